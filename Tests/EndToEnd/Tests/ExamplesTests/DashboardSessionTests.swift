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

    /// The number of updates in the bottom bar.
    private func updates(_ session: Session) -> Int {
        let words = session.row(session.rows - 1).split(separator: " ")
        guard let unit = words.firstIndex(of: "updates"), unit > 0 else { return 0 }
        return Int(words[unit - 1]) ?? 0
    }

    @Test("The screen follows a thousand updates a second, and handles keys meanwhile")
    func updatesAreDrawn() throws {
        let session = try Session(.example("dashboard"))
        try session.wait(for: "the timer") { $0.shows("Timer") && $0.shows("1 ms took") }
        try session.wait(for: "a thousand updates") { updates($0) > 1000 }
        session.send("?")
        try session.wait(for: "the keys") { $0.shows("╭ Keys ") }
        session.send("x")
        session.resize(columns: 100, rows: 30)
        let former = updates(session)
        try session.wait(for: "newer updates") {
            !$0.shows("╭ Keys ") && updates($0) > former + 500
        }
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
