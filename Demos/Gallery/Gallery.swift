/// All demos, in the order of the demo list: by category, and in a category the best first.
public enum Gallery {
    public static let entries: [DemoEntry] = [
        EverythingDemo.entry, SwitchDemo.entry,
        MosaicDemo.entry, AdaptiveDemo.entry, NestedGroupsDemo.entry, HeadersDemo.entry,
        BackgroundDemo.entry, AppearancesDemo.entry, BadgesDemo.entry, SimpleListDemo.entry,
        FifthsDemo.entry, GridDemo.entry, TwoRowsDemo.entry, OneAndThreeDemo.entry,
        DistinctSectionsDemo.entry, ColumnsDemo.entry, InsetGridDemo.entry,
        WaterfallDemo.entry, JustifiedDemo.entry, YourOwnDemo.entry,
        StoreDemo.entry, CalendarDemo.entry, ShelvesDemo.entry, BehavioursDemo.entry,
        FilesDemo.entry, ProcessesDemo.entry, LogDemo.entry, MoviesDemo.entry, ShuffleDemo.entry,
        MillionDemo.entry, BillionDemo.entry,
        SectionsDemo.entry, EmojiDemo.entry, BasicDemo.entry,
    ]

    /// Returns the demos of a category. O(demos).
    public static func entries(of category: DemoCategory) -> [DemoEntry] {
        entries.filter { $0.category == category }
    }

    /// Returns the entry with a name, ignoring case. O(demos).
    public static func entry(named name: String) -> DemoEntry? {
        let name = name.lowercased()
        return entries.first { $0.name == name }
    }
}
