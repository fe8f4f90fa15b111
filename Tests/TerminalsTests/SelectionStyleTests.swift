import TerminalSupport
import Testing

@testable import Terminals

/// The selection styles of elements.
@Suite struct SelectionStyleTests {
    /// Elements with a fill, with a fill and a text, with a text, and empty.
    private static let drawings: [@Sendable (inout Region) -> Void] = [
        { $0.fill(.red) },
        {
            $0.fill(.red)
            $0.text("ab", .centered)
        },
        { $0.text("ab", .centered) }, { $0.text("ab") }, { _ in },
    ]
    private static let frames = [
        Region.Frame(columns: 1..<6, rows: 0..<3),
        Region.Frame(columns: 1..<6, halfRows: 1..<6, rows: 1..<3, textRow: 1),
        Region.Frame(columns: 1..<6, halfRows: 1..<2, rows: 1..<1, textRow: 0),
    ]

    private func screens(
        isUnicode: Bool = true, _ mark: (inout Region) -> Void
    ) -> [Screen] {
        // Without half rows, an element without a whole row would be filled by any mark.
        Self.frames.prefix(isUnicode ? 3 : 2).flatMap { frame in
            Self.drawings.map { drawing in
                Screen.drawn(7, 4, features: ScreenFeatures(isUnicode: isUnicode)) { region in
                    region.draw(frame) {
                        drawing(&$0)
                        mark(&$0)
                    }
                }
            }
        }
    }

    @Test("Reverse is the default style, none draws nothing, and a closure draws over the element")
    func others() {
        for isUnicode in [true, false] {
            func screens(_ mark: (inout Region) -> Void) -> [Screen] {
                self.screens(isUnicode: isUnicode, mark)
            }
            let plain = screens { _ in }
            #expect(screens { $0.markSelected() } == screens { $0.markSelected(.reverse) })
            #expect(screens { $0.markSelected(.none) } == plain)
            let drawn = screens { $0.markSelected(.drawn { $0.text("!", row: 0, .trailing) }) }
            #expect(drawn == screens { $0.text("!", row: 0, .trailing) })
            #expect(screens { $0.markSelected() } != plain)
        }
    }

    @Test(
        "With tones, a selected element has a lighter fill and an edge, and its texts stay unchanged",
        arguments: [Color.red, .surface, .terminal, .gray])
    func tones(_ fill: Color) {
        for frame in Self.frames.prefix(2) {
            func screen(_ mark: (inout Region) -> Void) -> Screen {
                Screen.drawn(7, 4) { region in
                    region.draw(frame) {
                        $0.fill(fill)
                        $0.text("ab", .centered)
                        mark(&$0)
                    }
                }
            }
            let (plain, marked) = (screen { _ in }, screen { $0.markSelected() })
            var edges = 0
            for row in 0..<4 {
                for column in 0..<7 {
                    let (before, after) = (plain[row, column], marked[row, column])
                    #expect(!after.attributes.contains(.reverse) && after.background != .reversed)
                    if before.isLetter {
                        #expect(after.glyph == before.glyph)
                        #expect(after.foreground == before.foreground)
                        #expect(after.background == fill.selected)
                    }
                    guard after.glyph == Glyph("▌") else { continue }
                    edges += 1
                    #expect(column == 1 && after.background == fill.selected)
                    #expect(after.foreground == (fill.paletteTone == nil ? .blue : fill).mid)
                }
            }
            #expect(edges > 0)
        }
    }

    @Test(
        "A bar changes only the first column, and only in free cells",
        arguments: [true, false])
    func bars(_ isUnicode: Bool) {
        let plain = screens(isUnicode: isUnicode) { _ in }
        let marked = screens(isUnicode: isUnicode) { $0.markSelected(.bar) }
        for (before, after) in zip(plain, marked) {
            var count = 0
            for row in 0..<4 {
                for column in 0..<7 where after[row, column] != before[row, column] {
                    #expect(column == 1, "\(after.text())")
                    let glyph = Glyph(isUnicode ? "▌" : ">")
                    #expect(after[row, column].glyph == glyph && !before[row, column].isLetter)
                    #expect(after[row, column].attributes == before[row, column].attributes)
                    count += 1
                }
            }
            // An element with a text at the left edge has no free cell.
            #expect(count > 0 || before.text().contains(" ab"), "\(before.text())")
        }
    }
}

extension Cell {
    fileprivate var isLetter: Bool { glyph != .space && !glyph.isHalfBlock }
}
