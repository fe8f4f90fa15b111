import TerminalControls
import TerminalSupport
import Terminals
import Testing

/// The scrollbar's thumb, for all tracks and scroll positions.
@Suite struct ScrollbarTests {
    @Test(arguments: 0...60) func theThumbIsWithinItsTrack(track: Int) {
        for content in [1.0, 10, 11, 50, 1e9] {
            for step in 0...20 {
                let fraction = Double(step) / 20
                let bar = Scrollbar(content: content, visible: 10, fraction: fraction)
                guard let thumb = bar.thumb(track: track) else {
                    #expect(track < 2 || content <= 10)
                    continue
                }
                #expect(!thumb.isEmpty && thumb.lowerBound >= 0 && thumb.upperBound <= track)
                #expect(thumb.count < track)
                if step == 0 { #expect(thumb.lowerBound == 0) }
                if step == 20 { #expect(thumb.upperBound == track) }
                if (1..<20).contains(step), track - thumb.count > 1 {
                    #expect(thumb.lowerBound > 0 && thumb.upperBound < track)
                }
            }
        }
    }

    /// After a click, the thumb covers the clicked cell. Cells beyond the track select its ends.
    @Test(arguments: 2...60) func theThumbGoesWhereItIsPut(track: Int) {
        for content in [11.0, 20, 50, 1e6] {
            var bar = Scrollbar(content: content, visible: 10, fraction: 0.5)
            #expect(bar.fraction(at: -5, track: track) == 0)
            #expect(bar.fraction(at: track + 5, track: track) == 1)
            for cell in 0..<track {
                guard let fraction = bar.fraction(at: cell, track: track) else { continue }
                bar.fraction = fraction
                let thumb = bar.thumb(track: track)!
                #expect(
                    (thumb.lowerBound - 1...thumb.upperBound).contains(cell), "\(cell) \(thumb)")
            }
        }
        #expect(
            Scrollbar(content: 5, visible: 10, fraction: 0).fraction(at: 1, track: track) == nil)
    }

    @Test("The thumb never moves back while the offset increases")
    func isMonotonic() {
        for track in 2...40 {
            let tops = (0...100).compactMap { step in
                Scrollbar(content: 100, visible: 7, fraction: Double(step) / 100)
                    .thumb(track: track)?.lowerBound
            }
            #expect(tops == tops.sorted() && tops.count == 101)
        }
    }

    @Test("A visible range of zero has no thumb")
    func nothing() {
        #expect(Scrollbar(content: 10, visible: 0, fraction: 0).thumb(track: 10) == nil)
    }

    @Test("The thumb is drawn only in its track, in both directions", arguments: [true, false])
    func drawing(isHorizontal: Bool) {
        for length in 0...20 {
            let bar = Scrollbar(
                content: 50, visible: 10, fraction: 0.5, isHorizontal: isHorizontal)
            let (long, short) = (3..<3 + length, 2..<3)
            let track = ScreenArea(
                columns: isHorizontal ? long : short, rows: isHorizontal ? short : long)
            var screen = Screen(size: ScreenSize(columns: 30, rows: 30))
            screen.theme = .highContrast
            screen.draw { bar.draw(into: &$0, in: track) }
            for row in 0..<30 {
                for column in 0..<30 {
                    let cell = (isHorizontal ? column : row) - 3
                    let isThumb =
                        track.contains(column: column, row: row)
                        && bar.thumb(track: length)?.contains(cell) == true
                    #expect((screen[row, column].glyph != .space) == isThumb)
                }
            }
        }
    }

    @Test("A press in the track drags the thumb until the release, at any mouse position")
    func dragging() {
        let bar = Scrollbar(content: 100, visible: 10, fraction: 0)
        let track = ScreenArea(columns: 9..<10, rows: 5..<15)
        var drag = Scrollbar.Drag()
        func fraction(_ action: MouseEvent.Action, _ column: Int, _ row: Int) -> Double? {
            drag.fraction(
                for: MouseEvent(action, column: column, row: row), on: bar, in: track)
        }
        #expect(fraction(.drag, 9, 9) == nil && fraction(.press, 8, 9) == nil)
        #expect(fraction(.drag, 9, 9) == nil)
        #expect(fraction(.press, 9, 5) == 0 && drag.isActive)
        #expect(fraction(.drag, 0, 14) == 1)
        #expect(fraction(.wheelDown, 9, 9) == nil && drag.isActive)
        #expect(fraction(.drag, 9, -100) == 0)
        #expect(fraction(.release, 9, 9) == nil && !drag.isActive)
        #expect(fraction(.drag, 9, 9) == nil)
        let whole = Scrollbar(content: 10, visible: 10, fraction: 0)
        let press = MouseEvent(.press, column: 9, row: 9)
        #expect(drag.fraction(for: press, on: whole, in: track) == nil)
    }

