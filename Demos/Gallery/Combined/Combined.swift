extension Gallery {
    /// Sections of every kind side by side, or one after the other over the same data.
    static let combined = [EverythingDemo.entry, SwitchDemo.entry]
}
