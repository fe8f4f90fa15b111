import Sessions
import Testing

/// Sections that scroll sideways, with keys and the wheel of a terminal.
@Suite struct SidewaysKeyTests {
    private func session(_ mode: String = "shelves") throws -> Session {
        let session = try Session(.probe, [mode], columns: 40, rows: 10)
        try session.wait(for: "the first frame") { $0.row(2).hasPrefix("100  101") }
        return session
    }

    /// Returns the right column, which must never move.
    private func right(_ session: Session) -> [String] {
        session.text.map { String($0.dropFirst(20)) }
    }

    @Test func keysMoveTheShelfAndNothingElse() throws {
        for mode in ["shelves", "still-shelves"] {
            let session = try session(mode)
            let before = (right(session), session.row(0), session.row(1))
            session.send("l")
            try session.wait(for: "the next stop") { $0.row(2).hasPrefix("101  102  103  104") }
            session.send("\u{1B}OCll")
            try session.wait(for: "three more") { $0.row(2).hasPrefix("104  105  106  107") }
            session.send("h")
            try session.wait(for: "one back") { $0.row(2).hasPrefix("103  104  105  106") }
            #expect(right(session) == before.0)
            #expect(session.row(0) == before.1 && session.row(1) == before.2)
            session.send("q")
            #expect(try session.waitForEnd() == .exited(0))
        }
    }

    @Test func theWheelMovesTheShelfUnderIt() throws {
        let session = try session()
        let before = right(session)
        session.wheel(.right, at: Place(3, 2))
        try session.wait(for: "the next stop") { $0.row(2).hasPrefix("101  102") }
        session.wheel(.left, at: Place(3, 2))
        try session.wait(for: "the first") { $0.row(2).hasPrefix("100  101") }
        session.wheel(.down, at: Place(3, 2), isShifted: true)
        try session.wait(for: "the next stop by shift") { $0.row(2).hasPrefix("101  102") }
        #expect(right(session) == before)
        // With the pointer over the rows, the wheel scrolls the rows.
        session.wheel(.down, at: Place(30, 5))
        try session.wait(for: "the rows to scroll") { self.right($0)[0] == "203" }
    }

    @Test func theSelectionIsFollowed() throws {
        let session = try session()
        session.send("\t\t\t" + String(repeating: "l", count: 10))
        try session.wait(for: "the tenth in sight") { $0.row(2).hasPrefix("107  108  109  110") }
        // The label has no free column for the selection's mark.
        #expect((0..<18).filter { session.cell($0, 2).isReversed } == [15, 16, 17])
    }
}
