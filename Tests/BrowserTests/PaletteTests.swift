import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// The palette, which finds commands, demos and sections by name.
@Suite struct PaletteTests {
    private let sizes = [(1, 1), (3, 2), (20, 5), (40, 20), (80, 24), (120, 40)]

    /// The session with an open palette and a typed text.
    private func opened(_ session: Session, typing text: String) -> Session {
        var session = session
        session.press(":")
        session.type(text)
        return session
    }

    @Test(
        ": and ^p open the palette in every mode, and Esc or a press beside it closes the palette",
        arguments: [nil, "basic"])
    func opening(_ demo: String?) throws {
        for (columns, rows) in sizes {
            var session = try Session(demo, columns, rows)
            let before = session.screen
            for key in [":", .control("p")] as [Key] {
                session.press(key)
                #expect(session.browser.palette != nil)
                session.type("zoom")
                session.press(.down, .up)
                session.press(.escape)
                #expect(session.browser.palette == nil)
                #expect(session.screen == before, "\(columns)x\(rows) \(session.text)")
            }
            session.press(":")
            session.mouse(.press, columns, rows)
            #expect(session.browser.palette == nil)
            session.press(":", .backspace)
            #expect(session.browser.palette == nil, "Backspace closes an empty prompt.")
        }
    }

    @Test("The palette acts on the preview if the preview has the focus")
    func preview() throws {
        var session = try Session(nil)
        try session.choose("basic")
        session.press(.tab, ":")
        session.type("leftSideRatio")
        session.press(.enter)
        #expect(session.browser.list.scene?.panels.focus == .knobs)
    }

    @Test("Typed text is never a command, and only Enter runs a command")
    func typing() throws {
        var session = try Session("basic")
        session.press(":")
        session.type("qQmT?:r")
        #expect(session.browser.palette != nil && !session.hasEnded)
        #expect(session.text.contains("qQmT?:r") && session.text.contains("No match."))
        session.press(.enter)
        #expect(session.status.contains("no match; esc closes"))
        session.press(.tab)
        #expect(session.status.contains("type to search; enter runs it, esc closes"))
        session.press(.control("u"))
        session.send(.paste("zoom in\nsecond line"))
        session.press(.enter)
        #expect(session.status.contains("zoom 125 %"), "\(session.text)")
        session.press("/", .control("p"))
        #expect(session.browser.palette == nil, "A text field keeps its keys.")
    }

    @Test("A number before the colon is rejected, and a number after the colon goes to the item")
    func numbers() throws {
        var session = try Session("sections", 120, 40)
        session.press("5", ":")
        #expect(session.status.contains("type the number after the colon"), "\(session.status)")
        for number in ["0", "7", "20", "9999999999999999999999"] {
            var other = session
            session = opened(session, typing: number)
            session.press(.enter)
            other.type(number)
            other.press("G")
            session.wait()
            other.wait()
            let isFar = number.count > 10
            #expect(isFar || session.screen == other.screen, "\(number) \(session.text)")
        }
        session = opened(session, typing: "3")
        session.press(.down, .enter)
        #expect(session.rows[0].contains("Section 3 "), "\(session.text)")
    }

    @Test(
        "The palette finds every command of a demo by its title",
        arguments: demosWithCommands)
    func commands(_ demo: String?) throws {
        let tree = try FileTree()
        var session = try Session(demo, 80, 24, options: tree.options)
        let commands = session.browser.keys.commands
        #expect(commands.count > 10)
        for (key, title) in commands {
            let place = commands.filter { $0.title == title }.firstIndex { $0.key == key } ?? 0
            let index = PaletteIndex(session.browser.paletteEntries)
            let found = index.matches(of: FuzzyPattern(title)).dropFirst(place).first
            #expect(found?.entry.choice == .press(key), "\(title)")
        }
        session.press(":", .enter)
        #expect(session.browser.palette == nil)
    }

    /// The list, a demo with the common commands, and the demos with commands of their own.
    private static let demosWithCommands =
        [nil, "basic"]
        + demoNames.filter { name in
            (try? Gallery.entry(named: name)?.make(.fixed).features.keys)?.isEmpty == false
        }

    @Test("A command in the palette does the same as its key", arguments: demosWithCommands)
    func pressing(_ demo: String?) throws {
        let tree = try FileTree()
        let commands = try Session(demo, 80, 24, options: tree.options).browser.keys.commands
        // Common commands are tested in two demos. Other commands are tested in each demo that has
        // them.
        let common =
            demo == "basic" || demo == nil
            ? [] : try Session("basic", 80, 24).browser.keys.commands.map(\.title)
        for (key, title) in commands where !common.contains(title) {
            // Copies of a session share its scene objects, so the typed and the pressed command
            // need separate sessions.
            var typed = try Session(demo, 80, 24, options: tree.options)
            var pressed = try Session(demo, 80, 24, options: tree.options)
            typed = opened(typed, typing: title)
            let same = commands.filter { $0.title == title }.firstIndex { $0.key == key } ?? 0
            for _ in 0..<same { typed.press(.down) }
            #expect(typed.browser.palette?.part.choice == .press(key), "\(title): \(typed.text)")
            typed.press(.enter)
            pressed.press(key)
            #expect(typed.hasEnded == pressed.hasEnded, "\(title)")
            #expect(typed.browser.mode == pressed.browser.mode, "\(title)")
            #expect(typed.screen == pressed.screen, "\(title)\n\(typed.text)\n\(pressed.text)")
        }
    }

