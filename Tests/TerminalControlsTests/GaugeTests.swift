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
            (0.0, "░░░░"), (0.25, "█░░░"), (0.6, "██░░"), (1, "████"), (9, "████"), (-1, "░░░░"),
            (.nan, "░░░░"), (.infinity, "████"),
        ])
    func shares(share: Double, expected: String) {
        let screen = screen(share, columns: 4, ScreenFeatures(colors: .indexed256))
        #expect(screen.text() == "\n" + expected)
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
