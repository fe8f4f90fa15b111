import TerminalPictures
import TerminalSupport
import Terminals
import Testing

/// The texts of an SVG picture are the letters of the cells.
@Suite struct SvgTextTests {
    private struct Letter: Equatable {
        var text: Character
        var color: String?
        var attributes: Set<String>
    }

    private static let names: [(Style.Attributes, Substring)] = [
        (.bold, "font-weight=bold"), (.dim, "fill-opacity=.6"), (.italic, "font-style=italic"),
        (.underline, "text-decoration=underline"),
    ]

    @Test(arguments: SvgShapeTests.themes) func lettersStandInTheirCells(theme: Theme) {
        var random = SplitMix(seed: 24)
        for _ in 0..<150 {
            var screen = Screen.random(&random, depth: .trueColor)
            screen.draw {
                $0.text("<&>\"", row: 2, column: Int.random(in: 0..<5, using: &random), .italic)
                $0.text("a b", row: 1, random.chance(2) ? [] : .underline)
                $0.text(" ", row: 1, column: 1, random.chance(2) ? [] : .underline)
                $0.text("a b  c d", row: 0, color: random.chance(2) ? .red : nil)
            }
            screen.theme = theme
            var wanted: [[Int]: Letter] = [:]
            for (row, column) in (0..<21).map({ ($0 / 7, $0 % 7) }) {
                let cell = screen[row, column]
                guard cell.width > 0, cell.glyph != .space, !cell.glyph.isHalfBlock else {
                    continue
                }
                wanted[[row, column]] = Letter(
                    text: Character(cell.glyph.description),
                    color: SvgShapeTests.colors(cell, theme).front,
                    attributes: Set(
                        Self.names.filter { Self.attributes(of: cell, theme).contains($0.0) }
                            .map { String($0.1) }))
            }
            let texts = SvgReader(screen.svg()).elements.filter { $0.name == "text" }
            var found: [[Int]: Letter] = [:]
            var runs: [(row: Int, end: Int, isWide: Bool, letter: Letter)] = []
            for element in texts {
                let row = Self.number(element, "y").map { ($0 - 14) / 18 } ?? -1
                let isWide = element.attributes["text-anchor"] == "middle"
                let column = (Self.number(element, "x") ?? -1) / 9 - (isWide ? 1 : 0)
                let letter = Self.letter(element, theme)
                if !isWide {
                    #expect(Self.number(element, "textLength") == element.text.count * 9)
                }
                // A letter that can join the previous run does not start a new run.
                if let last = runs.last, last.row == row, !last.isWide, !isWide,
                    last.letter.color == letter.color, last.letter.attributes == letter.attributes
                {
                    let gap = (last.end..<column).map { screen[row, $0] }
                    let isAlike = gap.allSatisfy {
                        $0.glyph == .space && !Self.differs($0, letter, theme)
                    }
                    #expect(gap.count > 1 || gap.count == 1 && !isAlike)
                }
                for (index, text) in element.text.enumerated() {
                    guard text != " " else {
                        // An underline of a blank would be visible, so the blank in the run must
                        // have the same look.
                        let blank = screen[row, column + index]
                        #expect(blank.glyph == .space && !Self.differs(blank, letter, theme))
                        continue
                    }
                    var letter = letter
                    letter.text = text
                    #expect(found.updateValue(letter, forKey: [row, column + index]) == nil)
                }
                #expect(element.text.first != " " && element.text.last != " ")
                #expect(!element.text.contains("  "))
                runs.append((row, column + element.text.count, isWide, letter))
            }
            #expect(found == wanted)
        }
    }

    private static func differs(_ cell: Cell, _ letter: Letter, _ theme: Theme) -> Bool {
        let attributes = attributes(of: cell, theme)
        return Set(names.filter { attributes.contains($0.0) }.map { String($0.1) })
            != letter.attributes
    }

    /// The attributes that remain after folding: dimming may have become a colour.
    private static func attributes(of cell: Cell, _ theme: Theme) -> Style.Attributes {
        ColorDepth.trueColor.fold(cell, in: theme).style.attributes
    }

    private static func number(_ element: SvgReader.Element, _ name: Substring) -> Int? {
        element.attributes[name].flatMap { Int($0) }
    }

    private static func letter(_ element: SvgReader.Element, _ theme: Theme) -> Letter {
        let attributes = element.attributes.map { "\($0)=\($1)" }
        return Letter(
            text: " ",
            color: element.attributes["fill"]
                ?? SvgShapeTests.hex(theme.foreground, or: nil),
            attributes: Set(names.map { String($0.1) }.filter(attributes.contains)))
    }

    /// A blank between two words is underlined only if the blank on the screen is underlined.
    @Test func linesAreNotDrawnThroughOtherBlanks() {
        for (blank, count) in [(Style.Attributes.underline, 1), ([], 2)] {
            let screen = Screen.drawn(3, 1) {
                $0.text("a b", row: 0, .underline)
                if blank.isEmpty { $0.text(" ", row: 0, column: 1) }
            }
            let texts = SvgReader(screen.svg()).elements.filter {
                $0.attributes["text-decoration"] == "underline"
            }
            #expect(texts.count == count)
        }
    }

    @Test func thePictureHasRoomForTheCells() {
        for (theme, colors) in [
            (Theme(suiting: .dark), ["#14161b", "#303030", "#eef1f6"]),
            (Theme(suiting: .light), ["#fbfbf8", "#c8c8c8", "#1d2026"]),
        ] {
            var screen = Screen(size: ScreenSize(columns: 10, rows: 4))
            screen.theme = theme
            let elements = SvgReader(screen.svg()).elements
            #expect(elements.map(\.name) == ["svg", "rect", "g"])
            #expect(elements[0].attributes["width"] == "114")
            #expect(elements[0].attributes["height"] == "96")
            #expect(elements[0].attributes["viewBox"] == "0 0 114 96")
            #expect(elements[0].attributes["fill"] == colors[2])
            #expect(elements[1].attributes["width"] == "113")
            #expect(elements[1].attributes["height"] == "95")
            #expect(elements[1].attributes["fill"] == colors[0])
            #expect(elements[1].attributes["stroke"] == colors[1])
            #expect(elements[2].attributes["transform"] == "translate(12 12)")
        }
    }

    @Test func coloursAreThoseOfTheDepth() {
        let screen = Screen.drawn(1, 1) { $0.text("x", color: Color(hex: 0xD80001)) }
        let colors = ColorDepth.allCases.map { depth in
            SvgReader(screen.svg(depth: depth)).elements.last?.attributes["fill"]
        }
        #expect(colors == [nil, "#cd0000", "#cd0000", "#d70000", "#d80001"])
    }
}
