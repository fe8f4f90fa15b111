extension Gallery {
    /// Data that changes while it is looked at.
    static let living: [DemoEntry] = [
        FilesDemo.entry, ProcessesDemo.entry, LogDemo.entry, MoviesDemo.entry, ShuffleDemo.entry,
    ]
}
