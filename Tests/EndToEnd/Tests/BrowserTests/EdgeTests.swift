import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The limits of a system. This file tests extreme sizes. The other files of the suite test streams, limits, and files
/// of all kinds.
///
/// REFLOW_MATRIX=all uses more cases and larger ones.
@Suite struct EdgeTests {
    func shell(
        _ script: String, columns: Int = 80, rows: Int = 24,
        environment: [String: String?] = [:]
    ) throws -> Session {
        try Session(
            .path("/bin/sh"), ["-c", script], columns: columns, rows: rows,
            environment: environment)
    }

    func quit(_ session: Session) throws {
        session.send("Q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }

    /// Checks that the screen is equal to a fresh draw.
    func expectFresh(_ session: Session) throws {
        let before = session.content
        session.scribble()
        session.send(Sent.redraw)
        try session.settle()
        #expect(session.content == before)
    }

    /// Sizes up to the largest that a system can report. The tests read only the first 500 columns and rows.
    @Test(arguments: [
        (1, 1_000), (1, 65_535), (32_767, 2), (32_768, 1), (65_535, 1), (1_000, 1_000),
        (65_535, 65_535),
    ])
    func anySizeIsShownAndLeft(columns: Int, rows: Int) throws {
        let session = try Session(.reflow, ["sections"], columns: columns, rows: rows)
        try session.wait(for: "the first frame") { $0.isAlternateScreen && $0.row(0) != "" }
        session.send("jG")
        session.scribble()
        session.resize(columns: 80, rows: 24)
        try session.waitForFrame()
        try session.settle()
        #expect(session.row(0).contains("Section"))
        // No frame is on its way. So a frame for the first size replaces the pattern.
        session.scribble()
        session.resize(columns: columns, rows: rows)
        try session.wait(for: "the first size") { !$0.row(0).hasPrefix("E") }
        try quit(session)
    }

    @Test func withoutASizeItIsTheUsualOne() throws {
        let session = try shell("stty cols 0 rows 0; exec \(Program.reflow.command) basic")
        try session.wait(for: "the first frame") { $0.row(23).contains("q quit") }
        try quit(session)
    }
}
