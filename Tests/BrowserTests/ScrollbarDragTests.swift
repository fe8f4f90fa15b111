import Browser
import Reflow
import Testing

@testable import Gallery

/// Clicks and drags on the scrollbar.
@Suite struct ScrollbarDragTests {
    @Test("The thumb of a demo follows the mouse, also beside the scrollbar")
    func inADemo() throws {
        var options = DemoOptions.fixed
        options.values[.items] = .number(10_000)
        var session = try Session("million", options: options)
        session.mouse(.press, 79, 22)
        #expect(session.status.hasSuffix(" 100 %"))
        session.mouse(.drag, 60, 0)
        #expect(session.status.hasSuffix(" 0 %"))
        session.mouse(.drag, 79, 11)
        #expect(session.status.hasSuffix(" 50 %"))
        let before = session.screen
        session.mouse(.release, 79, 11)
        session.mouse(.drag, 79, 22)
        #expect(session.screen == before)
    }

    @Test("The last column belongs to the content if all content is visible")
    func whereAllIsSeen() throws {
        var session = try Session("shuffle", 80, 24)
        #expect(!session.status.contains("%"))
        let before = session.screen
        session.mouse(.press, 79, 20)
        session.mouse(.drag, 79, 2)
        session.mouse(.release, 79, 2)
        session.wait()
        #expect(session.rows.dropLast() == before.lines.dropLast())
    }

    @Test("The list and the frame of the preview have scrollbars")
    func inTheList() throws {
        var session = try Session(nil, 80, 16)
        // The thumb has whole cells.
        session.features.colors = .indexed256
        let first = session.screen
        session.mouse(.press, 23, 14)
        #expect(session.screen != first)
        #expect(
            session.rows[14].hasPrefix("                       ▏") || session.rows[13].contains("▏")
        )
        session.mouse(.drag, 23, 2)
        session.mouse(.release, 23, 2)
        #expect(session.screen == first)
        let edge = 79
        session.mouse(.press, edge, 13)
        let end = session.screen
        #expect(end != first && session.rows[13].hasSuffix("▏"))
        session.mouse(.drag, edge, 3)
        session.mouse(.release, edge, 3)
        // The frame of the preview and the status line now show that the preview has the focus.
        #expect(session.rows.dropLast() == first.lines.dropLast())
    }
}
