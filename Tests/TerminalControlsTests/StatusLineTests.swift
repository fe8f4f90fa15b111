import TerminalSupport
import Terminals
import Testing

@testable import TerminalControls

/// The status line at every width.
@Suite struct StatusLineTests {
    private static let hints = [
        Hint("r", word: "rotate"), Hint([], names: "resize", word: "the window to reflow"),
        Hint("[", "]", word: "ratio"), Hint("?", word: "keys"), Hint("q", word: "quit"),
    ]

    private static let line = StatusLine(
        title: "Basic",
        parts: [.init("960 × 624 pt", rank: 0), .init("landscape", rank: 1), .init("7", rank: 2)],
        hints: hints)

    private func row(_ line: StatusLine, _ columns: Int) -> String {
        Screen.drawn(columns, 1) { line.draw(into: &$0, at: .zero) }.lines[0]
    }

    @Test func hintsFallAwayWholeAndTheWayOutIsLast() {
        let line = StatusLine(hints: Self.hints)
        for columns in 0...120 {
            let shown = HintRow(Self.hints, keeping: 2, columns: columns).places.map(\.hint)
            let width = shown.reduce(-3) { $0 + $1.width + 3 }
            #expect(width <= columns)
            // A hint is hidden only if it does not fit.
            for hint in Self.hints where !shown.contains(hint) && shown.count >= 2 {
                #expect(width + 3 + hint.width > columns, "\(columns)")
            }
            #expect(shown.suffix(2) == Self.hints.suffix(min(2, shown.count)))
            if columns >= 6 { #expect(shown.last == Self.hints[4]) }
            if columns >= 15 { #expect(shown.dropLast().last == Self.hints[3]) }
            let text = shown.map { "\($0.names) \($0.word)" }.joined(separator: "   ")
            #expect(row(line, columns).hasSuffix(text))
        }
    }

    @Test func aClickOnAHintPressesItsKey() {
        for columns in 0...120 {
            let text = Array(row(Self.line, columns))
            for column in 0..<columns {
                let key = Self.line.key(atColumn: column, columns: columns)
                for (word, expected) in [("rotate", Key("r")), ("keys", "?"), ("quit", "q")] {
                    let part = text.dropFirst(column).prefix(word.count)
                    if String(part) == word { #expect(key == expected, "\(columns)") }
                }
                if column < text.count, text[column] == "]" { #expect(key == "]") }
                if column < text.count, text[column] == "[" { #expect(key == "[") }
            }
            #expect(Self.line.key(atColumn: 0, columns: columns) == nil || columns == 0)
        }
        var said = Self.line
        said.message = "done"
        for column in 0..<80 { #expect(said.key(atColumn: column, columns: 80) == nil) }
    }

    @Test func aMessageHasTheHintsPlace() {
        var line = Self.line
        line.message = "leftSideRatio 0.45"
        for columns in 30...120 {
            let text = row(line, columns)
            #expect(text.hasPrefix(" Basic ") && text.hasSuffix("leftSideRatio 0.45"))
            #expect(!text.contains("quit"))
        }
    }

    /// The field stays in its row with any text, and shows its cursor if there is enough room.
    @Test func aFieldHasThePartsPlace() {
        var field = TextField("some text that is long")
        for step in 0..<30 {
            if step % 3 == 2 { _ = field.handle(.key(.left), at: .zero) }
            let line = StatusLine(title: "Find", field: field, hints: Self.hints)
            for columns in 0...100 {
                let screen = Screen.drawn(columns, 1) { line.draw(into: &$0, at: .zero) }
                if columns >= 26 {
                    #expect(screen.cursor.map { $0.column >= 7 } == true, "\(columns)")
                    #expect(screen.lines[0].hasSuffix("q quit"))
                }
            }
        }
    }

    @Test(
        "Typed text and the cursor are visible at every width", arguments: [nil, "a message"],
        ["", "x", "a longer text that does not fit"])
    func typedText(message: String?, text: String) {
        for columns in 1...120 {
            let line = StatusLine(
                title: "Find", field: TextField(text), message: message,
                hints: [Hint(.enter, word: "accept"), Hint(.escape, word: "cancel")])
            var screen = Screen(size: ScreenSize(columns: columns, rows: 1))
            screen.draw { line.draw(into: &$0, at: .zero) }
            #expect(screen.cursor != nil, "\(columns)")
            let shown = screen.text()
            let end = String(text.suffix(max(0, min(columns, 8) - 2)))
            #expect(columns < 3 || shown.contains(end), "\(columns): \(shown)")
        }
    }
}
