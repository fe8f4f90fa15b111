import Sessions
import Testing

/// Sections of the demos that scroll sideways, with keys and the wheel.
@Suite struct SidewaysDemoTests {
    /// The rows of Behaviours' first shelf, below its header.
    private let shelf = 1..<3
    /// The rows of the other four shelves, with their headers.
    private let others = 4..<20

    private func rows(_ rows: Range<Int>, _ session: Session) -> [[ShownCell]] {
        session.picture[rows].map { Array($0) }
    }

    /// Turns the wheel, and waits until the first shelf has moved and stopped.
    private func turn(
        _ direction: Session.WheelDirection, isShifted: Bool, _ session: Session
    ) throws {
        let before = rows(shelf, session)
        session.wheel(direction, at: Place(20, 2), isShifted: isShifted)
        try session.wait(for: "another place") { self.rows(self.shelf, $0) != before }
        try session.settle()
    }

    /// With horizontal wheel steps, and with vertical wheel steps and shift.
    @Test(arguments: [false, true])
    func theWheelMovesTheShelfUnderIt(isShifted: Bool) throws {
        let (forward, back): (Session.WheelDirection, Session.WheelDirection) =
            isShifted ? (.down, .up) : (.right, .left)
        let session = try Session.reflow(["behaviours", "--no-animation"])
        let (start, rest) = (rows(shelf, session), rows(others, session))
        try turn(forward, isShifted: isShifted, session)
        #expect(rows(others, session) == rest)
        try turn(back, isShifted: isShifted, session)
        #expect(rows(shelf, session) == start)
        #expect(rows(others, session) == rest)
    }

    @Test func keysMoveThroughTheSelectedShelf() throws {
        let session = try Session.reflow(["behaviours", "--no-animation"])
        let rest = rows(others, session)
        try session.press("\t", for: "a selection") { $0.shows("▌") }
        let start = rows(shelf, session)
        // More than two weeks, beyond the right edge.
        for _ in 0..<18 {
            let before = rows(shelf, session)
            try session.press("l", for: "the next day") { self.rows(self.shelf, $0) != before }
            try session.settle()
        }
        #expect(rows(others, session) == rest)
        for _ in 0..<18 {
            let before = rows(shelf, session)
            try session.press("h", for: "the day before") { self.rows(self.shelf, $0) != before }
            try session.settle()
        }
        #expect(rows(shelf, session) == start)
    }

    @Test func aGlideEndsOnAStop() throws {
        let moving = try Session.reflow(["behaviours"])
        let still = try Session.reflow(["behaviours", "--no-animation"])
        for session in [moving, still] {
            // Over the shelf that scrolls by weeks.
            let row = try #require(session.place(ofWord: "By weeks")).row + 1
            let before = session.content
            session.wheel(.right, at: Place(20, row))
            try session.wait(for: "a week") { $0.content != before }
        }
        // The scroll indicator over the items disappears when the shelf stops.
        try still.settle()
        try still.wait(for: "rest") { !$0.shows("▁") }
        let picture = still.content
        try moving.wait(for: "the end of the glide") { $0.content == picture }
    }

    @Test func theShelfOfOneColumnMovesAndTheOtherColumnStays() throws {
        let session = try Session.reflow(["everything", "--no-animation"], columns: 100, rows: 34)
        let right = { (session: Session) in session.content.map { Array($0[50...]) } }
        let before = right(session)
        try session.press("\t", for: "a selection") { $0.shows("▌") }
        for family in ["Noble gases", "Alkali metals", "Alkaline earths"] {
            let left = session.content
            try session.press("l", for: family) { $0.content != left && $0.shows(family) }
            try session.settle()
            #expect(right(session) == before)
        }
        #expect(!session.shows("Nonmetals"))
        // The column shows two families. So it takes two stops to return to the first two.
        for _ in 0..<2 {
            let left = session.content
            session.wheel(.left, at: Place(10, 2))
            try session.wait(for: "the stop before") { $0.content != left }
            try session.settle()
            #expect(right(session) == before)
        }
        #expect(!session.shows("Alkaline earths"))
    }
}
