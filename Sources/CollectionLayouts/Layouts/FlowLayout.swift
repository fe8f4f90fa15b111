/// Sections stacked in one column: the single-column case of `ColumnsLayout`.
///
/// After UICollectionViewFlowLayout, except that lines are left- and top-aligned rather than justified.
public struct FlowLayout<SectionID>: CollectionLayoutConvertible {
    /// What holds where a section's description says nothing.
    public var defaults: SectionDefaults
    /// What the column's edges are measured from.
    public var insetReference: InsetReference
    /// Once before the first and after the last section.
    public var boundarySupplementaryItems: [BoundaryItem] = []
    let descriptions: CollectionLayout<SectionID>.Descriptions

    /// A layout that describes each section by itself.
    public init(
        defaults: SectionDefaults = SectionDefaults(), insetReference: InsetReference = .safeArea,
        section: @escaping (_ section: SectionID, _ column: Column) -> SectionLayout
    ) {
        self.defaults = defaults
        self.insetReference = insetReference
        descriptions = .each(section)
    }

    /// A layout that describes all sections alike, asked once.
    public init(
        defaults: SectionDefaults = SectionDefaults(), insetReference: InsetReference = .safeArea,
        everySection: @escaping (_ column: Column) -> SectionLayout
    ) {
        self.defaults = defaults
        self.insetReference = insetReference
        descriptions = .every(everySection)
    }

    /// One column of sections.
    public var collectionLayout: CollectionLayout<SectionID> {
        CollectionLayout(
            columns: { _ in .single }, choices: .first, descriptions: descriptions,
            defaults: defaults, insetReference: insetReference,
            boundaryItems: boundarySupplementaryItems)
    }
}
