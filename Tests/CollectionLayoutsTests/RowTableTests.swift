import Testing

@testable import CollectionLayouts

/// Tests that a row table gives the same results as a plain list of heights.
@Suite struct RowTableTests {
    private static let spacing = 2.0
    private static let estimate = 3.0

    private static func table(_ count: Int) -> RowTable {
        var table = RowTable(Rows(width: 10, height: estimate, spacing: spacing))
        table.replace(0..<0, by: count)
        return table
    }

    /// Returns the top of each row, then the top of one more row.
    private func tops(_ heights: [Double]) -> [Double] {
        heights.reduce(into: [0]) { $0.append($0[$0.count - 1] + ($1 > 0 ? $1 + Self.spacing : 0)) }
    }

    private func expectAlike(_ table: RowTable, _ heights: [Double], _ comment: Comment) {
        let tops = tops(heights)
        #expect(table.count == heights.count, comment)
        #expect(table.height == max(0, tops[heights.count] - Self.spacing), comment)
        // On all row edges, next to the edges, and beyond both ends.
        var expected = 0
        for y in (tops.flatMap { [$0 - 0.25, $0, $0 + 0.25] } + [-50, tops[heights.count] + 50])
            .sorted()
        {
            while expected + 1 < heights.count, tops[expected + 1] <= y { expected += 1 }
            let found = table.row(at: y)
            guard found != expected else { continue }
            Issue.record("\(comment): row \(found) instead of \(expected) at \(y)")
            return
        }
        for first in stride(from: 0, to: heights.count, by: 97) {
            for last in [first, first + 1, first + 300] where last < heights.count {
                var found: [[Double]] = []
                table.forEachRow(in: first...last) { found.append([Double($0), $1, $2]) }
                let expected = (first...last).filter { heights[$0] > 0 }
                    .map { [Double($0), tops[$0], heights[$0]] }
                #expect(found == expected, comment)
            }
        }
    }

    @Test(
        "Random edits of many rows give the same results as a plain list, also with empty rows",
        arguments: 0..<8)
    func edits(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let count = [0, 1, 256, 257, 1500][seed % 5]
        var table = Self.table(count)
        var heights = Array(repeating: Self.estimate, count: count)
        expectAlike(table, heights, "seed \(seed)")
        for round in 0..<12 {
            let start = Int.random(in: 0...heights.count, using: &random)
            let most = [0, 1, 2, 400][round % 4]
            let old = start..<min(heights.count, start + Int.random(in: 0...most, using: &random))
            let newCount = [0, 1, 3, 700][Int.random(in: 0..<4, using: &random)]
            // Without heights, the new rows have the estimate.
            let isMeasured = random.chance(0.7)
            let new = (0..<newCount).map { _ in
                isMeasured ? Double(Int.random(in: 0...4, using: &random)) : Self.estimate
            }
            table.replace(old, by: newCount, heights: isMeasured ? new : [])
            heights.replaceSubrange(old, with: new)
            expectAlike(table, heights, "seed \(seed), round \(round)")
        }
    }

    @Test("Single edits leave no more blocks than the rows need")
    func blocksAreJoined() {
        var table = Self.table(0)
        for row in 0..<3_000 { table.replace(row..<row, by: 1, heights: [Double(row % 4)]) }
        #expect(table.count == 3_000 && table.heights.count <= 24)
        for row in (100..<3_000).reversed() { table.replace(row..<row + 1, by: 0) }
        #expect(table.count == 100 && table.heights.count <= 24)
    }

    @Test("Rows of zero height at both ends are skipped")
    func flatEnds() {
        for flat in [0..<300, 300..<600, 0..<600] {
            var table = Self.table(600)
            var heights = Array(repeating: Self.estimate, count: 600)
            let new = flat.map { _ in 0.0 }
            table.replace(flat, by: new.count, heights: new)
            heights.replaceSubrange(flat, with: new)
            expectAlike(table, heights, "\(flat)")
        }
    }
}
