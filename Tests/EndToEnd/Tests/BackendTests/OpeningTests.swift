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
        #expect(session.isGivenBack)
    }

    @Test(arguments: [
        ("dumb", "A terminal of the type “dumb” cannot move its cursor: "),
        ("no-such-terminal", "The terminal type “no-such-terminal” is unknown on this system: "),
        ("a\u{1B}[31m", "The terminal type “a?[31m” is unknown on this system: "),
        ("", "TERM is not set: "), (nil, "TERM is not set: "),
    ])
    func aTypeThatWillNotDoIsExplained(type: String?, beginning: String) throws {
        let session = try Session(.probe, environment: ["TERM": type])
        #expect(try session.waitForEnd() == .exited(1))
        let text = String(decoding: session.output, as: UTF8.self)
        #expect(text.hasPrefix(beginning))
        #expect(text.hasSuffix(".\r\n"))
        #expect(text.filter { $0.isNewline }.count == 1)
        #expect(session.isGivenBack)
    }
}
