import Browser
import Reflow
import Testing

@testable import Gallery

/// The list of demos, its filter and its preview.
@Suite struct DemoListTests {
    @Test("The list contains all demos, with their summaries if there is no preview")
    func listing() throws {
        for columns in [55, 56, 72, 80, 120] {
            let rows = try Session(nil, columns, 60).rows
            for category in DemoCategory.allCases {
                let isThere = !Gallery.entries(of: category).isEmpty
                #expect(rows.contains { $0.hasPrefix(" \(category.title)") } == isThere)
            }
            for entry in Gallery.entries {
                #expect(rows.contains { $0.dropFirst().hasPrefix("  \(entry.title)") })
                #expect(columns >= 56 || rows.contains { $0.contains(entry.summary.prefix(20)) })
            }
            #expect(rows.contains { $0.contains("╭") } == (columns >= 56))
        }
    }

    @Test("Names and titles are unique and fit beside a preview")
    func names() {
        #expect(Set(Gallery.entries.map(\.name)).count == Gallery.entries.count)
        #expect(Set(Gallery.entries.map(\.title)).count == Gallery.entries.count)
        for entry in Gallery.entries {
            #expect(Gallery.entries(of: entry.category).contains { $0.name == entry.name })
            #expect(entry.name == entry.name.lowercased() && !entry.name.contains(" "))
            #expect(entry.title.displayWidth <= 18 && entry.summary.displayWidth <= 50)
        }
    }

