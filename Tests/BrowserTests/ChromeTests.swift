import Gallery
import Reflow
import Testing

@testable import Browser
@testable import Gallery

@Suite struct ChromeTests {
    @Test("Without chrome, the content uses every row", arguments: demoNames)
    func contentAlone(_ name: String) throws {
        let tree = try FileTree()
        let size: ScreenSize = "80x24"
        var bare = try Browser(
            demo: name, options: tree.options, hasChrome: false, size: "80x23")
        var whole = try Browser(demo: name, options: tree.options, size: size)
        func draw(_ browser: inout Browser, _ size: ScreenSize) -> Screen {
            var screen = Screen(size: size)
            screen.draw { browser.draw(into: &$0, at: .zero) }
            return screen
        }
        let first = draw(&bare, "80x23")
        let other = draw(&whole, size)
        // The last column has the scrollbar. In Calendar, the last row has it.
        for row in 0..<(name == "calendar" ? 22 : 23) {
            let isEqual =
                first.cells(columns: 0..<79, rows: row..<row + 1)
                == other.cells(columns: 0..<79, rows: row..<row + 1)
            #expect(isEqual, "\(row): \(first.lines[row])\n\(row): \(other.lines[row])")
        }
        // Without chrome, the browser shows no messages, and has no deadline to remove one.
        let due = bare.deadline
        _ = bare.handle(.key("ü"), at: .zero)
        _ = whole.handle(.key("ü"), at: .zero)
        #expect(bare.deadline == due)
        #expect(whole.deadline != nil)
        #expect(draw(&bare, "80x23") == first)
    }

    @Test func theStatusShowsTheTimesOfAFrame() throws {
        var options = DemoOptions()
        options.values[.items] = .number(1_000)
        options.isTimed = true
        var browser = try Browser(demo: "million", options: options, size: "160x24")
        let terminal = MemoryTerminal(size: "160x24", inputs: [.key("j"), .key("j")])
        terminal.run(&browser)
        let status = terminal.screen?.lines.last ?? ""
        #expect(status.hasSuffix(" · frame in 0 µs, layout 0 µs"), "\(status)")
    }
}
