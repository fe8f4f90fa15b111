import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct ProbeEndingTests {
    private func begin(_ environment: [String: String?] = [:]) throws -> Session {
        let session = try Session(.probe, environment: environment)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        return session
    }

    @Test(arguments: ["xterm-256color", "xterm", "screen", "vt100", "linux"])
    func quittingGivesTheTerminalBack(type: String) throws {
        let session = try begin(["TERM": type])
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }

    @Test func anErrorGivesTheTerminalBackAndIsSaid() throws {
        let session = try begin()
        session.send("e")
        #expect(try session.waitForEnd() == .exited(1))
        #expect(session.leftOn == [])
        #expect(session.shows("The probe failed, as it was told to."))
    }

    @Test func exitGivesTheTerminalBack() throws {
        let session = try begin()
        session.send("x")
        #expect(try session.waitForEnd() == .exited(7))
        #expect(session.leftOn == [])
    }

    @Test func whoWasToHearOfAnAbortBeforeHearsOfIt() throws {
        let session = try Session(.probe, ["heard"])
        try session.wait(for: "the first frame") { $0.shows("corner") }
        session.signal(SIGABRT)
        #expect(try session.waitForEnd() == .signaled(SIGABRT))
        #expect(session.shows("heard") && !session.shows("nothing"))
        #expect(session.leftOn == [])
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
    func askedByASignalItEndsByItself(signal: Int32) throws {
        let session = try begin()
        session.signal(signal)
        #expect(try session.waitForEnd() == .exited(128 + signal))
        #expect(session.leftOn == [])
    }

    @Test func controlCIsAnInterrupt() throws {
        let session = try begin()
        session.send("\u{3}")
        #expect(try session.waitForEnd() == .exited(128 + SIGINT))
        #expect(session.leftOn == [])
    }

    /// The signals that end a program without a handler. Other systems than Linux lack real-time signals and the last
    /// three signals here.
    static let killing: [Int32] = {
        let everywhere = [
            SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGUSR1, SIGALRM, SIGXCPU, SIGPROF,
        ]
        #if os(Linux)
            return everywhere + [SIGIO, SIGPWR, SIGSTKFLT, 34, 50, 64]
        #else
            return everywhere
        #endif
    }()

    @Test(arguments: killing) func killedByASignalItGivesTheTerminalBack(signal: Int32) throws {
        let session = try begin()
        session.signal(signal)
        #expect(try session.waitForEnd() == .signaled(signal))
        #expect(session.leftOn == [])
    }

    @Test(arguments: ["t", "o", "a"])
    func aCrashGivesTheTerminalBack(key: String) throws {
        let session = try begin()
        session.send(key)
        guard case .signaled = try session.waitForEnd() else {
            Issue.record("The probe did not crash.")
            return
        }
        #expect(session.leftOn == [])
    }

    @Test func aProgramThatHangsEndsWhenAskedTwice() throws {
        let session = try begin()
        session.send("h")
        // If the program does not hang yet, the first signal ends it normally.
        while !session.hasEnded() { session.signal(SIGTERM) }
        #expect(try session.waitForEnd() == .signaled(SIGTERM))
        #expect(session.leftOn == [])
    }

    @Test func aClosedWindowEndsTheProgram() throws {
        let session = try begin()
        session.hangUp()
        #expect(try session.waitForEnd() == .exited(128 + SIGHUP))
    }

    @Test func ignoredHangUpsStayIgnored() throws {
        let session = try Session(
            .path("/bin/sh"), ["-c", "trap '' HUP; exec \"$0\"", Program.probe.location])
        try session.wait(for: "the first frame") { $0.shows("corner") }
        session.signal(SIGHUP)
        session.send("z")
        try session.wait(for: "a key") { $0.row(2) == "heard 1, last: key z" }
    }
}
