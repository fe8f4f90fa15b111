import Browser
import Gallery
import Reflow
import Testing

/// The list of demos, its filter and its preview.
@Suite struct ListTests {
    @Test("all demos are listed, with what they are about where there is no preview")
    func listing() throws {
        for columns in [60, 71, 72, 80, 120] {
            let text = try Session(nil, columns, 24).screen.text()
            for entry in Gallery.entries {
                #expect(text.contains(" \(entry.title)"))
                #expect(columns >= 72 || text.contains("\(entry.summary)"))
            }
            #expect(text.contains("╭") == (columns >= 72))
        }
    }

    @Test("keys move the selection, and the preview follows")
    func choosing() throws {
        let tree = try FileTree()
        var session = try Session(nil, 80, 24, options: tree.options)
        for (keys, title) in [
            (["j"], "Emoji"), (["j"], "Sections"), (["k"], "Emoji"), ([.down], "Sections"),
            ([.up], "Emoji"), (["G"], "Files"), (["g"], "Basic"), ([.end], "Files"),
            ([.home], "Basic"), ([.tab], "Emoji"), ([.backTab], "Basic"), (["k"], "Basic"),
        ] as [([Key], String)] {
            for key in keys { session.press(key) }
            #expect(session.rows.contains { $0.hasPrefix("▌\(title)") }, "\(keys) \(title)")
            #expect(session.rows.contains { $0.contains("╭ \(title) · ") }, "\(keys) \(title)")
        }
    }

    @Test("the preview is the demo itself at that size", arguments: demoNames)
    func preview(_ name: String) throws {
        let tree = try FileTree()
        for size in ["80x24", "120x40", "72x12", "200x60"] as [ScreenSize] {
            var session = try Session(nil, size.columns, size.rows, options: tree.options)
            while !session.rows.contains(where: {
                $0.hasPrefix("▌") && $0.lowercased().hasPrefix("▌\(name)")
            }) {
                session.press("j")
            }
            let frame = try #require(session.rows.frame)
            let inner = ScreenSize(columns: frame.columns.count - 2, rows: frame.rows.count - 2)
            let shown = session.screen.cells(
                // The demo's own scrollbar stands on its last column, the preview's on the frame.
                columns: frame.columns.lowerBound + 1..<frame.columns.upperBound - 2,
                rows: frame.rows.lowerBound + 1..<frame.rows.upperBound - 1)
            let alone = try Session(name, inner.columns, inner.rows + 1, options: tree.options)
            let own = alone.screen.cells(
                columns: 0..<inner.columns - 1, rows: 0..<inner.rows)
            #expect(shown == own, "\(size)\n\(session.screen.text())\n\(alone.screen.text())")
        }
    }

    @Test("typing filters by title and summary")
    func filter() throws {
        var session = try Session(nil, 60, 24)
        session.press("/")
        session.type("letter")
        #expect(titles(session) == ["Files"])
        #expect(session.status.contains("letter▏"))
        for _ in 0..<6 { session.press(.backspace) }
        #expect(titles(session) == Gallery.entries.map(\.title))
        session.type("THREE")
        #expect(titles(session) == ["Basic", "Sections"])
        session.press(.down)
        #expect(session.rows.contains { $0.hasPrefix("▌Sections") })
        session.press(.enter)
        #expect(session.status.hasPrefix(" Sections "))
        session.press("q")
        #expect(titles(session) == ["Basic", "Sections"])
        session.press(.escape)
        #expect(titles(session) == Gallery.entries.map(\.title))
        #expect(!session.hasEnded)
    }

    @Test("keys that mean something elsewhere are letters while typing")
    func lettersAreTyped() throws {
        var session = try Session(nil, 60, 24)
        session.press("/")
        session.type("qQ?m/ rj")
        #expect(!session.hasEnded)
        #expect(session.status.contains("qQ?m/ rj▏"))
        session.press(.control("u"))
        #expect(session.status.contains("Filter  ▏"))
        session.press(.escape)
        #expect(session.status.contains("q quit"))
    }

    @Test("without a match a sentence says so, and nothing opens")
    func noMatch() throws {
        for columns in [60, 80] {
            var session = try Session(nil, columns, 24)
            session.press("/")
            session.type("zz")
            #expect(session.screen.text().contains("No demo matches."))
            session.press(.enter)
            #expect(session.status.hasSuffix("there is no demo to open"))
            session.press(.escape)
            #expect(titles(session) == Gallery.entries.map(\.title))
        }
    }

    @Test("backspace in an empty filter ends it")
    func emptyFilter() throws {
        var session = try Session(nil, 60, 24)
        let before = session.screen
        session.press("/")
        #expect(session.screen != before)
        session.press(.backspace)
        #expect(session.screen == before)
    }

    @Test("the first click selects, the second opens; in the preview as in the demo")
    func clicks() throws {
        var session = try Session(nil, 80, 24)
        session.mouse(.press, 5, 4)
        #expect(session.rows[4].hasPrefix("▌Sections") || session.rows[4].hasPrefix("▌Emoji"))
        session.mouse(.press, 5, 4)
        #expect(!session.screen.text().contains(" Reflow"))
        session.press("q")
        let before = session.screen
        for row in 6..<14 where session.screen == before { session.mouse(.press, 60, row) }
        #expect(session.screen != before)
        #expect(session.screen.text().contains(" Reflow"))
    }

    @Test("the wheel scrolls what is under it")
    func wheel() throws {
        var session = try Session(nil, 80, 24)
        let before = session.screen
        session.mouse(.wheelDown, 5, 5)
        #expect(session.screen == before)
        session.mouse(.wheelDown, 50, 10)
        let after = session.screen
        #expect(after != before)
        #expect(
            after.cells(columns: 0..<24, rows: 0..<24)
                == before.cells(columns: 0..<24, rows: 0..<24))
        session.mouse(.wheelUp, 50, 10)
        #expect(session.screen == before)
    }

    @Test("a list longer than the screen scrolls under the wheel and follows the keys")
    func lowList() throws {
        var session = try Session(nil, 60, 2)
        session.mouse(.wheelDown, 5, 1)
        #expect(session.rows[1].hasPrefix(" Files"))
        session.press("k")
        session.press("g")
        #expect(session.rows[0].hasPrefix("▌Basic"))
        session.press("G")
        #expect(session.rows[1].hasPrefix("▌Files"))
    }

    @Test("a demo that can't be made says why")
    func unmakeable() throws {
        let options = DemoOptions(path: "/no/such/folder")
        var session = try Session(nil, 80, 24, options: options)
        session.press("G")
        #expect(session.screen.text().contains("This demo can't be shown here."))
        session.press(.enter)
        #expect(
            session.status.contains("Cannot open “/no/such/folder”: no such file or directory."))
        #expect(session.screen.text().contains(" Reflow"))
    }

    private func titles(_ session: Session) -> [String] {
        session.rows.dropFirst(2).dropLast().compactMap { row in
            row.prefix(24).dropFirst().split(separator: " ").first.map(String.init)
        }
    }
}
