import Foundation
import Testing

@testable import Browser

/// The moving picture of the README and the guide equals the program's output. `REFLOW_RECORD=1`
/// records it again.
@Suite struct ProgramPictureTests {
    private static let file = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Reflow/Reflow.docc/reflowing.svg")

    /// The preview of the list turns to portrait and back. Then a filter finds Everything, and the
    /// window becomes narrow and wide again.
    private static let steps = """
        2s r 2s r 1.5s / e v 0.75s enter 1.5s \
        88x30 76x30 64x30 52x30 1.5s j*8 1s 64x30 76x30 88x30 100x30 1.5s
        """

    @Test func isCurrent() throws {
        let still = try Still(demo: nil, columns: 100, rows: 30, steps: Steps(Self.steps))
        if ProcessInfo.processInfo.environment["REFLOW_RECORD"] != nil {
            try still.svg.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        // Comparing in the expectation would print both pictures.
        let isCurrent = try String(contentsOf: Self.file, encoding: .utf8) == still.svg
        #expect(isCurrent, "Run the tests with REFLOW_RECORD=1 to record the picture again.")
    }
}
