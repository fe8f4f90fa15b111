/// Sections that scroll sideways each on its own, one below the other, after
/// JEKScrollableSectionCollectionViewLayout.
///
/// Builds a single column. Shelves scroll; other bodies may stand among them. A section without items keeps its insets,
/// as the original is meant to.
public struct ScrollableSectionLayout<SectionID>: CollectionLayoutConvertible {
    /// What holds where a section's description says nothing.
    public var defaults: SectionDefaults
    /// Whether each section has a background over all of it, header and footer too.
    public var showsSectionBackgrounds: Bool
    /// Once before the first and after the last section.
    public var boundarySupplementaryItems: [BoundaryItem] = []
    let descriptions: CollectionLayout<SectionID>.Descriptions

    /// A layout that describes each section by itself, on every solve.
    public init(
        defaults: SectionDefaults = SectionDefaults(backgroundExtent: .section),
        showsSectionBackgrounds: Bool = false,
        section: @escaping (_ section: SectionID, _ column: Column) -> SectionLayout
    ) {
        self.defaults = defaults
        self.showsSectionBackgrounds = showsSectionBackgrounds
        descriptions = .each(section)
    }

    /// A layout that describes all sections alike, asked once.
    public init(
        defaults: SectionDefaults = SectionDefaults(backgroundExtent: .section),
        showsSectionBackgrounds: Bool = false,
        everySection: @escaping (_ column: Column) -> SectionLayout
    ) {
        self.defaults = defaults
        self.showsSectionBackgrounds = showsSectionBackgrounds
        descriptions = .every(everySection)
    }

    /// One column of sections.
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