    @Test("The palette finds demos, knobs, sections and themes, and applies the selected entry")
    func choosing() throws {
        var session = try Session("emoji", 80, 24)
        session = opened(session, typing: "basic")
        #expect(session.text.contains("red, blue and green"), "\(session.text)")
        session.press(.enter)
        #expect(session.status.hasPrefix(" Basic "))
        session = opened(session, typing: "left side")
        session.press(.enter)
        #expect(session.browser.focusedScene?.panels.focus == .knobs)
        #expect(session.browser.focusedScene?.currentKnob == 0)
        session.press(.escape)
        session = opened(session, typing: "high con")
        session.press(.enter)
        #expect(session.browser.themes.choice == .contrast)
        session.press("q")
        #expect(session.status.hasPrefix(" Emoji "), "Leaving returns to the demo that opened it.")

        session = try Session("headers", 80, 24)
        let demo = try #require(session.browser.focusedScene?.demo)
        let title = try #require(demo.texts(of: .sectionTitles(limit: 3)).last)
        session = opened(session, typing: title)
        session.press(.enter)
        #expect(session.text.contains(title))
    }

    @Test("The palette marks matched letters, also without colours and in ASCII")
    func marks() throws {
        var session = try Session("basic", 80, 24)
        session.features = ScreenFeatures(colors: .monochrome, isUnicode: false)
        session = opened(session, typing: "zi")
        let screen = session.screen
        let row = try #require(screen.lines.firstIndex { $0.contains("zoom in") })
        let marked = (0..<80).filter { screen[row, $0].attributes.contains(.underline) }
        #expect(marked.map { screen[row, $0].glyph.description } == ["z", "i"], "\(session.text)")
        let isASCII = screen.lines.joined().utf8.allSatisfy { $0 < 128 }
        #expect(isASCII, "\(session.text)")
    }

    @Test("Arrows, ^n, ^p, the wheel and clicks select an entry")
    func moving() throws {
        var session = try Session("basic", 80, 24)
        session.press(":")
        let first = session.browser.palette?.part.choice
        session.press(.control("n"))
        let second = session.browser.palette?.part.choice
        session.press(.down, .up, .control("p"))
        #expect(session.browser.palette?.part.choice == first && first != second)
        let area = try #require(session.browser.palette?.area)
        let (column, row) = (area.columns.lowerBound + 4, area.rows.lowerBound + 3)
        session.mouse(.press, column, row)
        #expect(session.browser.palette?.part.choice == second)
        let before = session.screen
        session.mouse(.wheelDown, column, row)
        #expect(session.screen != before)
    }

    @Test("The palette draws at every size, with any text", arguments: [nil, "million"])
    func anySize(_ demo: String?) throws {
        var session = try Session(demo, 120, 40)
        session = opened(session, typing: "o")
        for columns in [1, 2, 5, 19, 33, 60, 120] {
            for rows in [1, 2, 3, 5, 8, 24, 40] {
                session.resize(columns, rows)
                #expect(session.rows.allSatisfy { $0.displayWidth <= columns })
            }
        }
        session.press(.escape)
        #expect(session.browser.palette == nil)
    }

    @Test("Words at the right of the entries find them: the kinds, and what copies")
    func kinds() throws {
        let tree = try FileTree()
        for demo in demoNames {
            let session = try Session(demo, 80, 24, options: tree.options)
            let index = PaletteIndex(session.browser.paletteEntries)
            func entries(_ text: String) -> [PaletteEntry] {
                index.matches(of: FuzzyPattern(text)).map(\.entry)
            }
            #expect(entries("theme").prefix(5).map(\.kind) == Array(repeating: "theme", count: 5))
            for kind in ["theme", "device", "demo", "knob"] {
                let all = session.browser.paletteEntries.filter { $0.kind == kind }
                #expect(Set(all).isSubset(of: entries(kind)), "\(demo) \(kind)")
                let isFound = entries(kind).allSatisfy {
                    [$0.title, $0.name, $0.kind].contains { $0.lowercased().contains(kind) }
                }
                #expect(isFound, "\(demo) \(kind)")
            }
            #expect(entries("copy").allSatisfy { $0.title.contains("copy") })
            #expect(entries("copy").contains { $0.title.hasPrefix("copy the command line") })
        }
    }

    @Test("Titles that do not fit differ in what is visible", arguments: [20, 23, 26, 30, 40])
    func narrowTitles(_ columns: Int) throws {
        var session = try Session("million", columns, 24)
        for text in ["", "sel", "scroll", "go"] {
            session.press(":")
            session.type(text)
            let rows = session.rows.compactMap { row in
                row.split(separator: "│", omittingEmptySubsequences: false).dropFirst().first
            }
            let titles = rows.dropFirst().map { $0.drop { " ▌".contains($0) } }
                .map { String($0) }.filter { $0.contains("…") }
            #expect(Set(titles).count == titles.count, "\(titles)")
            session.press(.escape)
        }
    }

    @Test("The entry of a device reports the device", arguments: Device.all)
    func devices(_ device: Device) throws {
        for (columns, rows) in [(80, 24), (120, 40)] {
            var session = opened(try Session("basic", columns, rows), typing: device.title)
            session.press(.enter)
            #expect(session.status.contains(device.title), "\(session.status)")
        }
    }
}
