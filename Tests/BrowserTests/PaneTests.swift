import Browser
import Gallery
import Reflow
import Testing

/// The list and the preview beside it.
@Suite struct PaneTests {
    /// The column that the preview's frame begins in.
    private func left(_ session: Session) -> Int? {
        let row = session.rows[2]
        return row.firstIndex(of: "╭").map { row.distance(from: row.startIndex, to: $0) }
    }

    @Test("what is between the list and the preview is dragged, and both keep a least width")
    func dragging() throws {
        var session = try Session(nil, 120, 40)
        #expect(left(session) == 25)
        session.mouse(.press, 24, 10)
        for (column, frame) in [(40, 41), (30, 31), (0, 13), (-3, 13), (119, 84), (50, 51)] {
            session.mouse(.drag, column, 10)
            #expect(left(session) == frame, "\(column)")
        }
        session.mouse(.release, 50, 10)
        session.mouse(.drag, 70, 10)
        #expect(left(session) == 51)
        // The demo in it has the room there is, and the list keeps its own when the screen grows.
        #expect(session.rows[2].contains("Basic · \((120 - 53) * 8) × "))
        session.resize(140, 40)
        #expect(left(session) == 51)
    }

    @Test(
        "where there is no room for both there is the list, and the preview returns",
        arguments: 1...90)
    func narrow(_ columns: Int) throws {
        var session = try Session(nil, 120, 24)
        session.mouse(.press, 60, 10)
        session.resize(columns, 24)
        #expect((left(session) != nil) == (columns >= 72))
        #expect(columns < 20 || session.rows.contains { $0.contains("Basic") })
        session.resize(120, 24)
        #expect(left(session) == 25)
    }
}
