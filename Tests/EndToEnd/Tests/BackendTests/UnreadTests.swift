import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A terminal that does not read. It must not prevent a program from ending.
@Suite struct UnreadTests {
    private func begin() throws -> Session {
        let session = try Session(.probe, columns: 200, rows: 50)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        return session
    }

    private func ask(_ session: Session, by signal: Int32?) {
        if let signal { session.signal(signal) } else { session.send("q") }
    }

    private func end(by signal: Int32?) -> Session.End { .exited(signal.map { 128 + $0 } ?? 0) }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, nil])
    func askedToEndItDoes(signal: Int32?) throws {
        let session = try begin()
        session.setOutput(flowing: false)
        ask(session, by: signal)
        #expect(try session.waitForEnd() == end(by: signal))
        #expect(session.isLineUntouched)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func evenInTheMiddleOfAFrame(signal: Int32) throws {
        let session = try begin()
        session.setOutput(flowing: false)
        session.send("l")
        try session.waitUntilWriting()
        session.signal(signal)
        #expect(try session.waitForEnd() == end(by: signal))
        #expect(session.isLineUntouched)
    }

    /// The system may deliver a signal to another thread than the one that waits.
    @Test(.enabled(if: SystemCall.canBeSeen)) func anotherThreadIsToldAndEndsTheWrite() throws {
        let session = try begin()
        session.send("b")
        try session.wait(for: "the thread") { $0.shows("heard 1, last: key b") }
        session.setOutput(flowing: false)
        session.send("l")
        try session.waitUntilWriting()
        session.signal(SIGURG)
        #expect(try session.waitForEnd() == end(by: SIGTERM))
        #expect(session.isLineUntouched)
    }

    /// The program may also end before its first frame.
    @Test(.enabled(if: SystemCall.canBeSeen)) func askedToEndBeforeTheFirstFrameItDoes() throws {
        let session = try Session(
            .path("/bin/sh"), ["-c", "echo ready; read -r line; exec \(Program.probe.command)"])
        try session.wait(for: "the shell") { $0.shows("ready") }
        session.setOutput(flowing: false)
        session.send("\n")
        try session.waitUntilWriting()
        session.signal(SIGTERM)
        #expect(try session.waitForEnd() == end(by: SIGTERM))
        #expect(session.isLineUntouched)
    }

    /// Another program on the same terminal may have made it non-blocking.
    @Test func nothingIsLostWhereWritingDoesNotWait() throws {
        let session = try begin()
        session.makeNonBlocking()
        for turn in 0..<20 {
            session.fillOutput()
            session.send("ml")
            try session.wait(for: "the mouse") { $0.isMouseReported == (turn % 2 == 1) }
            try session.wait(for: "both keys") { $0.shows("heard \(2 * turn + 2), last: key l") }
        }
    }

    /// The program discards the unread output, so that a later reader finds no mode left on.
    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, nil])
    func aFullTerminalIsGivenBack(signal: Int32?) throws {
        let session = try begin()
        session.fillOutput()
        ask(session, by: signal)
        #expect(try session.waitForEndUnread() == end(by: signal))
        #expect(session.leftOn == [])
        #expect(session.isLineUntouched)
    }

    @Test func aTerminalThatReadsAgainShowsTheWholeFrame() throws {
        let session = try begin()
        session.setOutput(flowing: false)
        session.send("lz")
        try session.waitUntilWriting()
        session.setOutput(flowing: true)
        try session.wait(for: "both keys") { $0.shows("heard 2, last: key z") }
    }

    /// No later frame would repair a cut frame.
    @Test(.enabled(if: SystemCall.canBeSeen)) func aSignalThatIsNoEndCutsNothing() throws {
        let session = try begin()
        session.setOutput(flowing: false)
        session.send("l")
        try session.waitUntilWriting()
        // More signals than a frame has writes. The program has handled each signal when it waits again.
        for _ in 0..<5 {
            let waits = SystemCall.waits(of: session.process)
            session.signal(SIGWINCH)
            while SystemCall.waits(of: session.process) == waits { sched_yield() }
        }
        session.setOutput(flowing: true)
        try session.wait(for: "the frame") { $0.shows("heard 1, last: key l") }
    }

    /// A terminal that reads in small steps does not prevent the program from ending. The program waits half a second,
    /// far below the limit here.
    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func aTerminalThatReadsLittleByLittleIsNotWaitedForLong(signal: Int32) throws {
        let session = try begin()
        session.send("n")
        try session.wait(for: "the title") { $0.shows("heard 1, last: key n") }
        session.setOutput(flowing: false)
        let start = ContinuousClock.now
        session.signal(signal)
        while !session.hasEnded() {
            session.setOutput(flowing: true)
            session.setOutput(flowing: false)
        }
        #expect(start.duration(to: .now) < .seconds(10))
        #expect(try session.waitForEnd() == end(by: signal))
        #expect(session.isLineUntouched)
    }

    /// The terminal may read again a moment later, so a signal must not shorten the program's wait.
    @Test func otherSignalsDoNotShortenTheTimeItHas() throws {
        let session = try begin()
        session.setOutput(flowing: false)
        let start = ContinuousClock.now
        session.send("q")
        while !session.hasEnded() { session.signal(SIGWINCH) }
        // Half a second, minus rounding to whole milliseconds.
        #expect(start.duration(to: .now) >= .milliseconds(490))
        #expect(try session.waitForEnd() == .exited(0))
    }
}
