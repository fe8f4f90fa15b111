import Reflow
import Terminals
import Testing

@testable import RemoteDemos

@Suite struct PictureTests {
    /// A screen with all kinds of colours and glyphs.
    private var screen: Screen {
        var screen = Screen(size: ScreenSize(columns: 40, rows: 12))
        screen.draw { region in
            let colors: [Color] = [
                .red, .blue.mid, .reversed, .surface, .panel, .raised, .index(7), .index(200),
                Color(red: 1, green: 2, blue: 3), .terminal,
            ]
            for (row, color) in colors.enumerated() {
                region.within(columns: row..<40, rows: row..<row + 1) {
                    $0.fill(color)
                    $0.text("日本 e\u{301}a\u{302}\u{323} 👩‍👩‍👧 é ▀▄ x", row: 0, [.bold, .underline])
                }
            }
            region.text("reversed", row: 10, [.reverse, .italic, .dim], color: .green)
            region.showCursor(row: 3, column: 5)
        }
        return screen
    }

    private func read(_ bytes: [UInt8]) throws -> Picture {
        var reader = ByteReader(bytes)
        let picture = try Picture(from: &reader, features: ScreenFeatures())
        try reader.finish()
        return picture
    }

    @Test func `a picture has the same cells after it was sent`() throws {
        for size in [(40, 12), (0, 0), (1, 1), (39, 7), (3, 3)] {
            var screen = Screen(size: ScreenSize(columns: size.0, rows: size.1))
            screen.draw { $0.copy(self.screen) }
            let picture = try read(
                Picture(screen: screen, hidesText: true, closesGaps: false).bytes)
            #expect(picture.screen == screen)
            #expect(picture.hidesText && !picture.closesGaps)
            var drawn = Screen(size: screen.size)
            let flags = drawn.draw { region in
                picture.draw(into: &region)
                return (region.hidesText, region.closesGaps)
            }
            #expect(drawn == screen)
            #expect(flags == (true, false))
        }
    }

    @Test func `a picture is clipped to a smaller region`() {
        let picture = Picture(screen: screen)
        for columns in 1...20 {
            for left in 0...2 {
                var drawn = Screen(size: ScreenSize(columns: 24, rows: 9))
                drawn.draw { region in
                    region.text(String(repeating: "本", count: 12), row: 4)
                    region.within(columns: left..<left + columns, rows: 2..<8) {
                        picture.draw(into: &$0)
                    }
                }
                expectWholeGlyphs(drawn)
                for row in 2..<8 {
                    for column in left..<left + columns {
                        let (cell, sent) = (drawn[row, column], screen[row - 2, column - left])
                        #expect(cell.background == sent.background)
                        #expect(cell.glyph == sent.glyph || cell.glyph == .space)
                    }
                }
            }
        }
    }

    /// Expects that each wide glyph has its second cell, and each second cell its glyph.
    private func expectWholeGlyphs(_ screen: Screen) {
        for row in 0..<screen.size.rows {
            for column in 0..<screen.size.columns {
                let cell = screen[row, column]
                if cell.width == 2 {
                    #expect(
                        column + 1 < screen.size.columns && screen[row, column + 1].width == 0)
                }
                if cell.width == 0 { #expect(column > 0 && screen[row, column - 1].width == 2) }
            }
        }
    }

    @Test func `halves of wide glyphs become blanks`() throws {
        let wide = Cell(Glyph("本"), width: 2)
        let second = Cell(.continuation, width: 0)
        for cells in [
            [wide, wide, second, second, Cell(.space)], [second, wide, second, wide, second],
            [Cell(Glyph("a")), second, wide, Cell(Glyph("b")), wide],
        ] {
            var screen = Screen(size: ScreenSize(columns: 5, rows: 1))
            screen.setCells(cells)
            expectWholeGlyphs(screen)
            #expect(try read(Picture(screen: screen).bytes).screen == screen)
        }
    }

    @Test func `unknown glyphs and colours are an error`() {
        func cell(_ scalars: [UInt32], front: UInt32 = 0, back: UInt32 = 0) throws -> Cell {
            var writer = ByteWriter()
            writer.append(front)
            writer.append(back)
            writer.write(scalars)
            var reader = ByteReader(writer.bytes)
            return try reader.read()
        }
        let wrong: [[UInt32]] = [
            [0x1B], [0x9B], [0x202E], [0xD800], [0x11_0000], [0x61, 0x62], [0x200D], [0x301],
            [0x61, 0x301, 0x301, 0x301, 0x301, 0x301],
        ]
        for scalars in wrong {
            #expect(throws: FormatError.self, "\(scalars)") { try cell(scalars) }
        }
        #expect(throws: Never.self) { try cell([0x61, 0x301]) }
        for bits: UInt32 in [0x1, 0xFF, 0x20A, 0x20F, 0x21A, 0x224, 0x250, 0x23F, 0xFFFF] {
            #expect(throws: FormatError.self, "\(bits)") { try cell([0x61], front: bits) }
            #expect(throws: FormatError.self, "\(bits)") { try cell([0x61], back: bits) }
        }
    }

    @Test func `wrong counts are an error`() throws {
        func bytes(
            _ columns: UInt32, _ rows: UInt32, runs: [(UInt32, UInt32)], cells: Int = 1
        ) -> [UInt8] {
            var writer = ByteWriter()
            for number in [columns, rows] { writer.append(number) }
            writer.append([0, 0, 0])
            writer.write(Array(repeating: Cell(.space), count: cells))
            writer.append(UInt32(runs.count))
            for run in runs {
                writer.append(run.0)
                writer.append(run.1)
            }
            return writer.bytes
        }
        #expect(throws: Never.self) { try read(bytes(4, 2, runs: [(8, 0)])) }
        #expect(throws: Never.self) { try read(bytes(4, 2, runs: [(0, 0), (3, 0), (5, 0)])) }
        for runs: [(UInt32, UInt32)] in [
            [], [(7, 0)], [(9, 0)], [(8, 1)], [(.max, 0)], [(8, 0), (1, 0)],
        ] {
            #expect(throws: FormatError.self) { try read(bytes(4, 2, runs: runs)) }
        }
        #expect(throws: FormatError.self) { try read(bytes(.max, .max, runs: [])) }
        #expect(throws: FormatError.self) { try read(bytes(10_000, 10_000, runs: [])) }
        #expect(throws: FormatError.self) { try read(bytes(10_001, 0, runs: [])) }
        let whole = Picture(screen: screen).bytes
        for count in stride(from: 0, to: whole.count, by: 7) {
            #expect(throws: FormatError.self) { try read(Array(whole.prefix(count))) }
        }
        #expect(throws: FormatError.self) { try read(whole + [0]) }
    }

    @Test func `damaged pictures never stop the program`() {
        let whole = Picture(screen: screen).bytes
        var random = RandomNumbers(seed: 3)
        for _ in 0..<3_000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                // The sizes and the table are at the start.
                let index = Int.random(in: 0..<min(600, bytes.count), using: &random)
                bytes[index] = .random(in: 0...255, using: &random)
            }
            guard let picture = try? read(bytes) else { continue }
            expectWholeGlyphs(picture.screen)
            var drawn = Screen(size: ScreenSize(columns: 40, rows: 12))
            drawn.draw { picture.draw(into: &$0) }
            _ = drawn.ansi()
        }
    }
}
