import Browser
import Gallery
import Reflow
import Testing

/// Replays of every demo and the list, from the first frame through all commands.
@Suite struct ReplayTests {
    struct Case: CustomTestStringConvertible {
        let name: String
        let size: ScreenSize
        /// Whether the replay contains all commands, or only those of the demo.
        let isWhole: Bool
        var fixture: String { "\(name)-\(size).txt" }
        var testDescription: String { "\(name) \(size)" }
    }

    /// The list and some demos run all commands; the other demos run only their own commands.
    static let cases: [Case] = {
        let whole = ["list", "basic", "emoji", "sections", "files"]
        let sizes: [ScreenSize] = ["120x40", "80x24", "60x40", "20x5", "1x1"]
        return whole.flatMap { name in
            sizes.map { Case(name: name, size: $0, isWhole: true) }
        }
            + demoNames.filter { !whole.contains($0) }.flatMap { name in
                ["80x24", "40x12"].map { Case(name: name, size: $0, isWhole: false) }
            }
    }()

    @Test("Each replay equals its recording", arguments: cases)
    func replay(_ replay: Case) throws {
        let tree = try FileTree()
        let size = replay.size
        let demo = replay.name == "list" ? nil : replay.name
        let browser = try Browser(demo: demo, options: tree.options, size: size)
        let script =
            if let entry = demo.flatMap({ Gallery.entry(named: $0) }) {
                replay.isWhole
                    ? Script.demo(entry.name, size: size)
                    : try Script.glance(entry, options: tree.options)
            } else {
                Script.list(size: size)
            }
        let pictures = script.pictures(of: browser, size: size)
        // A recording must not contain the path of its folder.
        #expect(!pictures.contains { $0.text.contains(tree.path) })
        try Fixture(name: replay.fixture).check(pictures)
    }

    @Test("Every recording belongs to a replay")
    func noneIsUnused() throws {
        let used = Self.cases.map(\.fixture)
        for name in try Fixture.kept().subtracting(used) {
            if Fixture.isRecording {
                try Fixture.remove(name)
            } else {
                Issue.record(
                    "\(name) belongs to no replay. Run the tests with REFLOW_RECORD=1 to remove it."
                )
            }
        }
    }
}
