import Testing

@testable import CursesTerminals

/// The scroll that is found is the one that a look at all of them finds.
@Suite struct RowScrollModelTests {
    /// The distance that most of the changed rows have moved by; the least of them, and up before down.
    private func distance(_ old: [UInt64], _ new: [UInt64]) -> Int? {
        let changed = new.indices.filter { new[$0] != old[$0] }
        func moved(_ distance: Int) -> Int {
            changed.count {
                old.indices.contains($0 + distance) && old[$0 + distance] == new[$0]
            }
        }
        let distances = new.indices.dropFirst().flatMap { [$0, -$0] }
        let most = distances.map(moved).max() ?? 0
        return most > 1 ? distances.first { moved($0) == most } : nil
    }

    private func scroll(_ old: [UInt64], _ new: [UInt64]) -> (rows: Range<Int>, distance: Int)? {
        guard let distance = distance(old, new) else { return nil }
        let rows = new.indices.filter { old.indices.contains($0 + distance) }
        /// Rows that are in place afterwards, less those that were before.
        func gain(_ stretch: ArraySlice<Int>) -> Int {
            stretch.count { new[$0] == old[$0 + distance] } - stretch.count { new[$0] == old[$0] }
        }
        var best: (gain: Int, stretch: ArraySlice<Int>) = (1, [])
        // The first end, and the shortest stretch to it.
        for end in rows.indices {
            for start in (0...end).reversed() where gain(rows[start...end]) > best.gain {
                best = (gain(rows[start...end]), rows[start...end])
            }
        }
        guard let first = best.stretch.first, let last = best.stretch.last else { return nil }
        let all = min(first, first + distance)...max(last, last + distance)
        let blank = all.filter { !all.contains($0 + distance) }
        guard best.gain - blank.count(where: { new[$0] == old[$0] }) > 1 else { return nil }
        return (Range(all), distance)
    }

    @Test func itIsTheBestOfAll() {
        var random = Random(state: 32)
        var found = 0
        for _ in 0..<3_000 {
            let count = Int.random(in: 0...10, using: &random)
            let letters = UInt64.random(in: 2...12, using: &random)
            let old = (0..<count).map { _ in UInt64.random(in: 0..<letters, using: &random) }
            var new = old
            let shift = Int.random(in: -3...3, using: &random)
            for row in 0..<count {
                let isMoved = Int.random(in: 0..<5, using: &random) > 0
                if isMoved, old.indices.contains(row + shift) { new[row] = old[row + shift] }
                if Int.random(in: 0..<6, using: &random) == 0 { new[row] = 99 }
            }
            let wanted = scroll(old, new)
            let scroll = RowScroll(from: old, to: new)
            if scroll?.rows != wanted?.rows || scroll?.distance != wanted?.distance {
                Issue.record("\(old) → \(new): \(scroll.debugDescription)")
            }
            found += wanted == nil ? 0 : 1
        }
        #expect(found > 500)
    }
}
