import Browser
import Gallery
import Reflow
import Testing

/// The browser in the loop: the number of frames for inputs.
@Suite struct FrameCountTests {
    private func run(
        _ demo: String?, _ inputs: [Input], size: ScreenSize = "80x24", every: Duration = .zero
    ) throws -> Int {
        let tree = try FileTree()
        let terminal = MemoryTerminal(size: size, inputs: inputs, every: every)
        // An animated scroll would draw frames of its own.
        var options = tree.options
        options.animates = false
        var browser = try Browser(demo: demo, options: options, size: size)
        terminal.run(&browser)
        return terminal.frameCount
    }

    @Test("200 waiting keys give one frame", arguments: quietDemoNames)
    func heldKey(_ demo: String) throws {
        let others: [Key] = ["basic", "files", "log"].contains(demo) ? [.down, .tab] : []
        for key in ["j", "]"] + others {
            let inputs = Array(repeating: Input.key(key), count: 200)
            // The end of a parameter's message gives another frame.
            // The screen is low, so that every demo that scrolls vertically has something to
            // scroll. Log starts at its end.
            let count = try run(demo, inputs, size: "60x10")
            #expect(key == "]" ? count == 3 : (1...2).contains(count), "\(key)")
        }
    }

    @Test("All waiting keys take effect")
    func allAreApplied() throws {
        let tree = try FileTree()
        let inputs = (Array(repeating: Key("j"), count: 200) + Array(repeating: "k", count: 190))
            .map { Input.key($0) }
        let terminal = MemoryTerminal(size: "20x9", inputs: inputs, every: .zero)
        var browser = try Browser(demo: "sections", options: tree.options, size: "20x9")
        terminal.run(&browser)
        var session = try Session("sections", 20, 9)
        for _ in 0..<10 { session.press("j") }
        #expect(terminal.frameCount == 2)
        #expect(terminal.screen == session.screen)
    }

    @Test(
        "Inputs without an effect and an idle terminal draw no frame",
        // Log starts at its end and Calendar at this month, so the start is another offset.
        arguments: [nil] + quietDemoNames.filter { !["log", "calendar"].contains($0) })
    func idle(_ demo: String?) throws {
        let quiet: [Input] = [
            .key("k"), .key("g"), .key(.home), .wake, .paste("jjj"),
            .mouse(MouseEvent(.wheelUp, column: 60, row: 10)),
            .mouse(MouseEvent(.release, column: 60, row: 10)),
        ]
        #expect(try run(demo, quiet, every: .seconds(100)) == 1)
    }

    /// Otherwise a long search would stop when an older message ends.
    @Test("An ended message does not hide a later deadline")
    func noticesEnd() throws {
        var browser = try Browser(demo: "movies", options: .fixed, size: "80x24")
        #expect(browser.handle(.key("x"), at: .zero) == .redraw)
        #expect(browser.deadline == .seconds(2))
        // This frame takes so long that the program receives no wake at the end of the message.
        var screen = Screen(size: "80x24")
        screen.draw { browser.draw(into: &$0, at: .milliseconds(2_500)) }
        #expect(browser.deadline == .seconds(3), "The deadline is that of the next film.")
    }

    @Test("200 waiting resizes give one frame of the last size", arguments: [nil] + quietDemoNames)
    func resizeStorm(_ demo: String?) throws {
        let tree = try FileTree()
        let sizes = (0..<200).map { ScreenSize(columns: $0 * 7 % 150, rows: $0 * 11 % 60) }
        let terminal = MemoryTerminal(
            size: "80x24", inputs: (sizes + ["60x20"]).map { .resize($0) }, every: .zero,
            isRecording: true)
        var browser = try Browser(demo: demo, options: tree.options, size: "80x24")
        terminal.run(&browser)
        #expect(terminal.recording.count <= 3)
        #expect(terminal.screen?.size == "60x20")
    }
}
