extension Arrangement {
    /// The notes of the layout as a whole, then the notes of each description, in the order of the sections. The notes of
    /// a shared description are listed once, for its first section; at most 100 notes are listed.
    ///
    /// - Complexity: O(1) without notes of sections, else O(sections).
    public var notes: [LayoutNote] {
        var notes = ownNotes.map { LayoutNote(section: nil, reason: $0) }
        var left = metrics.notedCount
        var listed: Set<UInt32> = []
        for (section, entry) in entries.enumerated() where left > 0 {
            guard entry.metrics != SectionEntry.leftOut, notes.count < ProblemLog.limit,
                !metrics[Int(entry.metrics)].notes.isEmpty, listed.insert(entry.metrics).inserted
            else { continue }
            notes += self.notes(ofSection: section)
            left -= 1
        }
        return Array(notes.prefix(ProblemLog.limit))
    }

    /// Returns the notes of a section's description; empty if the section is left out because its column has no width.
    /// Stops the program if there is no such section.
    package func notes(ofSection section: Int) -> [LayoutNote] {
        checkSection(section)
        let index = entries[section].metrics
        guard index != SectionEntry.leftOut else { return [] }
        return metrics[Int(index)].notes.map { LayoutNote(section: section, reason: $0) }
    }

    /// Stops the program if there is no such section.
    func checkSection(_ section: Int) {
        precondition(
            entries.indices.contains(section),
            "There is no section \(section): pass an index below sectionCount (\(entries.count)).")
    }
}
