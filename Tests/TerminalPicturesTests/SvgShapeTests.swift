import TerminalPictures
import TerminalSupport
import Terminals
import Testing

/// The shapes of an SVG picture have the colours and lines of the cells.
@Suite struct SvgShapeTests {
    static func hex(_ color: Color, or other: String?) -> String? {
        guard let (red, green, blue) = color.components else { return other }
        return "#"
            + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// All themes, with and without a painted background.
    static let themes = [
        Theme.dark, .light, .highContrast, .terminal, Theme(suiting: .dark), Theme(suiting: .light),
    ]

    /// The colours of a cell, or `nil` for the picture's background.
    static func colors(_ cell: Cell, _ theme: Theme) -> (front: String?, back: String?) {
        let style = ColorDepth.trueColor.fold(cell, in: theme).style
        let (ground, plain) = (hex(theme.background, or: nil), hex(theme.foreground, or: nil))
        func shown(_ folded: FoldedColor) -> String? {
            folded.look.flatMap {
                hex(Color(red: $0.red, green: $0.green, blue: $0.blue), or: nil)
            }
        }
        let isReversed = style.attributes.contains(.reverse)
        let (front, back) = (shown(style.foreground) ?? plain, shown(style.background) ?? ground)
        let seen = isReversed ? (front: back, back: front) : (front: front, back: back)
        return (seen.front, seen.back == ground ? nil : seen.back)
    }

    @Test(arguments: themes) func fillsCoverTheirHalvesOnce(theme: Theme) {
        var random = SplitMix(seed: 23)
        for _ in 0..<100 {
            var screen = Screen.random(&random, depth: .trueColor)
            screen.draw { $0.text("█", row: 1, column: 2, color: .green) }
            screen.theme = theme
            let shapes = SvgReader(screen.svg()).elements.compactMap { element in
                element.attributes["d"].flatMap { data in
                    element.attributes["shape-rendering"].map { _ in
                        (element.attributes["fill"], SvgReader.rectangles(data))
                    }
                }
            }
            #expect(Set(shapes.map(\.0)).count == shapes.count, "Each colour has one path.")
            for half in 0..<6 {
                for column in 0..<7 {
                    let (x, y) = (Double(column) * 9 + 4.5, Double(half) * 9 + 4.5)
                    let covering = shapes.flatMap { color, rectangles in
                        rectangles.filter {
                            $0.x < x && x < $0.x + $0.width && $0.y < y && y < $0.y + $0.height
                        }.map { _ in color }
                    }
                    let cell = screen[half / 2, column]
                    let (front, back) = Self.colors(cell, theme)
                    let isFront =
                        switch cell.glyph {
                        case Glyph("▀"): half % 2 == 0
                        case Glyph("▄"): half % 2 == 1
                        default: cell.glyph == Glyph("█")
                        }
                    #expect(covering == [isFront ? front : back].compactMap(\.self))
                }
            }
            for (_, rectangles) in shapes {
                // A fill of several rows is one shape.
                let grow = rectangles.filter { one in
                    rectangles.contains {
                        $0.x == one.x && $0.width == one.width && $0.y == one.y + one.height
                    }
                }
                #expect(grow.isEmpty)
            }
        }
    }

    /// The directions of a line glyph from the middle of its cell: up, down, left, right.
    static let lines: [(Character, String)] = [
        ("─", "lr"), ("│", "ud"), ("┌", "dr"), ("╭", "dr"), ("┐", "dl"), ("╮", "dl"), ("└", "ur"),
        ("╰", "ur"), ("┘", "ul"), ("╯", "ul"), ("├", "udr"), ("┤", "udl"), ("┬", "dlr"),
        ("┴", "ulr"), ("┼", "udlr"), ("╴", "l"), ("╵", "u"), ("╶", "r"), ("╷", "d"),
    ]

    @Test(arguments: lines) func linesReachTheEdgesOfTheirCell(glyph: Character, edges: String) {
        for isDim in [false, true] {
            let screen = Screen.drawn(5, 4) {
                $0.text(
                    String(glyph), row: 2, column: 3, isDim ? .dim : [],
                    color: Color(hex: 0xD70000))
            }
            let strokes = SvgReader(screen.svg()).elements.filter {
                $0.name == "path" && $0.attributes["stroke"] != nil
            }
            #expect(strokes.count == 1 && strokes[0].attributes["stroke"] == "#d70000")
            #expect(strokes[0].attributes["stroke-opacity"] == (isDim ? ".6" : nil))
            let center = [31.5, 45.5]
            let places: [Character: [Double]] = [
                "u": [31.5, 36], "d": [31.5, 54], "l": [27, 45.5], "r": [36, 45.5],
            ]
            var points = Self.points(SvgReader.commands(strokes[0].attributes["d"] ?? ""))
            points.remove(center)
            #expect(points == Set(edges.compactMap { places[$0] }))
        }
        #expect(
            SvgReader(Screen.drawn(1, 1) { $0.text(String(glyph)) }.svg()).elements
                .allSatisfy { $0.name != "text" })
    }

