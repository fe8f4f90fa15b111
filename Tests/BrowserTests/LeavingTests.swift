import Gallery
import Reflow
import Testing

@testable import Browser

/// The keys that leave a mode or the program.
@Suite struct LeavingTests {
    @Test("q quits from the list and from a demo opened by name, and otherwise goes back")
    func leaving() throws {
        for demo in [nil, "basic"] {
            var session = try Session(demo)
            #expect(session.press("q") == .quit)
        }
        var session = try Session()
        let before = session.screen
        session.press(.enter)
        #expect(session.screen != before)
        #expect(session.press("q") != .quit)
        #expect(session.screen == before)
    }

    @Test("Esc leaves an opened demo, and shows how to quit at the first screen")
    func escape() throws {
        var session = try Session()
        let before = session.screen
        session.press(.enter, .escape)
        #expect(session.screen == before)
        for demo in [nil, "basic", "log"] {
            let tree = try FileTree()
            var session = try Session(demo, options: tree.options)
            let before = session.rows.dropLast()
            #expect(session.press(.escape, .escape) == .redraw && !session.hasEnded)
            #expect(session.status.hasSuffix("q quits"))
            #expect(session.rows.dropLast() == before)
        }
    }

    @Test("Esc removes a text, a count, a find and the selection in turn, and keeps settings")
    func oneAtATime() throws {
        var session = try Session("emoji", 100, 30)
        session.press("]", "+")
        session.wait()
        let set = session.rows.dropLast()
        session.press("/")
        session.type("code")
        session.press(.enter, "5", "/")
        session.press("/")
        session.type("dog")
        session.press(.escape)
        session.wait()
        session.press("/", .up, .enter, "4")
        #expect(session.status.contains("G goes to that"))
        session.press(.escape)
        #expect(session.status.contains("/code"))
        session.press(.escape)
        #expect(!session.status.contains("/code"))
        let demo = try #require(session.browser.list.scene?.demo)
        #expect(demo.facts.hasSelection)
        session.press(.escape)
        #expect(!demo.facts.hasSelection)
        session.press("g")
        session.wait()
        #expect(session.rows.dropLast() == set)
        session.press(.escape)
        #expect(session.status.hasSuffix("q quits"))
    }

    @Test(
        "Backspace outside of prompts shows a message and does nothing else",
        arguments: [nil, "basic", "log"])
    func backspace(_ demo: String?) throws {
        let tree = try FileTree()
        var session = try Session(demo, options: tree.options)
        let before = session.rows.dropLast()
        #expect(session.press(.backspace) == .redraw)
        #expect(session.status.contains("does nothing here"))
        #expect(session.rows.dropLast() == before && !session.hasEnded)
    }

    @Test("Q and ^C quit from every mode", arguments: ["Q", .control("c")] as [Key])
    func fromAnywhere(_ key: Key) throws {
        for prelude in [[], [.enter], ["?"], [.enter, "?"], [.enter, "r"]] as [[Key]] {
            var session = try Session()
            for key in prelude { session.press(key) }
            #expect(session.press(key) == .quit, "\(prelude)")
        }
        var typing = try Session()
        typing.press("/")
        #expect(typing.press(.control("c")) == .quit)
    }

    @Test(
        "Every end that the terminal reports quits the program",
        arguments: [EndReason.interrupt, .terminate, .hangUp])
    func ends(_ reason: EndReason) throws {
        for demo in [nil, "basic"] {
            var session = try Session(demo)
            session.press("?")
            #expect(session.send(.end(reason)) == .quit)
        }
    }

    @Test(
        "? and F1 show the keys, and any key closes them", arguments: ["?", .function(1)] as [Key])
    func help(_ key: Key) throws {
        for demo in [nil, "sections"] {
            var session = try Session(demo)
            let before = session.screen
            session.press(key)
            #expect(session.screen.text().contains("╭ Keys "))
            for other in ["q", "x", .escape, .enter, "?"] as [Key] {
                #expect(session.press(other) == .redraw)
                #expect(session.screen == before, "\(other)")
                session.press(key)
            }
        }
    }

    @Test("F1 shows the keys while the user types a filter")
    func helpWhileTyping() throws {
        var session = try Session()
        session.press("/", "e")
        let before = session.screen
        session.press(.function(1))
        #expect(session.screen.text().contains("╭ Keys "))
        session.press("x")
        #expect(session.screen == before)
    }

