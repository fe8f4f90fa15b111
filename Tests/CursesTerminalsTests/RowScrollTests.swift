import Testing

@testable import CursesTerminals

/// Rows are letters here.
@Suite struct RowScrollTests {
    private func scroll(_ old: [UInt8], _ new: [UInt8]) -> RowScroll? {
        RowScroll(rows: new.count, changed: new.indices.filter { new[$0] != old[$0] }) {
            new[$0] == old[$1]
        }
    }

    @Test(
        "rows that moved are found, and only they take part",
        arguments: [
            ("abcdefgh", "bcdefghi", 0..<8, 1), ("abcdefgh", "zabcdefg", 0..<8, -1),
            ("Habcdef.", "Hbcdefg.", 1..<7, 1), ("Habcdef.", "Habcdef!", 0..<0, 0),
            ("abcdefgh", "defghijk", 0..<8, 3), ("Habcdef.", "Hxyabcd.", 1..<7, -2),
            ("abcdefgh", "bcXefghi", 0..<8, 1), ("abcdefgh", "Xcdefghi", 1..<8, 1),
            // Rows that are alike neither gain nor lose.
            ("Xa..b", "a..bY", 0..<5, 1), ("Xa...b", "a...bY", 0..<6, 1),
            // Known by the first, the middle and the last row alone.
            ("abcdefghi", "bXdeWVUTS", 0..<5, 1), ("abcdefghi", "STUcdeXYZ", 2..<6, -1),
            ("abcdefghi", "STUVWefXh", 4..<9, -1),
        ])
    func found(old: String, new: String, rows: Range<Int>, distance: Int) {
        let scroll = scroll(Array(old.utf8), Array(new.utf8))
        #expect(scroll?.rows ?? 0..<0 == rows)
        #expect(scroll?.distance ?? 0 == distance)
    }

    @Test(
        "nothing moves for a row or less",
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
            // What the terminal shows after it; a blank row is none of the letters.
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
