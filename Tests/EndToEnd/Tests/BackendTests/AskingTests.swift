import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The queries that the program sends to the terminal at the start, with and without answers.
@Suite struct AskingTests {
    private static let light = "\u{1B}]11;rgb:ffff/ffff/f0f0\u{1B}\\"

    private func session(
        _ arguments: [String] = [], environment: [String: String?] = [:], answers: Bool = false
    ) throws -> Session {
        let session = try Session(
            .probe, arguments, environment: environment, answers: answers)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        return session
    }

    private func end(_ session: Session) throws {
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }

    @Test(arguments: [(nil, "unknown"), ("15;0", "dark"), ("0;15", "light")])
    func aTerminalThatNeverAnswersIsNotWaitedFor(variable: String?, background: String) throws {
        let session = try session(environment: ["COLORFGBG": variable])
        #expect(session.count(of: "\u{1B}[?u\u{1B}]11;?\u{1B}\\\u{1B}[c") == 1)
        #expect(session.row(6) == "background \(background)")
        session.send("j")
        try session.wait(for: "a key") { $0.row(2) == "heard 1, last: key j" }
        try end(session)
        #expect(session.count(of: "\u{1B}[>5u") == 0 && session.count(of: "\u{1B}[<u") == 0)
    }

    @Test func aTerminalThatDoesNotKnowTheQuestionsAnswersTheLast() throws {
        let session = try session(answers: true)
        #expect(session.row(6) == "background unknown" && session.row(2).hasPrefix("heard 0"))
        try end(session)
    }

    @Test func lateAnswersCountAndAreNoKeys() throws {
        let session = try session(environment: ["COLORFGBG": "15;0"])
        #expect(session.row(6) == "background dark")
        session.send(Self.light)
        try session.wait(for: "the background") { $0.row(6) == "background light" }
        #expect(session.row(2) == "heard 1, last: wake")
        // The same answer again, in parts, and other reports of a terminal have no effect.
        for piece in [
            "\u{1B}]11;rgb:ffff/ff", "ff/f0f0\u{1B}", "\\\u{1B}[?6", "2;1;q", "\u{1B}[?1;2c",
        ] {
            session.send(piece)
        }
        session.send("z")
        try session.wait(for: "nothing but the key") { $0.row(2) == "heard 2, last: key z" }
        try end(session)
    }

    @Test func kittysProtocolIsAskedForAndGivenBack() throws {
        let session = try session()
        session.send("\u{1B}[?0u\u{1B}[?62c")
        try session.wait(for: "the protocol") { $0.count(of: "\u{1B}[>5u") == 1 }
        session.send("\u{1B}[113;1:3u\u{1B}[57441;2u\u{1B}[97;6u")
        try session.wait(for: "a key") { $0.row(2) == "heard 1, last: key ^a" }
        try end(session)
        #expect(session.count(of: "\u{1B}[>5u") == 1 && session.count(of: "\u{1B}[<u") == 1)
    }

    /// A terminal that reports ^C as a key sends no signal.
    @Test func interruptsAreSignalsUnderKittysProtocol() throws {
        let session = try session()
        session.send("\u{1B}[?0u\u{1B}[?62c")
        try session.wait(for: "the protocol") { $0.count(of: "\u{1B}[>5u") == 1 }
        session.send("\u{1B}[99;5u")
        #expect(try session.waitForEnd() == .exited(128 + SIGINT))
        #expect(session.leftOn == [] && session.count(of: "\u{1B}[<u") == 1)
    }

    /// A signal without a key is stored as key 0. So ctrl-space, which is byte 0, must not match.
    @Test func aKeyThatIsZeroIsNoSignal() throws {
        let session = try session(["keys"])
        session.send("\u{1B}[?0u\u{1B}[?62c\u{1B}[32;5u")
        try session.wait(for: "the key") { $0.row(2).hasPrefix("heard 1, last: key") }
        try end(session)
    }

    @Test(arguments: ["\u{3}", "\u{1B}[99;5u"])
    func interruptsAreKeysWhenAskedFor(bytes: String) throws {
        let session = try session(["keys"])
        session.send("\u{1B}[?0u\u{1B}[?62c\(bytes)")
        try session.wait(for: "the key") { $0.row(2) == "heard 1, last: key ^c" }
        try end(session)
        #expect(session.isLineUntouched)
    }

    @Test func stoppingGivesKeysAndTitleBackAndGoingOnTakesThem() throws {
        let session = try Session(
            .path("/bin/bash"), ["--norc", "--noprofile", "-i"], environment: ["PS1": "prompt> "])
        try session.wait(for: "the prompt") { $0.row(0).hasPrefix("prompt>") }
        session.send("\(Program.probe.command)\n")
        try session.wait(for: "the first frame") { $0.shows("corner") }
        session.send("\u{1B}[?0un")
        try session.wait(for: "the title") { $0.count(of: "\u{1B}]2;") == 1 }
        session.send("\u{1B}[122;5u")
        try session.wait(for: "the shell") { !$0.isAlternateScreen && $0.shows("Stopped") }
        #expect(session.count(of: "\u{1B}[<u") == 1 && session.count(of: "\u{1B}[23;2t") == 1)
        session.send("fg\n")
        try session.wait(for: "the frame") { $0.isAlternateScreen && $0.shows("corner") }
        #expect(session.count(of: "\u{1B}[>5u") == 2 && session.count(of: "\u{1B}[22;2t") == 2)
        #expect(session.count(of: "\u{1B}]2;") == 2)
        session.send("q")
        try session.wait(for: "the prompt again") { !$0.isAlternateScreen }
        #expect(session.count(of: "\u{1B}[<u") == 2 && session.count(of: "\u{1B}[23;2t") == 2)
        session.send("exit 3\n")
        #expect(try session.waitForEnd() == .exited(3))
    }

    /// The keys cause a trap, a call of `abort`, and a call of `exit`.
    @Test(arguments: ["t", "a", "x"]) func whateverEndsItKeysAndTitleAreGivenBack(
        end: String
    ) throws {
        let session = try session()
        session.send("\u{1B}[?0un")
        try session.wait(for: "the title") { $0.count(of: "\u{1B}]2;") == 1 }
        session.send(end)
        _ = try session.waitForEnd()
        #expect(session.count(of: "\u{1B}[<u") == 1 && session.count(of: "\u{1B}[23;2t") == 1)
        #expect(session.leftOn == [])
    }

    @Test func titlesAndCopiesAreSentWithoutControls() throws {
        let session = try session(answers: true)
        session.send("nyn")
        try session.wait(for: "the keys") { $0.row(2) == "heard 3, last: key n" }
        #expect(session.count(of: "\u{1B}[22;2t") == 1)
        #expect(session.count(of: "\u{1B}]2;Probe ]0; é\u{1B}\\") == 2)
        #expect(session.count(of: "\u{1B}]52;c;YRvDqQ==\u{1B}\\") == 1)
        try end(session)
        #expect(session.count(of: "\u{1B}[23;2t") == 1)
    }

    /// The Linux console has no such sequences, so the program sends none.
    @Test func theConsoleIsNotAsked() throws {
        let session = try session(environment: ["TERM": "linux"])
        session.send("ny")
        try session.wait(for: "the keys") { $0.row(2) == "heard 2, last: key y" }
        try end(session)
        #expect(session.count(of: "\u{1B}]") == 0 && session.count(of: "\u{1B}[c") == 0)
        #expect(session.count(of: "2t") == 0)
    }
}
