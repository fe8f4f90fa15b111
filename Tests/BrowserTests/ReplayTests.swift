import Browser
import Gallery
import Reflow
import Testing

/// Replays of every demo and the list, from the first frame through all commands.
@Suite struct ReplayTests {
    /// The size of the recordings.
    private static let size: ScreenSize = "80x24"
    /// The list and the demos that run all commands. The other demos run only their own commands.
    private static let whole = ["list", "sections", "files"]
    private static let names = ["list"] + demoNames

    @Test("Each replay equals its recording", arguments: names)
    func replay(_ name: String) throws {
        let tree = try FileTree()
        let pictures = try pictures(of: name, size: Self.size, tree)
        // A recording must not contain the path of its folder.
        #expect(!pictures.contains { $0.text.contains(tree.path) })
        try Fixture(name: Self.fixture(name)).check(pictures)
    }

    @Test(
        "All commands work at every size", arguments: whole,
        ["120x40", "60x40", "40x12", "20x5", "1x1"] as [ScreenSize])
    func anySize(_ name: String, _ size: ScreenSize) throws {
        let pictures = try pictures(of: name, size: size, FileTree())
        #expect(pictures.last?.title == "and back again")
        #expect(pictures.last?.text != Script.end)
    }

    private func pictures(
        of name: String, size: ScreenSize, _ tree: FileTree
    ) throws -> [(title: String, text: String)] {
        let entry = Gallery.entry(named: name)
        let browser = try Browser(.gallery, demo: entry?.name, options: tree.options, size: size)
        let script =
            if let entry {
                Self.whole.contains(name)
                    ? Script.demo(name, size: size)
                    : try Script.glance(entry, options: tree.options)
            } else {
                Script.list(size: size)
            }
        return script.pictures(of: browser, size: size)
    }

    private static func fixture(_ name: String) -> String { "\(name)-\(size).txt" }

    @Test("Every recording belongs to a replay")
    func noneIsUnused() throws {
        let used = Self.names.map(Self.fixture)
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
