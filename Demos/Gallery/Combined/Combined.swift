extension Gallery {
    /// Demos of different bodies side by side, and of different layouts over the same data.
    static let combined = [EverythingDemo.entry, SwitchDemo.entry]
}
