import Sessions
import Testing

/// What is sent in parts (rows that the terminal moves, cells that differ) against a frame that is sent as a whole.
@Suite struct RepaintTests {
    @Test(
        "whatever was scrolled, drawing it again changes nothing",
        arguments: ["emoji", "sections", "everything", "shelves", "waterfall", "million"],
        [(80, 24), (61, 19)])
    func nothingIsStale(demo: String, size: (columns: Int, rows: Int)) throws {
        let session = try Session.reflow(
            [demo, "--no-animation"], columns: size.columns, rows: size.rows)
        for keys in ["j", "j", "jjl", " k", "k\tj", "\tk", "G", "k", "kk", "hgj", "\u{4}", "k"] {
            session.send(keys)
            try session.settle()
        }
        let shown = session.content
        let updates = session.count(of: "\u{1B}[?2026h")
        try session.press(Sent.redraw, for: "a whole frame") {
            $0.count(of: "\u{1B}[?2026h") > updates && !$0.isUpdateSynchronized
        }
        try session.settle()
        #expect(session.content == shown)
    }
}
