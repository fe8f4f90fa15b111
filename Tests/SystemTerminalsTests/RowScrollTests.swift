import Testing

@testable import Terminals

/// Scrolls between frames whose rows are letters.
@Suite struct RowScrollTests {
    private func scroll(_ old: [UInt8], _ new: [UInt8]) -> RowScroll? {
        RowScroll(rows: new.count, changed: new.indices.filter { new[$0] != old[$0] }) {
            new[$0] == old[$1]
        }
    }

    @Test(
        "A scroll contains exactly the moved rows",
        arguments: [
            ("abcdefgh", "bcdefghi", 0..<8, 1), ("abcdefgh", "zabcdefg", 0..<8, -1),
            ("Habcdef.", "Hbcdefg.", 1..<7, 1), ("Habcdef.", "Habcdef!", 0..<0, 0),
            ("abcdefgh", "defghijk", 0..<8, 3), ("Habcdef.", "Hxyabcd.", 1..<7, -2),
            ("abcdefgh", "bcXefghi", 0..<8, 1), ("abcdefgh", "Xcdefghi", 1..<8, 1),
            // Rows that are equal before and after neither gain nor lose.
            ("Xa..b", "a..bY", 0..<5, 1), ("Xa...b", "a...bY", 0..<6, 1),
            // Rows that are found only by the first, the middle or the last row.
            ("abcdefghi", "bXdeWVUTS", 0..<5, 1), ("abcdefghi", "STUcdeXYZ", 2..<6, -1),
            ("abcdefghi", "STUVWefXh", 4..<9, -1),
        ])
    func found(old: String, new: String, rows: Range<Int>, distance: Int) {
        let scroll = scroll(Array(old.utf8), Array(new.utf8))
        #expect(scroll?.rows ?? 0..<0 == rows)
        #expect(scroll?.distance ?? 0 == distance)
    }

    @Test(
        "A scroll that saves at most one row is not used",
        arguments: [
            ("", ""), ("a", "b"), ("ab", "ba"), ("abcd", "abcd"), ("abcd", "wxyz"),
            ("aaaa", "aaaa"), ("abcd", "bacd"),
        ])
    func notWorthIt(old: String, new: String) {
        #expect(scroll(Array(old.utf8), Array(new.utf8)) == nil)
    }

    @Test func aScrollLeavesFewerRowsToSend() {
        var random = Random(state: 33)
        var found = 0
        for _ in 0..<5_000 {
            let count = Int.random(in: 1...12, using: &random)
            let letters = UInt8.random(in: 2...9, using: &random)
            let old = (0..<count).map { _ in UInt8.random(in: 0..<letters, using: &random) }
            var new = (0..<count).map { _ in UInt8.random(in: 0..<letters, using: &random) }
            if Bool.random(using: &random) {
                let shift = Int.random(in: -3...3, using: &random)
                for row in 0..<count where old.indices.contains(row + shift) {
                    new[row] = old[row + shift]
                }
            }
            guard let scroll = scroll(old, new) else { continue }
            found += 1
            #expect(scroll.rows.lowerBound >= 0 && scroll.rows.upperBound <= count)
            #expect(scroll.gained.count == abs(scroll.distance))
            #expect(scroll.gained.count < scroll.rows.count)
            // The rows of the terminal after the scroll. A blank row equals no letter.
            var shown = old
            for row in scroll.rows {
                let source = row + scroll.distance
                shown[row] = scroll.rows.contains(source) ? old[source] : .max
            }
            func rows(to shown: [UInt8]) -> Int { zip(shown, new).count { $0 != $1 } }
            #expect(rows(to: shown) + 1 < rows(to: old), "\(old) → \(new): \(scroll)")
        }
        #expect(found > 500)
    }
}
