import Terminals
import Testing

@testable import CollectionRendering

/// The outlines of the inspector, in frames of every size.
@Suite struct InspectorOutlineTests {
    private let size = ScreenSize(columns: 9, rows: 7)

    /// Draws in a frame with a number of columns and rows, which starts at column 1 and row 1.
    private func picture(
        _ columns: Int, _ rows: Int, isUnicode: Bool, _ body: (inout Region) -> Void
    ) -> Screen {
        let features = ScreenFeatures(isUnicode: isUnicode)
        return .drawn(size.columns, size.rows, features: features) { region in
            region.draw(Region.Frame(columns: 1..<1 + columns, rows: 1..<1 + rows)) { body(&$0) }
        }
    }

    /// The rows of a box with these glyphs: four corners, horizontal line, vertical line. A box of
    /// one column has only the vertical line.
    private func box(_ columns: Int, _ rows: Int, _ glyphs: [String]) -> [String] {
        guard columns > 1 else {
            return Array(repeating: columns == 1 ? glyphs[5] : "", count: rows)
        }
        let inner = columns - 2
        let line = String(repeating: glyphs[4], count: inner)
        let between = glyphs[5] + String(repeating: " ", count: inner) + glyphs[5]
        return [glyphs[0] + line + glyphs[1]] + Array(repeating: between, count: max(0, rows - 2))
            + [glyphs[2] + line + glyphs[3]]
    }

    /// The text of a screen with lines that start at column 1 and row 1.
    private func text(_ lines: [String]) -> String {
        let rows = [""] + lines.map { $0.allSatisfy { $0 == " " } ? "" : " " + $0 }
        return (rows + Array(repeating: "", count: size.rows - rows.count))
            .joined(separator: "\n")
    }

    @Test(arguments: [true, false]) func thinLinesStandInsideTheEdges(isUnicode: Bool) {
        let glyphs = (isUnicode ? "┌ ┐ └ ┘ ─ │" : "+ + + + - |").split(separator: " ")
            .map(String.init)
        for columns in 0...6 {
            for rows in 0...5 {
                let screen = picture(columns, rows, isUnicode: isUnicode) { $0.traceOutline() }
                let line =
                    columns < 2 ? "" : "[" + String(repeating: " ", count: columns - 2) + "]"
                let lines = rows > 1 ? box(columns, rows, glyphs) : rows == 1 ? [line] : []
                #expect(screen.text() == text(lines), "\(columns) × \(rows)\n\(screen.text())")
            }
        }
    }

    @Test(arguments: [true, false]) func heavyLinesStandInsideTheEdges(isUnicode: Bool) {
        let glyphs = (isUnicode ? "┏ ┓ ┗ ┛ ━ ┃" : "# # # # = #").split(separator: " ")
            .map(String.init)
        for columns in 0...6 {
            for rows in 0...5 {
                let screen = picture(columns, rows, isUnicode: isUnicode) {
                    $0.traceSelectedOutline()
                }
                let isBox = columns > 2 && rows > 2
                let lines = isBox ? box(columns, rows, glyphs) : []
                #expect(screen.text() == text(lines), "\(columns) × \(rows)\n\(screen.text())")
                // A frame that is too small for lines is reversed, and its surroundings stay
                // unchanged.
                for row in 0..<size.rows {
                    for column in 0..<size.columns {
                        let isInside =
                            (1..<1 + columns).contains(column) && (1..<1 + rows).contains(row)
                        #expect(
                            screen[row, column].attributes.contains(.reverse)
                                == (isInside && !isBox))
                    }
                }
            }
        }
    }

    /// Thin lines keep the half rows of a fill. Heavy lines surround the whole frame.
    @Test func onlyHeavyLinesCoverHalves() {
        func rows(_ trace: (inout Region) -> Void) -> [Substring] {
            Screen.drawn(size.columns, size.rows) { region in
                let frame = Region.Frame(
                    columns: 1..<6, halfRows: 3..<9, rows: 1..<5, textRow: 3)
                region.draw(frame) {
                    $0.fill(.red)
                    trace(&$0)
                }
            }.text().split(separator: "\n", omittingEmptySubsequences: false)
        }
        #expect(
            rows { $0.traceOutline() } == ["", " ▄▄▄▄▄", " │   │", " │   │", " ▀▀▀▀▀", "", ""])
        #expect(
            rows { $0.traceSelectedOutline() } == [
                "", " ┏━━━┓", " ┃   ┃", " ┃   ┃", " ┗━━━┛", "", "",
            ])
    }

    /// Letters keep their cells, also in the corners.
    @Test func linesGoAroundLetters() {
        for (row, column) in [(1, 1), (1, 4), (1, 6), (3, 1), (3, 6), (5, 1), (5, 6), (5, 3)] {
            for isChosen in [false, true] {
                func draw(_ letter: String) -> Screen {
                    picture(6, 5, isUnicode: true) {
                        $0.text(letter, row: row - 1, column: column - 1)
                        if isChosen { $0.traceSelectedOutline() } else { $0.traceOutline() }
                    }
                }
                let (plain, lettered) = (draw(""), draw("x"))
                for place in 0..<size.rows * size.columns {
                    let (y, x) = place.quotientAndRemainder(dividingBy: size.columns)
                    let isLetter = (y, x) == (row, column)
                    #expect(lettered[y, x].glyph == (isLetter ? Glyph("x") : plain[y, x].glyph))
                }
            }
        }
    }
}
