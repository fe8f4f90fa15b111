import Sessions
import Testing

@Suite struct ResizeSessionTests {
    /// Returns the numbers in the row of item 1.
    private func firstLine(_ session: Session) -> [String] {
        guard let place = session.place(ofWord: "1") else { return [] }
        let words = session.row(place.row).split(separator: " ").map(String.init)
        return words.filter { Int($0) != nil }
    }

    @Test func sectionsFlowBetweenTwoColumnsAndOne() throws {
        let session = try Session.reflow(["basic"], columns: 120, rows: 40)
        #expect(session.place(ofWord: "21") != nil)
        let first = session.picture

        session.resize(columns: 40, rows: 40)
        try session.wait(for: "one column") { $0.shows("2 → 1 column") }
        #expect(firstLine(session) == ["1", "2", "3"])
        #expect(session.place(ofWord: "18") != nil)
        #expect(session.place(ofWord: "21") == nil)
        // Three items fill the whole width, except one column at each edge (8 points).
        let row = try #require(session.place(ofWord: "1")).row
        #expect(session.cell(1, row).background == 160)
        #expect(session.cell(38, row).background == 160)

        session.resize(columns: 120, rows: 40)
        try session.wait(for: "two columns again") { $0.shows("1 → 2 columns") }
        // The notice disappears after some time.
        try session.wait(for: "the first screen again") { $0.picture == first }
    }

    @Test func resizingKeepsTheReadersPlace() throws {
        let session = try Session.reflow(["sections"], columns: 100, rows: 30)
        try session.press("  jjj", for: "a place further down") { !$0.shows(" 0 %") }
        try session.settle()
        let content = session.content
        session.resize(columns: 50, rows: 44)
        try session.wait(for: "one column") { $0.shows("2 → 1 column") }
        session.resize(columns: 100, rows: 30)
        try session.wait(for: "the same content") { $0.content == content }
    }

    @Test func thePreviewComesAndGoes() throws {
        let session = try Session.reflow()
        let first = session.picture
        session.resize(columns: 55, rows: 24)
        try session.wait(for: "the list alone") {
            $0.row(3).hasPrefix("▌  Everything  ") && $0.row(3).contains("  the") && !$0.shows("╭")
        }
        session.resize(columns: 80, rows: 24)
        try session.wait(for: "both again") { $0.picture == first }
    }

    @Test(
        arguments: [(1, 1), (1, 80), (24, 1), (80, 1), (1, 24), (2, 2), (300, 100)],
        ["", "basic", "emoji", "sections"])
    func extremeSizesLeaveNoTrace(size: (columns: Int, rows: Int), demo: String) throws {
        let session = try Session.reflow(demo.isEmpty ? [] : [demo])
        let first = session.content
        let before = session.output.count
        session.resize(columns: size.columns, rows: size.rows)
        try session.wait(for: "a frame of that size") { $0.output.count > before }
        session.resize(columns: 80, rows: 24)
        try session.wait(for: "the first frame again") { $0.content == first }
        session.send("Q")
        #expect(try session.waitForEnd() == .exited(0))
    }

    @Test func aStormOfResizesEndsAtTheRightSize() throws {
        let session = try Session.reflow(["sections"])
        for step in 0..<200 { session.resize(columns: 1 + step * 37 % 150, rows: 1 + step % 50) }
        session.resize(columns: 90, rows: 30)
        try session.wait(for: "the last size") { $0.row(29).contains("720 × 464 pt") }
    }
}
