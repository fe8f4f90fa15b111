import Foundation
import Gallery
import Testing

@testable import Browser

/// The pictures of the README equal the program's output. `REFLOW_RECORD=1` records them again.
@Suite struct ReadmePictureTests {
    struct Picture: Sendable, CustomTestStringConvertible {
        let file: String
        let demo: String?
        let columns: Int
        let rows: Int
        /// The steps of an animated picture.
        var steps: String?
        var testDescription: String { file }
    }

    static let pictures = [
        Picture(file: "browser", demo: nil, columns: 100, rows: 30),
        Picture(file: "everything", demo: "everything", columns: 120, rows: 34),
        Picture(
            file: "reflowing", demo: "sections", columns: 96, rows: 24,
            steps: """
                1s 90x24 84x24 78x24 72x24 66x24 60x24 54x24 48x24 44x24 1s j*28 1s g \
                54x24 66x24 78x24 90x24 96x24 1s
                """),
        Picture(file: "mosaic", demo: "mosaic", columns: 70, rows: 24),
        Picture(file: "nested", demo: "nested", columns: 70, rows: 24),
    ]

    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Demos/Pictures")

    @Test("A picture of the README equals the program's output", arguments: pictures)
    func isCurrent(_ picture: Picture) throws {
        let still = try Still(
            demo: picture.demo, options: DemoOptions(animates: picture.steps == nil),
            columns: picture.columns, rows: picture.rows, steps: picture.steps.map { try Steps($0) }
        )
        let file = Self.folder.appendingPathComponent("\(picture.file).svg")
        if ProcessInfo.processInfo.environment["REFLOW_RECORD"] != nil {
            try still.svg.write(to: file, atomically: true, encoding: .utf8)
        }
        let kept = try? String(contentsOf: file, encoding: .utf8)
        #expect(
            kept == still.svg, "Run the tests with REFLOW_RECORD=1 to record the picture again.")
    }
}
