/// Runs of items of the new snapshot, and which of them have been found in the old one: what is not
/// found is inserted.
@usableFromInline
struct Coverage {
    @usableFromInline private(set) var runs: [ItemRun] = []
    /// How many items are in the runs before.
    private var starts: [Int] = []
    private(set) var count = 0
    /// A bit an item, where that is not too much.
    private var bits: [UInt64] = []
    /// Else what was found: in no order, by how many items are before.
    private var found: [Range<Int>] = []
    private var latest = 0

    @usableFromInline
    init() {}

    @usableFromInline var isEmpty: Bool { count == 0 }

    /// In the order of the snapshot.
    @usableFromInline
    mutating func append(_ run: ItemRun) {
        guard run.count > 0 else { return }
        runs.append(run)
        starts.append(count)
        count += run.count
    }

    /// To be called when all runs are there.
    @usableFromInline
    mutating func close() {
        guard count <= 1 << 26 else { return }
        bits = Array(repeating: 0, count: (count + 63) / 64)
    }

    /// Notes that items were found. They are all in one run, or nothing is noted and false
    /// returned.
    @usableFromInline
    mutating func cover(_ position: ItemPosition, count length: Int) {
        if !holds(latest, position) {
            var low = 0
            var high = runs.count
            while high - low > 1 {
                let middle = (low + high) / 2
                let run = runs[middle]
                if (run.section, run.offsets.lowerBound) <= (position.section, position.offset) {
                    low = middle
                } else {
                    high = middle
                }
            }
            latest = low
        }
        assert(holds(latest, position), "What stays in place is not looked for.")
        let first = starts[latest] + position.offset - runs[latest].offsets.lowerBound
        guard !bits.isEmpty else { return found.append(first..<first + length) }
        for place in first..<first + length { bits[place >> 6] |= 1 << UInt64(place & 63) }
    }

    private func holds(_ run: Int, _ position: ItemPosition) -> Bool {
        run < runs.count && runs[run].section == position.section
            && runs[run].offsets.contains(position.offset)
    }

    /// The items that were not found, in their order.
    func uncovered() -> [ItemRun] {
        let gaps = bits.isEmpty ? gapsBetweenFound() : gapsInBits()
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
            if start < range.lowerBound { gaps.append(start..<range.lowerBound) }
            start = range.upperBound
        }
        if start < count { gaps.append(start..<count) }
        return gaps
    }

    private func gapsInBits() -> [Range<Int>] {
        var gaps: [Range<Int>] = []
        var start: Int?
        for (word, bits) in bits.enumerated() where bits != .max || start != nil {
            for bit in 0..<64 where word * 64 + bit < count {
                let place = word * 64 + bit
                if bits >> UInt64(bit) & 1 == 0 {
                    if start == nil { start = place }
                } else if let first = start {
                    gaps.append(first..<place)
                    start = nil
                }
            }
        }
        if let start { gaps.append(start..<count) }
        return gaps
    }
}
