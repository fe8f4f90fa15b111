import TerminalSupport
import Terminals
import Testing

@testable import TerminalControls

/// A part over the middle of the screen, at all screen sizes.
@Suite struct OverlayTests {
    private static let keys = KeyMap<Int>(
        (1...4).map { section in
            .init(
                "Section \(section)",
                (1...5).map { .init([.function($0)], help: "what \(section).\($0) does", $0) })
        })

    private static let sizes: [ScreenSize] =
        [1, 2, 3, 4, 5, 9, 24, 40, 60].flatMap { rows in
            [1, 2, 3, 4, 5, 20, 80, 200].map { ScreenSize(columns: $0, rows: rows) }
        }

    private func screen(_ overlay: Overlay<KeyHelp>, _ size: ScreenSize) -> Screen {
        Screen.drawn(size.columns, size.rows) { region in
            var overlay = overlay
            for row in 0..<region.rows { region.text(String(repeating: "x", count: 200), row: row) }
            region.showCursor(row: 0, column: 0)
            overlay.draw(into: &region, at: .zero)
        }
    }

    @Test(arguments: sizes) func whatIsBehindIsDimmedAndStays(size: ScreenSize) {
        let overlay = Overlay(keysOf: Self.keys, size: size)
        let screen = screen(overlay, size)
        #expect(screen.cursor == nil)
        for row in 0..<size.rows {
            for column in 0..<size.columns
            where !overlay.area.contains(column: column, row: row) {
                #expect(screen[row, column].glyph == Glyph("x") || column == size.columns - 1)
                #expect(screen[row, column].attributes.contains(.dim))
            }
        }
    }

    /// Without room beside the keys, the help is below them, two columns to the right.
    @Test func helpBelowItsKeysIsIndented() throws {
        let size = ScreenSize(columns: 20, rows: 40)
        let lines = screen(Overlay(keysOf: Self.keys, size: size), size).text().split(
            separator: "\n")
        func column(of text: String) throws -> Int {
            let line = try #require(lines.first { $0.contains(text) })
            let start = try #require(line.firstRange(of: text)).lowerBound
            return line.distance(from: line.startIndex, to: start)
        }
        #expect(try column(of: "what 1.1") == column(of: "F1") + 2)
    }

    @Test(arguments: sizes) func everyLineIsReachedByKeys(size: ScreenSize) {
        guard size.columns >= 40, size.rows > 3 else { return }
        for (forward, back) in [
            (Key("j"), Key("k")), (.pageDown, .pageUp), (" ", "b"), (.down, .up),
        ] {
            var overlay = Overlay(keysOf: Self.keys, size: size)
            let first = screen(overlay, size)
            var text = first.text()
            var count = 0
            while overlay.handle(.key(forward), at: .zero) == .redraw {
                text += screen(overlay, size).text()
                count += 1
            }
            for section in 1...4 {
                #expect(text.contains("Section \(section)"))
                for key in 1...5 { #expect(text.contains("what \(section).\(key) does")) }
            }
            #expect(text.contains("↓ j") == (count > 0) && text.contains("↑ k") == (count > 0))
            for _ in 0..<count { _ = overlay.handle(.key(back), at: .zero) }
            #expect(screen(overlay, size) == first)
        }
    }

    /// A key that does not scroll closes the overlay. No input reaches the part behind the overlay.
    @Test func itSwallowsWhatItDoesNotUse() {
        var overlay = Overlay(keysOf: Self.keys, size: ScreenSize(columns: 80, rows: 10))
        #expect(overlay.handle(.key("x"), at: .zero) == .leave)
        #expect(overlay.handle(.paste("x"), at: .zero) == .handled)
        #expect(overlay.handle(.wake, at: .zero) == .handled)
        for (action, outcome) in [
            (MouseEvent.Action.wheelUp, Outcome.handled), (.wheelDown, .redraw),
            (.wheelUp, .redraw),
            (.release, .handled), (.drag, .handled), (.press, .leave),
        ] {
            let event = MouseEvent(action, column: 9, row: 5)
            #expect(overlay.handle(.mouse(event), at: .zero) == outcome)
        }
        // An overlay that shows all lines does not scroll: any key closes it.
        #expect(
            overlay.handle(.resize(ScreenSize(columns: 80, rows: 60)), at: .zero) == .redraw)
        #expect(overlay.handle(.key("j"), at: .zero) == .leave)
    }
}
