/// A layout of sections one below the other, in which each section can scroll sideways on its own. Modelled on
/// JEKScrollableSectionCollectionViewLayout.
///
/// The layout has a single column. Shelves scroll sideways, and there may be sections with other bodies between
/// shelves. A section without items keeps its insets, as JEKScrollableSectionCollectionViewLayout intends.
public struct ScrollableSectionLayout<SectionID>: CollectionLayoutConvertible {
    /// The defaults for values that a section's description does not set.
    package var defaults: SectionDefaults
    /// Whether each section has a background that covers its header and footer too. A background in a section's
    /// description takes precedence.
    package var showsSectionBackgrounds: Bool
    /// The elements before the first section, after the last section, or beside all sections.
    public var boundarySupplementaryItems: [BoundaryItem] = []
    let descriptions: CollectionLayout<SectionID>.Descriptions

    /// Makes a layout with a separate description for each section. The closure `section` is called for each section on
    /// every solve.
    public init(
        defaults: SectionDefaults = SectionDefaults(backgroundExtent: .section),
        showsSectionBackgrounds: Bool = false,
        section: @escaping (_ section: SectionID, _ column: Column) -> SectionLayout
    ) {
        self.defaults = defaults
        self.showsSectionBackgrounds = showsSectionBackgrounds
        descriptions = .each(section)
    }

    /// Makes a layout with the same description for all sections. The closure `everySection` is called once on every
    /// solve.
    public init(
        defaults: SectionDefaults = SectionDefaults(backgroundExtent: .section),
        showsSectionBackgrounds: Bool = false,
        everySection: @escaping (_ column: Column) -> SectionLayout
    ) {
        self.defaults = defaults
        self.showsSectionBackgrounds = showsSectionBackgrounds
        descriptions = .every(everySection)
    }

    /// The error for a closure with one parameter that uses it as a section.
    @available(
        *, unavailable,
        message: "The closure takes two parameters: { section, column in … }"
    )
    public init(
        defaults: SectionDefaults = SectionDefaults(backgroundExtent: .section),
        showsSectionBackgrounds: Bool = false,
        section: @escaping (_ section: SectionID) -> SectionLayout
    ) {
        fatalError("unavailable")
    }

    /// The layout as a `CollectionLayout`: one column.
    public var collectionLayout: CollectionLayout<SectionID> {
        CollectionLayout(
            columns: { _ in .single }, choices: .first, descriptions: shown,
            defaults: defaults, insetReference: .safeArea,
            boundaryItems: boundarySupplementaryItems, flipsHorizontally: true)
    }

    /// The descriptions, with a background added to each section if `showsSectionBackgrounds` is true.
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
