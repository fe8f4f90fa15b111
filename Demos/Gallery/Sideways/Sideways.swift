extension Gallery {
    /// Sections that scroll sideways.
    static let sideways: [DemoEntry] = []
}