    /// The background separates the thumb from a fill, so both edges need enough contrast.
    @Test(
        "The thumb contrasts with fills in every theme, and fills its cell except for a line",
        arguments: [Theme.dark, .light, .highContrast], [false, true])
    func themes(_ theme: Theme, _ isHorizontal: Bool) throws {
        let bar = Scrollbar(content: 20, visible: 10, fraction: 0, isHorizontal: isHorizontal)
        let track = ScreenArea(
            columns: isHorizontal ? 0..<8 : 0..<1, rows: isHorizontal ? 0..<1 : 0..<8)
        let depth = ColorDepth.indexed256
        let screen = Screen.drawn(8, 8, features: ScreenFeatures(colors: depth)) { region in
            region.fill(.amber)
            bar.draw(into: &region, in: track)
        }
        let (glyph, style) = depth.fold(screen[0, 0], in: theme)
        #expect(glyph == Glyph(isHorizontal ? "▔" : "▏") && style.attributes.contains(.reverse))
        func color(_ folded: FoldedColor) throws -> Color {
            let look = try #require(folded.look)
            return Color(red: look.red, green: look.green, blue: look.blue)
        }
        // The cell is reversed, so the style's foreground is the colour of the thumb.
        let (thumb, line) = (try color(style.foreground), try color(style.background))
        #expect(try #require(thumb.contrast(with: line)) >= 4.5)
        for (_, fill) in Color.palette {
            let folded = try color(depth.fold(fill, in: theme))
            #expect(try #require(folded.contrast(with: line)) >= 3)
        }
    }

    @Test(
        "With tones, the thumb covers its share of a visible track, in eighths of a cell",
        arguments: [false, true])
    func eighths(_ isHorizontal: Bool) {
        for length in 2...20 {
            for step in 0...20 {
                let bar = Scrollbar(
                    content: 50, visible: 13, fraction: Double(step) / 20,
                    isHorizontal: isHorizontal)
                let (long, short) = (3..<3 + length, 2..<3)
                let track = ScreenArea(
                    columns: isHorizontal ? long : short, rows: isHorizontal ? short : long)
                let screen = Screen.drawn(30, 30) { bar.draw(into: &$0, in: track) }
                var filled = 0
                for row in 0..<30 {
                    for column in 0..<30 {
                        let cell = screen[row, column]
                        guard track.contains(column: column, row: row) else {
                            #expect(cell == .blank)
                            continue
                        }
                        let scalar = cell.glyph.description.unicodeScalars.first?.value ?? 0
                        // The lower blocks grow from U+2581, the left blocks shrink from U+2589.
                        let count =
                            switch scalar {
                            case 0x2581...0x2587: Int(scalar) - 0x2580
                            case 0x2589...0x258F: 0x2590 - Int(scalar)
                            default: 0
                            }
                        let isThumb = cell.background == .gray.mid
                        #expect(isThumb || cell.background == .panel)
                        filled += isThumb ? 8 - count : count
                    }
                }
                let wanted = Int(Double(8 * length) * 13 / 50)
                #expect(filled == min(8 * (length - 1), max(8, wanted)), "\(length) \(step)")
            }
        }
    }

    @Test("The thumb looks the same over fills and beside them", arguments: [false, true])
    func overFills(_ isHorizontal: Bool) {
        let size = ScreenSize(columns: 8, rows: 8)
        let track =
            isHorizontal
            ? ScreenArea(columns: 0..<8, rows: 7..<8) : ScreenArea(columns: 7..<8, rows: 0..<8)
        let bar = Scrollbar(content: 20, visible: 10, fraction: 0, isHorizontal: isHorizontal)
        var (plain, filled) = (Screen(size: size), Screen(size: size))
        (plain.theme, filled.theme) = (.highContrast, .highContrast)
        plain.draw { bar.draw(into: &$0, in: track) }
        filled.draw { region in
            region.fill(.red)
            bar.draw(into: &region, in: track)
        }
        for cell in bar.thumb(track: 8) ?? 0..<0 {
            let (row, column) = isHorizontal ? (7, cell) : (cell, 7)
            #expect(filled[row, column] == plain[row, column])
            #expect(filled[row, column].background == .terminal)
        }
        // The track outside the thumb keeps the fill.
        #expect(filled[isHorizontal ? 7 : 6, isHorizontal ? 6 : 7].background == .red)
    }
}
