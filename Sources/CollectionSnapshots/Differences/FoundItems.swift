/// Runs of items of the new snapshot, with a mark for each item that was found in the old snapshot. Items without a
/// mark were inserted.
@usableFromInline
struct FoundItems {
    private var runs: [ItemRun] = []
    /// For each run, the number of items in the runs before it.
    private var starts: [Int] = []
    private var count = 0
    /// Whether each item was found. Empty if there are more than 16 million items; `found` is then used.
    private var areFound: [Bool] = []
    /// The ranges of found items, in no particular order. Used only if `areFound` is empty.
    private var found: [Range<Int>] = []

    @usableFromInline
    init() {}

    @usableFromInline var isEmpty: Bool { count == 0 }

    /// Adds a run. Runs are added in the order of the snapshot.
    @usableFromInline
    mutating func append(_ run: ItemRun) {
        runs.append(run)
        starts.append(count)
        count += run.count
    }

    /// Prepares the marks after the last run was added. Must be called before `cover`.
    @usableFromInline
    mutating func close() {
        guard count <= 16_000_000 else { return }
        areFound = Array(repeating: false, count: count)
    }

    /// Marks consecutive items as found. The items must be in one run.
    @usableFromInline
    mutating func cover(_ position: ItemPosition, count length: Int) {
        let next = runs.partitioningIndex {
            ($0.section, $0.offsets.lowerBound) > (position.section, position.offset)
        }
        let first = starts[next - 1] + position.offset - runs[next - 1].offsets.lowerBound
        guard !areFound.isEmpty else { return found.append(first..<first + length) }
        for place in first..<first + length { areFound[place] = true }
    }

    /// Returns the items that were not found, in order.
    func uncovered() -> [ItemRun] {
        let gaps = areFound.isEmpty ? gapsBetweenFound() : gapsInFlags()
        var result: [ItemRun] = []
        var run = 0
        for gap in gaps {
            var start = gap.lowerBound
            while start < gap.upperBound {
                while starts[run] + runs[run].count <= start { run += 1 }
                let offset = runs[run].offsets.lowerBound + start - starts[run]
                let length = min(gap.upperBound - start, runs[run].offsets.upperBound - offset)
                result.append(
                    ItemRun(section: runs[run].section, offsets: offset..<offset + length))
                start += length
            }
        }
        return result.joined()
    }

    private func gapsBetweenFound() -> [Range<Int>] {
        var gaps: [Range<Int>] = []
        var start = 0
        for range in found.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            gaps.append(start..<range.lowerBound)
            start = range.upperBound
        }
        return gaps + [start..<count]
    }

    private func gapsInFlags() -> [Range<Int>] {
        var gaps: [Range<Int>] = []
        var end = 0
        while let start = areFound[end...].firstIndex(of: false) {
            end = areFound[start...].firstIndex(of: true) ?? count
            gaps.append(start..<end)
        }
        return gaps
    }
}