    @Test("The key help stops mouse events")
    func helpAndMouse() throws {
        for demo in [nil, "files"] {
            let tree = try FileTree()
            var session = try Session(demo, 80, 24, options: tree.options)
            let before = session.screen
            session.press("?")
            session.mouse(.wheelDown, 50, 10)
            session.mouse(.press, 50, 10)
            session.press("x")
            if session.screen.text().contains("╭ Keys ") { session.press("x") }
            session.wait()
            #expect(session.screen == before, "\(session.screen.text())")
        }
    }

    @Test(
        "The help shows every key, with scrolling if necessary",
        arguments: [nil] + demoNames)
    func allKeys(_ demo: String?) throws {
        let tree = try FileTree()
        for size in ["80x24", "70x4"] as [ScreenSize] {
            var session = try Session(demo, size.columns, size.rows, options: tree.options)
            session.press("?")
            var text = session.screen.text()
            let isLong = text.contains("─ ↓ j")
            // Only a demo with its own keys needs more than 24 rows.
            #expect(!isLong || size.rows < 24 || size.rows == 24 && ownKeys(demo) > 1)
            for _ in 0..<40 where isLong {
                session.press("j")
                text += session.screen.text()
            }
            for word in keys(demo) { #expect(text.contains(word), "\(size) \(word)\n\(text)") }
            let last = session.screen
            if isLong { session.press("j") }
            #expect(session.screen == last)
            session.press("x")
            #expect(!session.screen.text().contains("╭ Keys"))
        }
    }

    private func ownKeys(_ demo: String?) -> Int {
        let entry = demo.flatMap { Gallery.entry(named: $0) }
        return (try? entry?.make(.fixed).features.keys.count) ?? 0
    }

    private func keys(_ demo: String?) -> [String] {
        let common = ["│ r ", "│ q ", "esc", "│ Q ^c", "│ ^l", "│ : M T", "click", "wheel"]
        guard demo != nil else { return common + ["│ /", "│ ↑ ↓ j k", "│ enter"] }
        return common + [
            "j k ^e ^y", "PgDn PgUp space b ^f ^b", "half with d u", "g G Home End", "arrows h l",
            "tab shift-tab", "+ = - 0",
        ]
    }

    @Test(
        "The help shows every word at any width, with scrolling",
        arguments: [
            "40x20", "30x8", "20x10", "80x24",
        ] as [ScreenSize])
    func narrowHelp(_ size: ScreenSize) throws {
        let tree = try FileTree()
        // A wider screen would also show a preview.
        var wide = try Session("files", 100, 60, options: tree.options)
        wide.press("?")
        let words = Set(
            wide.rows.compactMap { $0.split(separator: "│").dropFirst().first }
                .flatMap { $0.split(separator: " ") })
        #expect(words.count > 100)
        var session = try Session("files", size.columns, size.rows, options: tree.options)
        session.press("?")
        var text = session.screen.text()
        while session.press("j") == .redraw, text.count < 100_000 {
            text += session.screen.text()
        }
        for word in words where word.count <= size.columns - 6 {
            #expect(text.contains(word), "\(word)")
        }
    }

    @Test("The help mentions Enter only if the demo can open items", arguments: ["basic", "files"])
    func opening(_ demo: String) throws {
        let tree = try FileTree()
        var session = try Session(demo, 120, 40, options: tree.options)
        session.press(.enter)
        let opens = demo == "files"
        #expect(session.status.contains("enter opens it") == opens)
        #expect(session.status.contains("items cannot be opened here") != opens)
        session.press("?")
        #expect(session.screen.text().contains("│ enter") == opens)
    }

    @Test("The wheel scrolls a help that is longer than the screen, and a click closes it")
    func helpUnderTheMouse() throws {
        var session = try Session("basic", 80, 10)
        let before = session.screen
        session.press("?")
        let help = session.screen
        #expect(session.mouse(.wheelDown, 40, 5) == .redraw)
        #expect(session.screen != help)
        #expect(session.mouse(.wheelUp, 40, 5) == .redraw)
        #expect(session.screen == help)
        #expect(session.mouse(.release, 40, 5) == .handled)
        session.mouse(.press, 40, 5)
        #expect(session.screen == before)
    }

    @Test("The help lists only keys with a meaning")
    func listedKeys() throws {
        for entry in Gallery.entries {
            let tree = try FileTree()
            var session = try Session(entry.name, 120, 40, options: tree.options)
            session.press("?")
            let text = session.screen.text()
            #expect(text.contains("pin headers") == entry.has("pinsHeaders"))
            #expect(text.contains("equal heights") == entry.has("normalizesLineHeight"))
            #expect(text.contains("left column") == entry.has("leftSideRatio"))
        }
    }
}
