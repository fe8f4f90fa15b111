import Foundation
import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// The preview beside Files, and the jump to a name.
@Suite struct FilesPreviewTests {
    private let tree: FileTree

    init() throws {
        tree = try FileTree()
        let lines = (1...200).map { "line \($0) of a text" }.joined(separator: "\n")
        try lines.write(toFile: tree.path + "/long.txt", atomically: true, encoding: .utf8)
    }

    private func session(_ columns: Int, _ rows: Int = 40) throws -> Session {
        try Session("files", columns, rows, options: tree.options)
    }

    private func jump(_ session: inout Session, to name: String) {
        session.press("J")
        session.type(name)
        session.press(.enter)
    }

    private func open(_ session: Session) -> [Panel]? { session.browser.focusedScene?.panels.open }

    @Test("A wide pane has a preview without the focus, and the files keep two columns")
    func automatic() throws {
        for columns in [80, 109, 110, 120, 160, 200] {
            let session = try session(columns)
            let scene = try #require(session.browser.focusedScene)
            #expect(scene.panels.open == (columns < 110 ? [] : [.preview]), "\(columns)")
            #expect(scene.panels.focus == nil && scene.demo.facts.columns == 2)
        }
        let basic = try Session("basic", 200, 40)
        #expect(open(basic) == [])
    }

    @Test("A preview follows the width of the pane until the user chooses")
    func resizing() throws {
        var session = try session(120)
        session.resize(80, 24)
        #expect(open(session) == [])
        session.resize(120, 40)
        #expect(open(session) == [.preview])
        session.press("P", .escape)
        #expect(open(session) == [])
        session.resize(80, 24)
        session.resize(200, 40)
        #expect(open(session) == [], "The user has closed the preview.")
        session.press("P", "P")
        session.resize(80, 24)
        #expect(open(session) == [.preview], "The user has opened the preview.")
        session.press(.escape)
        #expect(open(session) == [])
    }

    @Test("Esc in the content leaves the preview open, and other panels replace it for a while")
    func otherPanels() throws {
        var session = try session(120)
        session.press(.tab, .escape)
        #expect(open(session) == [.preview])
        #expect(session.browser.focusedScene?.demo.facts.hasSelection == false)
        session.press("K")
        #expect(open(session) == [.preview, .knobs])
        session.press("I")
        #expect(open(session) == [.knobs, .inspector])
        session.press(.escape, .escape)
        #expect(open(session) == [.preview])
    }

    @Test("J finds a name by its letters, and the preview shows the file")
    func jumping() throws {
        var session = try session(120)
        session.press("J")
        #expect(session.text.contains("Jump to"))
        session.type("lngtx")
        #expect(session.text.contains("long.txt"))
        session.press(.enter)
        #expect(session.text.contains("▌   long.txt") || session.text.contains("▌ long.txt"))
        #expect(session.text.contains("text, 200 lines") && session.text.contains("line 30 of a"))
        jump(&session, to: "Photos2024")
        #expect(session.text.contains("1 file") && session.text.contains("a.jpg"))
        jump(&session, to: "no such name")
        #expect(session.status.contains("no match"))
        session.press(.escape)
        var basic = try Session("basic", 120, 40)
        basic.press("J")
        #expect(basic.status.contains("Basic has no names to jump to"))
        basic.press("P")
        #expect(basic.status.contains("Basic has no preview"))
    }

    @Test("A name that has moved or vanished since it was listed")
    func lateJump() throws {
        var session = try session(120)
        let scene = try #require(session.browser.focusedScene)
        let names = scene.demo.texts(of: .names)
        let place = try #require(names.firstIndex(of: "long.txt"))
        #expect(names[0] == "", "The parent has no name.")
        #expect(scene.goToName("long.txt", at: 2) == .redraw)
        #expect(scene.demo.preview?.title == "long.txt")
        #expect(
            scene.goToName("vanished", at: place) == .message("“vanished” is not there any more"))
        session.press("J")
    }

    @Test("Every name is found by all its letters")
    func allNames() throws {
        var session = try session(120)
        let scene = try #require(session.browser.focusedScene)
        for (place, name) in scene.demo.texts(of: .names).enumerated() where !name.isEmpty {
            #expect(scene.goToName(name, at: place) == .redraw)
            let selected = scene.demo.preview?.title ?? ""
            let isFolder = name.hasSuffix("/")
            #expect(selected == (isFolder ? String(name.dropLast()) : name))
        }
        session.press(.escape)
    }

    @Test("The preview scrolls with the focus, and another file begins at its first line")
    func scrolling() throws {
        var session = try session(120)
        jump(&session, to: "long.txt")
        session.press("P")
        let scene = try #require(session.browser.focusedScene)
        #expect(scene.panels.focus == .preview && scene.keys.groups[0].title == "Preview")
        #expect(session.text.contains("line 1 of") && !session.text.contains("line 200 of"))
        session.press("j", "2", "j")
        #expect(session.text.contains("line 4 of") && !session.text.contains("line 3 of"))
        session.press("G")
        #expect(session.text.contains("line 200 of"))
        session.press("k", "b", "g")
        #expect(session.text.contains("line 1 of"))
        session.press("l")
        #expect(!session.text.contains("line 1 of") && session.text.contains("f a text"))
        session.press("h", " ", "P")
        jump(&session, to: "README.md")
        #expect(session.text.contains("binary, 1.5 KB") || session.text.contains("binary, 2 KB"))
        jump(&session, to: "long.txt")
        session.mouse(.wheelDown, 110, 20)
        #expect(session.browser.focusedScene?.panels.focus == nil)
    }

    @Test(
        "The preview has room at every size",
        arguments: [(20, 5), (40, 20), (60, 10), (110, 8), (200, 50)])
    func sizes(_ columns: Int, _ rows: Int) throws {
        var session = try session(columns, rows)
        session.press("P")
        for key in ["j", "k", "G", "g", "l", "h", " ", "b"] as [Key] {
            session.press(key)
            _ = session.screen
        }
    }
}
