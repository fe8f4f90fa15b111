import Sessions
import Testing

@Suite struct FirstFrameTests {
    @Test func wideEnoughThereAreAListAndAPreview() throws {
        let session = try Session.reflow()
        #expect(session.row(0).hasPrefix(" Reflow"))
        #expect(session.row(1).hasSuffix(" Everything  the chemical elements in four layouts"))
        #expect(session.row(2).hasPrefix(" Several layouts "))
        #expect(session.row(3).hasPrefix("▌  Everything "))
        for (row, name) in [(4, "Switch"), (7, "Mosaic")] {
            #expect(session.row(row).hasPrefix("   \(name) "))
        }
        #expect(session.row(2).contains("╭ Everything · 424 × 304 pt · landscape · 1 column ─"))
        #expect(session.row(22).hasSuffix("╯"))
        let fills = ["Si", "Al", "Fe"].map { session.cell(ofWord: $0)?.background }
        #expect(!fills.contains(nil) && Set(fills).count == 3)
        #expect(session.row(23).hasPrefix("enter open   resize the window to reflow   r rotate"))
    }

    @Test func belowFiftySixColumnsThereIsTheListAlone() throws {
        let session = try Session.reflow(columns: 55, rows: 20)
        #expect(session.row(2).hasPrefix(" Several layouts"))
        #expect(session.row(3).hasPrefix("▌  Everything   "))
        #expect(session.row(3).contains("   the chemical elements"))
        #expect(session.row(4).contains("  the same letters"))
        #expect(session.row(5).dropLast().allSatisfy { $0 == " " })
        #expect(!session.shows("╭"))
        #expect(!session.shows("rotate"))
    }

    @Test(arguments: [(55, false), (56, true)])
    func thePreviewComesWithTheFiftySixthColumn(columns: Int, hasPreview: Bool) throws {
        let session = try Session.reflow(columns: columns)
        #expect(session.shows("╭ Everything ") == hasPreview)
    }

    /// The terminal shows the same text as `reflow show` prints.
    @Test(
        arguments: ["browser", "basic", "sections", "emoji"], ["80x24", "120x40", "60x20", "40x12"])
    func theTerminalShowsWhatShowPrints(demo: String, size: String) throws {
        let sides = size.split(separator: "x").compactMap { Int($0) }
        let session = try Session.reflow(
            demo == "browser" ? [] : [demo], columns: sides[0], rows: sides[1],
            environment: ["COLORTERM": "truecolor"])
        let printed = try Session(
            .reflow, ["show", demo, "--size", size, "--format", "ansi"], columns: sides[0],
            rows: sides[1] + 2)
        #expect(try printed.waitForEnd() == .exited(0))
        #expect(session.text == Array(printed.text.prefix(sides[1])))
    }

    @Test func onlyDrawingReachesTheTerminal() throws {
        let session = try Session.reflow()
        session.send("jj\r")
        try session.wait(for: "a demo") { $0.row(23).hasPrefix(" Mosaic ") }
        session.send("q")
        try session.waitForFrame()
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(StrayOutput(in: session.output).found == [])
    }
}
