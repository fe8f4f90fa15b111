import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct DashboardSessionTests {
    @Test(arguments: [(80, 24), (40, 20)])
    func cardsAreShownAtEverySize(columns: Int, rows: Int) throws {
        let session = try Session(.example("dashboard"), columns: columns, rows: rows)
        try session.wait(for: "the cards") { $0.shows("Load") && $0.shows("Alerts") }
        session.send("?")
        try session.wait(for: "the keys") { $0.shows("╭ Keys ") }
        session.resize(columns: 60, rows: 16)
        session.send("?")
        try session.wait(for: "the cards") { !$0.shows("╭ Keys ") && $0.shows("Load") }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0) && session.leftOn == [])
    }

    @Test func aSignalEndsItAsAShellExpects() throws {
        let session = try Session(.example("dashboard"))
        try session.wait(for: "the cards") { $0.shows("Load") }
        session.signal(SIGTERM)
        #expect(try session.waitForEnd() == .exited(128 + SIGTERM) && session.leftOn == [])
    }

    @Test func withoutATerminalItSaysSo() throws {
        let session = try Session(
            .path("/bin/sh"), ["-c", "\(Program.example("dashboard").command) </dev/null"])
        #expect(try session.waitForEnd() == .exited(1))
        #expect(session.row(0).hasPrefix("dashboard: Standard input is not a terminal: "))
    }
}
