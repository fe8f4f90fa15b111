import TerminalSupport
import Testing

@testable import Terminals

@Suite struct ScreenTests {
    @Test func eachRowThatDiffersHasChanged() {
        let blank = Screen.drawn(5, 4) { _ in }
        for row in 0..<4 {
            let screen = Screen.drawn(5, 4) { $0.text("x", row: row) }
            #expect(screen.changedRows(since: blank) == [row])
        }
        #expect(blank.changedRows(since: blank) == [])
    }

    private let size = ScreenSize(columns: 6, rows: 3)

    @Test func equalityComparesWhatIsSeen() {
        var screen = Screen(size: size)
        let blank = screen
        #expect(screen == blank)
        screen.draw { $0.text("x", row: 2, column: 5) }
        #expect(screen != blank)
        #expect(screen.changedRows(since: blank) == [2])
        #expect(screen.isRow(0, equalTo: blank) && !screen.isRow(2, equalTo: blank))
        screen.clear()
        #expect(screen == blank)
        #expect(screen.hashValue == blank.hashValue)
        #expect(screen != Screen(size: size, features: ScreenFeatures(isUnicode: false)))
        // The same number of cells in another shape.
        #expect(screen != Screen(size: ScreenSize(columns: 3, rows: 6)))
    }

    @Test func aCopyKeepsWhatItShows() {
        let old = Screen.drawn(6, 3) { $0.text("old", row: 1) }
        var drawn = old, filled = old, cleared = old, resized = old
        drawn.draw { $0.text("new", row: 1) }
        filled.fill(.red, columns: 0..<6, rows: 0..<3)
        cleared.clear()
        resized.resize(to: ScreenSize(columns: 5, rows: 2))
        #expect(old.text() == "\nold\n")
        #expect(drawn.text() == "\nnew\n")
        #expect(filled.text() == "\n\n")
        #expect(cleared == Screen(size: size) && resized[1, 0] == .blank)
    }

