/// The heights of measured rows, in blocks. A block takes 24 bytes, and 8 bytes more per row if any of its rows has
/// been measured.
///
/// A new height of a row changes only the row's block, and shifts the later blocks. So a view can measure the rows of a
/// long list while it scrolls.
struct RowTable {
    /// The largest number of rows in a block.
    static let blockSize = 256

    private let rows: Rows
    private(set) var count = 0
    /// The index of the first row of each block, followed by the number of all rows.
    private var firsts = [0]
    /// The top of each block in points, followed by the top that an appended row would get.
    private var tops = [0.0]
    /// The heights of each block's rows in points; empty if all rows of the block have the estimate.
    private(set) var heights: [[Double]] = []

    init(_ rows: Rows) { self.rows = rows }

    private var estimate: Double { rows.height }

    private func pitch(_ height: Double) -> Double { rows.pitch(height) }

    /// The bottom of the last row that takes room, in points.
    var height: Double { max(0, tops[heights.count] - rows.spacing) }

    /// Returns the last row that begins at or above `y`, or zero if no row does.
    func row(at y: Double) -> Int {
        guard count > 0 else { return 0 }
        let block = min(max(0, tops.partitioningIndex { $0 > y } - 1), heights.count - 1)
        let own = heights[block]
        let (first, end) = (firsts[block], firsts[block + 1])
        guard !own.isEmpty else {
            let pitch = pitch(estimate)
            guard pitch > 0 else { return end - 1 }
            return first + Int(quotient: (y - tops[block]) / pitch, last: end - first - 1)
        }
        var top = tops[block]
        var row = first
        while row < end - 1 {
            top += pitch(own[row - first])
            if top > y { break }
            row += 1
        }
        return row
    }

    /// Calls `body` with the rows that take room, their tops and their heights.
    @inline(__always)
    func forEachRow(
        in rows: ClosedRange<Int>, _ body: (_ row: Int, _ top: Double, _ height: Double) -> Void
    ) {
        var block = firsts.partitioningIndex { $0 > rows.lowerBound } - 1
        while block < heights.count, firsts[block] <= rows.upperBound {
            let own = heights[block]
            let first = firsts[block]
            let start = max(first, rows.lowerBound)
            var top =
                own.isEmpty
                ? tops[block] + Double(start - first) * pitch(estimate)
                : own[..<(start - first)].reduce(tops[block]) { $0 + pitch($1) }
            for row in start...min(firsts[block + 1] - 1, rows.upperBound) {
                let height = own.isEmpty ? estimate : own[row - first]
                if self.rows.takesRoom(height) { body(row, top, height) }
                top += pitch(height)
            }
            block += 1
        }
    }
}

extension RowTable {
    /// Replaces rows by new rows with the given heights. If there are no heights, the new rows have the estimate.
    /// O(rows replaced + new rows + blocks).
    mutating func replace(_ rows: Range<Int>, by newCount: Int, heights newHeights: [Double] = []) {
        guard !rows.isEmpty || newCount > 0 else { return }
        let blocks = blocks(around: rows)
        let first = firsts[blocks.lowerBound]
        let top = tops[blocks.lowerBound]
        var parts: [Part] = []
        if let block = blocks.first {
            parts.append(part(of: block, firsts[block]..<rows.lowerBound))
        }
        parts.append(Part(count: newCount, heights: newHeights))
        if let block = blocks.last {
            parts.append(part(of: block, rows.upperBound..<firsts[block + 1]))
        }
        let new = split(parts)
        let (oldEnd, oldBottom) = (firsts[blocks.upperBound], tops[blocks.upperBound])
        var (end, bottom) = (first, top)
        var newFirsts: [Int] = []
        var newTops: [Double] = []
        for part in new {
            newFirsts.append(end)
            newTops.append(bottom)
            end += part.count
            bottom +=
                part.heights.isEmpty
                ? Double(part.count) * pitch(estimate)
                : part.heights.reduce(0) { $0 + pitch($1) }
        }
        firsts.replaceSubrange(blocks, with: newFirsts)
        tops.replaceSubrange(blocks, with: newTops)
        heights.replaceSubrange(blocks, with: new.map(\.heights))
        firsts.shift(from: blocks.lowerBound + new.count, by: end - oldEnd)
        tops.shift(from: blocks.lowerBound + new.count, by: bottom - oldBottom)
        count = firsts[heights.count]
    }

    /// Consecutive rows.
    private struct Part {
        var count: Int
        /// The heights in points; empty if all rows have the estimate.
        var heights: [Double]
    }

    /// Returns the blocks that contain the given rows. For an empty range, returns the block at the position of the
    /// range.
    private func blocks(around rows: Range<Int>) -> Range<Int> {
        guard !heights.isEmpty else { return 0..<0 }
        let last = heights.count - 1
        func block(_ row: Int) -> Int {
            min(firsts.partitioningIndex { $0 > row } - 1, last)
        }
        return block(rows.lowerBound)..<block(max(rows.lowerBound, rows.upperBound - 1)) + 1
    }

    private func part(of block: Int, _ rows: Range<Int>) -> Part {
        let own = heights[block]
        guard !own.isEmpty else { return Part(count: rows.count, heights: []) }
        let first = firsts[block]
        return Part(
            count: rows.count,
            heights: Array(own[rows.lowerBound - first..<rows.upperBound - first]))
    }

    /// Splits rows into blocks of at most `blockSize` rows. Merges small neighbouring parts if both are measured or
    /// neither is.
    private func split(_ parts: [Part]) -> [Part] {
        var blocks: [Part] = []
        for part in parts {
            var start = 0
            while start < part.count {
                let fits = Self.blockSize - (blocks.last?.count ?? Self.blockSize)
                if fits > 0, let last = blocks.last, last.heights.isEmpty == part.heights.isEmpty {
                    let count = min(fits, part.count - start)
                    blocks[blocks.count - 1].count += count
                    if !part.heights.isEmpty {
                        blocks[blocks.count - 1].heights += part.heights[start..<start + count]
                    }
                    start += count
                    continue
                }
                let count = min(Self.blockSize, part.count - start)
                blocks.append(
                    Part(
                        count: count,
                        heights: part.heights.isEmpty
                            ? [] : Array(part.heights[start..<start + count])))
                start += count
            }
        }
        return blocks
    }
}
