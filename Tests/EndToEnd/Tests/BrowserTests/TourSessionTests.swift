import Sessions
import Testing

/// The tour, and the turn of the preview, in a terminal.
@Suite struct TourSessionTests {
    @Test func aKeyStopsTheTourAndTheDemoStays() throws {
        let session = try Session(.reflow, ["tour"], columns: 100, rows: 30)
        try session.wait(for: "the first scene") { $0.row(0).contains("Tour 1 of 8: ") }
        try session.wait(for: "the second scene") { $0.row(0).contains("Tour 2 of 8: ") }
        try session.press("j", for: "the end of the tour") { $0.shows("The tour stops here.") }
        try session.press("q", for: "the list") { $0.row(0).hasPrefix(" Reflow lays out") }
        session.send("Q")
        #expect(try session.waitForEnd() == .exited(0))
    }

    /// After the turn, the first screen is there again, and the program is idle.
    @Test func thePreviewTurnsOnce() throws {
        let session = try Session(.reflow, [], columns: 100, rows: 30)
        try session.waitForFrame()
        let first = session.text
        try session.wait(for: "the turned preview") { $0.shows("portrait · 1 column") }
        try session.wait(for: "the first screen") { $0.text == first }
        try session.waitUntilIdle()
    }

    @Test func aDumbTerminalGetsASentence() throws {
        let session = try Session(
            .reflow, ["tour"], columns: 80, rows: 24, environment: ["TERM": "dumb"])
        #expect(try session.waitForEnd() == .exited(1))
        #expect(session.row(0).contains("The tour needs a terminal"))
    }
}
