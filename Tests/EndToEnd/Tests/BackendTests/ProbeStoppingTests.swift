import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// ^Z and `fg` in a shell with job control.
@Suite struct ProbeStoppingTests {
    private func begin(type: String = "xterm-256color") throws -> Session {
        let session = try Session(
            .path("/bin/bash"), ["--norc", "--noprofile", "-i"],
            environment: ["PS1": "prompt> ", "TERM": type])
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
        // The program draws one frame, and no further frame for the next key.
        let frames = session.count(of: "corne")
        session.send("z")
        try session.wait(for: "a key") { $0.row(2) == "heard 1, last: key z" }
        #expect(session.count(of: "corne") == frames)
        // Stops and continues a second time.
        session.send("\u{1A}")
        try session.wait(for: "the shell") { !$0.isAlternateScreen && $0.isCursorVisible }
        try session.wait(for: "its prompt") { $0.text.last { !$0.isEmpty } == "prompt>" }
        session.send("fg\n")
        try session.wait(for: "the same frame") { $0.isAlternateScreen && $0.shows("corner") }
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

    @Test func inTheBackgroundItLeavesTheTerminalAlone() throws {
        let session = try begin()
        session.send("\u{1A}")
        try session.wait(for: "the shell") { $0.shows("Stopped") }
        session.send("bg\n")
        // In the background the program must not use the terminal, so it stops again.
        try session.wait(for: "the shell's word") { $0.count(of: "Probe' &") == 1 }
        // Waits until the program has stopped. If it continued before that, it would stop in the foreground.
        session.send("until [ -n \"$(jobs -s)\" ]; do :; done; fg\n")
        try session.wait(for: "the frame") { $0.isAlternateScreen && $0.shows("corner") }
    }

    @Test func stoppedByForceItRepaintsWhenItGoesOn() throws {
        let session = try Session(.probe)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        let frames = session.count(of: "corne")
        session.signal(SIGSTOP)
        session.signal(SIGCONT)
        try session.wait(for: "everything again") { $0.count(of: "corne") == frames + 1 }
        // The program never left the alternate screen. Entering it again would lose the saved cursor position.
        #expect(session.count(of: "\u{1B}[?1049h") == 1)
        session.send("z")
        try session.wait(for: "a key") { $0.row(2) == "heard 1, last: key z" }
    }

    /// There are three ways to stop the program: ^Z, a use of the terminal in the background after ^Z, and SIGSTOP. The
    /// program handles the signal after it continues, before it can stop again.
    @Test(arguments: ["\u{1A}", "\u{1A}bg\n", "kill"], ["TERM", "HUP", "INT"])
    func killedWhileItIsStoppedItEnds(way: String, signal: String) throws {
        let session = try begin()
        if way == "kill" {
            session.signalForeground(SIGSTOP)
        } else {
            session.send("\u{1A}")
        }
        try session.wait(for: "the shell") { $0.count(of: "Stopped") == 1 }
        if way.hasSuffix("bg\n") {
            session.send("bg\n")
            try session.wait(for: "the shell's word") { $0.count(of: "Probe' &") == 1 }
        }
        // The terminal has the shell's modes now. With `tostop`, a program in the background cannot write there.
        session.send(
            "stty tostop -echo; kill -\(signal) %1; kill -CONT %1; while kill -0 %1; do :; done 2>&-; stty -a; echo go''ne\n"
        )
        try session.wait(for: "its end") { $0.count(of: "gone") == 1 }
        #expect(session.count(of: " -echo ") == 1)
        #expect(!session.isAlternateScreen)
        #expect(session.isCursorVisible)
    }

    /// The palette belongs to the user, so the program does not change it. Xterm resets the palette with OSC 104, and
    /// the Linux console with OSC R.
    @Test(arguments: ["xterm-256color", "xterm", "tmux-256color", "screen", "linux", "vt100"])
    func noPaletteIsReset(type: String) throws {
        let session = try begin(type: type)
        session.send("\u{1A}")
        try session.wait(for: "the shell") { $0.shows("Stopped") }
        let frames = session.count(of: "corne")
        session.send("fg\n")
        try session.wait(for: "the frame") { $0.count(of: "corne") > frames }
        let prompts = session.count(of: "prompt>")
        session.send("q")
        try session.wait(for: "the prompt") { $0.count(of: "prompt>") > prompts }
        // The program only queries the background color.
        #expect(session.count(of: "\u{1B}]") == session.count(of: "\u{1B}]11;?\u{1B}\\"))
    }
}
