import Browser
import Gallery
import Reflow
import Testing

/// Every demo and the list, from the first frame through everything a reader can do.
@Suite struct ReplayTests {
    static let sizes: [ScreenSize] = ["120x40", "80x24", "60x40", "20x5", "1x1"]
    static let names = ["list"] + demoNames

    @Test("each looks as it was recorded", arguments: names, sizes)
    func replay(_ name: String, _ size: ScreenSize) throws {
        let tree = try FileTree()
        let demo = name == "list" ? nil : name
        let browser = try Browser(demo: demo, options: tree.options, size: size)
        let script = demo.map { Script.demo($0, size: size) } ?? .list(size: size)
        let pictures = script.pictures(of: browser, size: size)
        // A recording must not tell where it was made.
        #expect(!pictures.contains { $0.text.contains(tree.path) })
        try Fixture(name: "\(name)-\(size).txt").check(pictures)
    }

    @Test("no recording is left over")
    func noneIsUnused() throws {
        let used = Self.names.flatMap { name in Self.sizes.map { "\(name)-\($0).txt" } }
        for name in try Fixture.kept().subtracting(used) {
            if Fixture.isRecording {
                try Fixture.remove(name)
            } else {
                Issue.record("\(name) belongs to nothing; REFLOW_RECORD=1 removes it.")
            }
        }
    }
}
