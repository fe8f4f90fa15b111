import Sessions
import Testing

@Suite struct HeaderTests {
    /// Returns the row of a title in a column of the layout, or `nil` if the title is not visible.
    private func row(of title: String, in columns: Range<Int>, _ session: Session) -> Int? {
        (0..<session.rows - 1).first { row in
            session.column(ofWord: title, row: row, from: columns.lowerBound)
                .map(columns.contains) ?? false
        }
    }

    /// Scrolls row by row. Returns the rows of two titles of the left column after each step.
    private func follow(
        _ first: String, _ second: String, _ session: Session, upTo limit: Int
    ) throws -> [(first: Int?, second: Int?)] {
        var rows: [(first: Int?, second: Int?)] = []
        for _ in 0..<limit {
            let left = 0..<session.columns / 3
            rows.append((row(of: first, in: left, session), row(of: second, in: left, session)))
            let before = session.content
            try session.press("j", for: "another row") { $0.content != before }
            // A small frame arrives in several writes. Waits until the whole frame is on the screen.
            try session.settle()
        }
        return rows
    }

    /// The header is one row high.
    @Test func aHeaderStaysUntilTheNextOnePushesIt() throws {
        let session = try Session.reflow(["sections"])
        let rows = try follow("Section 1", "Section 3", session, upTo: 36)
        let home = try #require(rows[0].first)
        let arrival = try #require(rows.firstIndex { $0.second == home })
        let push = try #require(rows.firstIndex { $0.first != home })
        #expect(home == 0)
        #expect(push > 10, "The header stays while its section is visible.")
        for (before, after) in zip(rows[..<arrival], rows[1...arrival]) {
            if let (y, next) = before.second.flatMap({ y in after.second.map { (y, $0) } }) {
                #expect(next == y - 1, "The next header moves up with its section.")
            }
            if let y = after.first, let next = after.second {
                #expect(next > y, "Two headers never overlap.")
            }
        }
        // The next header pushes the first one out row by row, until it is in the same position and stays there.
        for (before, after) in zip(rows[push..<arrival], rows[(push + 1)...arrival]) {
            #expect(after.first == before.first.flatMap { $0 > 0 ? $0 - 1 : nil })
        }
        #expect(rows[arrival...].allSatisfy { $0.first == nil && $0.second == home })
    }

    @Test func thePinnedHeaderIsDrawnOverItsItems() throws {
        let session = try Session.reflow(["sections"])
        let title = try #require(session.place(ofWord: "Section 1"))
        let background = session.cell(title.column, title.row).background
        #expect(background == 236)
        try session.scroll(rows: 4)
        #expect(session.place(ofWord: "Section 1") == title)
        // The header fills the whole row of its column.
        for column in 0..<39 { #expect(session.cell(column, title.row).background == 236) }
    }

    @Test func withoutPinningTheHeaderScrollsAway() throws {
        let session = try Session.reflow(["sections"])
        try session.press("p", for: "the word") { $0.shows("pinned headers off") }
        try session.press("jjjj", for: "no header") { $0.place(ofWord: "Section 1") == nil }
        try session.press("p", for: "the header again") { $0.place(ofWord: "Section 1") != nil }
    }

    @Test func headersOfOneRowPushEachOtherToo() throws {
        let session = try Session.reflow(["emoji"])
        #expect(session.row(0).hasPrefix("  One Character"))
        try session.press("jjj", for: "other rows") { $0.shows("👩") && !$0.row(1).isEmpty }
        #expect(session.row(0).hasPrefix("  One Character"))
        #expect(session.row(0).contains(" Emoji Collection"))
        try session.press("jjjjj", for: "the next header") { $0.row(0).hasPrefix("  Code Points") }
        #expect(!session.shows("One Character"))
        #expect(session.row(0).contains(" Emoji Collection"))
    }
}
