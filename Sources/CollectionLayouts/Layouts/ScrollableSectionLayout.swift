/// A layout of sections one below the other, each scrolling sideways on its own. After
/// JEKScrollableSectionCollectionViewLayout.
///
/// It has a single column. Shelves scroll sideways, and sections with other bodies may stand between them. A section
/// without items keeps its insets, as the original intends.
public struct ScrollableSectionLayout<SectionID>: CollectionLayoutConvertible {
    /// Values that a section takes where its description gives none.
    public var defaults: SectionDefaults
    /// Whether each section has a background, which covers its header and footer too. A section's own background takes
    /// precedence.
    public var showsSectionBackgrounds: Bool
    /// Elements before the first section, after the last section, or beside all sections.
    public var boundarySupplementaryItems: [BoundaryItem] = []
    let descriptions: CollectionLayout<SectionID>.Descriptions

    /// Makes a layout that describes each section by itself. The closure is called for each section on every solve.
    public init(
        defaults: SectionDefaults = SectionDefaults(backgroundExtent: .section),
        showsSectionBackgrounds: Bool = false,
        section: @escaping (_ section: SectionID, _ column: Column) -> SectionLayout
    ) {
        self.defaults = defaults
        self.showsSectionBackgrounds = showsSectionBackgrounds
        descriptions = .each(section)
    }

    /// Makes a layout with the same description for all sections. The closure is called once for each solve.
    public init(
        defaults: SectionDefaults = SectionDefaults(backgroundExtent: .section),
        showsSectionBackgrounds: Bool = false,
        everySection: @escaping (_ column: Column) -> SectionLayout
    ) {
        self.defaults = defaults
        self.showsSectionBackgrounds = showsSectionBackgrounds
        descriptions = .every(everySection)
    }

    /// The layout as a `CollectionLayout`: one column.
    public var collectionLayout: CollectionLayout<SectionID> {
        CollectionLayout(
            columns: { _ in .single }, choices: .first, descriptions: shown,
            defaults: defaults, insetReference: .safeArea,
            boundaryItems: boundarySupplementaryItems)
    }

    /// The descriptions, with a background where all sections are to have one.
    private var shown: CollectionLayout<SectionID>.Descriptions {
        guard showsSectionBackgrounds else { return descriptions }
        func shown(_ section: SectionLayout) -> SectionLayout {
            section.background == nil ? section.background(.section) : section
        }
        return switch descriptions {
        case .each(let describe): .each { shown(describe($0, $1)) }
        case .every(let describe): .every { shown(describe($0)) }
        }
    }
}
