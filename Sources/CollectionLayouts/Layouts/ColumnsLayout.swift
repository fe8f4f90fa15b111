/// A layout with any number of columns. The number can depend on the environment.
///
/// Each column stacks its own sections. On every solve a section requests a column by index, or the shortest column;
/// see `ColumnChoice.shortest`. An index is clamped to the existing columns.
///
/// Queries and edits cost the same as in one column, plus O(columns). If sections request the shortest column, and a
/// section is inserted, removed or moved, the columns of all later sections are chosen again. This takes O(sections).
public struct ColumnsLayout<SectionID>: CollectionLayoutConvertible {
    /// The closure that divides the width into columns. It is called on every solve with the environment.
    @usableFromInline package var columns: (LayoutEnvironment) -> Columns
    /// The defaults for values that a section's description does not set.
    @usableFromInline package var defaults: SectionDefaults
    /// The area in which the columns are placed.
    @usableFromInline package var insetReference: InsetReference
    /// The space between two sections of a column, in points. There is no space before the first section or after the
    /// last.
    ///
    /// With a negative spacing sections overlap. A spacing that is infinite, not a number or beyond 10^12 counts as
    /// zero and is reported as a `LayoutProblem`.
    public var interSectionSpacing = 0.0
    /// The elements before the first section, after the last section, or beside all sections. They span all columns.
    public var boundarySupplementaryItems: [BoundaryItem] = []
    /// Whether the layout is mirrored if the environment's direction is from right to left. False by default, as in a
    /// `SplitLayout`.
    public var flipsHorizontally = false
    @usableFromInline let choices: ColumnChoices<SectionID>
    @usableFromInline let descriptions: CollectionLayout<SectionID>.Descriptions

    /// Makes a layout with a separate description for each section. The closure `section` is called for each section on
    /// every solve.
    @inlinable
    public init(
        defaults: SectionDefaults = SectionDefaults(), insetReference: InsetReference = .safeArea,
        columns: @escaping (LayoutEnvironment) -> Columns,
        column: @escaping (SectionID) -> ColumnChoice = { _ in .shortest },
        section: @escaping (_ section: SectionID, _ column: Column) -> SectionLayout
    ) {
        self.columns = columns
        choices = ColumnChoices(column)
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
        column: @escaping (SectionID) -> ColumnChoice = { _ in .shortest },
        everySection: @escaping (_ column: Column) -> SectionLayout
    ) {
        self.columns = columns
        choices = ColumnChoices(column)
        self.defaults = defaults
        self.insetReference = insetReference
        descriptions = .every(everySection)
    }

    /// The layout as a `CollectionLayout`.
    public var collectionLayout: CollectionLayout<SectionID> {
        CollectionLayout(
            columns: columns, choices: choices, descriptions: descriptions, defaults: defaults,
            insetReference: insetReference, interSectionSpacing: interSectionSpacing,
            boundaryItems: boundarySupplementaryItems, flipsHorizontally: flipsHorizontally)
    }
}
