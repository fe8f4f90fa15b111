import Sessions
import Testing

/// Compares frames that the program sends in parts (moved rows and changed cells) with a frame that it sends as a
/// whole.
@Suite struct RepaintTests {
    @Test(
        "A redraw after any scrolling does not change the screen",
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
