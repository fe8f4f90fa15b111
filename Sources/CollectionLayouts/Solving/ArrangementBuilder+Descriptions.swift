/// Resolves descriptions. Each description is resolved only once.
extension ArrangementBuilder {
    /// Returns the index of the description that all sections of a column share. Calls `describe` only the first time.
    mutating func sharedMetrics(
        section: Int, column: Int, defaults: SectionDefaults, describe: () -> SectionLayout
    ) -> UInt32 {
        if let shared = arrangement.memories[column].shared, canShare(shared) { return shared }
        let metrics = metrics(
            of: describe(), section: section, column: column, defaults: defaults)
        if canShare(metrics) { arrangement.memories[column].shared = metrics }
        return metrics
    }

    /// Returns the index of a resolved description. Resolves the description only if it is not like the latest
    /// description of the column.
    mutating func metrics(
        of description: SectionLayout, section: Int, column: Int, defaults: SectionDefaults
    ) -> UInt32 {
        if let latest = arrangement.memories[column].latest, canShare(latest.metrics),
            latest.section.isAlike(description)
        {
            return latest.metrics
        }
        log.begin(section)
        let reference = log.reference(
            description.contentInsetsReference, automatic: arrangement.insetReference,
            isTransposed: arrangement.isTransposed)
        let place = SectionPosition(
            index: section, columnIndex: column, column: arrangement.column(column, by: reference),
            height: arrangement.fractionHeight, defaults: defaults, measure: measure)
        let index = arrangement.metrics.add(SectionMetrics(description, in: place, log: &log))
        // For a shared description, `problems` lists the problem only once. `problem(ofSection:)` returns it for each
        // of the sections.
        if let problem = log.first { arrangement.sharedProblems[index] = problem }
        arrangement.memories[column].latest = canShare(index) ? (description, index) : nil
        return index
    }

    /// Whether sections can share a description. False with measured headers, because these differ between sections.
    private func canShare(_ index: UInt32) -> Bool {
        measure == nil || !arrangement.metrics[Int(index)].hasMeasuredBoundaries
    }

    /// Decrements the number of sections with a description. Removes the description after its last section.
    mutating func release(_ index: UInt32) {
        guard arrangement.metrics.release(index) else { return }
        guard !arrangement.memories.contains(where: { $0.shared == index }) else { return }
        for column in arrangement.memories.indices
        where arrangement.memories[column].latest?.metrics == index {
            arrangement.memories[column].latest = nil
        }
        arrangement.sharedProblems[index] = nil
        arrangement.metrics.remove(index)
    }
}
