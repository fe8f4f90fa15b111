import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct BackendResizeTests {
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

    /// The terminal has lost cells while it was small, also if the program does not see the small size.
    @Test func aWindowThatIsSmallForAMomentIsRepaired() throws {
        let session = try Session(.probe)
        try session.wait(for: "the first frame") { $0.row(23).hasSuffix("corner") }
        for _ in 0..<20 {
            session.resize(columns: 20, rows: 5)
            session.resize(columns: 80, rows: 24)
            try session.wait(for: "the whole frame") {
                $0.row(0).hasPrefix("Probe 80x24") && $0.row(23).hasSuffix("corner")
            }
        }
        session.scribble()
        session.signal(SIGWINCH)
        try session.wait(for: "a repaint for the same size") {
            $0.row(0).hasPrefix("Probe 80x24") && $0.row(23).hasSuffix("corner")
        }
    }

    /// Sizes beyond the limits of ncurses, and sizes that do not fit in memory.
    static let huge = [
        (32_767, 1), (32_768, 1), (1, 32_768), (40_000, 2), (65_535, 1), (1, 65_535),
        (65_535, 65_535),
    ]

    @Test(arguments: huge) func hugeSizesAreCutToWhatCanBeHeld(columns: Int, rows: Int) throws {
        let session = try Session(.probe)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        let before = session.output.count
        session.resize(columns: columns, rows: rows)
        try session.wait(for: "a frame") { $0.output.count > before }
        if columns > 1 {
            let title = "Probe 32767x\(min(rows, 32)) "
            try session.wait(for: title) { $0.count(of: title) == 1 }
        }
        session.resize(columns: 60, rows: 20)
        try session.wait(for: "a usual size") { $0.row(0).hasPrefix("Probe 60x20") }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }

    @Test(arguments: huge) func hugeSizesAreNoReasonNotToStart(columns: Int, rows: Int) throws {
        let session = try Session(.probe, columns: columns, rows: rows)
        try session.wait(for: "the first frame") { $0.isAlternateScreen && !$0.row(0).isEmpty }
        session.resize(columns: 60, rows: 20)
        try session.wait(for: "a usual size") { $0.row(0).hasPrefix("Probe 60x20") }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }

    /// A serial line has no size.
    @Test func withoutASizeItIsTheUsualOne() throws {
        let session = try Session(
            .path("/bin/sh"), ["-c", "stty cols 0 rows 0; exec \(Program.probe.command)"])
        try session.wait(for: "the first frame") { $0.row(0).hasPrefix("Probe 80x24") }
        session.resize(columns: 60, rows: 20)
        try session.wait(for: "a size") { $0.row(0).hasPrefix("Probe 60x20") }
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

    /// If the line loses its size while the program runs, the program keeps the last size.
    @Test func aSizeOfNothingChangesNothing() throws {
        let session = try Session(.probe, columns: 60, rows: 20)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        let line = try Session(
            .path("/bin/sh"), ["-c", "stty cols 0 rows 0 <\(session.device)"], hasTerminal: false)
        #expect(try line.waitForEnd() == .exited(0))
        session.send("j")
        try session.wait(for: "a key") { $0.row(2).hasPrefix("heard 1, last: ") }
        #expect(session.row(0).hasPrefix("Probe 60x20") && session.row(19).hasSuffix("corner"))
        session.resize(columns: 40, rows: 10)
        try session.wait(for: "a size") { $0.row(0).hasPrefix("Probe 40x10") }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }
}
