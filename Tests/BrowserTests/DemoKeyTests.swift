import Browser
import Foundation
import Gallery
import Reflow
import Testing

/// The keys of a demo, each with its visible result.
@Suite struct DemoKeyTests {
    private func session(_ demo: String, _ columns: Int = 120, _ rows: Int = 40) throws -> Session {
        try Session(demo, columns, rows)
    }

    @Test("A key without a meaning shows a message", arguments: demoNames)
    func unknownKeys(_ demo: String) throws {
        let tree = try FileTree()
        var session = try Session(demo, 120, 40, options: tree.options)
        let keys: [(Key, String)] = [
            ("z", "z"), ("Z", "Z"), ("é", "é"), (.delete, "delete"), (.function(5), "F5"),
            (.control("x"), "^x"),
        ]
        for (key, name) in keys {
            #expect(session.press(key) == .redraw)
            #expect(session.status.hasSuffix("\(name) does nothing here; ? shows the keys"))
        }
    }

    @Test("A parameter key shows the new value and changes the screen")
    func parameters() throws {
        var session = try session("sections")
        session.press("j", "j", "j", "j")
        for (key, first, second) in [
            ("p", "pinned headers off", "pinned headers on"),
            ("e", "equal heights on", "equal heights off"),
        ] as [(Key, String, String)] {
            session.wait()
            let before = session.screen
            session.press(key)
            #expect(session.status.hasSuffix(first))
            session.wait()
            #expect(session.screen != before)
            session.press(key)
            #expect(session.status.hasSuffix(second))
            session.wait()
            #expect(session.screen == before)
        }
    }

    @Test("The ratio changes by 0.05 and stops at 0.1 and 0.9")
    func ratio() throws {
        var session = try session("basic")
        var said: [String] = []
        for _ in 0..<12 {
            session.press("]")
            said.append(session.status.split(separator: " ").last.map(String.init) ?? "")
        }
        #expect(
            said == [
                "0.45", "0.5", "0.55", "0.6", "0.65", "0.7", "0.75", "0.8", "0.85", "0.9", "0.9",
                "0.9",
            ])
        session.wait()
        let widest = session.screen
        session.press("]")
        session.wait()
        #expect(session.screen == widest)
        for _ in 0..<16 { session.press("[") }
        #expect(session.status.hasSuffix("leftSideRatio 0.1"))
        session.press("[")
        #expect(session.status.hasSuffix("leftSideRatio 0.1"))
    }

    @Test("In one column, the ratio keys report when the ratio takes effect")
    func unseenRatio() throws {
        var session = try session("basic", 60, 40)
        session.press("]")
        #expect(session.status.contains("leftSideRatio 0.45"))
        #expect(session.status.contains("2 columns"))
    }

    @Test("A demo without a parameter shows a message")
    func noParameter() throws {
        var session = try session("basic")
        let before = session.screen
        session.press("p")
        #expect(session.status.hasSuffix("Basic has no headers to pin"))
        session.press("e")
        #expect(session.status.hasSuffix("Basic has no lines of different heights"))
        session.wait()
        #expect(session.screen == before)
    }

    @Test(
        "Zoom changes in steps up to its limits, and 0 restores the first screen",
        arguments: quietDemoNames)
    func zoom(_ demo: String) throws {
        let tree = try FileTree()
        var session = try Session(demo, 120, 40, options: tree.options)
        let before = session.screen
        session.press("+")
        #expect(session.status.hasSuffix("zoom 125 %") || session.status.contains("→"))
        session.press("=")
        #expect(session.status.hasSuffix("zoom 150 %"))
        for _ in 0..<9 { session.press("+") }
        #expect(session.status.hasSuffix("zoom 400 %") || session.status.contains("→"))
        for _ in 0..<20 { session.press("-") }
        session.press("-")
        let isWhole = session.status.hasSuffix("zoom 25 %")
        let isStopped = [CellShortage.hiddenTexts, .closedGaps].contains {
            session.status.contains("a smaller zoom would \($0.warning)")
        }
        #expect(isWhole || isStopped, "\(session.status)")
        session.press("0")
        #expect(session.status.hasSuffix("zoom 100 %"))
        session.wait()
        // Log knows more heights of lines than before, so its scrollbar may differ.
        let columns = demo == "log" ? 119 : 120
        func lines(_ screen: Screen) -> [Substring] {
            screen.text().split(separator: "\n").map { $0.prefix(columns) }
        }
        #expect(lines(session.screen) == lines(before))
        #expect(demo == "log" || session.screen == before)
    }

    /// An item that is slightly lower than a cell would share a row with its neighbour.
    @Test(
        "Zooming out stops with a message before texts disappear",
        arguments: ["simple-list", "files", "emoji"])
    func zoomedOutTexts(_ demo: String) throws {
        let tree = try FileTree()
        var session = try Session(demo, 80, 40, options: tree.options)
        let words = session.rows.dropLast().flatMap { $0.split(separator: " ") }
        session.press("-", "-")
        #expect(session.status.contains("zoom 100 %: a smaller zoom would hide texts"))
        session.wait()
        let zoomed = session.rows.dropLast().flatMap { $0.split(separator: " ") }
        #expect(zoomed == words)
    }

    @Test(
        "A click selects an item, a second click opens it, and a click beside items draws no frame")
    func clicks() throws {
        var session = try session("basic", 80, 24)
        let before = session.screen[2, 5].background
        session.mouse(.press, 5, 2)
        #expect(session.screen[2, 5].background != before)
        #expect(session.mouse(.press, 5, 2) == .redraw)
        #expect(session.status.hasSuffix("items cannot be opened here"))
        #expect(session.mouse(.press, 0, 0) == .handled)
        #expect(session.mouse(.release, 5, 2) == .ignored)
    }

    @Test("A click in a device counts from the device's corner, and a click beside it does nothing")
    func clicksInADevice() throws {
        var session = try session("basic", 80, 24)
        session.press("r")
        session.wait()
        #expect(session.mouse(.press, 5, 5) == .handled)
        // The middle of the first item.
        session.mouse(.press, 23, 5)
        session.press("r")
        session.press("r")
        let frame = try #require(session.rows.frame)
        let cell = session.screen[5, frame.columns.lowerBound + 4]
        #expect(cell.background != .terminal && cell.background != .red)
    }

    @Test("M leaves the mouse to the terminal, and a second M takes it back")
    func mouse() throws {
        for demo in [nil, "basic"] {
            var session = try Session(demo)
            #expect(session.browser.usesMouse)
            session.press("M")
            #expect(!session.browser.usesMouse && session.status.contains("mouse off"))
            session.press("M")
            #expect(session.browser.usesMouse && session.status.contains("mouse on"))
        }
        #expect(try !Browser(usesMouse: false, size: "80x24").usesMouse)
    }

    @Test("^L draws the whole screen again, and pasted text does nothing")
    func repaint() throws {
        for demo in [nil, "basic"] {
            var session = try Session(demo)
            #expect(session.press(.control("l")) == .repaint)
            let before = session.screen
            #expect(session.send(.paste("qqqQ")) == .ignored)
            #expect(session.screen == before && !session.hasEnded)
        }
    }
}
