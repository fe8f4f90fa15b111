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
        // At the start of a row: a shell shows the command, too.
        try session.wait(for: "the child") { $0.text.contains { $0.hasPrefix("started <") } }
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
        // An argument would end there.
        session.send("0")
        try expectBack(
            session, "2", saying: "“sh” cannot be started: an argument contains a null character")
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
        let session = try begin(
            "trap 'sleep 0.2; echo hung up; exit' HUP; echo 'started <'; while :; do sleep 0.1; done"
        )
        try start(session)
        session.signal(SIGTERM)
        #expect(try session.waitForEnd() == .exited(128 + SIGTERM))
        #expect(session.leftOn == [] && session.count(of: "hung up") == 1)
    }

    /// A child that stops instead is made to go on.
    @Test func askedToEndItWakesTheChild() throws {
        let session = try begin(
            "trap 'trap \"\" HUP; kill -STOP $$; echo woken; exit' HUP; echo 'started <'; while :; do sleep 0.1; done"
        )
        try start(session)
        session.signal(SIGTERM)
        #expect(try session.waitForEnd() == .exited(128 + SIGTERM))
        #expect(session.leftOn == [] && session.count(of: "woken") == 1)
    }

    @Test func aChildThatDoesNotEndIsNotWaitedForLong() throws {
        let session = try begin("trap '' HUP; echo 'started <'; exec sleep 20 3>&-")
        try start(session)
        let start = ContinuousClock.now
        session.signal(SIGTERM)
        #expect(try session.waitForEnd() == .exited(128 + SIGTERM))
        #expect(start.duration(to: .now) < .seconds(15))
        #expect(session.leftOn == [])
    }

    @Test func askedToEndWhileAKeyIsAwaitedItEnds() throws {
        let session = try begin("echo 'started <all there is'")
        try start(session, key: "k")
        try session.wait(for: "the words") { $0.shows("Press any key to go back.") }
        // A window that changes is no key.
        session.resize(columns: 70, rows: 20)
        session.signal(SIGTERM)
        #expect(try session.waitForEnd() == .exited(128 + SIGTERM))
        #expect(session.leftOn == [] && session.isLineUntouched)
    }

    /// What was typed meanwhile is for nobody.
    @Test func manyKeysAreAnyKey() throws {
        let session = try begin("echo 'started <all there is'")
        try start(session, key: "k")
        try session.wait(for: "the words") { $0.shows("Press any key to go back.") }
        session.send(String(repeating: "x", count: 100))
        try expectBack(session, saying: "all went well")
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.count(of: "cannot be started") == 0)
    }

    @Test func aProgramThatIsNotThereLeavesNothingToRead() throws {
        let session = try begin()
        session.send("y")
        try expectBack(session, saying: "“no-such-program” cannot be started")
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
    }

    /// Its streams wait, and nothing else of the program's is open.
    @Test(arguments: ["", " /dev/tty", " /dev/tty <&-"]) func aChildHasWhatAShellWouldGiveIt(
        device: String
    ) throws {
        let script = "[ -d /proc/self/fd ] && set -- $(ls /proc/self/fd) && echo \"open $#\"; cat"
        let session = try Session(
            .path("/bin/sh"),
            ["-c", "\(Program.probe.command) children '\(script)'\(device) 3<&-"])
        try session.wait(for: "the first frame") { $0.shows("corner") }
        session.send("c")
        #if os(Linux)
            // The standard streams, and the folder itself.
            try session.wait(for: "its descriptors") { $0.shows("open 4") }
        #endif
        session.send("echoed\n")
        try session.wait(for: "what it read") { $0.text.count { $0 == "echoed" } == 2 }
        session.send("\u{4}")
        try expectBack(session, saying: "all went well")
    }

    /// A broken pipe ends it, as it would in a shell.
    @Test func aBrokenPipeEndsAChild() throws {
        let session = try begin("kill -PIPE $$; echo 'started <alive'; read -r line")
        session.send("c")
        try expectBack(session, saying: "“sh” was ended by signal \(SIGPIPE)")
    }

    /// The shell finds the line as it was, the child as it had made it.
    @Test func eachHasItsOwnModes() throws {
        let session = try Session(
            .path("/bin/bash"), ["--norc", "--noprofile", "-i"], environment: ["PS1": "prompt> "])
        try session.wait(for: "the prompt") { $0.row(0).hasPrefix("prompt>") }
        let script = "stty -echo -ixon; printf \"sta%s\" rted; read -r line; stty -a; read -r line"
        session.send("\(Program.probe.command) children '\(script)'\n")
        try session.wait(for: "the first frame") { $0.shows("corner") }
        session.send("c")
        try session.wait(for: "the child") { $0.row(0) == "started" || $0.shows("started") }
        session.send("\u{1A}")
        try session.wait(for: "the shell") { $0.text.last { !$0.isEmpty } == "prompt>" }
        session.send("fg\n")
        session.send("\n")
        try session.wait(for: "its modes") { $0.shows("iexten -echo ") }
        #expect(session.shows("icrnl -ixon "))
        session.send("\n")
        try expectBack(session, saying: "all went well")
    }

    @Test func killedBesideItsChildItEnds() throws {
        let session = try beginInShell()
        try start(session)
        session.send("\u{1A}")
        try session.wait(for: "the shell") { $0.shows("Stopped") }
        session.send("kill %1; while kill -0 %1; do :; done 2>&-; echo go''ne\n")
        try session.wait(for: "its end") { $0.count(of: "gone") == 1 }
        try session.wait(for: "the prompt") { $0.text.last { !$0.isEmpty } == "prompt>" }
        #expect(!session.isAlternateScreen && session.isCursorVisible)
    }
}
