/// Sections that are all described alike, of which there may be a million.
extension SplitSolver {
    /// Places all sections, those of a column described alike and asked for once.
    ///
    /// - Parameter choices: The column each section asks for; empty where there is one.
    mutating func placeAlike(
        choices: [UInt8], defaults: SectionDefaults, describe: (_ column: Int) -> SectionLayout
    ) {
        for section in arrangement.entries.indices {
            let column = choices.isEmpty ? 0 : column(choices[section], of: section)
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
