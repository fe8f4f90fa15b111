import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The program's reads never wait. ^C and ^Z discard the typed input, even between the moment that `poll` reports it
/// and the read.
@Suite struct ReadingTests {
    @Test func whereNothingWasTypedReadingReturnsAtOnce() throws {
        let session = try Session(.probe)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        #expect(session.isReadingImmediate)
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(!session.isReadingImmediate)
        #expect(session.isLineUntouched)
    }

    @Test func whateverTheModesWereBefore() throws {
        let session = try Session(
            .path("/bin/sh"), ["-c", "stty min 5 time 3; \(Program.probe.command); stty -a"])
        try session.wait(for: "the first frame") { $0.shows("corner") }
        #expect(session.isReadingImmediate)
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.shows("min = 5; time = 3;"))
    }

    /// The shell has its own modes, and so does the program.
    @Test func afterAStopTheModesAreThereAgain() throws {
        let session = try Session(
            .path("/bin/bash"), ["--norc", "--noprofile", "-i"], environment: ["PS1": "prompt> "])
        try session.wait(for: "the prompt") { $0.row(0).hasPrefix("prompt>") }
        session.send("\(Program.probe.command)\n")
        try session.wait(for: "the first frame") { $0.shows("corner") }
        session.send("\u{1A}")
        try session.wait(for: "the shell") { !$0.isAlternateScreen && $0.shows("Stopped") }
        session.send("stty min 5 time 3 ; fg\n")
        try session.wait(for: "the frame") { $0.isAlternateScreen && $0.shows("corner") }
        #expect(session.isReadingImmediate)
        session.send("z")
        try session.wait(for: "a key") { $0.row(2) == "heard 1, last: key z" }
    }

    /// The terminal is closed, and no signal reports this.
    @Test func theEndOfTheInputIsAHangUp() throws {
        let session = try Session(
            .path("/bin/sh"), ["-c", "trap '' HUP; exec \"$0\"", Program.probe.location])
        try session.wait(for: "the first frame") { $0.shows("corner") }
        session.hangUp()
        #expect(try session.waitForEnd() == .exited(128 + SIGHUP))
    }

    @Test func nothingIsHeardAfterQuitting() throws {
        let session = try Session(.probe, ["reopen", "xterm"])
        try session.wait(for: "the first picture") { $0.row(0).hasPrefix("first") }
        // Both keys arrive in one read. The second key must not reach the next program on the terminal.
        session.send("qq")
        try session.wait(for: "the second picture") { $0.row(0).hasPrefix("second") }
        session.send("z")
        #expect(!session.hasEnded())
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
    }
}
