import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Another program has the terminal for a while.
@Suite struct ChildTests {
    /// Reads a line, tells it, and reads another.
    private static let reading =
        #"echo "started <$1>"; read -r line; echo "got $line"; read -r line; exit 3"#

    private func begin(_ script: String = Self.reading) throws -> Session {
        let session = try Session(.probe, ["children", script])
        try session.wait(for: "the first frame") { $0.shows("corner") }
        return session
    }

    /// In a shell that does job control.
    private func beginInShell() throws -> Session {
        let session = try Session(
            .path("/bin/bash"), ["--norc", "--noprofile", "-i"], environment: ["PS1": "prompt> "])
        try session.wait(for: "the prompt") { $0.row(0).hasPrefix("prompt>") }
        session.send("\(Program.probe.command) children '\(Self.reading)'\n")
        try session.wait(for: "the first frame") { $0.shows("corner") }
        return session
    }

    private func start(_ session: Session, key: String = "c") throws {
        session.send(key)
        try session.wait(for: "the child") { $0.shows("started <") }
        // One whose output is left to be read may have ended already.
        if key == "c" { #expect(session.leftOn == []) }
    }

    /// The terminal is the program's again.
    private func expectBack(_ session: Session, _ time: String = "1", saying text: String) throws {
        try session.wait(for: "the program") {
            $0.isAlternateScreen && $0.row(1).hasPrefix("\(time), last: \(text)")
                && $0.shows("corner")
        }
        try session.wait(for: "its modes") {
            $0.isMouseReported && $0.isPasteBracketed && !$0.isCursorVisible && !$0.isLineCooked
        }
    }

    @Test func aChildHasTheTerminalAndGivesItBack() throws {
        let session = try begin()
        for time in 1...2 {
            try start(session)
            // What a shell would make something of arrives as it is.
            #expect(session.shows("started <an $argument>"))
            session.send("hello\n")
            try session.wait(for: "a line") { $0.shows("got hello") }
            session.send("\n")
            try expectBack(session, "\(time)", saying: "“sh” has ended with status 3")
        }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }

    @Test func aResizeMeanwhileIsNoticed() throws {
        let session = try begin()
        try start(session)
        session.resize(columns: 50, rows: 12)
        session.send("\n\n")
        try expectBack(session, saying: "“sh” has ended")
        try session.wait(for: "the new size") {
            $0.row(0).hasPrefix("Children 50x12") && $0.row(11).hasSuffix("corner")
        }
    }

    @Test func interruptsAreForTheChildAlone() throws {
        let session = try begin("echo 'started <'; exec sleep 1000")
        try start(session)
        session.send("\u{3}")
        try expectBack(session, saying: "“sh” was ended by signal \(SIGINT)")
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
    }

    @Test func stoppedItStopsTheProgramToo() throws {
        let session = try beginInShell()
        try start(session)
        session.send("\u{1A}")
        try session.wait(for: "the shell") { $0.shows("Stopped") }
        try session.wait(for: "its prompt") { $0.text.last { !$0.isEmpty } == "prompt>" }
        #expect(!session.isAlternateScreen && session.isCursorVisible && !session.isMouseReported)
        session.send("fg\n")
        session.send("more\n")
        try session.wait(for: "a line") { $0.shows("got more") }
        session.send("\n")
        try expectBack(session, saying: "“sh” has ended with status 3")
        session.send("q")
        try session.wait(for: "the prompt again") {
            !$0.isAlternateScreen && $0.text.last { !$0.isEmpty } == "prompt>"
        }
        session.send("exit 3\n")
        #expect(try session.waitForEnd() == .exited(3))
    }

    /// Nobody could make either go on.
    @Test func withoutAShellAStoppedChildGoesOn() throws {
        let session = try begin()
        try start(session)
        session.send("\u{1A}")
        session.send("more\n")
        try session.wait(for: "a line") { $0.shows("got more") }
        session.send("\n")
        try expectBack(session, saying: "“sh” has ended with status 3")
    }

    @Test func aProgramThatIsNotThereIsASentence() throws {
        let session = try begin()
        session.send("x")
        try expectBack(
            session, saying: "“no-such-program” cannot be started: no such file or directory")
    }

    @Test func whatItPrintsCanBeRead() throws {
        let session = try begin("echo 'started <all there is'")
        try start(session, key: "k")
        try session.wait(for: "the words") { $0.shows("Press any key to go back.") }
        session.send("q")
        try expectBack(session, saying: "all went well")
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
    }

    /// There ^C is any key: the terminal counts as given back, so nobody would mend its modes.
    @Test func aSignalsKeyGoesBackToo() throws {
        let session = try begin("echo 'started <all there is'")
        try start(session, key: "k")
        try session.wait(for: "the words") { $0.shows("Press any key to go back.") }
        session.send("\u{3}")
        try expectBack(session, saying: "all went well")
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
    }

    /// The program's own streams are pipes, and nothing of the child gets into them.
    @Test func theChildHasTheTerminalWhateverTheStreamsAre() throws {
        let script = #"[ -t 0 ] && [ -t 1 ] && [ -t 2 ] && echo "started <terminals"; read -r line"#
        let all = """
            printf data | \(Program.probe.command) children '\(script)' /dev/tty 2>/dev/null | \
            { count=$(wc -c); echo "piped $((count))"; }
            """
        let session = try Session(.path("/bin/sh"), ["-c", all])
        try session.wait(for: "the first frame") { $0.shows("corner") }
        try start(session)
        session.send("\n")
        try expectBack(session, saying: "all went well")
        session.send("q")
        try session.wait(for: "the script") { $0.shows("piped 0") }
    }

    @Test func askedToEndItEndsTheChildFirst() throws {
        let session = try begin("echo 'started <'; exec sleep 1000")
        try start(session)
        session.signal(SIGTERM)
        #expect(try session.waitForEnd() == .exited(128 + SIGTERM))
        #expect(session.leftOn == [])
    }
}
