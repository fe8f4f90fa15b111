import Foundation
import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// The key tables of the guide are those of the program. `REFLOW_RECORD=1` records them again.
@Suite(.serialized) struct KeyTableTests {
    private static let page = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Reflow/Reflow.docc/Keys.md")

    private static func table(_ title: String, _ keys: ShellKeys<Command>) -> String {
        let rows = keys.groups.flatMap(\.entries).filter { !$0.help.isEmpty }.map {
            "| `\($0.names)` | \($0.help) |"
        }
        return (["| \(title) | effect |", "|---|---|"] + rows).joined(separator: "\n")
    }

    /// The keys of a demo with all knobs and all commands.
    private static var demo: ShellKeys<Command> {
        var knobs: [Knob] = []
        for knob in Gallery.entries.flatMap(\.knobs)
        where !knobs.contains(where: { $0.name == knob.name }) { knobs.append(knob) }
        return .demo(
            DemoKeySource(
                features: DemoFeatures(
                    itemName: "item", opens: true, copies: true, selectsSeveral: true,
                    reorders: true, filters: true, hasParent: true, hasNames: true,
                    hasPreview: true, keys: []),
                knobs: knobs, leaving: "back"))
    }

    @Test(
        "The key tables of the guide are those of the program",
        arguments: ["keys in a demo", "keys in the list"])
    func isCurrent(_ title: String) throws {
        let keys = title == "keys in a demo" ? Self.demo : .listWithPreview
        let table = Self.table(title, keys)
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let start = try #require(text.range(of: "| \(title) | effect |\n"))
        let end = text.range(of: "\n\n", range: start.upperBound..<text.endIndex)?.lowerBound
        let kept = start.lowerBound..<(end ?? text.endIndex)
        if ProcessInfo.processInfo.environment["REFLOW_RECORD"] != nil {
            try text.replacingCharacters(in: kept, with: table)
                .write(to: Self.page, atomically: true, encoding: .utf8)
        } else {
            #expect(
                text[kept] == table, "Run the tests with REFLOW_RECORD=1 to record the table again."
            )
        }
    }
}
