#if Curses
    import CCurses
    import Testing

    @testable import CursesTerminals
    @testable import Terminals

    /// The cells that C receives are folded to the terminal's colour depth.
    @Suite struct FoldingTests {
        private func folded(
            _ cell: Cell, _ count: Int32, _ theme: Theme = Theme(suiting: nil)
        ) -> rfl_folded {
            let folding = Folding()
            folding.theme = theme
            defer { withExtendedLifetime(folding) {} }
            return withUnsafeBytes(of: cell) { bytes in
                var cell = bytes.loadUnaligned(as: rfl_cell.self)
                return Folding.fold(&cell, count, folding.context)
            }
        }

        @Test func coloursAreNumbers() {
            var random = Random(state: 33)
            for count in [0, 8, 16, 256, 0x100_0000] as [Int32] {
                for _ in 0..<100 {
                    let colors = (0..<2).map { _ in
                        Bool.random(using: &random)
                            ? Color.terminal
                            : Bool.random(using: &random)
                                ? .index(UInt8.random(in: 0...255, using: &random))
                                : Color(hex: UInt32.random(in: 0..<1 << 24, using: &random))
                    }
                    let style = Style(
                        foreground: colors[0], background: colors[1],
                        attributes: Style.Attributes(rawValue: .random(in: 0..<32, using: &random)))
                    for glyph in ["a", "▀", "▄"] as [Unicode.Scalar] {
                        let cell = Cell(Glyph(glyph), style: style)
                        let theme =
                            [Theme.light, .highContrast, .terminal].randomElement(using: &random)
                            ?? .dark
                        let (drawn, wanted) = ColorDepth(colorCount: count).fold(cell, in: theme)
                        let found = folded(cell, count, theme)
                        #expect(found.foreground == number(wanted.foreground, count))
                        #expect(found.background == number(wanted.background, count))
                        #expect(found.attributes == wanted.attributes.rawValue)
                        #expect(found.is_blank == (drawn != cell.glyph))
                    }
                }
            }
            #expect(
                folded(Cell(style: Style(foreground: Color(hex: 0x010203))), 1 << 24).foreground
                    == 66051)
        }

        private func number(_ color: FoldedColor, _ count: Int32) -> Int32 {
            switch color {
            case .terminal: -1
            case .index(let index) where count < 1 << 24: Int32(index)
            // An RGB terminal has eight colours of its own. The bright colours become xterm's values.
            case .index(let index) where index < 8: -2 - Int32(index)
            case .index(let index):
                [
                    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
                ][Int(index) - 8]
            case .rgb(let red, let green, let blue):
                Int32(red) * 65536 + Int32(green) * 256 + Int32(blue)
            }
        }

        @Test func glyphsAreSpelled() {
            let marks = (0..<4).compactMap { Unicode.Scalar(0x301 + $0 as UInt32) }
            for glyph in [Glyph("x"), Glyph("漢"), .continuation]
                + (1...4).map({ Glyph("a", marks: marks.prefix($0)) })
            {
                var out = [UInt32](repeating: 7, count: 6)
                let count = Folding.spell(unsafeBitCast(glyph, to: UInt32.self), into: &out)
                #expect(Int(count) == glyph.scalars.count)
                let rest = [UInt32](repeating: 7, count: 6 - glyph.scalars.count)
                #expect(out == glyph.scalars.map(\.value) + rest)
            }
            #expect(Folding.spell(0x78, into: nil) == 0)
            #expect(Folding.fold(nil, 8, nil).attributes == 0)
        }
    }
#endif
