extension Gallery {
    /// Sections of groups, nested to any depth, and lists.
    static let compositional: [DemoEntry] = []
}
