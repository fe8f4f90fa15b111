/// Sections in any number of columns, as the environment decides.
///
/// Each column stacks its sections on its own. A section says on every solve which column it wants, or goes to the
/// column that is shortest so far; see `ColumnChoice.shortest`.
///
/// Queries and edits cost what they cost in one column, and O(columns) more. Where sections go to the shortest column
/// and one is inserted, removed or moved, the columns of all later ones are chosen again, in O(sections).
public struct ColumnsLayout<SectionID>: CollectionLayoutConvertible {
    /// How the width is divided, decided from the environment on every solve.
    public var columns: (LayoutEnvironment) -> Columns
    /// The column a section is in, asked again on every solve. An index is clamped to the columns there are.
    @inlinable public var column: (SectionID) -> ColumnChoice {
        get { chosenColumn }
        set {
            chosenColumn = newValue
            choices = ColumnChoices(newValue)
        }
    }
    /// What holds where a section's description says nothing.
    public var defaults: SectionDefaults
    /// What the columns' edges are measured from.
    public var insetReference: InsetReference
    /// Between two sections of a column, in points; not before the first or after the last. With a negative one they
    /// overlap. One that is infinite, not a number or beyond 10^12 counts as zero and is a `LayoutProblem`.
    public var interSectionSpacing = 0.0
    /// Once before the first and after the last section, spanning all columns.
    public var boundarySupplementaryItems: [BoundaryItem] = []
    @usableFromInline var chosenColumn: (SectionID) -> ColumnChoice
    @usableFromInline var choices: ColumnChoices<SectionID>
    @usableFromInline let descriptions: CollectionLayout<SectionID>.Descriptions

    /// A layout that describes each section by itself.
    @inlinable
    public init(
        defaults: SectionDefaults = SectionDefaults(), insetReference: InsetReference = .safeArea,
        columns: @escaping (LayoutEnvironment) -> Columns,
        column: @escaping (SectionID) -> ColumnChoice = { _ in .shortest },
        section: @escaping (_ section: SectionID, _ column: Column) -> SectionLayout
    ) {
        self.columns = columns
        chosenColumn = column
        choices = ColumnChoices(column)
        self.defaults = defaults
        self.insetReference = insetReference
        descriptions = .each(section)
    }

    /// A layout with one description for all sections of a column, asked for once a column.
    @inlinable
    public init(
        defaults: SectionDefaults = SectionDefaults(), insetReference: InsetReference = .safeArea,
        columns: @escaping (LayoutEnvironment) -> Columns,
        column: @escaping (SectionID) -> ColumnChoice = { _ in .shortest },
        everySection: @escaping (_ column: Column) -> SectionLayout
    ) {
        self.columns = columns
        chosenColumn = column
        choices = ColumnChoices(column)
        self.defaults = defaults
        self.insetReference = insetReference
        descriptions = .every(everySection)
    }

    /// The sections in the columns that the environment asks for.
    public var collectionLayout: CollectionLayout<SectionID> {
        CollectionLayout(
            columns: columns, choices: choices, descriptions: descriptions, defaults: defaults,
            insetReference: insetReference, interSectionSpacing: interSectionSpacing,
            boundaryItems: boundarySupplementaryItems)
    }
}
