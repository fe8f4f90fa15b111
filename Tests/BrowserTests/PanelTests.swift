import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// The panels beside a demo.
@Suite struct PanelTests {
    private func value(_ name: String, _ session: Session) -> KnobValue? {
        guard let scene = session.browser.focusedScene,
            let index = scene.entry.knobs.firstIndex(where: { $0.name == name })
        else { return nil }
        return scene.demo.knobStates[index].value
    }

    @Test(
        "K opens the knobs with the focus, a second K returns the focus, and Esc closes the panel",
        arguments: [(120, 40), (80, 24), (40, 20)])
    func opening(_ columns: Int, _ rows: Int) throws {
        var session = try Session("basic", columns, rows)
        let before = session.rows
        session.press("K")
        #expect(session.text.contains("left side ratio"), "\(session.text)")
        #expect(session.browser.focusedScene?.panels.focus == .knobs)
        session.press("K")
        #expect(session.browser.focusedScene?.panels.focus == nil)
        session.press("K", .escape)
        #expect(session.rows.dropLast() == before.dropLast(), "\(session.text)")
        session.press("K", "K", .escape)
        #expect(
            session.rows.dropLast() == before.dropLast(),
            "Esc also closes the panel from the content.")
    }

    @Test("Keys select and change knobs, and x and X restore the initial values")
    func keys() throws {
        var session = try Session("basic", 120, 40)
        session.press("K", "l")
        #expect(value("leftSideRatio", session) == .number(0.45))
        #expect(session.status.contains("leftSideRatio 0.45"))
        session.press("j", "j", .right, "2", "l")
        #expect(
            value("itemsPerLine", session) == .count(4),
            "The digit 2 is typed, and l is not a digit.")
        session.press(.escape, "h", "h", "h", "h", "h")
        #expect(value("itemsPerLine", session) == .count(1))
        session.press("x")
        #expect(value("itemsPerLine", session) == .count(3))
        session.press("k", "k", "k", "k", "X")
        #expect(value("leftSideRatio", session) == .number(0.4))
    }

    @Test("A typed value is applied, and an invalid value shows the valid range")
    func typing() throws {
        var session = try Session("basic", 120, 40)
        session.press("K", "0", ".", "7", "3", .enter)
        #expect(value("leftSideRatio", session) == .number(0.73))
        session.press("7", .enter)
        #expect(session.status.contains("left side ratio: 0.1 to 0.9"))
        #expect(value("leftSideRatio", session) == .number(0.73))
        session.press("5", .escape)
        #expect(
            session.browser.focusedScene?.panels.focus == .knobs, "Esc removes only the number.")
    }

    @Test("The layout follows a knob at once, and the number of items is a knob")
    func following() throws {
        var session = try Session("basic", 120, 40)
        session.press("K")
        let scene = try #require(session.browser.focusedScene)
        let width = scene.demo.facts.width
        #expect(width == (120 - 30) * 8, "The content has the remaining width.")
        let items = try #require(scene.entry.knobs.firstIndex { $0.name == "items" })
        for _ in 0..<items { session.press("j") }
        session.press("1", .enter)
        #expect(scene.demo.geometry(of: .visible).elements.count == 3)
    }

    @Test(
        "The mouse selects, changes and drags knobs, and a press on the content returns the focus")
    func mouse() throws {
        var session = try Session("basic", 120, 40)
        session.press("K")
        // The first row inside the panel's frame.
        let (left, top) = (92, 1)
        session.send(.mouse(MouseEvent(.wheelUp, column: left + 3, row: top)))
        #expect(value("leftSideRatio", session) == .number(0.45))
        session.send(.mouse(MouseEvent(.press, column: 117, row: top)))
        session.send(.mouse(MouseEvent(.release, column: 117, row: top)))
        #expect(value("leftSideRatio", session) == .number(0.5))
        session.send(.mouse(MouseEvent(.press, column: left, row: top + 1)))
        session.send(.mouse(MouseEvent(.drag, column: left + 4, row: top + 1)))
        session.send(.mouse(MouseEvent(.release, column: left + 4, row: top + 1)))
        #expect(value("splitSpacing", session) == .number(24))
        session.send(.mouse(MouseEvent(.press, column: 5, row: 5)))
        #expect(session.browser.focusedScene?.panels.focus == nil)
        #expect(session.browser.focusedScene?.panels.open == [.knobs])
    }

    @Test("A narrower terminal closes panels without room, and with the inspector its outlines")
    func narrowing() throws {
        var session = try Session("basic", 120, 40)
        session.press("I", .tab, "C")
        let scene = try #require(session.browser.focusedScene)
        let demo = try #require(scene.demo as? DemoPart<BasicDemo>)
        #expect(scene.panels.open == [.inspector, .code] && demo.inspector != nil)
        session.resize(80, 24)
        #expect(scene.panels.open == [.code] && demo.inspector == nil)
    }

    @Test("The help begins with the keys of the focused panel, and lists each key once")
    func help() throws {
        var session = try Session("basic", 120, 60)
        for panel in Panel.allCases where panel != .preview {
            session.press(panel.key)
            let keys = try #require(session.browser.focusedScene).keys
            #expect(keys.groups[0].title == panel.title)
            let all = keys.groups.flatMap(\.entries).flatMap(\.keys)
            #expect(Set(all).count == all.count, "\(panel): \(all)")
        }
    }

    @Test("The column divider can be dragged, and y copies the matching command line")
    func divider() throws {
        var session = try Session("basic", 120, 40)
        let scene = try #require(session.browser.focusedScene)
        let columns = try #require(scene.demo.facts.twoColumns)
        let column = Int((columns.left.upperBound + columns.right.lowerBound) / 16)
        session.mouse(.press, column, 5)
        session.mouse(.drag, 60, 5)
        session.mouse(.release, 60, 5)
        let moved = try #require(scene.demo.facts.twoColumns)
        #expect(Int((moved.left.upperBound + moved.right.lowerBound) / 16) == 60)
        #expect(value("leftSideRatio", session) == .number(0.5))
        #expect(scene.demo.facts.hasSelection == false)
        session.mouse(.press, column - 4, 5)
        #expect(scene.demo.facts.hasSelection, "A press beside the divider selects an item.")
        session.press("K", "j", "j", "l")
        #expect(scene.commandLine == "reflow basic --set leftSideRatio=0.5 --set itemsPerLine=4")
        session.press("y")
        #expect(session.status.contains("copied, if the terminal allows it: "))
    }

    @Test("A text knob is typed or pasted after Enter, or changed through its examples")
    func typedText() throws {
        var session = try Session("emoji", 120, 40)
        session.press("K")
        session.press(.enter)
        session.type("xé")
        session.press(.enter)
        #expect(session.status.contains("character: one character"), "\(session.status)")
        session.press(.enter)
        session.type("é")
        session.press(.enter)
        #expect(value("character", session) == .text("é"))
        session.wait()
        #expect(session.text.contains("U+00E9 "))
        #expect(session.rows.contains { $0.contains("bytes of UTF-8 ") && $0.contains(" 2 ") })
        session.press(.enter)
        session.send(.paste("👍🏽"))
        session.press(.enter)
        #expect(value("character", session) == .text("👍🏽"))
        let scene = try #require(session.browser.focusedScene)
        #expect(scene.commandLine == "reflow emoji --set character='👍🏽'")
        session.press("l")
        #expect(value("character", session) == .text("🇨🇭"))
        session.press("x")
        session.wait()
        #expect(session.rows.contains { $0.contains("code points ") && $0.contains(" 7 ") })
    }

    @Test("Typing in a panel ends with its focus, so that no key is lost")
    func typedFieldEnds() throws {
        var session = try Session("basic", 120, 40)
        session.press("K", "5")
        // This cell has no element, so the demo itself draws no frame.
        #expect(session.mouse(.press, 87, 38) >= .redraw, "The edge of the panel changes.")
        #expect(!session.browser.isTyping)
        session.press("?")
        #expect(session.text.contains(" Keys "))
    }

    @Test("A setting of one demo does not affect a demo that it opens")
    func settingsOfOneDemo() throws {
        var options = DemoOptions.fixed
        options.settings["store"] = ["bannerShare=0.5"]
        var session = try Session("store", 120, 40, options: options)
        #expect(value("bannerShare", session) == .number(0.5))
        session.press(.tab, .enter)
        #expect(session.browser.focusedScene?.entry.name == "everything", "\(session.status)")
    }

    @Test("The command line quotes the path for a shell and contains no option of another demo")
    func commandLines() throws {
        var options = DemoOptions()
        options.values = [
            .items: .number(5), .path: .path(Array("/tmp/a b's".utf8)), .ragged: .flag,
        ]
        let files = try #require(Gallery.entry(named: "files"))
        #expect(options.words(for: files) == ["'/tmp/a b'\\''s'"])
        #expect(options.words(for: BasicDemo.entry) == [])
        let billion = try #require(Gallery.entry(named: "billion"))
        #expect(options.words(for: billion) == ["--items", "5", "--ragged"])
        options.values[.path] = .path(Array("/tmp/a\nb".utf8))
        #expect(options.words(for: files) == [])
    }

    @Test("C shows the code with the current numbers, and t shows the code for UIKit")
    func code() throws {
        var session = try Session("basic", 120, 40)
        session.press("]", "C")
        #expect(session.text.contains("var leftSideRatio = 0.45"), "\(session.text)")
        session.press("G")
        #expect(session.text.contains("}.collectionLayout"))
        session.press("g", "t")
        #expect(session.text.contains("Code for UIKit"))
    }

    @Test(
        "Every demo draws with all panels open at every size, and closing them restores the screen",
        arguments: Gallery.entries.map(\.name))
    func sizes(_ name: String) throws {
        let tree = try FileTree()
        // Measuring more of the content may move the thumb of the scrollbar by an eighth of a row.
        func text(_ rows: [String]) -> [String] {
            rows.dropLast().map { $0.replacing(/\s*[▁-█]$/, with: "") }
        }
        for (columns, rows) in [(1, 1), (20, 5), (40, 20), (80, 24), (120, 40)] {
            var session = try Session(name, columns, rows, options: tree.options)
            let before = session.rows
            session.press("K", "j", "C", "j", "K")
            let scene = try #require(session.browser.focusedScene)
            let content = scene.division.content
            #expect(content.columns >= columns / 2 && content.rows >= rows / 2)
            session.press("K", .escape, .escape, .escape)
            // The status line may differ.
            #expect(
                text(session.rows) == text(before),
                "\(columns)x\(rows) \(session.text)")
        }
    }
}
