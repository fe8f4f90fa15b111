import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct EndingTests {
    /// Starts the program, and checks that it has changed all modes. Otherwise the later check of the restored modes
    /// would prove nothing.
    private func begin(
        _ arguments: [String] = [], environment: [String: String?] = [:]
    ) throws -> Session {
        let session = try Session.reflow(arguments, environment: environment)
        #expect(!session.isLineCooked)
        guard environment.isEmpty else { return session }
        #expect(session.isAlternateScreen)
        #expect(session.isMouseReported)
        #expect(session.isPasteBracketed)
        #expect(!session.isCursorVisible)
        return session
    }

    private func expectEnd(_ session: Session, _ end: Session.End) throws {
        #expect(try session.waitForEnd() == end)
        #expect(session.leftOn == [])
        #expect(session.isLineUntouched)
    }

    @Test(arguments: ["q", "Q"])
    func theListIsLeftBy(key: String) throws {
        let session = try begin()
        session.send(key)
        try expectEnd(session, .exited(0))
    }

    @Test(arguments: ["q", "Q"])
    func aDemoOpenedByNameIsLeftBy(key: String) throws {
        let session = try begin(["basic"])
        session.send(key)
        try expectEnd(session, .exited(0))
    }

    @Test(arguments: ["q", Sent.escape])
    func aDemoOpenedFromTheListGoesBackToItFirst(key: String) throws {
        let session = try begin()
        let list = session.picture
        try session.press(Sent.enter, for: "the demo") { $0.row(23).hasPrefix(" Everything ") }
        try session.press(key, for: "the list") { $0.picture == list }
        session.send("q")
        try expectEnd(session, .exited(0))
    }

    @Test func capitalQEndsFromAnywhere() throws {
        let session = try begin()
        try session.press(Sent.enter, for: "the demo") { $0.row(23).hasPrefix(" Everything ") }
        try session.press("?", for: "the keys") { $0.shows("╭ Keys ") }
        session.send("Q")
        try expectEnd(session, .exited(0))
    }

    /// The keys to type before the interrupt, and a text that shows that the program handled them.
    @Test(arguments: [
        ("", "q quit"), ("\r", "q back"), ("?", "╭ Keys "), ("/zzz", "No demo matches"),
    ])
    func controlCEndsFromAnywhere(keys: String, sign: String) throws {
        let session = try begin()
        try session.press(keys, for: sign) { $0.shows(sign) }
        session.send(Sent.interrupt)
        try expectEnd(session, .exited(128 + SIGINT))
    }

    /// ^C discards the output that is on its way to the terminal. Here this is all of a frame except its first bytes.
    @Test(
        .enabled(if: SystemCall.canBeSeen, "the kernel does not show when a frame is written"),
        arguments: [8, 40, 200, 1000])
    func anInterruptedFrameLeavesNothingOn(count: Int) throws {
        let session = try begin()
        session.send(Sent.enter)
        let limit = ContinuousClock.now + .seconds(30)
        while session.count(of: "\u{1B}[?2026h") < 2, .now < limit { session.readPiece(of: 8) }
        session.readPiece(of: count)
        while SystemCall(of: session.process)?.isEndlessPoll != true, .now < limit { sched_yield() }
        #expect(session.isUpdateSynchronized)
        session.send(Sent.interrupt)
        try expectEnd(session, .exited(128 + SIGINT))
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT], ["", "files"])
    func aSignalToEndIsObeyed(signal: Int32, demo: String) throws {
        let session = try begin(demo.isEmpty ? [] : [demo])
        session.signal(signal)
        try expectEnd(session, .exited(128 + signal))
    }

    /// Faults and traps still end the program by the signal, but the program restores the terminal first.
    @Test(arguments: [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGQUIT])
    func aFatalSignalGivesTheTerminalBack(signal: Int32) throws {
        let session = try begin(["sections"])
        session.signal(signal)
        try expectEnd(session, .signaled(signal))
    }

    @Test func aClosedWindowEndsTheProgram() throws {
        let session = try begin()
        session.hangUp()
        #expect(try session.waitForEnd() == .exited(128 + SIGHUP))
    }

    @Test(arguments: ["xterm", "vt100", "linux", "screen-256color"])
    func everyTerminalIsGivenBack(type: String) throws {
        let session = try begin(["basic"], environment: ["TERM": type])
        session.send("q")
        try expectEnd(session, .exited(0))
    }

    /// The prompt is at its old position, and the text above it is there again.
    @Test func whatWasOnTheScreenBeforeIsThereAgain() throws {
        let session = try Session(
            .path("/bin/sh"),
            [
                "-c", "printf 'before\\n'; \"$0\"; printf 'after %s\\n' $?",
                Program.reflow.location,
            ])
        try session.waitForFrame()
        #expect(!session.shows("before"))
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.text.prefix(2) == ["before", "after 0"])
    }
}
