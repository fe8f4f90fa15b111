#if Curses
    import CCurses
    import Testing

    @testable import CursesTerminals
    @testable import Terminals

    /// Definitions that Swift and C share.
    @Suite struct SharedDefinitionTests {
        @Test func depthsBetweenAreTheLowerOnes() {
            let depths: [(Int32, ColorDepth)] = [
                (-1, .monochrome), (0, .monochrome), (2, .monochrome), (8, .ansi8), (16, .ansi16),
                (88, .ansi16), (256, .indexed256), (0x7FFF, .indexed256), (0x100_0000, .trueColor),
            ]
            for (count, depth) in depths { #expect(ColorDepth(colorCount: count) == depth) }
        }

        @Test func cellsAreLaidOutAsInC() {
            #expect(MemoryLayout<Cell>.size == MemoryLayout<rfl_cell>.size)
            #expect(MemoryLayout<Cell>.stride == MemoryLayout<rfl_cell>.stride)
            for (width, attributes) in zip(
                0...2 as ClosedRange<UInt8>, [[], .bold, .reverse] as [Style.Attributes])
            {
                let style = Style(
                    foreground: Color(hex: 0x123456), background: Color(hex: 0xD70000),
                    attributes: attributes)
                let cell = Cell(Glyph("x"), style: style, width: width)
                withUnsafeBytes(of: cell) { bytes in
                    var other = bytes.loadUnaligned(as: rfl_cell.self)
                    #expect(other.glyph == 0x78)
                    #expect(rfl_foreground(&other) == 0x112_3456)
                    #expect(rfl_background(&other) == 0x1D7_0000)
                    #expect(rfl_attributes(&other) == UInt32(attributes.rawValue))
                    #expect(rfl_width(&other) == UInt32(width))
                }
            }
        }
    }
#endif
