import Sessions
import Testing

/// Events that wake a program in addition to the terminal's input.
@Suite struct ListeningTests {
    /// Starts the probe with a pipe as its standard input. Its keys come from the terminal.
    private func session(_ producer: String) throws -> Session {
        let session = try Session(
            .path("/bin/sh"), ["-c", "\(producer) | \(Program.probe.command) listen"])
        try session.wait(for: "the first frame") { $0.shows("woken") }
        return session
    }

    @Test func dataInAPipeWakesAndItsEndWakesOnce() throws {
        let session = try session("printf 'four'")
        try session.wait(for: "the end of the data") { $0.row(0) == "woken 2, read 4, ended" }
        // If the program received the end repeatedly, it would count more wake-ups.
        for (number, key) in "abd".enumerated() {
            session.send(String(key))
            let keys = "abd".prefix(number + 1)
            try session.wait(for: "the key \(key)") { $0.row(2) == "keys \(keys)" }
        }
        #expect(session.row(0) == "woken 2, read 4, ended")
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }

    @Test func anotherThreadPosts() throws {
        let session = try session("printf ''")
        try session.wait(for: "the end of the data") { $0.row(0) == "woken 1, read 0, ended" }
        session.send("p")
        try session.wait(for: "the message") { $0.row(1) == "posted from a thread" }
        #expect(session.row(0) == "woken 2, read 0, ended")
    }

    @Test func aDescriptorThatIsClosedWakesOnce() throws {
        let session = try session("printf ''")
        try session.wait(for: "the end of the data") { $0.row(0) == "woken 1, read 0, ended" }
        session.send("c")
        try session.wait(for: "its end") { $0.row(0) == "woken 2, read 0, ended" }
        for key in ["a", "ab"] {
            session.send(String(key.suffix(1)))
            try session.wait(for: "a key") { $0.row(2) == "keys \(key)" }
        }
        #expect(session.row(0) == "woken 2, read 0, ended")
    }

    /// The system reuses the numbers of closed descriptors, so a number may mean another file later.
    @Test(arguments: ["c", "w"])
    func aNumberThatIsAnotherFilesWakesAgain(_ end: String) throws {
        let session = try session("printf ''")
        try session.wait(for: "the end of the data") { $0.row(0) == "woken 1, read 0, ended" }
        session.send(end)
        try session.wait(for: "its end") { $0.row(0) == "woken 2, read 0, ended" }
        session.send("o")
        try session.wait(for: "the new data") { $0.row(0) == "woken 3, read 5, ended" }
        session.send("a")
        try session.wait(for: "a key") { $0.row(2) == "keys a" }
        #expect(session.row(0) == "woken 3, read 5, ended")
    }

    /// The shell gets the terminal with its modes restored, and ^C works.
    @Test func theTerminalIsGivenBackWhenKeysCameFromItself() throws {
        let session = try session("printf 'x'")
        session.send("\u{3}")
        _ = try session.waitForEnd()
        #expect(session.leftOn == [])
    }

    @Test func withoutATerminalForKeysOneSentenceSaysSo() throws {
        let session = try Session(.probe, ["listen"], hasTerminal: false)
        #expect(try session.waitForEnd() == .exited(1))
        let text = String(decoding: session.output, as: UTF8.self)
        // The probe's standard output is also a pipe, so the message is about the output.
        #expect(text.hasPrefix("Standard output is not a terminal: "))
    }
}
