extension Gallery {
    /// The demos whose data changes while the user watches.
    static let living: [DemoEntry] = [
        FilesDemo.entry, ProcessesDemo.entry, LogDemo.entry, MoviesDemo.entry, ShuffleDemo.entry,
    ]
}
