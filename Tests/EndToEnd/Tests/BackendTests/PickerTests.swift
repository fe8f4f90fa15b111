import Sessions
import Testing

/// A program between two pipes: `choice=$(command | program)`.
@Suite struct PickerTests {
    private func script(
        _ producer: String = #"printf 'one\ntwo\nthree\n'"#, device: String = "/dev/tty"
    ) throws -> Session {
        let script = """
            choice=$(\(producer) | \(Program.probe.command) pick '\(device)'); status=$?
            echo "chosen <$choice> $status"; read -r line; echo "still here: $line"
            """
        return try Session(.path("/bin/sh"), ["-c", script])
    }

    /// Checks that the script continues in a terminal with a shell's modes.
    private func expectScriptGoesOn(_ session: Session) throws {
        #expect(session.leftOn == [])
        session.send("yes\n")
        try session.wait(for: "the script") { $0.shows("still here: yes") }
        #expect(try session.waitForEnd() == .exited(0))
    }

    @Test func whatIsPickedGoesToTheScript() throws {
        let session = try script()
        try session.wait(for: "the lines") { $0.row(0) == "> one" && $0.row(2) == "  three" }
        session.send("\u{1B}[B")
        try session.wait(for: "another line") { $0.row(1) == "> two" }
        session.resize(columns: 40, rows: 10)
        session.send("\r")
        try session.wait(for: "the choice") { $0.shows("chosen <two> 0") }
        try expectScriptGoesOn(session)
    }

    /// ^C as a byte, ^C in kitty's protocol, and esc.
    @Test(arguments: ["\u{3}", "\u{1B}[99;5u", "\u{1B}"])
    func interruptsAreKeysAndTheScriptLivesOn(key: String) throws {
        let session = try script()
        try session.wait(for: "the lines") { $0.row(0) == "> one" }
        if key.contains("u") {
            session.send("\u{1B}[?0u")
            try session.wait(for: "the protocol") { $0.count(of: "\u{1B}[>5u") == 1 }
        }
        session.send(key)
        try session.wait(for: "the script") { $0.shows("chosen <> 1") }
        try expectScriptGoesOn(session)
    }

    @Test(arguments: [
        ("/dev/no-such-device", "The device “/dev/no-such-device” cannot be opened: "),
        ("/dev/null", "The device “/dev/null” is not a terminal: "),
        ("/", "The device “/” cannot be opened: "),
        ("/etc/passwd", "The device “/etc/passwd” "),
        ("", "The device “” cannot be opened: "),
    ])
    func aDeviceThatWillNotDoIsExplained(device: String, beginning: String) throws {
        let session = try script(device: device)
        try session.wait(for: "the end") { $0.shows("chosen <> 1") }
        #expect(session.row(0).hasPrefix(beginning) && !session.isAlternateScreen)
        try expectScriptGoesOn(session)
    }

    @Test func aPipeWithoutAReaderIsNoTerminal() throws {
        let directory = try TemporaryDirectory()
        let pipe = directory.path + "/pipe"
        let session = try Session(
            .path("/bin/sh"),
            ["-c", "mkfifo \(pipe); \(Program.probe.command) pick \(pipe) </dev/null"])
        try session.wait(for: "the sentence") { $0.shows("is not a terminal: ") }
        #expect(try session.waitForEnd() == .exited(1))
    }

    @Test func withoutATerminalThereIsNoDevice() throws {
        let session = try Session(.probe, ["pick", "/dev/tty"], hasTerminal: false)
        #expect(try session.waitForEnd() == .exited(1))
        let text = String(decoding: session.output, as: UTF8.self)
        #expect(text.hasPrefix("The device “/dev/tty” cannot be opened: "))
    }
}
