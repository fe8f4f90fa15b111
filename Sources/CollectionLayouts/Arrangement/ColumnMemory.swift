/// The descriptions of a column that the next sections may share.
struct ColumnMemory {
    /// The last description, shared by the next sections as long as theirs are alike.
    var latest: (section: SectionLayout, metrics: UInt32)?
    /// The description of all sections of the column, if the layout has only one.
    var shared: UInt32?
}

/// What a layout says of its sections, by their indices in the data.
struct SectionSource {
    let count: Int
    /// Whether all sections of a column have one description.
    let sharesDescriptions: Bool
    let defaults: SectionDefaults
    /// How many items a section has, and the column it asks for; nil for the shortest.
    let content: (_ section: Int) -> (itemCount: Int, column: Int?)
    let describe: (_ section: Int, _ column: Int) -> SectionLayout
}
