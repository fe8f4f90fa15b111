import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// ^Z and fg, with a shell that does job control.
@Suite struct StoppingTests {
    private func begin() throws -> Session {
        let session = try Session(
            .path("/bin/bash"), ["--norc", "--noprofile", "-i"], environment: ["PS1": "prompt> "])
        try session.wait(for: "the prompt") { $0.row(0).hasPrefix("prompt>") }
        session.send("\(Program.probe.command)\n")
        try session.wait(for: "the first frame") { $0.shows("corner") }
        return session
    }

    @Test func stoppingGivesTheTerminalBackAndGoingOnTakesIt() throws {
        let session = try begin()
        session.send("\u{1A}")
        try session.wait(for: "the shell") { !$0.isAlternateScreen && $0.shows("Stopped") }
        try session.wait(for: "its prompt") { $0.text.last { !$0.isEmpty } == "prompt>" }
        #expect(session.isCursorVisible)
        #expect(!session.isMouseReported)
        session.send("fg\n")
        try session.wait(for: "the same frame") { $0.isAlternateScreen && $0.shows("corner") }
        try session.wait(for: "the modes") { $0.isMouseReported && !$0.isCursorVisible }
        session.send("z")
        try session.wait(for: "a key") { $0.row(2) == "heard 1, last: key z" }
        session.send("q")
        try session.wait(for: "the prompt again") { !$0.isAlternateScreen && $0.isCursorVisible }
        session.send("exit 3\n")
        #expect(try session.waitForEnd() == .exited(3))
    }

    @Test func aResizeWhileStoppedIsNoticed() throws {
        let session = try begin()
        session.send("\u{1A}")
        try session.wait(for: "the shell") { !$0.isAlternateScreen && $0.shows("Stopped") }
        session.resize(columns: 50, rows: 12)
        session.send("fg\n")
        try session.wait(for: "the new size") {
            $0.isAlternateScreen && $0.row(0).hasPrefix("Probe 50x12")
                && $0.row(11).hasSuffix("corner")
        }
        #expect(session.row(2) == "heard 1, last: resize 50x12")
    }

    @Test func stoppedByForceItRepaintsWhenItGoesOn() throws {
        let session = try begin()
        session.send("\u{1A}")
        try session.wait(for: "the shell") { $0.shows("Stopped") }
        session.send("bg\n")
        // In the background it must leave the terminal alone: it stops again.
        try session.wait(for: "the shell's word") { $0.count(of: "Probe' &") == 1 }
        session.send("fg\n")
        try session.wait(for: "the frame") { $0.isAlternateScreen && $0.shows("corner") }
    }
}
