extension Gallery {
    /// Demos of sections with groups, nested to any depth, and of lists.
    static let compositional: [DemoEntry] = [
        SimpleListDemo.entry, GridDemo.entry, FifthsDemo.entry, InsetGridDemo.entry,
        ColumnsDemo.entry, AdaptiveDemo.entry, DistinctSectionsDemo.entry, OneAndThreeDemo.entry,
        NestedGroupsDemo.entry,
        MosaicDemo.entry, BadgesDemo.entry, HeadersDemo.entry, BackgroundDemo.entry,
        AppearancesDemo.entry,
    ]
}
