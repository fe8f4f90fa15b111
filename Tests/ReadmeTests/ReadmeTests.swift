import Foundation
import Reflow
import Testing

/// What the README says, held against what there is.
@Suite struct ReadmeTests {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func text(of path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The lines of each Swift block, without their margins; the `.package` lines of a manifest are not run.
    static func examples() throws -> [[String]] {
        try text(of: "README.md").components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
            .map(lines).filter { !$0.contains { $0.hasPrefix(".package") } }
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("import ") && !$0.hasPrefix("//") }
    }

    @Test("every example of the README is compiled and run here, line by line")
    func examplesAreCompiled() throws {
        let examples = try Self.examples()
        #expect(examples.count == 8)
        let code = try ["GettingStarted", "StaircaseBody"]
            .flatMap { Self.lines(try Self.text(of: "Tests/ReadmeTests/\($0).swift")) }
            .joined(separator: "\n")
        for example in examples {
            let example = example.joined(separator: "\n")
            #expect(code.contains(example), "in neither file:\n\(example)")
        }
    }

    @Test("the bodies to copy are where the README says, as short as the gallery says")
    func bodiesToCopy() throws {
        let path = "Demos/Gallery/Bodies/ClockAndSpiral.swift"
        #expect(try Self.text(of: "README.md").contains("(\(path))"))
        let lines = try Self.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count - 1 == 35)
        #expect(lines.filter { $0.hasPrefix("import ") } == ["import Reflow"])
    }

    private func screen(
        _ size: ScreenSize = ScreenSize(columns: 80, rows: 24), _ body: () throws -> Void
    ) throws -> Screen {
        let result = ScriptedTerminal.Result()
        try ScriptedTerminal.$size.withValue(size) {
            try ScriptedTerminal.$result.withValue(result, operation: body)
        }
        return try #require(result.screen)
    }

    /// The columns, in cells, at which a colour begins in some row.
    private func starts(of color: Color, in screen: Screen) -> Set<Int> {
        var starts: Set<Int> = []
        for row in 0..<screen.size.rows {
            for column in 0..<screen.size.columns
            where screen[row, column].background == color
                && (column == 0 || screen[row, column - 1].background != color)
            {
                starts.insert(column)
            }
        }
        return starts
    }

    @Test("three coloured sections stand one below the other")
    func threeColouredSections() throws {
        let screen = try screen { try GettingStarted.threeColouredSections() }
        #expect(starts(of: .red, in: screen) == [0])
        #expect(starts(of: .blue, in: screen).isSubset(of: [0]))
        #expect(screen.text().contains("11"))
    }

    @Test("the split has two columns in landscape and one in portrait")
    func theSplit() throws {
        let landscape = try screen { try GettingStarted.theSplit() }
        #expect(starts(of: .blue, in: landscape) == [33])
        let portrait = try screen(ScreenSize(columns: 40, rows: 60)) {
            try GettingStarted.theSplit()
        }
        #expect(starts(of: .blue, in: portrait) == [0])
    }

    @Test("sizes follow the column, and headers stand above")
    func sizesAndSides() throws {
        let screen = try screen { try GettingStarted.sizesAndSides() }
        #expect(screen[0, 0].background == .gray)
        #expect(starts(of: .red, in: screen).count == 3)
        #expect(starts(of: .blue, in: screen).count == 2)
    }

    @Test("what another thread posts is shown")
    func dataThatChanges() async throws {
        // On a thread of its own: those that tests share have to be free for the task that posts.
        let screen: Screen = try await withCheckedThrowingContinuation { continuation in
            Thread {
                continuation.resume(
                    with: Result { try self.screen { try GettingStarted.dataThatChanges() } })
            }.start()
        }
        let shown = screen.text().filter(\.isNumber)
        #expect(shown == "123")
    }

    @Test("a key puts an inspector over the view, and tab chooses an element")
    func anInspector() throws {
        let screens = try [[], [Input.key("I")], [.key("I"), .key(.tab)]].map { inputs in
            try ScriptedTerminal.$inputs.withValue(inputs + [.key("q")]) {
                try screen { try GettingStarted.anInspector() }.text()
            }
        }
        #expect(screens.map { $0.contains("inspector") } == [false, true, true])
        #expect(screens.map { $0.contains("item 1 · 0") } == [false, false, true])
    }

    @Test("another program gets the terminal, and the list is there afterwards")
    func aChildProcessAndBack() throws {
        let result = ScriptedTerminal.Result()
        try ScriptedTerminal.$inputs.withValue([.key("v"), .key("q")]) {
            try ScriptedTerminal.$result.withValue(
                result, operation: GettingStarted.aChildProcessAndBack)
        }
        #expect(result.children.map(\.arguments.last) == [Array("plans".utf8)])
        #expect(result.screen?.text().contains("plans") == true)
    }

    @Test("the engine alone answers which elements are seen")
    func theEngineAlone() {
        let elements = GettingStarted.theEngineAlone()
        #expect(elements.contains { $0.kind == .header })
        #expect(elements.allSatisfy { $0.frame.maxY > 500 && $0.frame.minY < 1344 })
    }
}
