import Gallery
import Reflow
import Testing

@testable import Browser

/// The list and the preview beside it.
@Suite struct PaneTests {
    /// The first column of the preview's frame.
    private func left(_ session: Session) -> Int? {
        let row = session.rows[2]
        return row.firstIndex(of: "╭").map { row.distance(from: row.startIndex, to: $0) }
    }

    @Test("The divider follows the mouse, and both panes keep their minimum widths")
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
        // The demo fills the available room, and the list keeps its width when the screen grows.
        #expect(session.rows[2].contains("Everything · \((120 - 53) * 8) × "))
        session.resize(140, 40)
        #expect(left(session) == 51)
    }

    @Test(
        "A narrow screen shows only the list, and the preview returns on a wide screen",
        arguments: 1...90)
    func narrow(_ columns: Int) throws {
        var session = try Session(nil, 120, 24)
        session.mouse(.press, 60, 10)
        session.resize(columns, 24)
        #expect((left(session) != nil) == (columns >= 56))
        #expect(columns < 20 || session.rows.contains { $0.contains("Everything") })
        session.resize(120, 24)
        #expect(left(session) == 25)
    }

    @Test("The preview changes to one column before it disappears")
    func reflowing() throws {
        var session = try Session(nil, 80, 24)
        try session.choose("basic")
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
        "A demo has two columns if both are readable",
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

    @Test("Keys move the divider as the mouse does")
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
        #expect(narrow.status.contains("There is no divider to move."))
    }

    /// Whether the preview's frame shows that the preview has the focus.
    private func isFocused(_ session: Session) -> Bool {
        left(session).map { session.screen[2, $0].attributes.contains(.bold) } ?? false
    }

    @Test("Tab gives the focus to the preview, its frame shows this, and Esc returns to the list")
    func focus() throws {
        var session = try Session(nil, 80, 24)
        let first = session.screen
        #expect(!isFocused(session))
        session.press(.tab)
        #expect(isFocused(session) && session.status.hasPrefix(" Everything "))
        session.press("j", "j", .tab)
        #expect(session.rows[3].hasPrefix("▌  Everything"), "The list keeps its selection.")
        let inside = session.rows.map { $0.drop { $0 != "│" } }
        #expect(inside.contains { $0.contains("▌") }, "\(session.screen.text())")
        session.press("5")
        #expect(session.status.contains("5   G goes to that item"))
        session.press(.escape)
        #expect(isFocused(session), "Esc removed the number.")
        session.press(.escape)
        #expect(isFocused(session), "Esc removed the selection.")
        session.press(.escape)
        #expect(!isFocused(session) && session.status.contains("enter open"))
        session.press("j")
        #expect(session.rows[4].hasPrefix("▌  Switch"))
        session.press("k", .enter)
        #expect(!session.screen.text().contains(" Reflow"))
        session.press("q")
        #expect(session.rows[3].hasPrefix("▌  Everything"))
        #expect(session.screen != first, "The demo keeps its state.")
    }

    @Test("A press gives the focus to its pane")
    func pressing() throws {
        var session = try Session(nil, 80, 24)
        session.mouse(.wheelDown, 50, 10)
        #expect(!isFocused(session))
        session.mouse(.press, 50, 10)
        #expect(isFocused(session))
        session.mouse(.press, 5, 3)
        #expect(!isFocused(session))
    }

    @Test("Find in a focused preview searches the demo, and the help shows the demo's keys")
    func typingInThePreview() throws {
        var session = try Session(nil, 120, 40)
        try session.choose("emoji")
        session.press(.tab, "/")
        session.type("code unq")
        #expect(session.prompt.contains("code unq▏") && !session.hasEnded)
        session.press(.escape, "?")
        #expect(session.screen.text().contains("find, next"))
        session.press("x", "q")
        #expect(!isFocused(session) && !session.hasEnded)
    }

    @Test("Without room for a preview, the list keeps the focus or gets it back")
    func withoutRoom() throws {
        var session = try Session(nil, 50, 24)
        session.press(.tab)
        #expect(session.status.contains("there is no preview to go to"))
        session = try Session(nil, 80, 24)
        session.press(.tab)
        session.resize(50, 24)
        session.press("j")
        #expect(session.rows.contains { $0.hasPrefix("▌  Switch") })
        session.resize(80, 24)
        #expect(!isFocused(session))
    }
}
