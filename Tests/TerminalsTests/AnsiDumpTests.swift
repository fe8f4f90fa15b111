import TerminalSupport
import Testing

@testable import Terminals

@Suite struct AnsiDumpTests {
    @Test(arguments: ColorDepth.allCases) func aTerminalShowsTheScreenAgain(depth: ColorDepth) {
        var random = SplitMix(seed: 21)
        for _ in 0..<150 {
            let screen = Screen.random(&random, depth: depth)
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
            let screen = Screen.random(&random, depth: .trueColor)
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
}
