/// A layout of sections in one column: `ColumnsLayout` with a single column.
///
/// Modelled on UIKit's `UICollectionViewFlowLayout`, but the items of a line are aligned to the left and to the top,
/// and lines are not justified.
public struct FlowLayout<SectionID>: CollectionLayoutConvertible {
    /// The defaults for values that a section's description does not set.
    package var defaults: SectionDefaults
    /// The area in which the column is placed.
    package var insetReference: InsetReference
    /// The elements before the first section, after the last section, or beside all sections.
    public var boundarySupplementaryItems: [BoundaryItem] = []
    /// Whether the layout is mirrored if the environment's direction is from right to left. False by default, as in UIKit.
    public var flipsHorizontally = false
    let descriptions: CollectionLayout<SectionID>.Descriptions

    /// Makes a layout with a separate description for each section. The closure `section` is called for each section on
    /// every solve.
    public init(
        defaults: SectionDefaults = SectionDefaults(), insetReference: InsetReference = .safeArea,
        section: @escaping (_ section: SectionID, _ column: Column) -> SectionLayout
    ) {
        self.defaults = defaults
        self.insetReference = insetReference
        descriptions = .each(section)
    }

    /// Makes a layout with the same description for all sections. The closure `everySection` is called once on every
    /// solve.
    public init(
        defaults: SectionDefaults = SectionDefaults(), insetReference: InsetReference = .safeArea,
        everySection: @escaping (_ column: Column) -> SectionLayout
    ) {
        self.defaults = defaults
        self.insetReference = insetReference
        descriptions = .every(everySection)
    }

    /// The error for a closure with one parameter that uses it as a section.
    @available(
        *, unavailable,
        message: "The closure takes two parameters: { section, column in … }"
    )
    public init(
        defaults: SectionDefaults = SectionDefaults(),
        insetReference: InsetReference = .safeArea,
        section: @escaping (_ section: SectionID) -> SectionLayout
    ) {
        fatalError("unavailable")
    }

    /// The layout as a `CollectionLayout`: one column.
    public var collectionLayout: CollectionLayout<SectionID> {
        CollectionLayout(
            columns: { _ in .single }, choices: .first, descriptions: descriptions,
            defaults: defaults, insetReference: insetReference,
            boundaryItems: boundarySupplementaryItems, flipsHorizontally: flipsHorizontally)
    }
}
