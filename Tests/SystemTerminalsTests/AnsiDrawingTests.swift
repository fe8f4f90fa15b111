import AnsiTerminals
import Terminals
import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The bytes that a terminal without ncurses receives for a change.
@Suite struct AnsiDrawingTests {
    private static func sent(
        type: String = "xterm-256color", from first: [String], to second: [String]
    ) throws -> String {
        var output = ""
        try withTerminal(.ansi, type: type) { terminal, line in
            terminal.draw(screen(terminal, first))
            _ = line.output()
            terminal.draw(screen(terminal, second))
            output = line.output()
        }
        return output
    }

    /// Checks the bytes for changes of one row.
    private static func expectChanges(_ changes: [(String, String, sent: String)]) throws {
        for (first, second, wanted) in changes {
            let output = try sent(from: [first], to: [second])
            #expect(output == wanted, "\(first) to \(second): \(output.debugDescription)")
        }
    }

    @Test func onlyChangedCellsAreSent() async {
        await #expect(processExitsWith: .success) {
            try Self.expectChanges([
                ("abc", "abc", ""), ("abc", "aXc", "\u{1B}[1;2HX"),
                // Writing a short gap again is shorter than moving the cursor over it.
                ("abcde", "XbcYe", "\u{1B}[1;1HXbcY"),
                ("abcdefg", "XbcdefY", "\u{1B}[1;1HX\u{1B}[5CY"),
                // The blanks at the end of a row are erased.
                ("abcdefghij", "a", "\u{1B}[1;2H\u{1B}[K"), ("abc", "a", "\u{1B}[1;2H  "),
            ])
        }
    }

    @Test func wideGlyphsAreSentAsAWhole() async {
        await #expect(processExitsWith: .success) {
            try Self.expectChanges([
                ("漢字", "漢ab", "\u{1B}[1;3Hab"), ("a漢b", "ab漢", "\u{1B}[1;2Hb漢"),
                // After an emoji, the position is sent, because the terminal may draw it in one column.
                ("", "👍x", "\u{1B}[1;1H👍\u{1B}[1;3Hx"),
                // No position is sent between the two letters of a flag.
                ("", "🇩🇪🇫🇷", "\u{1B}[1;1H🇩🇪\u{1B}[1;3H🇫🇷"),
            ])
        }
    }

    @Test func movedRowsAreScrolled() async {
        await #expect(processExitsWith: .success) {
            let rows = ["one", "two", "three", "four", "five", "six", "seven", "eight"]
            let up = try Self.sent(from: Array(rows[0..<6]), to: Array(rows[1..<7]))
            #expect(
                up == "\u{1B}[1;6r\u{1B}[6;1H\n\u{1B}[r\u{1B}[6;1Hseven",
                "\(up.debugDescription)")
            let down = try Self.sent(from: Array(rows[2..<8]), to: Array(rows[0..<6]))
            #expect(
                down == "\u{1B}[1;6r\u{1B}[1;1H\u{1B}M\u{1B}M\u{1B}[r\u{1B}[1;1Hone\u{1B}[2;1Htwo",
                "\(down.debugDescription)")
            let basic = try Self.sent(
                type: "ansi", from: Array(rows[0..<6]), to: Array(rows[1..<7]))
            #expect(!basic.contains("\u{1B}[1;6r"), "\(basic.debugDescription)")
        }
    }

    /// This terminal would scroll if its last cell was written.
    @Test func theLastCellStaysFree() async {
        await #expect(processExitsWith: .success) {
            let full = Array(repeating: String(repeating: "x", count: 20), count: 6)
            let sent = try Self.sent(type: "ansi", from: [], to: full)
            #expect(sent.count { $0 == "x" } == 119)
        }
    }

    /// Without UTF-8, a glyph beyond ASCII is a question mark.
    @Test func withoutUnicodeOnlyAsciiIsSent() async {
        await #expect(processExitsWith: .success) {
            setenv("LC_ALL", "C", 1)
            try withTerminal(.ansi, type: "vt100") { terminal, line in
                #expect(!terminal.features.isUnicode)
                var picture = Screen(size: terminal.size)
                picture.draw { $0.text("é漢─", row: 0) }
                terminal.draw(picture)
                #expect(line.output().utf8.allSatisfy { $0 < 0x80 })
            }
        }
    }

    @Test func aTypeThatMayNotBeAnsiIsRejected() async {
        await #expect(processExitsWith: .success) {
            let line = try #require(PseudoTerminal(columns: 20, rows: 6, type: "wy60"))
            #expect(throws: TerminalError.typeMayNotBeAnsi("wy60")) { try AnsiTerminal.open() }
            setenv("TERM", "dumb", 1)
            #expect(throws: TerminalError.typeCannotMoveCursor("dumb")) { try AnsiTerminal.open() }
            #expect(line.output() == "")
        }
    }
}
