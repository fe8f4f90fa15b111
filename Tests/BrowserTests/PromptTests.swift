import Browser
import Gallery
import Reflow
import Testing

/// The prompts of filter and find: a text field with the terminal's cursor.
@Suite struct PromptTests {
    @Test("The middle of a typed text can be edited", arguments: [nil, "log"])
    func mending(_ demo: String?) throws {
        let tree = try FileTree()
        var session = try Session(demo, options: tree.options)
        session.press("/")
        session.type("emoij")
        session.press(.left)
        #expect(session.prompt.contains("emoi▏j"))
        session.press(.backspace, .end)
        session.type("i")
        #expect(session.prompt.contains("emoji▏"))
        session.press(.control("a"), .control("k"))
        #expect(session.prompt.contains("  ▏"))
    }

    @Test(
        "Only a prompt has a cursor, and the help hides it", arguments: [nil, "log"])
    func cursor(_ demo: String?) throws {
        let tree = try FileTree()
        var session = try Session(demo, options: tree.options)
        #expect(session.screen.cursor == nil)
        session.press("/")
        #expect(session.screen.cursor?.row == 23)
        session.press(.function(1))
        #expect(session.screen.cursor == nil)
        session.press("x")
        #expect(session.screen.cursor?.row == 23)
        session.press(.escape)
        #expect(session.screen.cursor == nil)
    }

    /// The cells without the scrollbar.
    private func content(_ session: Session) -> [[Cell]] {
        session.screen.cells(columns: 0..<79, rows: 0..<24)
    }

    @Test(
        "Backspace in an empty prompt closes it like Esc, and restores the previous state",
        arguments: [Key.backspace, .escape], ["", "info"])
    func closing(_ key: Key, _ typed: String) throws {
        var session = try Session("log")
        session.press("g", "/")
        session.type("error")
        session.press(.enter)
        session.wait()
        let found = content(session)
        #expect(session.status.contains("/error 1/"))
        for prompt in ["/", "&"] as [Key] {
            session.press(prompt)
            session.type(typed)
            if key == .backspace { for _ in typed { session.press(.backspace) } }
            session.press(key)
            session.wait()
            // The thumb of the scrollbar depends on the measured lines.
            #expect(content(session) == found, "\(prompt)\n\(session.screen.text())")
        }
        session.press("n")
        #expect(session.status.contains("/error 2/"))
        session.press(.escape, "&")
        session.type("error")
        session.press(.enter)
        session.wait()
        let filtered = session.screen
        session.press("&")
        session.type(typed)
        if key == .backspace { for _ in typed { session.press(.backspace) } }
        session.press(key)
        session.wait()
        #expect(session.screen == filtered)
    }

    @Test("Enter in an empty prompt removes the find or the filter")
    func emptying() throws {
        var session = try Session("log")
        for (prompt, text) in [("/", "/error"), ("&", "&error")] as [(Key, String)] {
            session.press("g", prompt)
            session.type("error")
            session.press(.enter)
            session.wait()
            #expect(session.status.contains(text))
            session.press(prompt)
            #expect(session.status.contains(prompt == "/" ? "end the search" : "show all"))
            session.press(.enter)
            session.wait()
            #expect(!session.status.contains(text))
        }
    }

    @Test("The help shows how to close prompts", arguments: [nil, "log", "basic"])
    func help(_ demo: String?) throws {
        var session = try Session(demo, 80, 60)
        session.press("?")
        #expect(session.screen.text().contains("close an empty"), "\(session.screen.text())")
    }

    @Test("The cursor is visible in a prompt of any width", arguments: 1...80)
    func widths(_ columns: Int) throws {
        var session = try Session(nil, columns, 12)
        session.press("/")
        for text in ["a", "bcd efg", String(repeating: "long ", count: 30)] {
            session.type(text)
            session.wait()
            if columns >= 60 { #expect(session.screen.cursor?.row == 11, "\(columns)") }
            #expect(session.screen.cursor.map { $0.column < columns } ?? true)
        }
    }

    @Test("A click on a hint presses its key")
    func hints() throws {
        var session = try Session("basic", 120, 24)
        func column(of word: String) throws -> Int {
            let row = session.status
            let range = try #require(row.firstRange(of: word))
            return row.distance(from: row.startIndex, to: range.lowerBound)
        }
        session.mouse(.press, try column(of: "] ratio"), 23)
        #expect(session.status.contains("leftSideRatio 0.45"))
        session.wait()
        session.mouse(.press, try column(of: "[ ] ratio"), 23)
        #expect(session.status.contains("leftSideRatio 0.4"))
        session.wait()
        session.mouse(.press, try column(of: "rotate"), 23)
        #expect(session.status.contains("2 → 1 column"))
        session.wait()
        session.mouse(.press, try column(of: "? keys"), 23)
        #expect(session.screen.text().contains("╭ Keys "))
        session.press("x")
        session.mouse(.press, try column(of: "q quit"), 23)
        #expect(session.hasEnded)
    }
}
