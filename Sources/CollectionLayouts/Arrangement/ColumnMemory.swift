/// The descriptions of a column that the next sections may share.
struct ColumnMemory {
    /// The latest description. The next sections share it as long as their descriptions are alike.
    var latest: (section: SectionLayout, metrics: UInt32)?
    /// The description of all sections of the column, if the layout has only one.
    var shared: UInt32?
}

/// The sections of a layout, as closures by section index.
struct SectionSource {
    let count: Int
    /// Whether all sections of a column have the same description.
    let sharesDescriptions: Bool
    let defaults: SectionDefaults
    /// Returns the number of items and the column of a section; a column of nil means the shortest column.
    let content: (_ section: Int) -> (itemCount: Int, column: Int?)
    let describe: (_ section: Int, _ column: Int) -> SectionLayout
}
