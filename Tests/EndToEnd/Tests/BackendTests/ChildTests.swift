import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A child process that uses the terminal for some time.
@Suite struct ChildTests {
    /// A script that reads a line, prints it, and reads another line.
    private static let reading =
        #"echo "started <$1>"; read -r line; echo "got $line"; read -r line; exit 3"#

    private func begin(_ script: String = Self.reading) throws -> Session {
        let session = try Session(.probe, ["children", script])
        try session.wait(for: "the first frame") { $0.shows("corner") }
        return session
    }

    /// Starts the probe in a shell with job control.
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
        // The text is at the start of a row, because a shell also shows the command.
        try session.wait(for: "the child") { $0.text.contains { $0.hasPrefix("started <") } }
        // A child process of `k` may have ended already.
        if key == "c" { #expect(session.leftOn == []) }
    }

    /// Waits until the program has the terminal again.
    private func expectBack(_ session: Session, _ time: String = "1", saying text: String) throws {
        try session.wait(for: "the program") {
            $0.isAlternateScreen && $0.row(1).hasPrefix("\(time), last: \(text)")
                && $0.shows("corner")
        }
        try session.wait(for: "its modes") {
            $0.isMouseReported && $0.isPasteBracketed && !$0.isCursorVisible && !$0.isLineCooked
        }
    }

    /// The program derives a description of the terminal for itself. A child process keeps the user's.
    @Test(arguments: [nil, "/no/such/folder"] as [String?])
    func aChildHasTheVariablesOfTheUser(terminfo: String?) throws {
        let session = try Session(
            .probe,
            ["children", "echo \"started <> $TERM <${TERMINFO-unset}> $COLORTERM\"; read -r line"],
            environment: [
                "TERM": "xterm-256color", "COLORTERM": "truecolor", "TERMINFO": terminfo,
            ])
        try session.wait(for: "the first frame") { $0.shows("corner") }
        try start(session)
        let expected = "started <> xterm-256color <\(terminfo ?? "unset")> truecolor"
        #expect(session.shows(expected))
        session.send("\n")
        try expectBack(session, saying: "all went well")
    }

    @Test func aChildHasTheTerminalAndGivesItBack() throws {
        let session = try begin()
        for time in 1...2 {
            try start(session)
            // A shell would replace this text. The child process must receive it unchanged.
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

    /// Without a shell, no program could continue the stopped processes.
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
        // A C string would end at the null character.
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

    /// While the program waits for a key, ^C counts as a key. A signal would not restore the modes, because the
    /// terminal counts as restored.
    @Test func aSignalsKeyGoesBackToo() throws {
        let session = try begin("echo 'started <all there is'")
        try start(session, key: "k")
        try session.wait(for: "the words") { $0.shows("Press any key to go back.") }
        session.send("\u{3}")
        try expectBack(session, saying: "all went well")
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
    }

    /// The program's own streams are pipes, and the child process writes nothing into them.
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

    /// If the child process stops itself, the program continues it.
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
        // A resize does not count as a key.
        session.resize(columns: 70, rows: 20)
        session.signal(SIGTERM)
        #expect(try session.waitForEnd() == .exited(128 + SIGTERM))
        #expect(session.leftOn == [] && session.isLineUntouched)
    }

    /// The program discards the other keys.
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

    /// The child process has blocking streams, and none of the program's other descriptors.
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
            // The three standard streams and the folder itself.
            try session.wait(for: "its descriptors") { $0.shows("open 4") }
        #endif
        session.send("echoed\n")
        try session.wait(for: "what it read") { $0.text.count { $0 == "echoed" } == 2 }
        session.send("\u{4}")
        try expectBack(session, saying: "all went well")
    }

    /// SIGPIPE ends the child process, as it would in a shell.
    @Test func aBrokenPipeEndsAChild() throws {
        let session = try begin("kill -PIPE $$; echo 'started <alive'; read -r line")
        session.send("c")
        try expectBack(session, saying: "“sh” was ended by signal \(SIGPIPE)")
    }

    /// The shell gets its own modes back, and the child process gets the modes that it had set.
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
