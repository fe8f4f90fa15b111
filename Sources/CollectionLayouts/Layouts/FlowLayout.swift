/// A layout of sections in one column: `ColumnsLayout` with a single column.
///
/// After UIKit's `UICollectionViewFlowLayout`, but lines are left- and top-aligned, not justified.
public struct FlowLayout<SectionID>: CollectionLayoutConvertible {
    /// Values that a section takes where its description gives none.
    public var defaults: SectionDefaults
    /// Where the column begins and ends.
    public var insetReference: InsetReference
    /// Elements before the first section, after the last section, or beside all sections.
    public var boundarySupplementaryItems: [BoundaryItem] = []
    let descriptions: CollectionLayout<SectionID>.Descriptions

    /// Makes a layout that describes each section by itself. The closure is called for each section on every solve.
    public init(
        defaults: SectionDefaults = SectionDefaults(), insetReference: InsetReference = .safeArea,
        section: @escaping (_ section: SectionID, _ column: Column) -> SectionLayout
    ) {
        self.defaults = defaults
        self.insetReference = insetReference
        descriptions = .each(section)
    }

    /// Makes a layout with the same description for all sections. The closure is called once for each solve.
    public init(
        defaults: SectionDefaults = SectionDefaults(), insetReference: InsetReference = .safeArea,
        everySection: @escaping (_ column: Column) -> SectionLayout
    ) {
        self.defaults = defaults
        self.insetReference = insetReference
        descriptions = .every(everySection)
    }

    /// The layout as a `CollectionLayout`: one column.
    public var collectionLayout: CollectionLayout<SectionID> {
        CollectionLayout(
            columns: { _ in .single }, choices: .first, descriptions: descriptions,
            defaults: defaults, insetReference: insetReference,
            boundaryItems: boundarySupplementaryItems)
    }
}
