import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Data that changes without input, and searches in it.
@Suite struct LivingTests {
    @Test func processesAreThoseOfThisMachine() throws {
        let session = try Session.reflow(["processes"], columns: 120, rows: 40)
        session.send("/show me reflow")
        try session.wait(for: "what is typed") { $0.row(39).contains("show me reflow") }
        session.send("\u{15}reflow processes\r")
        try session.wait(for: "its own process") { session in
            (0..<39).contains {
                session.row($0).contains("▌") && session.row($0).contains("reflow processes")
            }
        }
        try session.press("s", for: "the other order") { $0.shows("sorted by memory") }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
    }

    /// The words after `#` are a comment for the shell, and a name for the search.
    @Test func aSignalEndsTheChosenProcess() throws {
        let name = "busy-\(UInt32.random(in: 0 ... .max))"
        let busy = try Session(
            .path("/bin/sh"), ["-c", "while :; do :; done # \(name)"], hasTerminal: false)
        let session = try Session.reflow(["processes"], columns: 120, rows: 40)
        session.send("/\(name)\r")
        try session.wait(for: "the busy process") { session in
            (0..<39).contains {
                session.row($0).contains("▌") && session.row($0).contains(name)
            }
        }
        #expect(session.shows("CPUs") || session.shows("1 CPU"))
        try session.press("x", for: "the question") {
            $0.row(39).contains("Send TERM to \(busy.process) sh?")
        }
        #expect(!busy.hasEnded())
        session.send("\u{1B}")
        try session.wait(for: "no signal") { $0.shows("no signal was sent") }
        #expect(!busy.hasEnded())
        try session.press("x", for: "the question again") { $0.row(39).contains("Send TERM to") }
        try session.press("\r", for: "the signal") {
            $0.shows("sent TERM to \(busy.process) sh")
        }
        #expect(try busy.waitForEnd() == .signaled(SIGTERM))
        try session.wait(for: "the list without it") { session in
            !(0..<39).contains { session.row($0).contains(name) }
        }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
    }

    @Test func filmsComeByThemselvesAndByAKey() throws {
        let session = try Session.reflow(["movies"], columns: 120)
        #expect(session.shows("7 of 41 films"))
        try session.press("i", for: "another film") { $0.shows("8 of 41 films") }
        try session.wait(for: "one that comes by itself") { $0.shows("9 of 41 films") }
        try session.press("t", for: "a pause") { $0.shows("9 films, paused") }
    }

    @Test func emojiAreShuffledAndPutInOrder() throws {
        let session = try Session.reflow(["shuffle", "--no-animation"])
        func text(_ session: Session) -> [String] { (0..<20).map { session.row($0) } }
        let first = text(session)
        try session.press("s", for: "another order") { text($0) != first }
        try session.press("o", for: "the first order") { text($0) == first }
    }
}
