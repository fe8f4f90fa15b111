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
    }

    @Test func scrollingForthAndBackShowsTheSame() throws {
        let session = try Session(.probe, ["boxes"], columns: 120, rows: 40)
        try session.wait(for: "the first frame") { $0.shows("Item 50 ") }
        let first = session.text
        session.send(String(repeating: "j", count: 25))
        try session.wait(for: "other rows") { $0.text != first }
        session.send(String(repeating: "k", count: 25))
        try session.wait(for: "the first rows") { $0.text == first }
    }
}
