import Sessions
import Testing

@Suite struct ByteTests {
    /// The screen has 120 × 40 cells with boxes. A C program that uses ncurses directly sends about 224 bytes a row.
    @Test func scrollingByARowSendsLittle() throws {
        let session = try Session(.probe, ["boxes"], columns: 120, rows: 40)
        try session.wait(for: "the first frame") { $0.shows("Item 50 ") }
        try session.waitUntilIdle()
        let before = session.output.count
        var picture = session.text
        for _ in 0..<40 {
            session.send("j")
            try session.wait(for: "the next row") { $0.text != picture }
            picture = session.text
        }
        try session.waitUntilIdle()
        // The mean, because a part of a frame may be read before the rest of it.
        #expect((session.output.count - before) / 40 < 260)
        // Only the first frame is a synchronized update. For a scroll, the terminal moves the rows.
        #expect(session.count(of: "\u{1B}[?2026h") == 1)
        // Each scroll ends with a scrolling region of all rows. ncurses then expects the cursor in the first cell.
        guard !Environment.usesAnsi else {
            #expect(session.count(of: "\u{1B}[r") > 30)
            return
        }
        let scrolls = session.count(of: "\u{1B}[1;40r\u{1B}[H")
        #expect(scrolls > 30 && session.count(of: "\u{1B}[1;40r") == scrolls + 1)
    }

    /// A frame has fewer than 12 writes, because the terminal must handle each write.
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

    /// Styles that look the same share a color pair. There are only 64 pairs, and without a free pair the program would
    /// send the whole frame again.
    @Test func stylesThatLookAlikeShareAPair() throws {
        let session = try Session(
            .probe, ["grays"], columns: 100, rows: 40, environment: ["TERM": "xterm"])
        try session.wait(for: "the first frame") { $0.row(0) == "frame 0" }
        try session.waitUntilIdle()
        #expect(session.count(of: "frame 0") == 1)
    }

    /// Some of these terminals move several rows at once, some move one row at a time, and some move none.
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
