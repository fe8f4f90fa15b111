extension Gallery {
    /// Demos of flow sections in one column or two.
    static let split: [DemoEntry] = [BasicDemo.entry, EmojiDemo.entry, SectionsDemo.entry]
}
