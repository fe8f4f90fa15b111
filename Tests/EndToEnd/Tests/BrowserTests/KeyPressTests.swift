import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct KeyPressTests {
    /// Keys that arrive at once give the same screen as keys that arrive one by one. How few frames that takes depends on
    /// the speed of the machine, so `LoopTests` counts them with a clock of its own.
    @Test func keysThatArriveAtOnceAreAllApplied() throws {
        let slow = try Session.reflow(["sections"])
        for _ in 0..<200 {
            let before = slow.content
            try slow.press("j", for: "another row") { $0.content != before }
        }
        try slow.settle()
        let burst = try Session.reflow(["sections"])
        // All keys are in the terminal before the program reads the first one.
        burst.signal(SIGSTOP)
        burst.send(String(repeating: "j", count: 200))
        burst.signal(SIGCONT)
        try burst.wait(for: "the same frame") { $0.picture == slow.picture }
    }

    @Test func keysBackAndForthShowTheFirstFrameAgain() throws {
        let session = try Session.reflow(["sections"])
        let first = session.picture
        for (there, back) in [
            ("j", "k"), (" ", "b"), ("\u{4}", "\u{15}"), ("G", "g"), ("\u{6}", "\u{2}"),
        ] {
            try session.press(there, for: "other rows") { $0.picture != first }
            try session.press(back, for: "the first frame") { $0.picture == first }
        }
    }

    @Test func aPasteDoesNotActAsKeys() throws {
        let session = try Session.reflow()
        let first = session.picture
        session.paste("q")
        session.paste("Qjjj\r/x\rr?\u{4}\u{1B}[B")
        session.paste(String(repeating: "q\r", count: 5000))
        try session.settle()
        #expect(session.picture == first)
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
    }

    /// The rest of an answer or of a mouse report may arrive late. In a prompt, it is no text.
    @Test(arguments: [
        ("\u{1B}]11;rgb:", "ffff/ffff/ffff\u{7}"), ("\u{1B}[<64;1", "0;10M"),
        ("\u{1B}]11;rgb:ffff/ffff/ffff", "\u{1B}\\"), ("\u{1B}P1+r52", "4742=38\u{1B}\\"),
    ])
    func aLateRestIsNoTextInAPrompt(start: String, rest: String) throws {
        let session = try Session.reflow()
        try session.press("/", for: "the filter") { $0.row(23).hasPrefix(" Filter ") }
        session.send(start)
        usleep(500_000)
        session.send(rest)
        try session.press("se", for: "the keys after it") { $0.row(23).hasPrefix(" Filter  se ") }
    }

    /// In a prompt, a paste is text. The program inserts its first line, and obeys nothing in it.
    @Test func aPasteIntoTheFilterIsOnlyText() throws {
        let session = try Session.reflow()
        try session.press("/", for: "the filter") { $0.row(23).hasPrefix(" Filter ") }
        session.paste("se\u{1B}[31mc\rq\r")
        try session.press("t", for: "the key after it") {
            $0.row(23).hasPrefix(" Filter  se␛[31mct")
        }
        #expect(session.shows("No demo matches"))
        session.send(Sent.interrupt)
        _ = try session.waitForEnd()
        #expect(StrayOutput(in: session.output).found == [])
    }

    /// The terminal's cursor is visible only in a prompt.
    @Test func thePromptHasTheCursor() throws {
        let session = try Session.reflow()
        #expect(!session.isCursorVisible)
        // The cursor is hidden during a draw, and appears last.
        try session.press("/", for: "the filter") {
            $0.row(23).hasPrefix(" Filter ") && $0.isCursorVisible
        }
        let start = session.cursor
        #expect(start.row == 23)
        try session.press("sec", for: "letters") {
            $0.isCursorVisible && $0.cursor.column == start.column + 3
        }
        try session.press("\u{1}", for: "the start") {
            $0.isCursorVisible && $0.cursor == start
        }
        session.send(Sent.escape)
        try session.wait(for: "no prompt") { !$0.isCursorVisible }
    }

    @Test func aKeyWithoutAMeaningIsNotSilent() throws {
        let session = try Session.reflow()
        try session.press("x", for: "a word") {
            $0.row(23).hasSuffix("x does nothing here; ? shows the keys")
        }
    }

    @Test func theFilterNarrowsTheList() throws {
        let session = try Session.reflow()
        let first = session.picture
        try session.press("/", for: "the filter") { $0.row(23).hasPrefix(" Filter ") }
        try session.press("same", for: "one demo") {
            $0.row(3).hasPrefix("▌  Switch ") && $0.row(5).hasPrefix("     ")
        }
        #expect(session.row(2).contains("╭ Switch · "))
        session.send(Sent.escape)
        try session.wait(for: "all demos") {
            $0.row(3).hasPrefix("   Everything") && $0.row(4).hasPrefix("▌  Switch")
        }
        try session.press("g", for: "the first screen") { $0.picture == first }
        try session.press("/emoji\r", for: "the demo") { $0.row(23).hasPrefix(" Emoji ") }
    }

    @Test func rotatingIsAResizeOfASimulatedDevice() throws {
        let session = try Session.reflow(["basic"])
        let first = session.content
        try session.press("r", for: "a frame") { $0.shows("384 × 640 pt · portrait · 1 column ") }
        #expect(session.shows("╭ 384 × 640 pt"))
        try session.wait(for: "the boxes in their places") { $0.place(ofWord: "21") == nil }
        try session.press("r", for: "the terminal's own size") { $0.content == first }
    }

    @Test func drawingAgainSendsTheWholeScreen() throws {
        let session = try Session.reflow(["basic"])
        let (first, count) = (session.picture, session.output.count)
        session.send(Sent.redraw)
        try session.wait(for: "an update") { $0.output.count > count && !$0.isUpdateSynchronized }
        try session.settle()
        #expect(session.picture == first)
        #expect(session.count(of: "\u{1B}[2J") >= 2)
    }

    @Test func arrowsChooseADemoAndItsPreviewFollows() throws {
        let session = try Session.reflow()
        for name in ["Switch", "Mosaic"] {
            try session.press(Sent.down, for: name) {
                $0.row(2).contains("╭ \(name) · ") && $0.shows("▌  \(name)")
            }
        }
        #expect(session.row(7).hasPrefix("▌  Mosaic"))
        try session.press(Sent.up, for: "Switch") { $0.row(2).contains("╭ Switch · ") }
    }
}
