import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Closed streams, and keys from another terminal than the one that shows the picture.
extension EdgeTests {
    enum Ending: String, CaseIterable {
        case key, signal, keyAfterResize
    }

    @Test(arguments: Ending.allCases)
    func inputAndOutputMayBeTwoTerminals(ending: Ending) throws {
        let keys = try Session(.path("/bin/sleep"), ["1000"])
        let session = try shell("exec \(Program.reflow.command) basic <\(keys.device)")
        try session.waitForFrame()
        let first = session.text
        keys.send("j")
        try session.wait(for: "a key") { $0.text != first }
        #expect(keys.isReadingImmediate)
        if ending == .keyAfterResize {
            session.scribble()
            session.resize(columns: 60, rows: 20)
            try session.waitForFrame()
        }
        if ending == .signal { session.signal(SIGTERM) } else { keys.send("Q") }
        let end: Session.End = .exited(ending == .signal ? 128 + SIGTERM : 0)
        #expect(try session.waitForEnd() == end)
        #expect(session.leftOn == [] && session.isLineUntouched)
        // The program wrote nothing to the keys' terminal, and that terminal did not echo the keys.
        #expect(!keys.hasEnded() && keys.output == [])
        #expect(keys.leftOn == [] && keys.isLineUntouched)
    }

    /// With a closed standard error, only the exit status reports the problem.
    @Test(arguments: [
        ("basic <&-", "Standard input is not a terminal"),
        ("basic >&-", "Standard output is not a terminal"),
        ("basic <&- >&-", "Standard input is not a terminal"),
        ("log data/lines <&-", "Standard input is not a terminal"),
        ("log - <&-", "There is nothing to follow"),
        ("basic <&- >&- 2>&-", nil), ("log - <&- >&- 2>&-", nil), ("list >&- 2>&-", nil),
    ])
    func aClosedStreamIsASentence(command: String, sentence: String?) throws {
        let data = try makeLines()
        let session = try shell(
            "cd \(data.path); \(Program.reflow.command) \(command); echo left $?", columns: 200)
        try session.wait(for: "the end") { $0.shows("left 1") }
        if let sentence {
            #expect(session.row(0).hasPrefix("reflow: " + sentence))
        } else {
            #expect(session.row(0) == "left 1")
        }
        #expect(session.leftOn == [])
    }

    /// The first file that the program opens gets the number of the closed standard error.
    @Test(arguments: [("basic", "Basic"), ("files data", "lines"), ("log data/lines", "a line")])
    func standardErrorMayBeClosed(command: String, sign: String) throws {
        let data = try makeLines()
        let session = try shell(
            "cd \(data.path) && exec \(Program.reflow.command) \(command) 2>&-")
        try session.waitForFrame()
        #expect(session.shows(sign))
        try quit(session)
        #expect(try data.bytes(of: "data/lines") == Array("a line\n".utf8))
    }

    private func makeLines() throws -> TemporaryDirectory {
        let data = try TemporaryDirectory()
        try data.makeFolder("data")
        try data.makeFile("data/lines", containing: "a line\n")
        return data
    }
}
