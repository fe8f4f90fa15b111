import TerminalSupport
import Testing

@testable import Terminals

/// Spans form one text with several looks.
@Suite struct SpanTests {
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
                    $0.text(parts.map { Span($0) }, row: 0, column: column, options)
                }
                let text = Screen.drawn(width, 1, features: features) {
                    $0.fill(.blue)
                    $0.text(parts.joined(), row: 0, column: column, options)
                }
                #expect(spans == text, "\(parts) \(width) \(options)")
                #expect(parts.map { Span($0) }.displayWidth == parts.joined().displayWidth)
            }
        }
    }

    @Test("Each span has its own look in addition to the look of the whole text")
    func looks() {
        let screen = Screen.drawn(12, 1) {
            $0.text(
                ["ab", Span("漢", .dim, color: .red), " ", Span("yz", .bold)], .italic, color: .teal)
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
        let spans: [Span] = ["ab", Span("漢字", .bold), Span("cd", .dim)]
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
        let screen = Screen.drawn(9, 1) { $0.text([Span("a\u{1B}[m", .bold), "\u{301}"], row: 0) }
        #expect(screen.text() == "a␛[m◌́")
        let ascii = Screen.drawn(9, 1, features: ScreenFeatures(isUnicode: false)) {
            $0.text([Span("漢"), "…"], row: 0)
        }
        #expect(ascii.text().utf8.allSatisfy { $0 < 0x80 })
    }
}
