import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// The turn of the preview and the tour, with a clock that the tests set.
@Suite struct DemoScriptTests {
    /// A browser whose wakes come at its deadlines, as in the loop of a terminal.
    struct Clockwork {
        var browser: Browser
        var now = Duration.zero
        let size: ScreenSize

        init(isTour: Bool, _ columns: Int = 100, _ rows: Int = 30) throws {
            size = ScreenSize(columns: columns, rows: rows)
            browser = try Browser(isTour: isTour, options: .fixed, size: size)
            browser.begin(on: MemoryTerminal(size: size, inputs: []))
            if !isTour { browser.turnPreviewOnce() }
            _ = lines
        }

        /// Draws a frame. A frame can change the browser, as in the loop.
        var lines: [String] {
            mutating get {
                var screen = Screen(size: size)
                screen.draw { browser.draw(into: &$0, at: now) }
                return screen.lines
            }
        }

        var script: DemoScript? { browser.shell.program.script }
        var demo: String? { browser.shell.program.list.entry?.name }

        /// Runs to a time, with a frame after each wake.
        mutating func run(to end: Duration) {
            while let deadline = browser.deadline, deadline <= end {
                now = max(now, deadline)
                _ = browser.handle(.wake, at: now)
                _ = lines
            }
            now = end
            _ = browser.handle(.wake, at: now)
            _ = lines
        }

        mutating func press(_ key: Key) -> Outcome { browser.handle(.key(key), at: now) }
    }

    @Test func theTourShowsEachSceneAndEndsInTheList() throws {
        var clockwork = try Clockwork(isTour: true)
        for (index, scene) in TourScene.all.enumerated() {
            // A scene fills its pane from its first frame on.
            let start = TourScene.length * index + .milliseconds(40)
            clockwork.run(to: start)
            #expect(clockwork.demo == scene.demo && clockwork.browser.shell.program.mode == .demo)
            #expect(clockwork.lines[0].hasPrefix(" Tour \(index + 1) of 8: \(scene.sentence)"))
            #expect(clockwork.browser.shell.program.demoSize == ScreenSize(columns: 100, rows: 28))
            #expect(clockwork.browser.shell.state.message == nil, "No message of another scene.")
            let first = clockwork.lines
            #expect(first[1...].contains { !$0.allSatisfy { $0 == " " } })
            clockwork.run(to: start + TourScene.length - .milliseconds(100))
            #expect(clockwork.lines != first, "\(scene.demo)")
        }
        clockwork.run(to: TourScene.length * TourScene.all.count + .milliseconds(100))
        #expect(clockwork.browser.shell.program.mode == .list && clockwork.script == nil)
        #expect(!clockwork.lines.contains { $0.contains("Tour") })
    }

    /// A key stops the tour at any time and has no other effect. The demo stays and gets the row of the sentence.
    @Test(arguments: [0, 700, 6_500, 19_500, 33_000, 47_900])
    func aKeyStopsTheTour(milliseconds: Int) throws {
        for key: Key in ["q", "j", "r"] {
            var stopped = try Clockwork(isTour: true)
            stopped.run(to: .milliseconds(milliseconds))
            let demo = stopped.demo
            #expect(stopped.press(key) != .quit)
            #expect(stopped.demo == demo && stopped.script == nil)
            #expect(stopped.browser.shell.program.mode == .demo)
            #expect(stopped.browser.shell.program.demoSize.rows == 29)
            #expect(stopped.lines.last?.contains("The tour stops here.") == true)
            _ = stopped.press("q")
            #expect(stopped.browser.shell.program.mode == .list)
        }
        for key: Key in ["Q", .control("c")] {
            var stopped = try Clockwork(isTour: true)
            stopped.run(to: .milliseconds(milliseconds))
            #expect(stopped.press(key) == .quit)
        }
    }

    @Test func thePreviewTurnsOnceAndBack() throws {
        var clockwork = try Clockwork(isTour: false)
        let first = clockwork.lines
        clockwork.run(to: .milliseconds(4_990))
        #expect(clockwork.lines == first)
        clockwork.run(to: .milliseconds(6_500))
        #expect(clockwork.lines.contains { $0.contains("portrait · 1 column") })
        clockwork.run(to: .seconds(20))
        #expect(clockwork.lines == first && clockwork.browser.deadline == nil)
    }

    /// A key before or during the turn has the same effect as without it.
    @Test(arguments: [1_000, 4_999, 5_010, 6_900, 7_010])
    func aKeyEndsTheTurn(milliseconds: Int) throws {
        for key: Key in ["j", .tab, "/"] {
            var turning = try Clockwork(isTour: false)
            turning.run(to: .milliseconds(milliseconds))
            _ = turning.press(key)
            turning.run(to: .seconds(20))
            var still = try Clockwork(isTour: false)
            _ = still.press(key)
            still.run(to: .seconds(20))
            #expect(turning.lines == still.lines, "\(key)")
        }
    }

    /// Without room for a preview, nothing turns.
    @Test func aNarrowListStaysAsItIs() throws {
        var clockwork = try Clockwork(isTour: false, 40, 20)
        let first = clockwork.lines
        clockwork.run(to: .milliseconds(6_000))
        #expect(clockwork.lines == first)
    }
}