    @Test("The title of the category stays visible while its demos scroll")
    func pinnedCategory() throws {
        var session = try Session(nil, 80, 14)
        session.press("G")
        for _ in Gallery.entries {
            let selected = try #require(session.rows.firstIndex { $0.hasPrefix("▌") })
            let title = session.rows[selected].dropFirst(3).prefix(20)
            let entry = try #require(
                Gallery.entries.first { title.hasPrefix($0.title + "  ") }, "\(title)")
            let above = session.rows[..<selected].last { $0.hasPrefix(" ") && !$0.hasPrefix("  ") }
            #expect(above?.hasPrefix(" \(entry.category.title) ") == true)
            session.press("k")
        }
    }

    @Test("Keys move the selection, and the preview follows")
    func choosing() throws {
        let tree = try FileTree()
        var session = try Session(nil, 80, 24, options: tree.options)
        let titles = Gallery.entries.map(\.title)
        let last = try #require(titles.last)
        for (keys, title) in [
            (["j"], titles[1]), (["j"], titles[2]), (["k"], titles[1]), ([.down], titles[2]),
            ([.up], titles[1]), (["G"], last), (["g"], titles[0]), ([.end], last),
            ([.home], titles[0]), (["k"], titles[0]),
        ] as [([Key], String)] {
            for key in keys { session.press(key) }
            #expect(session.rows.contains { $0.hasPrefix("▌  \(title)") }, "\(keys) \(title)")
            #expect(session.rows.contains { $0.contains("╭ \(title) · ") }, "\(keys) \(title)")
        }
    }

    @Test("The preview equals the demo at the same size", arguments: demoNames)
    func preview(_ name: String) throws {
        let tree = try FileTree()
        // Each demo has one of the sizes.
        for size in [name.utf8.count.isMultiple(of: 2) ? "120x40" : "72x12"] as [ScreenSize] {
            var session = try Session(nil, size.columns, size.rows, options: tree.options)
            try session.choose(name)
            let frame = try #require(session.rows.frame)
            let inner = ScreenSize(columns: frame.columns.count - 2, rows: frame.rows.count - 2)
            let shown = session.screen.cells(
                // The demo's scrollbar is in its last column or row, and the preview's scrollbar is
                // on its frame.
                columns: frame.columns.lowerBound + 1..<frame.columns.upperBound - 2,
                rows: frame.rows.lowerBound + 1..<frame.rows.upperBound - 2)
            let alone = try Session(name, inner.columns, inner.rows + 1, options: tree.options)
            let own = alone.screen.cells(
                columns: 0..<inner.columns - 1, rows: 0..<inner.rows - 1)
            #expect(shown == own, "\(size)\n\(session.screen.text())\n\(alone.screen.text())")
        }
    }

    @Test("The typed text filters by title and summary")
    func filter() throws {
        var session = try Session(nil, 60, 60)
        session.press("/")
        session.type("kept up to da")
        #expect(titles(session) == ["Files"])
        #expect(session.prompt.contains("da▏"))
        for _ in 0..<13 { session.press(.backspace) }
        #expect(titles(session) == Gallery.entries.map(\.title))
        session.type("RE two col")
        #expect(titles(session) == ["Sections", "Basic"])
        session.press(.down)
        #expect(session.rows.contains { $0.hasPrefix("▌  Basic") })
        session.press(.enter)
        #expect(session.status.hasPrefix(" Basic "))
        session.press("q")
        #expect(titles(session) == ["Sections", "Basic"])
        #expect(session.status.hasPrefix(" Filter  RE two col"))
        #expect(session.status.contains("esc show all"))
        session.press(.escape)
        #expect(session.status.contains("enter open"))
        #expect(titles(session) == Gallery.entries.map(\.title))
        #expect(!session.hasEnded)
    }

    @Test("A demo with a matching title is selected before a demo with a matching summary")
    func namesFirst() throws {
        var session = try Session(nil, 60, 60)
        session.press("/")
        session.type("emo")
        #expect(titles(session) == ["Shuffle", "Emoji"])
        session.press(.enter)
        #expect(session.status.hasPrefix(" Emoji "))
    }

    @Test("Command keys are letters while typing")
    func lettersAreTyped() throws {
        var session = try Session(nil, 60, 24)
        session.press("/")
        session.type("qQ?m/ rj")
        #expect(!session.hasEnded)
        #expect(session.prompt.contains("qQ?m/ rj▏"))
        session.press(.control("u"))
        #expect(session.prompt.contains("Filter  ▏"))
        session.press(.escape)
        #expect(session.status.contains("q quit"))
    }

    @Test("The prompt accepts 256 characters, reports more, and treats no letter as a command")
    func longest() throws {
        for isPasted in [false, true] {
            var session = try Session(nil, 80, 24)
            session.press("/")
            let text = String(repeating: "q", count: 300)
            if isPasted { session.send(.paste(text)) } else { session.type(text + "Q?/") }
            #expect(session.status.contains("Only the first 256 characters were kept."))
            #expect(!session.hasEnded)
            session.wait()
            // The prompt shows the end of a long text.
            #expect(session.prompt.hasPrefix(" Filter  …qqq") && session.prompt.contains("q▏"))
            for _ in 0..<255 { session.press(.backspace) }
            #expect(session.prompt.hasPrefix(" Filter  q▏"))
        }
    }

    @Test("A filter without a match shows a message, and Enter opens no demo")
    func noMatch() throws {
        for columns in [60, 80] {
            var session = try Session(nil, columns, 60)
            session.press("/")
            session.type("zz")
            #expect(session.screen.text().contains("No demo matches."))
            session.press(.enter)
            #expect(session.status.hasSuffix("there is no demo to open"))
            session.press(.escape)
            #expect(titles(session) == Gallery.entries.map(\.title))
        }
    }

    @Test("Backspace in an empty filter closes it")
    func emptyFilter() throws {
        var session = try Session(nil, 60, 24)
        let before = session.screen
        session.press("/")
        #expect(session.screen != before)
        session.press(.backspace)
        #expect(session.screen == before)
    }

    @Test("The first click selects a demo, and the second click opens it, also in the preview")
    func clicks() throws {
        var session = try Session(nil, 80, 24)
        // The title of a category is not a demo.
        session.mouse(.press, 5, 2)
        #expect(session.rows[3].hasPrefix("▌  Everything"))
        session.mouse(.press, 5, 4)
        #expect(session.rows[4].hasPrefix("▌  Switch"))
        session.mouse(.press, 5, 4)
        #expect(!session.screen.text().contains(" Reflow"))
        session.press("q")
        let before = session.screen
        for row in 6..<14 where session.screen == before { session.mouse(.press, 60, row) }
        #expect(session.screen != before)
        #expect(session.screen.text().contains(" Reflow"))
    }

    @Test("The wheel scrolls the pane under the pointer")
    func wheel() throws {
        var session = try Session(nil, 80, 24)
        let before = session.screen
        session.mouse(.wheelDown, 5, 5)
        #expect(
            session.screen.cells(columns: 24..<80, rows: 0..<24)
                == before.cells(columns: 24..<80, rows: 0..<24))
        session.mouse(.wheelUp, 5, 5)
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

    @Test("A list longer than the screen scrolls with the wheel and the keys")
    func lowList() throws {
        var session = try Session(nil, 60, 2)
        #expect(session.rows[1].hasPrefix("▌  Everything"))
        session.mouse(.wheelDown, 5, 1)
        #expect(session.rows[0].hasPrefix(" Lists and grids"))
        session.press("k")
        session.press("g")
        #expect(session.rows[0].hasPrefix(" Several layouts"))
        #expect(session.rows[1].hasPrefix("▌  Everything"))
        let last = try #require(Gallery.entries.last?.title)
        session.press("G")
        #expect(session.rows[1].hasPrefix("▌  \(last)"))
        session.resize(60, 1)
        #expect(session.rows[0].hasPrefix("▌  \(last)"))
        session.press("g")
        #expect(session.rows[0].hasPrefix("▌  Everything"))
    }

    @Test("A demo that cannot start shows the reason")
    func unmakeable() throws {
        let options = DemoOptions([.path: .text("/no/such/folder")])
        var session = try Session(nil, 80, 24, options: options)
        session.press("/")
        session.type("files")
        #expect(session.screen.text().contains("This demo can't be shown here."))
        session.press(.enter)
        #expect(
            session.status.contains("Cannot open “/no/such/folder”: no such file or directory."))
        #expect(session.screen.text().contains(" Reflow"))
    }

    private func titles(_ session: Session) -> [String] {
        let rows = session.rows.dropFirst(2).dropLast().map { $0.dropFirst() }
        return Gallery.entries.map(\.title).filter { title in
            rows.contains { $0.hasPrefix("  \(title)  ") }
        }
    }
}
