import CompilerSupport
import Foundation
import Reflow
import TerminalPictures
import Testing

/// The pictures of the articles equal the drawing of their code. `REFLOW_RECORD=1` records them
/// again.
@Suite struct PictureTests {
    /// A picture's name and screen.
    struct Picture: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let screen: @Sendable () throws -> Screen

        init(_ name: String, _ screen: @escaping @Sendable () throws -> Screen) {
            (testDescription, self.screen) = (name, screen)
        }
    }

    private static func size(_ columns: Int, _ rows: Int) -> ScreenSize {
        ScreenSize(columns: columns, rows: rows)
    }

    static let pictures = [
        Picture("split") {
            Showing.screen(of: try Examples.SplitLayouts.mail(), size(64, 15))
        },
        Picture("columns") {
            Showing.screen(of: try Examples.ColumnsLayouts.board(), size(64, 10))
        },
        Picture("flow") {
            Showing.screen(of: try Examples.FlowLayouts.wrapped(), size(64, 11)) {
                Examples.FlowLayouts.words[$0]
            }
        },
        Picture("compositional") {
            Showing.screen(of: try Examples.CompositionalLayouts.groups(), size(64, 13))
        },
        Picture("shelves") {
            Showing.screen(of: try Examples.ScrollableSections.shelves(), size(64, 18))
        },
        Picture("staircase") {
            Showing.screen(of: try Examples.YourOwnBody.staircase(), size(48, 14))
        },
    ]

    @Test("A picture of an article equals the drawing of its code", arguments: pictures)
    func isCurrent(_ picture: Picture) throws {
        let file = BuiltModules.root.appending(
            path: "Sources/Reflow/Reflow.docc/\(picture.testDescription).svg")
        let drawn = try picture.screen().svg()
        if ProcessInfo.processInfo.environment["REFLOW_RECORD"] != nil {
            try drawn.write(to: file, atomically: true, encoding: .utf8)
        }
        let kept = try? String(contentsOf: file, encoding: .utf8)
        #expect(kept == drawn, "Run the tests with REFLOW_RECORD=1 to record the picture again.")
    }
}
