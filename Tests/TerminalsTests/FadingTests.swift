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
        // The neighbour has the other half of these cells.
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
}
