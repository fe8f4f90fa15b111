/// A layout with a left and a right column, or with a single one: `ColumnsLayout` with two columns.
///
/// After UICollectionViewSplitLayout. Each column stacks its own sections. On every solve a section asks for a side.
/// With a single column, sides are ignored and all sections are stacked.
public struct SplitLayout<SectionID>: CollectionLayoutConvertible {
    /// Divides the width into columns. Called on every solve with the environment.
    public var columns: (LayoutEnvironment) -> Columns
    /// The side of a section. Called on every solve.
    @inlinable public var side: (SectionID) -> Side {
        get { chosenSide }
        set {
            chosenSide = newValue
            choices = ColumnChoices(side: newValue)
        }
    }
    /// Values that a section takes where its description gives none.
    public var defaults: SectionDefaults
    /// Where the columns begin and end.
    public var insetReference: InsetReference
    /// Elements before the first section, after the last section, or beside all sections. They span both columns.
    public var boundarySupplementaryItems: [BoundaryItem] = []
    @usableFromInline var chosenSide: (SectionID) -> Side
    @usableFromInline var choices: ColumnChoices<SectionID>
    @usableFromInline let descriptions: CollectionLayout<SectionID>.Descriptions

    /// Makes a layout that describes each section by itself. The closure is called for each section on every solve.
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

    /// Makes a layout with one description for all sections of a column. The closure is called once for each column.
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

    /// The layout as a `CollectionLayout`.
    public var collectionLayout: CollectionLayout<SectionID> {
        CollectionLayout(
            columns: columns, choices: choices, descriptions: descriptions, defaults: defaults,
            insetReference: insetReference, boundaryItems: boundarySupplementaryItems)
    }
}
