import Sessions
import Testing

/// The example `pick` between two pipes: `choice=$(command | pick)`.
@Suite struct PickSessionTests {
    private static let files =
        #"printf 'README\nSources/One.swift\nSources/Two.swift\nTests/One.swift\n'"#

    private func script(_ producer: String = files, columns: Int = 80) throws -> Session {
        let script = """
            choice=$(\(producer) | \(Program.example("pick").command)); status=$?
            echo "chosen <$choice> $status"; read -r line; echo "still here: $line"
            """
        return try Session(.path("/bin/sh"), ["-c", script], columns: columns)
    }

    /// Checks that the script continues in a terminal with a shell's modes.
    private func expectScriptGoesOn(_ session: Session) throws {
        #expect(session.leftOn == [])
        session.send("yes\n")
        try session.wait(for: "the script") { $0.shows("still here: yes") }
        #expect(try session.waitForEnd() == .exited(0))
    }

    @Test(arguments: [80, 30])
    func whatIsTypedFiltersAndWhatIsSelectedIsPrinted(columns: Int) throws {
        let session = try script(columns: columns)
        try session.wait(for: "the lines") { $0.shows("4 of 4 ") && $0.row(1) == "R" }
        session.send("one")
        try session.wait(for: "fewer") { $0.shows("2 of 4 ") && $0.row(0) == "> one" }
        session.send("\u{1B}[B")
        try session.wait(for: "the other") { $0.row(4).hasPrefix("▌") }
        session.resize(columns: 60, rows: 12)
        session.send("\r")
        try session.wait(for: "the choice") { $0.shows("chosen <Tests/One.swift> 0") }
        try expectScriptGoesOn(session)
    }

    @Test func markedLinesArePrintedInTheirOrder() throws {
        let session = try script()
        try session.wait(for: "the lines") { $0.shows("4 of 4 ") }
        session.send("tests\t\u{15}readme\t")
        try session.wait(for: "two marks") { $0.shows("1 of 4, 2 marked") }
        session.send("\r")
        try session.wait(for: "the choice") { $0.shows("Tests/One.swift> 0") }
        #expect(session.shows("chosen <README"))
    }

    @Test(arguments: ["\u{3}", "\u{1B}"])
    func whoLeavesPrintsNothing(key: String) throws {
        let session = try script()
        try session.wait(for: "the lines") { $0.shows("4 of 4 ") }
        session.send(key)
        try session.wait(for: "the script") { $0.shows("chosen <> 130") }
        try expectScriptGoesOn(session)
    }

    /// The program draws before the first line arrives, shows lines as they arrive, and handles keys meanwhile.
    @Test func itStartsBeforeItsInputHasEnded() throws {
        let directory = try TemporaryDirectory()
        let session = try script(
            "{ echo first; while ! [ -e \(directory.path)/go ]; do :; done; echo second; }")
        try session.wait(for: "the first line") { $0.shows("1 of 1…") }
        session.send("second")
        try session.wait(for: "no line") { $0.shows("no match") }
        try directory.makeFile("go")
        try session.wait(for: "the second line") { $0.shows("1 of 2 ") }
        session.send("\r")
        try session.wait(for: "the choice") { $0.shows("chosen <second> 0") }
    }

    /// A producer that never ends delays neither the screen nor the keys.
    @Test func anEndlessInputIsNoHindrance() throws {
        let session = try script("yes")
        try session.wait(for: "lines") { $0.row(1) == "Y" && $0.row(2).contains("y") }
        session.send("none")
        try session.wait(for: "what is typed") { $0.row(0) == "> none" }
        session.send("\u{1B}")
        try session.wait(for: "the script") { $0.shows("chosen <> 130") }
        try expectScriptGoesOn(session)
    }

    @Test func aFileIsReadToItsEndAndThenLeftAlone() throws {
        let directory = try TemporaryDirectory()
        try directory.makeFile("lines", containing: "one\ntwo")
        let session = try Session(
            .path("/bin/sh"),
            ["-c", "exec \(Program.example("pick").command) < \(directory.path)/lines"])
        try session.wait(for: "the lines") { $0.shows("2 of 2 ") }
        if SystemCall.canBeSeen {
            try session.wait(for: "a wait without end") {
                SystemCall(of: $0.process)?.isEndlessPoll ?? false
            }
        }
        session.send("\r")
        #expect(try session.waitForEnd() == .exited(0))
    }

    @Test func whatCannotBePickedFromIsExplained() throws {
        let session = try Session(.example("pick"))
        #expect(try session.waitForEnd() == .exited(1))
        #expect(session.row(0) == "pick: Nothing is piped in: try ls | pick.")
    }

    @Test func withoutATerminalItSaysSo() throws {
        let session = try Session(
            .path("/bin/sh"), ["-c", "echo one | \(Program.example("pick").command)"],
            hasTerminal: false)
        #expect(try session.waitForEnd() == .exited(1))
        let text = String(decoding: session.output, as: UTF8.self)
        #expect(text.hasPrefix("pick: The device “/dev/tty” cannot be opened: "))
    }
}
