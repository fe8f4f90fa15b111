/// What is kept of a column's descriptions, so that sections that are alike share one.
struct ColumnMemory {
    /// The last description resolved, kept as long as the next ones are alike.
    var latest: (section: SectionLayout, metrics: UInt32)?
    /// The one description of all sections of the column, once it is resolved.
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
