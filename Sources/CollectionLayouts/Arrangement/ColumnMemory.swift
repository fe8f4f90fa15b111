/// The descriptions of a column that later sections of the column may share.
struct ColumnMemory {
    /// The description of the latest section. The next section shares it if both descriptions are alike.
    var latest: (section: SectionLayout, metrics: UInt32)?
    /// The description that all sections of the column share; nil if the sections have descriptions of their own, or
    /// before the first section.
    var shared: UInt32?
}

/// The sections of a layout. Closures return the content and the description of a section from its index.
struct SectionSource {
    let count: Int
    /// Whether all sections of a column have the same description.
    let sharesDescriptions: Bool
    let defaults: SectionDefaults
    /// A closure that returns the number of items and the column of a section. A column of nil means the shortest
    /// column.
    let content: (_ section: Int) -> (itemCount: Int, column: Int?)
    let describe: (_ section: Int, _ column: Int) -> SectionLayout
}
