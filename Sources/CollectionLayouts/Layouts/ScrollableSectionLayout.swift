/// Sections that scroll sideways each on its own, one below the other, after
/// JEKScrollableSectionCollectionViewLayout.
///
/// Builds a single column. Shelves scroll; flow sections may stand among
/// them. A section without items keeps its insets, as the original means to.
public struct ScrollableSectionLayout<SectionID>: CollectionLayoutConvertible {
    /// What holds where a section's description says nothing.
    public var defaults: SectionDefaults
    /// Whether each section has a background over all of it, header and footer too.
    public var showsSectionBackgrounds: Bool
    let section: (SectionID, Column) -> SectionLayout

    /// A layout that describes each section by itself, on every solve.
    public init(
        defaults: SectionDefaults = SectionDefaults(), showsSectionBackgrounds: Bool = false,
        section: @escaping (_ section: SectionID, _ column: Column) -> SectionLayout
    ) {
        self.defaults = defaults
        self.showsSectionBackgrounds = showsSectionBackgrounds
        self.section = section
    }

    /// One column of sections.
    public var collectionLayout: CollectionLayout<SectionID> {
        CollectionLayout(
            columns: { _ in .single }, side: { _ in .left },
            descriptions: .each { [section, showsSectionBackgrounds] id, column in
                var description = section(id, column)
                if showsSectionBackgrounds, description.background == nil {
                    description.background = .section
                }
                return description
            },
            defaults: defaults, insetReference: .safeArea)
    }
}
