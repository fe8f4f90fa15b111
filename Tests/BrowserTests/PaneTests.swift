import Gallery
import Reflow
import Testing

@testable import Browser

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
        for (column, frame) in [(40, 41), (30, 31), (0, 13), (-3, 13), (119, 90), (50, 51)] {
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
        #expect((left(session) != nil) == (columns >= 56))
        #expect(columns < 20 || session.rows.contains { $0.contains("Basic") })
        session.resize(120, 24)
        #expect(left(session) == 25)
    }

    @Test("the preview reflows before it goes")
    func reflowing() throws {
        var session = try Session(nil, 80, 24)
        var forms: [String] = []
        for columns in (56...80).reversed() {
            session.resize(columns, 24)
            let title = try #require(session.rows.first { $0.contains("╭ Basic") })
            let form = title.contains("landscape") ? "2" : "1"
            if forms.last != form { forms.append(form) }
        }
        #expect(forms == ["2", "1"])
    }

    @Test(
        "two columns are there where both can be read",
        arguments: [
            ("emoji", "49x20", "50x20"), ("files", "79x40", "80x40"),
        ] as [(String, ScreenSize, ScreenSize)])
    func readableColumns(_ demo: String, _ one: ScreenSize, _ two: ScreenSize) throws {
        let tree = try FileTree()
        for (size, columns) in [(one, "1 column"), (two, "2 columns")] {
            let session = try Session(demo, size.columns, size.rows, options: tree.options)
            #expect(session.browser.list.scene?.demo.facts.columnText == columns)
        }
    }

    @Test("the divider is moved by keys as by the mouse")
    func dividerByKeys() throws {
        var session = try Session(nil, 120, 40)
        session.press(">", ">")
        #expect(left(session) == 27)
        session.press("<", "<", "<")
        #expect(left(session) == 24)
        for _ in 0..<40 { session.press("<") }
        #expect(left(session) == 13)
        for _ in 0..<120 { session.press(">") }
        #expect(left(session) == 90)
        var narrow = try Session(nil, 50, 24)
        narrow.press(">")
        #expect(narrow.status.contains("there is nothing beside the list"))
    }

    /// Whether the preview's frame is drawn as that of what hears keys.
    private func isFocused(_ session: Session) -> Bool {
        left(session).map { session.screen[2, $0].attributes.contains(.bold) } ?? false
    }

    @Test("tab gives the keys to the preview, which its frame shows, and esc back to the list")
    func focus() throws {
        var session = try Session(nil, 80, 24)
        let first = session.screen
        #expect(!isFocused(session))
        session.press(.tab)
        #expect(isFocused(session) && session.status.hasPrefix(" Basic "))
        session.press("j", "j", .tab)
        #expect(session.rows[3].hasPrefix("▌  Basic"), "The list stays.")
        let inside = session.rows.map { $0.drop { $0 != "│" } }
        #expect(inside.contains { $0.contains("▌") }, "\(session.screen.text())")
        session.press("5")
        #expect(session.status.contains("5   G goes to that item"))
        session.press(.escape)
        #expect(isFocused(session), "The number was taken back.")
        session.press(.escape)
        #expect(isFocused(session), "The selection was taken back.")
        session.press(.escape)
        #expect(!isFocused(session) && session.status.contains("enter open"))
        session.press("j")
        #expect(session.rows[4].hasPrefix("▌  Emoji"))
        session.press("k", .enter)
        #expect(!session.screen.text().contains(" Reflow"))
        session.press("q")
        #expect(session.rows[3].hasPrefix("▌  Basic"))
        #expect(session.screen != first, "The demo is as it was left.")
    }

    @Test("a press gives the keys to the pane it is in")
    func pressing() throws {
        var session = try Session(nil, 80, 24)
        session.mouse(.wheelDown, 50, 10)
        #expect(!isFocused(session))
        session.mouse(.press, 50, 10)
        #expect(isFocused(session))
        session.mouse(.press, 5, 3)
        #expect(!isFocused(session))
    }

    @Test("what is typed in the preview is found in it, and its help is the demo's")
    func typingInThePreview() throws {
        var session = try Session(nil, 120, 40)
        try session.choose("emoji")
        session.press(.tab, "/")
        session.type("code unq")
        #expect(session.prompt.contains("code unq▏") && !session.hasEnded)
        session.press(.escape, "?")
        #expect(session.screen.text().contains("find a text"))
        session.press("x", "q")
        #expect(!isFocused(session) && !session.hasEnded)
    }

    @Test("without room for a preview there is nothing to go to, and keys are the list's again")
    func withoutRoom() throws {
        var session = try Session(nil, 50, 24)
        session.press(.tab)
        #expect(session.status.contains("there is no preview to go to"))
        session = try Session(nil, 80, 24)
        session.press(.tab)
        session.resize(50, 24)
        session.press("j")
        #expect(session.rows.contains { $0.hasPrefix("▌  Emoji") })
        session.resize(80, 24)
        #expect(!isFocused(session))
    }
}
