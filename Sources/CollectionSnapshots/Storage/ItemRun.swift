/// A range of consecutive items in one section.
@usableFromInline package struct ItemRun: Hashable, Sendable {
    /// The section's index.
    @usableFromInline package var section: Int
    /// The offsets of the items in the section.
    @usableFromInline package var offsets: Range<Int>

    /// Makes a run. Functions that use a run check whether its items exist.
    @inlinable
    package init(section: Int, offsets: Range<Int>) {
        self.section = section
        self.offsets = offsets
    }

    /// The number of items.
    @inlinable package var count: Int { offsets.count }
}

extension [ItemRun] {
    /// Returns the runs in the order of the data. Merges adjacent and overlapping runs, and leaves out empty runs.
    package func joined() -> [ItemRun] {
        var joined: [ItemRun] = []
        for run in sorted(by: {
            ($0.section, $0.offsets.lowerBound) < ($1.section, $1.offsets.lowerBound)
        }) where run.count > 0 {
            if let last = joined.last, last.section == run.section,
                last.offsets.upperBound >= run.offsets.lowerBound
            {
                let end = Swift.max(last.offsets.upperBound, run.offsets.upperBound)
                joined[joined.count - 1].offsets = last.offsets.lowerBound..<end
            } else {
                joined.append(run)
            }
        }
        return joined
    }
}
