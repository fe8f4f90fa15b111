import TerminalSupport
import Testing

@testable import Terminals

/// Marking found ranges reverses their letters, with any screen contents and any frame.
@Suite struct ReversingLawTests {
    private static let size = ScreenSize(columns: 12, rows: 4)

    private func screen(_ random: inout SplitMix) -> Screen {
        var screen = Screen(size: Self.size)
        screen.draw { region in
            for row in 0..<Self.size.rows {
                if random.chance(2) { region.fill(.red, columns: 0..<12, rows: row..<row + 1) }
                region.text(
                    random.modelText(count: Int.random(in: 0...9, using: &random)), row: row,
                    column: Int.random(in: 0...3, using: &random),
                    random.chance(3) ? .reverse : [])
            }
        }
        return screen
    }

    private func cells(of screen: Screen) -> [[Cell]] {
        (0..<screen.size.rows).map { row in
            (0..<screen.size.columns).map { screen[row, $0] }
        }
    }

    @Test(arguments: 0..<6) func lettersOfTheRangesAreReversed(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for _ in 0..<300 {
            let before = screen(&random)
            let frame = Region.Frame(
                columns: random.range(-2...11, count: 0...14),
                rows: random.range(-2...3, count: 0...5))
            let clip = ScreenArea(
                columns: random.range(0...11, count: 0...12).clamped(to: 0..<12),
                rows: random.range(0...3, count: 0...4).clamped(to: 0..<4))
            var ranges: [Range<Int>] = []
            for _ in 0..<3 {
                let range = random.range(-2...8, count: 0...5)
                if !ranges.contains(where: { $0.overlaps(range) }) { ranges.append(range) }
            }
            var asked: [[Character]] = []
            var after = before
            after.draw { region in
                region.draw(frame, clip: clip) {
                    $0.reverse { letters in
                        asked.append(letters)
                        return ranges
                    }
                }
            }
            var (expected, letters) = (cells(of: before), [[Character]]())
            for row in frame.rows where clip.rows.contains(row) {
                // The columns where a visible glyph starts.
                let starts = (0..<12).filter {
                    frame.columns.contains($0) && clip.columns.contains($0)
                        && before[row, $0].width > 0
                }
                letters.append(starts.map { before[row, $0].glyph.description.first ?? " " })
                for (place, start) in starts.enumerated()
                where ranges.contains(where: { $0.contains(place) }) {
                    for column in start..<start + Int(before[row, start].width) {
                        expected[row][column].attributes.formSymmetricDifference(.reverse)
                    }
                }
            }
            #expect(asked == letters)
            let drawn = cells(of: after)
            #expect(drawn == expected, "\(frame) \(clip) \(ranges)\n\(before.text())")
            guard drawn == expected else { return }
        }
    }

    @Test func whatIsReversedTwiceIsAsBefore() {
        var random = SplitMix(seed: 7)
        for _ in 0..<50 {
            let before = screen(&random)
            var after = before
            for _ in 0..<2 { after.draw { $0.reverse { [0..<$0.count / 2] } } }
            #expect(after == before)
        }
    }
}
