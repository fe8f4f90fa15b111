import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// TERM, INT and HUP end every program, also one of whose closures never returns.
///
/// These tests do not measure times: a session waits up to 30 s for the end, so a test fails only if a program never
/// ends. With REFLOW_SIGNALS=500 they make 500 runs instead, each of which has to end within 1.5 s, and print the
/// times.
@Suite(.serialized) struct SignalTests {
    static let measuredCount = getenv("REFLOW_SIGNALS").flatMap { Int(String(cString: $0)) }
    static let runs = (0..<(measuredCount == nil ? 12 : 0)).map(SignalRun.init)

    private func expectEnd(_ run: SignalRun, _ result: SignalRun.Result) {
        let comment = Comment(rawValue: run.testDescription)
        // The program exits, or the signal ends it: the watchdog sends the signal again, or the terminal is not open yet.
        let ends: [Session.End] = [.exited(128 + run.signal), .signaled(run.signal)]
        #expect(ends.contains(result.end), comment)
        #expect(result.session.isLineUntouched, comment)
        // A stopped terminal does not show the leave sequence.
        if run.reader != .stopped { #expect(result.session.leftOn == [], comment) }
    }

    @Test(arguments: runs) func everyProgramEnds(run: SignalRun) throws {
        expectEnd(run, try run.perform())
    }

    @Test(.enabled(if: measuredCount != nil, "only with a number in REFLOW_SIGNALS"))
    func everyProgramEndsInTime() throws {
        var times: [(time: Duration, run: SignalRun)] = []
        for run in (0..<(Self.measuredCount ?? 0)).map(SignalRun.init) {
            let result = try run.perform()
            expectEnd(run, result)
            #expect(result.time < .milliseconds(1500), "\(run.testDescription)")
            times.append((result.time, run))
        }
        times.sort { $0.time < $1.time }
        guard let (first, last) = times.first.map({ ($0, times[times.count - 1]) }) else { return }
        print(
            "\(times.count) runs: shortest \(first.time), median \(times[times.count / 2].time), "
                + "longest \(last.time) (\(last.run.testDescription))")
    }

    @Test(arguments: SignalRun.closures, [SIGTERM, SIGINT, SIGHUP])
    func aProgramThatHangsEndsByTheSignal(closure: String, signal: Int32) throws {
        let session = try Session.endless(closure)
        session.send("h")
        try session.waitUntilHanging()
        session.signal(signal)
        #expect(try session.waitForEnd() == .signaled(signal))
        #expect(session.leftOn == [] && session.isLineUntouched)
    }

    @Test(arguments: SignalRun.closures) func aTypedInterruptEndsAProgramThatHangs(
        closure: String
    ) throws {
        let session = try Session.endless(closure)
        session.send("h")
        try session.waitUntilHanging()
        session.send("\u{3}")
        #expect(try session.waitForEnd() == .signaled(SIGINT))
        #expect(session.leftOn == [] && session.isLineUntouched)
    }

    @Test(arguments: SignalRun.closures) func aClosedWindowEndsAProgramThatHangs(
        closure: String
    ) throws {
        let session = try Session.endless(closure)
        session.send("h")
        try session.waitUntilHanging()
        session.hangUp()
        #expect(try session.waitForEnd() == .signaled(SIGHUP))
    }

    /// The watchdog does not count after the loop has read the signal. A second signal at once belongs to the same
    /// request.
    @Test(arguments: [1, 2]) func aProgramMaySaveAsLongAsItNeeds(count: Int) throws {
        let session = try Session.endless("save")
        for _ in 0..<count { session.signal(SIGHUP) }
        try session.wait(for: "the end") { $0.count(of: "]0;saving") == 1 }
        if count == 2 { session.signal(SIGTERM) }
        #expect(try session.waitForEnd() == .exited(128 + SIGHUP))
        #expect(session.count(of: "]0;saved") == 1)
        #expect(session.leftOn == [])
    }

    @Test func aLaterSignalEndsAProgramThatSaves() throws {
        let session = try Session.endless("save-for-ever")
        session.signal(SIGTERM)
        try session.wait(for: "the end") { $0.count(of: "]0;saving") == 1 }
        session.read(forMilliseconds: 1200)
        session.signal(SIGTERM)
        #expect(try session.waitForEnd() == .signaled(SIGTERM))
        #expect(session.leftOn == [] && session.isLineUntouched)
    }

    /// The second of a signal that comes while the program is stopped starts when the program continues.
    @Test func aStoppedProgramHasItsTimeWhenItGoesOn() throws {
        let session = try Session.endless("draw")
        session.signal(SIGSTOP)
        session.signal(SIGTERM)
        session.read(forMilliseconds: 1500)
        session.signal(SIGCONT)
        #expect(try session.waitForEnd() == .exited(128 + SIGTERM))
        #expect(session.leftOn == [] && session.isLineUntouched)
    }
}
