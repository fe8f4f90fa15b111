import TerminalSupport
import Testing

@testable import Terminals

/// Spans form one text with several looks.
@Suite struct TextSpanTests {
    private static let places: [TextOptions] = [
        [], .centered, .trailing, .padded, [.padded, .trailing], [.bold, .centered],
    ]

    /// Clusters that do not combine with each other.
    private static let parts = ["a", "bc", "漢", "字", "é", "👩", " ", "x1"]

    @Test("Spans of one look equal the same text in one span", arguments: [true, false])
    func sameAsOneText(_ isUnicode: Bool) {
        var random = SplitMix(seed: 71)
        let features = ScreenFeatures(isUnicode: isUnicode)
        for width in 0...14 {
            for options in Self.places {
                let parts = (0..<Int.random(in: 0...5, using: &random)).map { _ in
                    Self.parts.randomElement(using: &random) ?? ""
                }
                let column = Int.random(in: 0...3, using: &random)
                let spans = Screen.drawn(width, 1, features: features) {
                    $0.fill(.blue)
                    $0.text(parts.map { TextSpan($0) }, row: 0, column: column, options)
                }
                let text = Screen.drawn(width, 1, features: features) {
                    $0.fill(.blue)
                    $0.text(parts.joined(), row: 0, column: column, options)
                }
                #expect(spans == text, "\(parts) \(width) \(options)")
                #expect(parts.map { TextSpan($0) }.displayWidth == parts.joined().displayWidth)
            }
        }
    }

    @Test("Each span has its own look in addition to the look of the whole text")
    func looks() {
        let screen = Screen.drawn(12, 1) {
            $0.text(
                ["ab", TextSpan("漢", .dim, color: .red), " ", TextSpan("yz", .bold)], .italic,
                color: .teal)
        }
        #expect(screen.text() == "ab漢 yz")
        let attributes = (0..<7).map { screen[0, $0].attributes }
        let (plain, dim, bold): (Style.Attributes, Style.Attributes, Style.Attributes) = (
            .italic, [.italic, .dim], [.italic, .bold]
        )
        #expect(attributes == [plain, plain, dim, dim, plain, bold, bold])
        let colors = (0..<7).map { screen[0, $0].foreground }
        #expect(colors == [.teal, .teal, .red, .red, .teal, .teal, .teal])
    }

    @Test("A text is cut between clusters, and the ellipsis has the look of the removed text")
    func cuts() {
        let spans: [TextSpan] = ["ab", TextSpan("漢字", .bold), TextSpan("cd", .dim)]
        let texts = ["", "…", "a…", "ab…", "ab…", "ab漢…", "ab漢…", "ab漢字…", "ab漢字cd"]
        for (width, text) in texts.enumerated() {
            let screen = Screen.drawn(width, 1) { $0.text(spans, row: 0) }
            #expect(screen.text() == text)
            guard let mark = (0..<width).last(where: { screen[0, $0].glyph == Glyph("…") })
            else { continue }
            #expect(
                screen[0, mark].attributes
                    == (width > 3 && width < 7 && mark > 2
                        ? .bold : width < 4 || mark == 2 ? [] : .bold),
                "\(width)")
        }
    }

    @Test("Each span's text is sanitised")
    func sanitised() {
        let screen = Screen.drawn(9, 1) {
            $0.text([TextSpan("a\u{1B}[m", .bold), "\u{301}"], row: 0)
        }
        #expect(screen.text() == "a␛[m◌́")
        let ascii = Screen.drawn(9, 1, features: ScreenFeatures(isUnicode: false)) {
            $0.text([TextSpan("漢"), "…"], row: 0)
        }
        #expect(ascii.text().utf8.allSatisfy { $0 < 0x80 })
    }

    /// Splits a text at random scalars, also in the middle of clusters.
    private func split(_ text: String, using random: inout SplitMix) -> [TextSpan] {
        var parts = [""]
        for scalar in text.unicodeScalars {
            if Int.random(in: 0..<3, using: &random) == 0 { parts.append("") }
            parts[parts.count - 1].unicodeScalars.append(scalar)
        }
        let looks: [Style.Attributes] = [[], .bold, .underline]
        return parts.map { TextSpan($0, looks.randomElement(using: &random) ?? []) }
    }

    @Test("Wrapped spans have the letters of the same wrapped text", arguments: [true, false])
    func wrappedAsOneText(_ isUnicode: Bool) {
        var random = SplitMix(seed: 72)
        let features = ScreenFeatures(isUnicode: isUnicode)
        let pieces = Self.parts + ["\u{301}", "\n", "  ", "🇩🇪", "👨‍👩‍👧", "long-word", "\t"]
        for width in 0...14 {
            for _ in 0..<40 {
                let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                    pieces.randomElement(using: &random) ?? ""
                }
                .joined()
                let spans = split(text, using: &random)
                let row = Int.random(in: -2...2, using: &random)
                let whole = Screen.drawn(width, 5, features: features) {
                    $0.text(wrapped: text, row: row)
                }
                let cut = Screen.drawn(width, 5, features: features) {
                    $0.text(wrapped: spans, row: row)
                }
                #expect(cut.text() == whole.text(), "\(spans.map(\.text)) \(width)")
            }
        }
    }

    @Test("Each letter of wrapped spans has the look of its span")
    func wrappedLooks() {
        let text = "one two three four five"
        for (place, letter) in text.enumerated() where letter != " " {
            let letters = text.enumerated().map { TextSpan(String($1), $0 == place ? .bold : []) }
            for width in 4...12 {
                let screen = Screen.drawn(width, 8) { $0.text(wrapped: letters) }
                let cells = (0..<8).flatMap { row in (0..<width).map { screen[row, $0] } }
                let bold = cells.filter { $0.attributes == .bold }
                #expect(bold.map(\.glyph.description) == [String(letter)], "\(place) \(width)")
            }
        }
    }

    @Test("A span's background covers its columns, and other letters keep the fill behind them")
    func backgrounds() {
        let screen = Screen.drawn(8, 2) {
            $0.fill(.blue)
            $0.text(wrapped: ["ab ", TextSpan("漢 cd", background: .green), " e"])
        }
        #expect(screen.text() == "ab 漢 cd\ne")
        let backgrounds = (0..<8).map { screen[0, $0].background }
        #expect(backgrounds.prefix(3).allSatisfy { $0 == .blue })
        #expect(backgrounds.dropFirst(3).allSatisfy { $0 == .green })
        #expect(screen[1, 0].background == .blue)
    }
}
