import Sessions
import Testing

@Suite struct ResizeTests {
    @Test func aResizeIsHeardAndShown() throws {
        let session = try Session(.probe, columns: 120, rows: 40)
        try session.wait(for: "the first frame") { $0.row(39).hasSuffix("corner") }
        session.resize(columns: 40, rows: 10)
        try session.wait(for: "the new size") {
            $0.row(0).hasPrefix("Probe 40x10") && $0.row(9).hasSuffix("corner")
        }
        #expect(session.row(2) == "heard 1, last: resize 40x10")
        session.resize(columns: 120, rows: 40)
        try session.wait(for: "the old size") {
            $0.row(0).hasPrefix("Probe 120x40") && $0.row(39).hasSuffix("corner")
        }
    }

    @Test func aStormOfResizesEndsAtTheRightSize() throws {
        let session = try Session(.probe)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        for step in 0..<200 { session.resize(columns: 30 + step * 37 % 90, rows: 8 + step % 31) }
        session.resize(columns: 77, rows: 33)
        try session.wait(for: "the last size") {
            $0.row(0).hasPrefix("Probe 77x33") && $0.row(32).hasSuffix("corner")
        }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }

    @Test(arguments: [(1, 1), (1, 24), (80, 1), (2, 2), (500, 200)])
    func extremeSizesSurvive(columns: Int, rows: Int) throws {
        let session = try Session(.probe)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        session.resize(columns: columns, rows: rows)
        session.resize(columns: 60, rows: 20)
        try session.wait(for: "a size between") { $0.row(0).hasPrefix("Probe 60x20") }
        session.resize(columns: columns, rows: rows)
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }
}
