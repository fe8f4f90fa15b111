import Testing

@testable import Terminals

@Suite struct AnsiDumpTests {
    @Test(arguments: ColorDepth.allCases) func aTerminalShowsTheScreenAgain(depth: ColorDepth) {
        var random = SplitMix(seed: 21)
        for _ in 0..<150 {
            let screen = Self.screen(&random, depth: depth)
            let reader = AnsiReader(screen.ansi())
            #expect(reader.errors == [])
            #expect(screen.ansi(depth) == screen.ansi())
            #expect(reader.rows.count == screen.size.rows)
            for (row, shown) in reader.rows.enumerated() {
                let cells = (0..<screen.size.columns).map { screen[row, $0] }
                    .filter { $0.width > 0 }
                let wanted = cells.map { cell in
                    let (glyph, style) = depth.fold(cell)
                    return AnsiReader.Shown(scalars: glyph.scalars, style: style)
                }
                // The dump may omit only empty cells at the end of a row.
                #expect(Array(wanted.prefix(shown.count)) == shown)
                #expect(wanted.dropFirst(shown.count).allSatisfy(Self.isEmpty))
                #expect(shown.last.map(Self.isEmpty) != true)
            }
        }
    }

    @Test func aTextIsItsGlyphs() {
        var random = SplitMix(seed: 22)
        for _ in 0..<100 {
            let screen = Self.screen(&random, depth: .trueColor)
            let rows = screen.text().split(separator: "\n", omittingEmptySubsequences: false)
            #expect(rows.count == screen.size.rows)
            for (row, text) in rows.enumerated() {
                let all = (0..<screen.size.columns).flatMap { screen[row, $0].glyph.scalars }
                #expect(all.starts(with: text.unicodeScalars))
                #expect(all.dropFirst(text.unicodeScalars.count).allSatisfy { $0 == " " })
                #expect(text.last != " ")
            }
        }
    }

    private static func isEmpty(_ shown: AnsiReader.Shown) -> Bool {
        let visible: Style.Attributes = [.reverse, .underline]
        return shown.scalars == [" "] && shown.style.background == .terminal
            && shown.style.attributes.intersection(visible).isEmpty
    }

    /// A screen of random cells, some of them blank, which share a few colours.
    static func screen(_ random: inout SplitMix, depth: ColorDepth) -> Screen {
        let size = ScreenSize(columns: 7, rows: 3)
        var screen = Screen(size: size, features: ScreenFeatures(colors: depth))
        let colors = [
            Color.terminal, .red, Color(hex: UInt32.random(in: 0..<1 << 24, using: &random)),
        ]
        screen.draw { region in
            for _ in 0..<9 {
                let row = Int.random(in: 0..<3, using: &random)
                let column = Int.random(in: 0..<7, using: &random)
                let color = colors.randomElement(using: &random) ?? .red
                if random.chance(2) {
                    region.fill(color, columns: column..<column + 3, rows: row..<row + 1)
                    continue
                }
                let attributes = UInt16.random(in: 0..<32, using: &random)
                let text = ["a", "漢", "x\u{301}", "▀", "  "].randomElement(using: &random) ?? "a"
                region.text(
                    text, row: row, column: column,
                    TextOptions(rawValue: random.chance(2) ? attributes : 0),
                    color: random.chance(2) ? colors.randomElement(using: &random) : nil)
            }
        }
        let left = Int.random(in: 0..<7, using: &random)
        screen.fill(.blue, columns: left..<left + 2, halfRows: 1..<4)
        return screen
    }
}
