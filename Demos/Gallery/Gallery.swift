/// All demos, in the order of the demo list.
public enum Gallery {
    public static let entries: [DemoEntry] = [
        BasicDemo.entry, EmojiDemo.entry, SectionsDemo.entry,
        EverythingDemo.entry, SwitchDemo.entry,
        SimpleListDemo.entry, GridDemo.entry, FifthsDemo.entry, InsetGridDemo.entry,
        ColumnsDemo.entry, AdaptiveDemo.entry, DistinctSectionsDemo.entry, OneAndThreeDemo.entry,
        NestedGroupsDemo.entry, MosaicDemo.entry, BadgesDemo.entry, HeadersDemo.entry,
        BackgroundDemo.entry, AppearancesDemo.entry,
        WaterfallDemo.entry, JustifiedDemo.entry, YourOwnDemo.entry,
        BehavioursDemo.entry, ShelvesDemo.entry, StoreDemo.entry, CalendarDemo.entry,
        FilesDemo.entry, ProcessesDemo.entry, LogDemo.entry, MoviesDemo.entry, ShuffleDemo.entry,
        MillionDemo.entry, BillionDemo.entry,
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
