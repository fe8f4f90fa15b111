/// A layout with a left and a right column, or with a single column: `ColumnsLayout` with two columns.
///
/// Modelled on UICollectionViewSplitLayout. Each column stacks its own sections. On every solve a section requests a
/// side. With a single column, sides are ignored and all sections are stacked.
public struct SplitLayout<SectionID>: CollectionLayoutConvertible {
    /// The closure that divides the width into columns. It is called on every solve with the environment.
    @usableFromInline package var columns: (LayoutEnvironment) -> Columns
    /// The defaults for values that a section's description does not set.
    @usableFromInline package var defaults: SectionDefaults
    /// The area in which the columns are placed.
    @usableFromInline package var insetReference: InsetReference
    /// The elements before the first section, after the last section, or beside all sections. They span both columns.
    public var boundarySupplementaryItems: [BoundaryItem] = []
    /// Whether the layout is mirrored if the environment's direction is from right to left. False by default, as in the
    /// original.
    public var flipsHorizontally = false
    @usableFromInline let choices: ColumnChoices<SectionID>
    @usableFromInline let descriptions: CollectionLayout<SectionID>.Descriptions

    /// Makes a layout with a separate description for each section. The closure `section` is called for each section on
    /// every solve.
    @inlinable
    public init(
        defaults: SectionDefaults = SectionDefaults(), insetReference: InsetReference = .safeArea,
        columns: @escaping (LayoutEnvironment) -> Columns,
        side: @escaping (SectionID) -> Side,
        section: @escaping (_ section: SectionID, _ column: Column) -> SectionLayout
    ) {
        self.columns = columns
        choices = ColumnChoices(side: side)
        self.defaults = defaults
        self.insetReference = insetReference
        descriptions = .each(section)
    }

    /// Makes a layout with one description for all sections of a column. On every solve, the closure `everySection` is
    /// called once for each column.
    @inlinable
    public init(
        defaults: SectionDefaults = SectionDefaults(), insetReference: InsetReference = .safeArea,
        columns: @escaping (LayoutEnvironment) -> Columns,
        side: @escaping (SectionID) -> Side,
        everySection: @escaping (_ column: Column) -> SectionLayout
    ) {
        self.columns = columns
        choices = ColumnChoices(side: side)
        self.defaults = defaults
        self.insetReference = insetReference
        descriptions = .every(everySection)
    }

    /// The layout as a `CollectionLayout`.
    public var collectionLayout: CollectionLayout<SectionID> {
        CollectionLayout(
            columns: columns, choices: choices, descriptions: descriptions, defaults: defaults,
            insetReference: insetReference, boundaryItems: boundarySupplementaryItems,
            flipsHorizontally: flipsHorizontally)
    }
}
