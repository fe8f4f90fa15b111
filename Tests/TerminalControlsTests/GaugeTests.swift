import Terminals
import Testing

@testable import TerminalControls

@Suite struct GaugeTests {
    private func screen(_ share: Double, columns: Int, _ features: ScreenFeatures) -> Screen {
        var screen = Screen(size: ScreenSize(columns: columns, rows: 2), features: features)
        screen.draw { $0.gauge(share, row: 1) }
        return screen
    }

    @Test(
        "A gauge fills its share of the columns of a row",
        arguments: [
            (0.0, "░░░░", "::::"), (0.25, "█░░░", "#:::"), (0.6, "██▍░", "##::"),
            (1, "████", "####"), (9, "████", "####"), (-1, "░░░░", "::::"), (.nan, "░░░░", "::::"),
            (.infinity, "████", "####"),
        ])
    func shares(share: Double, expected: String, ascii: String) {
        for depth in [ColorDepth.ansi16, .ansi8, .monochrome] {
            let screen = screen(share, columns: 4, ScreenFeatures(colors: depth))
            #expect(screen.text() == "\n" + expected)
        }
        for depth in ColorDepth.allCases {
            let features = ScreenFeatures(colors: depth, isUnicode: false)
            #expect(screen(share, columns: 4, features).text() == "\n" + ascii)
        }
    }

    @Test(
        "Without tones, the bar has the colour with 256 colours, and the colour of text with fewer")
    func colors() {
        for depth in [ColorDepth.indexed256, .ansi16, .ansi8, .monochrome] {
            let screen = screen(0.6, columns: 4, ScreenFeatures(colors: depth))
            for column in 0..<4 {
                let cell = screen[1, column]
                let isColored = depth == .indexed256
                #expect((cell.background == .panel) == isColored, "\(depth) \(column)")
                #expect((cell.foreground == .blue.mid) == (isColored && column < 3))
            }
        }
    }

    @Test("A greater share is never shown by a shorter bar, with and without tones")
    func isMonotone() {
        let blocks = Array(" ▏▎▍▌▋▊▉█")
        for depth in [ColorDepth.trueColor, .indexed256] {
            for columns in 1...9 {
                var last = 0
                for step in -5...105 {
                    let screen = screen(
                        Double(step) / 100, columns: columns, ScreenFeatures(colors: depth))
                    let length = (0..<columns).reduce(0) { sum, column in
                        let cell = screen[1, column]
                        if cell.background == .blue.mid { return sum + 8 }
                        return sum
                            + (blocks.firstIndex { String($0) == cell.glyph.description } ?? 0)
                    }
                    #expect(length >= last && length <= 8 * columns)
                    last = length
                }
                #expect(last == 8 * columns)
            }
        }
    }

    @Test("With tones, a gauge fills its share in eighths of a column, on a visible track")
    func eighths() {
        for columns in 1...12 {
            for step in 0...100 {
                let screen = screen(Double(step) / 100, columns: columns, ScreenFeatures())
                var filled = 0
                for column in 0..<columns {
                    let cell = screen[1, column]
                    #expect(cell.background == .blue.mid || cell.background == .panel)
                    let scalar = cell.glyph.description.unicodeScalars.first?.value ?? 0
                    filled += cell.background == .blue.mid ? 8 : 0
                    filled += 0x2589...0x258F ~= scalar ? 0x2590 - Int(scalar) : 0
                }
                #expect(filled == Int((Double(step) / 100 * Double(columns * 8)).rounded()))
            }
        }
    }
}
