import Sessions
import Testing

@Suite struct OpeningTests {
    @Test func withoutATerminalOneSentenceSaysSo() throws {
        let session = try Session(.probe, hasTerminal: false)
        #expect(try session.waitForEnd() == .exited(1))
        let text = String(decoding: session.output, as: UTF8.self)
        #expect(text.hasPrefix("Standard input is not a terminal: "))
        #expect(text.hasSuffix(".\n"))
        #expect(text.filter { $0 == "\n" }.count == 1)
    }

    @Test func withItsOutputInAPipeOneSentenceSaysSo() throws {
        let session = try Session(
            .path("/bin/sh"), ["-c", "\"$0\" | cat; exit 0", Program.probe.location])
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.shows("Standard output is not a terminal: "))
        #expect(session.leftOn == [])
    }

    private static let unknown =
        Environment.usesAnsi ? "may not understand ANSI sequences: " : "is unknown on this system: "

    @Test(arguments: [
        ("dumb", "The terminal type “dumb” cannot move the cursor: "),
        ("no-such-terminal", "The terminal type “no-such-terminal” \(unknown)"),
        ("a\u{1B}[31m", "The terminal type “a?[31m” \(unknown)"),
        ("", "TERM is not set: "), (nil, "TERM is not set: "),
    ])
    func aTypeThatWillNotDoIsExplained(type: String?, beginning: String) throws {
        let session = try Session(.probe, environment: ["TERM": type])
        #expect(try session.waitForEnd() == .exited(1))
        let text = String(decoding: session.output, as: UTF8.self)
        #expect(text.hasPrefix(beginning))
        #expect(text.hasSuffix(".\r\n"))
        #expect(text.filter { $0.isNewline }.count == 1)
        #expect(session.leftOn == [])
    }

    @Test(
        .enabled(if: DirectTerminal.canBeDescribed, "tic cannot compile a terminal's description"),
        .disabled(if: Environment.usesAnsi, "the descriptions have no effect without ncurses"))
    func openedAgainAsAnotherTypeItForgetsTheFirst() throws {
        let directory = try TemporaryDirectory()
        try DirectTerminal.describe(in: directory.path)
        let session = try Session(
            .probe, ["reopen", "xterm-direct256"],
            environment: ["TERM": "xterm-direct", "TERMINFO": directory.path])
        try session.wait(for: "the first picture") { $0.row(0).hasPrefix("first") }
        #expect(session.cell(0, 0).background == 0x100_000A)
        session.send("q")
        try session.wait(for: "the second picture") { $0.row(0).hasPrefix("second") }
        // In this type, 10 is a palette number. So the program adds some green to send an RGB value.
        #expect(session.cell(0, 0).background == 0x100_010A)
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }
}
