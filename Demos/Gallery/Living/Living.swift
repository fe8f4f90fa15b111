extension Gallery {
    /// Data that changes while it is looked at.
    static let living: [DemoEntry] = [FilesDemo.entry]
}
