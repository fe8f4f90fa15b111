import Terminals
import Testing

@testable import CursesTerminals

@Suite struct RowScrollTests {
    private func scroll(_ old: String, _ new: String) -> RowScroll? {
        RowScroll(from: old.utf8.map(UInt64.init), to: new.utf8.map(UInt64.init))
    }

    @Test(
        "rows that moved are found, and only they take part",
        arguments: [
            ("abcdefgh", "bcdefghi", 0..<8, 1), ("abcdefgh", "zabcdefg", 0..<8, -1),
            ("Habcdef.", "Hbcdefg.", 1..<7, 1), ("Habcdef.", "Habcdef!", 0..<0, 0),
            ("abcdefgh", "defghijk", 0..<8, 3), ("Habcdef.", "Hxyabcd.", 1..<7, -2),
        ])
    func found(old: String, new: String, rows: Range<Int>, distance: Int) {
        let scroll = scroll(old, new)
        #expect(scroll?.rows ?? 0..<0 == rows)
        #expect(scroll?.distance ?? 0 == distance)
    }

    @Test(
        "nothing moves for a row or less",
        arguments: [
            ("", ""), ("a", "b"), ("ab", "ba"), ("abcd", "abcd"), ("abcd", "wxyz"),
            ("aaaa", "aaaa"),
        ])
    func notWorthIt(old: String, new: String) {
        #expect(scroll(old, new) == nil)
    }

    @Test(arguments: 1...9)
    func everyCellCountsInTheHashOfARow(columns: Int) {
        func hash(_ cells: [Cell]) -> UInt64 {
            cells.withUnsafeBytes { ShownFrame<CursesRows>.hash($0) }
        }
        let row = [Cell](repeating: .blank, count: columns)
        for column in 0..<columns {
            for style in [
                Style(foreground: .red), Style(background: .red), Style(attributes: .bold),
            ] {
                var other = row
                other[column] = Cell(style: style)
                #expect(hash(other) != hash(row))
            }
            var other = row
            other[column].glyph = Glyph("x")
            #expect(hash(other) != hash(row))
        }
    }

    @Test func aScrollLeavesFewerRowsToSend() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<5_000 {
            let count = Int.random(in: 1...12, using: &random)
            let letters = UInt64.random(in: 2...9, using: &random)
            let old = (0..<count).map { _ in UInt64.random(in: 0..<letters, using: &random) }
            var new = (0..<count).map { _ in UInt64.random(in: 0..<letters, using: &random) }
            if Bool.random(using: &random) {
                let shift = Int.random(in: -3...3, using: &random)
                for row in 0..<count where old.indices.contains(row + shift) {
                    new[row] = old[row + shift]
                }
            }
            guard let scroll = RowScroll(from: old, to: new) else { continue }
            #expect(scroll.rows.lowerBound >= 0 && scroll.rows.upperBound <= count)
            #expect(scroll.gained.count == abs(scroll.distance))
            #expect(scroll.gained.count < scroll.rows.count)
            // What the terminal shows after it; a row that nothing stands in has a number of its own.
            var shown = old
            for row in scroll.rows {
                let source = row + scroll.distance
                shown[row] = scroll.rows.contains(source) ? old[source] : .max
            }
            func rows(to shown: [UInt64]) -> Int {
                zip(shown, new).count { $0 != $1 }
            }
            #expect(rows(to: shown) + 1 < rows(to: old), "\(old) → \(new): \(scroll)")
        }
    }
}