    @Test func aCellKeepsEachOfItsParts() {
        var cell = Cell.blank
        cell.width = 2
        cell.attributes = [.bold, .reverse]
        cell.foreground = .white
        cell.background = .red
        cell.glyph = Glyph("漢")
        #expect(cell.width == 2 && cell.glyph == Glyph("漢"))
        #expect(
            cell.style
                == Style(foreground: .white, background: .red, attributes: [.bold, .reverse]))
        #expect(cell == Cell(Glyph("漢"), style: cell.style, width: 2))
        cell.width = 1
        cell.attributes = []
        #expect(cell.width == 1 && cell.attributes == [] && cell.foreground == .white)
    }

    @Test func aResizeBlanksAndChangesEveryRow() {
        let old = Screen.drawn(6, 3) { $0.fill(.red) }
        var screen = old
        screen.resize(to: ScreenSize(columns: 3, rows: 4))
        #expect(screen == Screen(size: ScreenSize(columns: 3, rows: 4)))
        #expect(screen.changedRows(since: old) == [0, 1, 2, 3])
        screen.resize(to: ScreenSize(columns: -1, rows: 4))
        #expect(screen.text() == "\n\n\n")
    }

    @Test func halvesShareACell() {
        var screen = Screen(size: ScreenSize(columns: 1, rows: 1))
        screen.fill(.red, columns: 0..<1, halfRows: 0..<1)
        #expect(screen[0, 0].glyph == .upperHalf)
        #expect(screen[0, 0].background == .terminal)
        screen.fill(.blue, columns: 0..<1, halfRows: 1..<2)
        #expect(screen.colors() == "R\nB")
        screen.fill(.terminal, columns: 0..<1, halfRows: 0..<1)
        #expect(screen[0, 0] == .halves(upper: .terminal, lower: .blue))
        #expect(screen[0, 0].glyph == .lowerHalf)
        screen.fill(.blue, columns: 0..<1, halfRows: 0..<1)
        #expect(screen[0, 0] == .filled(.blue))
        screen.fill(.terminal, columns: 0..<1, halfRows: -4..<9)
        #expect(screen[0, 0] == .blank)
    }

    @Test func aLetterGivesWayToAHalf() {
        var screen = Screen.drawn(2, 1) {
            $0.fill(.red)
            $0.text("漢")
        }
        screen.fill(.blue, columns: 0..<1, halfRows: 1..<2)
        #expect(screen.text() == "▀")
        #expect(screen.colors() == "RR\nBR")
        #expect(screen.isWhole)
    }

    @Test func fillsAreWhatTheirHalvesAre() {
        var random = SplitMix(seed: 2)
        let colors: [Color] = [.terminal, .red, .green, .blue]
        var screen = Screen(size: size)
        var expected = Array(repeating: Array(repeating: ".", count: 6), count: 6)
        for _ in 0..<3000 {
            let index = Int.random(in: 0..<4, using: &random)
            let left = Int.random(in: -2...7, using: &random)
            let top = Int.random(in: -2...7, using: &random)
            let columns = left..<left + Int.random(in: 0...4, using: &random)
            let halves = top..<top + Int.random(in: 0...5, using: &random)
            screen.fill(colors[index], columns: columns, halfRows: halves)
            for half in halves.clamped(to: 0..<6) {
                for column in columns.clamped(to: 0..<6) {
                    expected[half][column] = [".", "R", "G", "B"][index]
                }
            }
            #expect(screen.colors() == expected.map { $0.joined() }.joined(separator: "\n"))
        }
    }

    @Test func withoutUnicodeEdgesAreRounded() {
        let features = ScreenFeatures(isUnicode: false)
        for (halves, rows) in [
            (0..<1, 0..<1), (0..<2, 0..<1), (1..<3, 1..<2), (1..<2, 1..<1), (2..<5, 1..<3),
        ] {
            var screen = Screen(size: size, features: features)
            screen.fill(.red, columns: 0..<6, halfRows: halves)
            var expected = Screen(size: size, features: features)
            expected.fill(.red, columns: 0..<6, rows: rows)
            #expect(screen == expected, "\(halves)")
        }
    }

    @Test func wideGlyphsStayWholeUnderAnyDrawing() {
        var random = SplitMix(seed: 3)
        var screen = Screen(size: size)
        let texts = ["漢字", "a", "👍🏽", "e\u{301}漢", "🇩🇪", "──"]
        for _ in 0..<5000 {
            let column = Int.random(in: -2...6, using: &random)
            let row = Int.random(in: -1...3, using: &random)
            let clip = ScreenArea(
                columns: Int.random(
                    in: 0...3, using: &random)..<Int.random(in: 3...6, using: &random),
                rows: 0..<3)
            let frame = Region.Frame(columns: column..<column + 5, rows: row..<row + 1)
            let kind = Int.random(in: 0..<4, using: &random)
            let text = texts.randomElement(using: &random) ?? ""
            screen.draw { region in
                region.draw(frame, clip: clip) {
                    switch kind {
                    case 0: $0.fill(.red)
                    case 1: $0.border(title: text)
                    default: $0.text(text, [[], .centered, .trailing][kind - 1])
                    }
                }
            }
            if !screen.isWhole { Issue.record("\(text) at \(frame) in \(clip):\n\(screen.text())") }
        }
    }

    @Test func overwritingAHalfBlanksTheOther() {
        let screen = Screen.drawn(6, 1) {
            $0.text("漢字漢")
            $0.text("x", row: 0, column: 1)
            $0.text("y", row: 0, column: 2)
        }
        #expect(screen.text() == " xy 漢")
    }

    @Test func rowsOfOtherLengthsDiffer() {
        for width in 0...6 {
            for other in 0...6 {
                let screens = [width, other].map {
                    Screen(size: ScreenSize(columns: $0, rows: 1))
                }
                #expect(screens[0].isRow(0, equalTo: screens[1]) == (width == other))
            }
        }
    }
}
