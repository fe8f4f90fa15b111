import Sessions
import Testing

@Suite struct ByteTests {
    /// 120 × 40 cells of boxes; ncurses by hand in C needs about 224 bytes a row.
    @Test func scrollingByARowSendsLittle() throws {
        let session = try Session(.probe, ["boxes"], columns: 120, rows: 40)
        try session.wait(for: "the first frame") { $0.shows("Item 50 ") }
        var sizes: [Int] = []
        var picture = session.text
        for _ in 0..<40 {
            let before = session.output.count
            session.send("j")
            try session.wait(for: "the next row") { $0.text != picture }
            // The frame is one write; the next key is sent after it.
            picture = session.text
            sizes.append(session.output.count - before)
        }
        #expect(sizes.sorted()[20] < 260)
        // The first frame is an update of its own; rows that only move are moved by the terminal.
        #expect(session.count(of: "\u{1B}[?2026h") == 1)
        // Each scroll ends with all rows taking part again, and the cursor at home.
        let scrolls = session.count(of: "\u{1B}[1;40r\u{1B}[H")
        #expect(scrolls > 30 && session.count(of: "\u{1B}[1;40r") == scrolls + 1)
    }

    /// A frame is a few writes: every one takes the terminal's attention.
    @Test(.enabled(if: SystemCall.canBeSeen, "the kernel does not show what a process has done"))
    func aFrameIsFewWrites() throws {
        let session = try Session(.probe, ["boxes"], columns: 120, rows: 40)
        try session.wait(for: "the first frame") { $0.shows("Item 50 ") }
        try session.waitUntilIdle()
        let before = SystemCall.writes(of: session.process)
        let picture = session.text
        session.send(" ")
        try session.wait(for: "other rows") { $0.text != picture }
        try session.waitUntilIdle()
        #expect(SystemCall.writes(of: session.process) - before < 12)
    }

    /// Styles that look alike share a pair: there are only 64, and without any left everything is sent again.
    @Test func stylesThatLookAlikeShareAPair() throws {
        let session = try Session(
            .probe, ["grays"], columns: 100, rows: 40, environment: ["TERM": "xterm"])
        try session.wait(for: "the first frame") { $0.row(0) == "frame 0" }
        try session.waitUntilIdle()
        #expect(session.count(of: "frame 0") == 1)
    }

    /// On terminals that move many rows at once, or one by one, or none.
    @Test(arguments: ["xterm-256color", "vt100", "linux", "ansi", "screen"])
    func scrollingForthAndBackShowsTheSame(type: String) throws {
        let session = try Session(
            .probe, ["boxes"], columns: 120, rows: 40, environment: ["TERM": type])
        try session.wait(for: "the first frame") { $0.shows("Item 50 ") }
        let first = session.text
        session.send(String(repeating: "j", count: 25))
        try session.wait(for: "other rows") { $0.text != first }
        session.send(String(repeating: "k", count: 25))
        try session.wait(for: "the first rows") { $0.text == first }
    }
}
