import TerminalSupport
import Testing

@testable import Terminals

@Suite struct FadingTests {
    private func drawn(
        _ features: ScreenFeatures = ScreenFeatures(), _ body: (inout Region) -> Void
    ) -> Screen {
        var screen = Screen(size: ScreenSize(columns: 4, rows: 3), features: features)
        screen.draw { region in
            region.fill(.blue)
            let frame = Region.Frame(columns: 0..<4, halfRows: 1..<5, rows: 1..<3, textRow: 1)
            region.draw(frame) { body(&$0) }
        }
        return screen
    }

    @Test func everyFillStaysReadable() throws {
        for (name, color) in Color.palette {
            let contrast = try #require(color.faded.contrast(with: color.faded.readableText))
            #expect(contrast >= 4.5, "\(name)")
            #expect(color.faded != color || color == .gray)
        }
        #expect(Color.terminal.faded == .terminal)
    }

    @Test func fillsAndLettersFade() {
        let screen = drawn {
            $0.fill(.red)
            $0.text("ab")
            $0.fade()
        }
        #expect(screen[1, 0].background == Color.red.faded)
        #expect(screen[1, 0].attributes.contains(.dim))
        #expect(!screen[1, 3].attributes.contains(.dim))
        // The neighbouring element fills the other half of these cells.
        #expect(screen[0, 0].halves == (.blue, Color.red.faded))
        #expect(screen[2, 0].halves == (Color.red.faded, .blue))
    }

    @Test func aFillAloneKeepsItsHalves() {
        let screen = drawn {
            $0.fill(.red)
            $0.fade()
        }
        #expect(screen[0, 0].halves == (.blue, Color.red.faded))
        #expect(screen[1, 2].halves == (Color.red.faded, Color.red.faded))
    }

    @Test func tracesKeepLettersAndBackgrounds() {
        for isUnicode in [true, false] {
            let screen = drawn(ScreenFeatures(isUnicode: isUnicode)) {
                $0.fill(.red)
                $0.text("ab")
                $0.trace("━", fallback: "-", columns: 0..<9, rows: 0..<1)
            }
            #expect(screen.text().split(separator: "\n").contains(isUnicode ? "ab━━" : "ab--"))
            #expect(screen[1, 3].background == .red)
        }
    }

    /// Dimming for an overlay changes only the letters of the frame.
    @Test(arguments: 0..<20) func dimmingChangesLettersAlone(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let before = Screen.drawn(9, 5) { region in
            for text in ["ab", "漢字", "─x─", "longer than it"] {
                let (columns, top) = (random.range(0...6, count: 1...9), Int(random.next() % 8))
                let frame = Region.Frame(
                    columns: columns, halfRows: top..<top + 3, rows: top / 2..<top / 2 + 2,
                    textRow: (top + 1) / 2)
                region.draw(frame) {
                    if random.chance(2) { $0.fill(random.chance(2) ? .red : .blue) }
                    if random.chance(2) { $0.text(text) }
                }
            }
        }
        let (columns, rows) = (random.range(0...8, count: 0...9), random.range(0...4, count: 0...5))
        var screen = before
        screen.draw { region in
            region.draw(Region.Frame(columns: columns, rows: rows)) { $0.dim() }
        }
        for row in 0..<5 {
            for column in 0..<9 {
                var expected = before[row, column]
                let isLetter = ![" ", "▀", "▄"].contains(expected.glyph.description)
                if isLetter, rows.contains(row), columns.contains(column) {
                    expected.attributes.insert(.dim)
                }
                #expect(screen[row, column] == expected, "row \(row), column \(column)")
            }
        }
    }
}