    /// All points on a path.
    private static func points(_ commands: [(Character, [Double])]) -> Set<[Double]> {
        var (at, points): ([Double], Set<[Double]>) = ([0, 0], [])
        for (letter, numbers) in commands {
            switch letter {
            case "M": at = numbers
            case "h": at[0] += numbers[0]
            case "H": at[0] = numbers[0]
            case "V": at[1] = numbers[0]
            case "Q":
                points.insert(Array(numbers[..<2]))
                at = Array(numbers[2...])
            default: Issue.record("The path command \(letter) is unknown.")
            }
            points.insert(at)
        }
        return points
    }

    @Test func linesThatRunOnAreJoined() {
        let screen = Screen.drawn(9, 1) {
            $0.text("───┼──", color: .red)
            $0.text("──", row: 0, column: 6, color: .blue)
        }
        let strokes = SvgReader(screen.svg()).elements.filter { $0.attributes["stroke"] != nil }
        #expect(
            strokes.dropFirst().map { $0.attributes["d"] } == [
                "M0 9.5h27M31.5 0V18M27 9.5H36M36 9.5h18", "M54 9.5h18",
            ])
    }

    /// The part of its cell that a block fills, in eighths: left, top, width, height.
    static let blocks: [(Character, [Double], String?)] =
        zip("▁▂▃▅▆▇", [1, 2, 3, 5, 6, 7]).map { ($0, [0, 8 - $1, 8, $1], nil) }
        + zip("▉▊▋▌▍▎▏", [7, 6, 5, 4, 3, 2, 1]).map { ($0, [0, 0, $1, 8], nil) }
        + [("▐", [4, 0, 4, 8], nil), ("▔", [0, 0, 8, 1], nil), ("▕", [7, 0, 1, 8], nil)]
        + zip("░▒▓", [".25", ".50", ".75"]).map { ($0, [0, 0, 8, 8], $1) }

    @Test(arguments: blocks)
    func blocksFillTheirEighths(glyph: Character, part: [Double], opacity: String?) throws {
        let screen = Screen.drawn(4, 3) {
            $0.text(String(glyph), row: 2, column: 3, color: Color(hex: 0xD70000))
        }
        let blocks = SvgReader(screen.svg()).elements.filter {
            $0.attributes["shape-rendering"] != nil
        }
        let block = try #require(blocks.first)
        #expect(blocks.count == 1 && block.attributes["fill"] == "#d70000")
        #expect(block.attributes["fill-opacity"] == opacity)
        let found = try #require(SvgReader.rectangles(block.attributes["d"] ?? "").first)
        let drawn = [found.x - 27, found.y - 36, found.width, found.height]
        for (pixels, wanted) in zip(drawn, zip(part, [9, 18, 9, 18] as [Double])) {
            // The values are rounded to the nearest half pixel.
            #expect(abs(pixels - wanted.0 * wanted.1 / 8) <= 0.25)
            #expect((pixels * 2).rounded() == pixels * 2)
        }
        #expect(SvgReader(screen.svg()).elements.allSatisfy { $0.name != "text" })
    }
}
