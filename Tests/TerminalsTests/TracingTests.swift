import Testing

@testable import Terminals

/// Lines over earlier drawing.
@Suite struct TracingTests {
    @Test("Lines cover free cells, and half-filled cells on request, but no letters")
    func freeCells() {
        func row(coveringHalves: Bool) -> String {
            var screen = Screen(size: ScreenSize(columns: 6, rows: 1))
            screen.draw { region in
                region.text("x", row: 0, column: 0)
                region.draw(.init(columns: 2..<4, halfRows: 0..<1, rows: 0..<1, textRow: nil)) {
                    $0.fill(.red)
                }
                let isDrawn = region.trace(
                    "━", fallback: "-", columns: 0..<5, rows: 0..<1,
                    coveringHalves: coveringHalves)
                #expect(isDrawn)
            }
            return screen.text()
        }
        #expect(row(coveringHalves: false) == "x━▀▀━")
        #expect(row(coveringHalves: true) == "x━━━━")
    }
}
