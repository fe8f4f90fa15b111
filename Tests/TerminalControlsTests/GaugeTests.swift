import Terminals
import Testing

@testable import TerminalControls

@Suite struct GaugeTests {
    @Test(
        "A gauge fills its share of the columns of a row",
        arguments: [
            (0.0, "░░░░"), (0.25, "█░░░"), (0.6, "██░░"), (1, "████"), (9, "████"), (-1, "░░░░"),
            (.nan, "░░░░"), (.infinity, "████"),
        ])
    func shares(share: Double, expected: String) {
        var screen = Screen(size: ScreenSize(columns: 4, rows: 2))
        screen.draw { $0.gauge(share, row: 1) }
        #expect(screen.text() == "\n" + expected)
    }
}
