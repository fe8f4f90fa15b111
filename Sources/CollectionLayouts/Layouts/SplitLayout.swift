/// Sections in a left and a right column, or in a single one, as the environment decides: the case of two columns of
/// `ColumnsLayout`.
///
/// After UICollectionViewSplitLayout: each column stacks its sections on its own; a section says on every
/// solve which side it wants. With a single column sides are ignored and all sections are stacked.
public struct SplitLayout<SectionID>: CollectionLayoutConvertible {
    /// How the width is divided, decided from the environment on every solve.
    public var columns: (LayoutEnvironment) -> Columns
    /// The side a section is on, asked again on every solve.
    @inlinable public var side: (SectionID) -> Side {
        get { chosenSide }
        set {
            chosenSide = newValue
            choices = ColumnChoices(side: newValue)
        }
    }
    /// What holds where a section's description says nothing.
    public var defaults: SectionDefaults
    /// What the columns' edges are measured from.
    public var insetReference: InsetReference
    /// Once before the first and after the last section, spanning both columns.
    public var boundarySupplementaryItems: [BoundaryItem] = []
    @usableFromInline var chosenSide: (SectionID) -> Side
    @usableFromInline var choices: ColumnChoices<SectionID>
    @usableFromInline let descriptions: CollectionLayout<SectionID>.Descriptions

    /// A layout that describes each section by itself.
    @inlinable
    public init(
        defaults: SectionDefaults = SectionDefaults(), insetReference: InsetReference = .safeArea,
        columns: @escaping (LayoutEnvironment) -> Columns,
        side: @escaping (SectionID) -> Side,
        section: @escaping (_ section: SectionID, _ column: Column) -> SectionLayout
    ) {
        self.columns = columns
        chosenSide = side
        choices = ColumnChoices(side: side)
        self.defaults = defaults
        self.insetReference = insetReference
        descriptions = .each(section)
    }

    /// A layout that describes all sections of a column alike, asked once a column.
    @inlinable
    public init(
        defaults: SectionDefaults = SectionDefaults(), insetReference: InsetReference = .safeArea,
        columns: @escaping (LayoutEnvironment) -> Columns,
        side: @escaping (SectionID) -> Side,
        everySection: @escaping (_ column: Column) -> SectionLayout
    ) {
        self.columns = columns
        chosenSide = side
        choices = ColumnChoices(side: side)
        self.defaults = defaults
        self.insetReference = insetReference
        descriptions = .every(everySection)
    }

    /// The sections in the columns that the environment asks for.
    public var collectionLayout: CollectionLayout<SectionID> {
        CollectionLayout(
            columns: columns, choices: choices, descriptions: descriptions, defaults: defaults,
            insetReference: insetReference, boundaryItems: boundarySupplementaryItems)
    }
}
