import Browser
import Gallery
import Reflow
import Testing

/// A resize keeps the scroll position.
@Suite struct BrowserResizeTests {
    @Test("A resize to another size and back gives the same screen", arguments: settledDemoNames)
    func thereAndBack(_ demo: String) throws {
        let tree = try FileTree()
        let places: [[Key]] = [
            [], ["j", "j", "j"], [" "], ["G"], [.tab, .down, .down, .right], [" ", .tab, .down],
        ]
        for size in ["80x24", "60x40", "20x5"] as [ScreenSize] {
            // Half of the places for each demo and size.
            let half = (demo.utf8.count + size.rows) % 2
            for (number, keys) in places.enumerated() where number % 2 == half {
                var session = try Session(demo, size.columns, size.rows, options: tree.options)
                for key in keys { session.press(key) }
                session.wait()
                let before = session.screen
                for other in ["40x40", "200x20", "1x1", "0x0", "33x7"] as [ScreenSize] {
                    session.resize(other.columns, other.rows)
                    session.resize(size.columns, size.rows)
                    session.wait()
                    guard session.screen != before else { continue }
                    Issue.record(
                        "\(size) → \(other) \(keys)\n\(before.text())\n\n\(session.screen.text())")
                    return
                }
            }
        }
    }

    @Test("A resize and back gives the same list and preview")
    func list() throws {
        let tree = try FileTree()
        var session = try Session(nil, 120, 40, options: tree.options)
        session.press("j", "j")
        session.mouse(.wheelDown, 80, 20)
        let before = session.screen
        for other in ["40x40", "80x24", "1x1", "71x9"] as [ScreenSize] {
            session.resize(other.columns, other.rows)
            session.resize(120, 40)
            session.wait()
            #expect(session.screen == before, "\(other)")
        }
    }

    @Test("Opening and leaving a preview keeps its state", arguments: settledDemoNames)
    func openAndBack(_ demo: String) throws {
        let tree = try FileTree()
        var session = try Session(nil, 80, 24, options: tree.options)
        try session.choose(demo)
        session.mouse(.wheelDown, 60, 10)
        session.mouse(.wheelDown, 60, 10)
        let before = session.screen
        session.press(.enter)
        session.press("q")
        #expect(session.screen == before, "\(before.text())\n\n\(session.screen.text())")
    }
}
