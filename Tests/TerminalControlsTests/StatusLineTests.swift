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
            if columns >= 6 { #expect(shown.contains(Self.hints[3])) }
            if columns >= 15 { #expect(shown.suffix(2) == Self.hints.suffix(2)) }
            func text(_ hints: some Sequence<Hint>) -> String {
                hints.map { "\($0.names) \($0.word)" }.joined(separator: "   ")
            }
            // The hints for help and leaving are at the end of the row.
            let drawn = row(line, columns)
            #expect(drawn.hasPrefix(text(shown.dropLast(2))))
            #expect(drawn.hasSuffix(text(shown.suffix(2))), "\(columns): \(drawn)")
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
            // A narrower row has no room for the title.
            if columns >= 12 { #expect(Self.line.key(atColumn: 0, columns: columns) == nil) }
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
                    #expect(screen.lines[0].contains("? keys"))
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

    @Test("A long title is cut, so that the hint for help stays visible", arguments: 6...120)
    func longTitle(columns: Int) {
        let title = String(repeating: "long name ", count: 12)
        let line = StatusLine(title: title, hints: Self.hints)
        #expect(row(line, columns).contains("? keys"), "\(row(line, columns))")
        let prompt = StatusLine(
            title: title, field: TextField("0.5"),
            hints: [Hint(.enter, word: "accept"), Hint(.escape, word: "cancel")])
        let text = row(prompt, columns)
        #expect(text.contains("0.5"), "\(text)")
        #expect(columns < 24 || text.contains("enter accept"), "\(text)")
    }

    @Test("The position follows the hints, and less important hints make room for it")
    func position() {
        let position = [StatusLine.Part("sections 2–5 of 7", rank: 1), .init("35 %", rank: 0)]
        var shown = 0
        for columns in 0...140 {
            var line = StatusLine(
                title: "Basic", hints: Self.hints, position: position, leading: 1)
            let text = row(line, columns)
            if let percent = text.firstRange(of: "35 %"), let help = text.firstRange(of: "? keys") {
                #expect(help.lowerBound < percent.lowerBound && text.hasSuffix("35 %"))
                #expect(text.contains("r rotate") && text.contains("q quit"), "\(text)")
                shown += 1
            }
            line.message = "done"
            #expect(!row(line, columns).contains("35 %"))
        }
        #expect(shown > 90)
    }
}
