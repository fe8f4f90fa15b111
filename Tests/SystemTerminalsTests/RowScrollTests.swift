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

/// Scrolls between frames whose rows are words.
@Suite struct WidenedScrollTests {
    private func scroll(_ old: [[UInt8]], _ new: [[UInt8]]) -> RowScroll? {
        RowScroll(rows: new.count, changed: new.indices.filter { new[$0] != old[$0] }) {
            new[$0] == old[$1]
        }
    }

    private func differences(_ left: [UInt8], _ right: [UInt8]) -> Int {
        zip(left, right).count { $0 != $1 }
    }

    @Test(
        "A row at an end moves too if fewer of its cells then differ",
        arguments: [
            // The thumb of a scrollbar stays in the first row.
            (
                ["head ", "aaaa|", "bbbb ", "cccc ", "dddd "],
                ["head ", "bbbb|", "cccc ", "dddd ", "eeee "], 1..<5, 1
            ),
            // It stays in the last row, above a status line.
            (
                ["aaaa ", "bbbb ", "cccc ", "dddd|", "line "],
                ["zzzz ", "aaaa ", "bbbb ", "cccc|", "line "], 0..<4, -1
            ),
            (
                ["aaaa ", "bbbb ", "cccc ", "dddd|", "line "],
                ["bbbb ", "cccc ", "dddd ", "eeee|", "line "], 0..<4, 1
            ),
            // Rows that differ as much after the scroll as before stay.
            (
                ["xxxx ", "aaaa ", "bbbb ", "cccc ", "dddd "],
                ["yyyy ", "bbbb ", "cccc ", "dddd ", "eeee "], 1..<5, 1
            ),
        ])
    func ends(old: [String], new: [String], rows: Range<Int>, distance: Int) {
        let (old, new) = (old.map { Array($0.utf8) }, new.map { Array($0.utf8) })
        let widened = scroll(old, new)?.widened(toAtMost: new.count) {
            differences(new[$0], old[$1])
        }
        #expect(widened?.rows == rows)
        #expect(widened?.distance == distance)
    }

    @Test func aWidenedScrollLeavesNoMoreToSend() {
        var random = Random(state: 34)
        var widenedScrolls = 0
        for _ in 0..<5_000 {
            let count = Int.random(in: 3...12, using: &random)
            let old = (0..<count).map { _ in
                (0..<4).map { _ in UInt8.random(in: 0..<3, using: &random) }
            }
            let shift = Int.random(in: -3...3, using: &random)
            var new = old
            for row in 0..<count where old.indices.contains(row + shift) {
                new[row] = old[row + shift]
                if Int.random(in: 0..<3, using: &random) == 0 {
                    new[row][3] = UInt8.random(in: 0..<3, using: &random)
                }
            }
            guard let scroll = scroll(old, new) else { continue }
            let widened = scroll.widened(toAtMost: count) { differences(new[$0], old[$1]) }
            #expect(widened.distance == scroll.distance)
            #expect(widened.rows.lowerBound >= 0 && widened.rows.upperBound <= count)
            #expect(scroll.rows.clamped(to: widened.rows) == scroll.rows)
            if widened != scroll { widenedScrolls += 1 }
            // The cells to send, if the rows that a scroll gains are sent whole.
            func cells(after scroll: RowScroll) -> Int {
                (0..<count).reduce(0) { sum, row in
                    guard scroll.rows.contains(row) else {
                        return sum + differences(new[row], old[row])
                    }
                    let source = row + scroll.distance
                    guard scroll.rows.contains(source) else { return sum + 4 }
                    return sum + differences(new[row], old[source])
                }
            }
            let added = widened.rows.count - scroll.rows.count
            #expect(cells(after: widened) + added <= cells(after: scroll))
        }
        #expect(widenedScrolls > 300)
    }
}
