/// Sections that are all described alike, of which there may be a million.
extension SplitSolver {
    /// Places all sections, those of a column described alike and asked for once.
    ///
    /// - Parameter columns: The column of each section; empty where there is one.
    mutating func placeAlike(
        columns: [UInt8], defaults: SectionDefaults, describe: (_ column: Int) -> SectionLayout
    ) {
        for section in arrangement.entries.indices {
            let column = columns.isEmpty ? 0 : Int(columns[section])
            guard arrangement.columns[column].width > 0 else {
                leaveOut(section)
                continue
            }
            let metrics = sharedMetrics(section: section, column: column, defaults: defaults) {
                describe(column)
            }
            place(section, metrics: metrics)
        }
    }
}
