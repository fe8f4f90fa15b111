import Browser
import Foundation
import Reflow
import Testing

@testable import Gallery

/// A real folder in the browser.
@Suite struct FilesTests {
    private let tree: FileTree

    init() throws { tree = try FileTree() }

    private func session(
        _ columns: Int = 80, _ rows: Int = 24, at path: String? = nil
    ) throws -> Session {
        let options =
            path.map { DemoOptions.folder($0, shownAs: "files") } ?? tree.options
        return try Session("files", columns, rows, options: options)
    }

    /// Selects the entry of a name, by the keys.
    private func select(_ name: String, in session: inout Session) throws {
        for _ in 0..<100 {
            session.press(.tab)
            if selected(session)?.hasPrefix(name) == true { return }
        }
        Issue.record("\(name) can't be selected in\n\(session.screen.text())")
    }

    /// What stands behind the mark of the selection, without what tells levels.
    private func selected(_ session: Session) -> String? {
        let row = session.rows.first { $0.contains("▌") }
        let marked = row.flatMap { row in row.split(separator: "▌", maxSplits: 1).last }
        let entry = marked.map { $0.drop { " ▸▾".contains($0) } }
        return entry.flatMap { $0.replacing("  ", with: "\u{0}").split(separator: "\u{0}").first }
            .map(String.init)
    }

    /// The rows of the left column.
    private func tree(_ session: Session) -> [String] {
        session.rows.dropLast().map { row in
            String(row.prefix(session.size.columns * 2 / 5 - 1)).trimmingCharacters(
                in: .whitespaces)
        }.filter { !$0.isEmpty }
    }

    @Test("folders are a tree on the left, files right by initial letter, whatever the case")
    func sections() throws {
        let session = try session(160, 60)
        #expect(
            tree(session) == [
                "Folders", "../", "▾ files/", "▸ Archive/", "▸ beta/", "▸ Empty/", "▸ photos/",
                "▸ Photos 2024/",
            ])
        let text = session.rows.joined(separator: "\n")
        for letter in ["#", "A", "L", "Z", "Ö", "日"] { #expect(text.contains(" \(letter)")) }
    }

    @Test("opening and going back keeps the place, up to where it began")
    func openAndBack() throws {
        try tree.makeFolder("photos/raw")
        var session = try session(80, 12)
        session.press("j", "j")
        try select("photos/", in: &session)
        let before = session.screen
        session.press(.enter)
        #expect(session.screen.text().contains("beach.jpg"))
        #expect(session.status.contains("files/photos"))
        session.press(.backspace)
        #expect(session.screen == before)
        // Nothing above where it began is shown, unless it is asked for twice in a row.
        for _ in 0..<2 {
            session.press(.backspace)
            #expect(session.status.hasSuffix("the program started here; again goes above"))
            session.press("j", "k")
            session.wait()
            #expect(session.screen == before && !session.hasEnded)
        }
    }

    @Test("right expands, left collapses and goes to the folder above")
    func expanding() throws {
        try tree.makeFolder("Archive/inner/innermost")
        var session = try session(80, 20)
        try select("Archive/", in: &session)
        let before = session.screen
        session.press(.right)
        #expect(
            tree(session).starts(with: ["Folders", "../", "▾ files/", "▌   ▾ Archive/", "▸ inner/"])
        )
        #expect(session.status.contains("files "), "The files are still those of the start.")
        session.press(.down, "l", .down)
        #expect(selected(session) == "innermost/")
        session.press(.left)
        #expect(selected(session)?.hasPrefix("inner/") == true)
        session.press(.left)
        #expect(tree(session).contains("▌     ▸ inner/"))
        session.press("h", "h")
        #expect(session.screen == before)
        session.press(.left)
        #expect(selected(session)?.hasPrefix("files/") == true)
    }

    @Test("enter looks into a folder and shows what is in it, and closes it again")
    func entering() throws {
        try tree.makeFolder("Archive/inner/innermost")
        var session = try session(80, 20)
        try select("Archive/", in: &session)
        session.press(.enter)
        #expect(session.status.contains("files/Archive") && tree(session).contains("▸ inner/"))
        #expect(session.screen.text().contains("2023.tar"))
        try select("inner/", in: &session)
        session.press(.enter)
        #expect(session.rows[0].hasPrefix(" Folders · no files in inner/"))
        #expect(session.status.contains("2 → 1 column"), "The tree has all the room.")
        try select("innermost/", in: &session)
        session.press(.enter)
        #expect(session.rows[0].hasPrefix(" Folders · innermost/ is empty"))
        session.resize(40, 30)
        session.press(.backspace)
        #expect(selected(session) == "innermost/")
        session.press(.backspace, .backspace)
        session.resize(80, 20)
        #expect(selected(session)?.hasPrefix("Archive/") == true)
        #expect(!tree(session).contains { $0.contains("inner") })
        session.press(.enter, .enter)
        #expect(session.status.contains("files/Archive") && !tree(session).contains("▸ inner/"))
        // Whoever looks into a folder that is hidden looks into the one that hides it.
        session.press(.enter, .down, .enter, .up, .enter)
        #expect(session.status.contains("files/Archive "))
    }

    @Test("a second click opens")
    func clicks() throws {
        var session = try session()
        let row = try #require(session.rows.firstIndex { $0.contains("▸ photos/") })
        session.mouse(.press, 8, row)
        session.mouse(.press, 8, row)
        #expect(session.screen.text().contains("dunes.jpg"))
    }

    @Test("parameters that were changed inside hold outside")
    func parametersStay() throws {
        var session = try session()
        try select("photos/", in: &session)
        session.press(.enter, "]", "]", .backspace)
        session.wait()
        let after = session.screen
        session.press("[", "[", "]", "]")
        session.wait()
        #expect(session.screen == after)
        #expect(session.rows[0].dropFirst(30).contains("#"))
    }

    @Test("a dangling link and what is open already say so")
    func refusals() throws {
        var session = try session(80, 60)
        #expect(session.screen.text().contains("gone — leads nowhere"))
        try select("gone", in: &session)
        session.press(.enter)
        #expect(session.status.hasSuffix("“gone” cannot be opened: leads nowhere"))
        #expect(session.terminal.children == [])
        session.press(.left)
        #expect(selected(session) == "files/")
        session.press(.down, .enter, .enter)
        #expect(session.status.contains("“Archive” is open already."))
    }

    @Test("a folder that has gone since says so, and nothing changes")
    func goneFolder() throws {
        var session = try session(200, 24)
        try select("photos/", in: &session)
        let before = session.screen
        try tree.remove("photos")
        session.press(.enter)
        #expect(session.status.contains("no such file or directory"))
        session.wait()
        #expect(session.screen == before)
        #expect(session.press("q") == .quit)
    }

    @Test("what comes and goes on disk is seen, and the reader's place is kept")
    func changes() throws {
        var session = try session(80, 40)
        try select("photos/", in: &session)
        session.press(.enter)
        #expect(session.send(.wake) == .ignored)
        try tree.makeFile(Array("photos/cliffs.jpg".utf8))
        try tree.makeFolder("photos/raw")
        #expect(session.send(.wake) == .redraw)
        #expect(session.screen.text().contains("cliffs.jpg"))
        #expect(selected(session)?.hasPrefix("photos/") == true)
        try tree.makeFolder("aaa")
        // What follows at once is waited for.
        #expect(session.send(.wake) == .ignored)
        session.wait()
        #expect(session.send(.wake) == .redraw)
        #expect(tree(session).contains("▸ aaa/"))
        #expect(selected(session)?.hasPrefix("photos/") == true)
        // The folder that is looked into vanishes: the one above is looked into.
        try tree.remove("photos")
        session.wait()
        session.send(.wake)
        #expect(session.status.contains("files ") && !tree(session).contains("▸ photos/"))
        #expect(session.screen.text().contains("Apples.txt"))
    }

    @Test("where what is selected goes, what is beside it is selected")
    func goneSelection() throws {
        var session = try session(80, 60)
        func lose(_ name: String) throws {
            try tree.remove(name)
            session.wait()
            #expect(session.send(.wake) == .redraw)
        }
        try select("photos/", in: &session)
        session.press(.enter)
        try lose("photos")
        #expect(selected(session) == "Photos 2024/")
        try select("log-20.txt", in: &session)
        try lose("log-20.txt")
        #expect(selected(session) == "log-21.txt")
        try select("log-39.txt", in: &session)
        try lose("log-39.txt")
        #expect(selected(session) == "log-38.txt")
        try select("zebra.txt", in: &session)
        try lose("zebra.txt")
        #expect(selected(session) == "Ölfass.pdf", "The next letter's first.")
    }

    @Test("a busy folder is read ten times a second, even where nothing looks different")
    func busyFolder() throws {
        var session = try session(80, 80)
        try tree.makeFile(Array("scratch".utf8))
        try tree.remove("scratch")
        #expect(session.send(.wake) == .ignored)
        try tree.makeFile(Array("scratch".utf8))
        #expect(session.send(.wake) == .ignored)
        #expect(session.browser.deadline == .milliseconds(100) && session.browser.descriptors == [])
        // Keys tell the time, and don't put it off.
        session.wait(.milliseconds(60))
        session.press("j")
        session.wait(.milliseconds(60))
        #expect(session.send(.wake) == .redraw && session.screen.text().contains("scratch"))
    }

    /// Root reads everything.
    @Test("what may not be read says so", .enabled(if: geteuid() != 0))
    func unreadable() throws {
        let folder = tree.path + "/photos"
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder)
        defer {
            try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
        }
        var session = try session(200, 60)
        #expect(session.screen.text().contains("photos/ — permission denied"))
        try select("photos", in: &session)
        session.press(.enter)
        #expect(session.status.contains("permission denied"))
    }

    @Test("names can't play tricks on the terminal")
    func harmlessNames() throws {
        var session = try session(100, 80)
        #expect(session.screen.isHarmless)
        let text = session.screen.text()
        for shown in ["bell␇.txt", "line␊break", "red␛[31m", "tab␉stop"] {
            #expect(text.contains(shown), "\(shown)")
        }
        // They are not copied either: pasted, they would press keys.
        for name in ["bell␇.txt", "line␊break", "red␛[31m"] {
            try select(name, in: &session)
            session.press("y")
            #expect(session.screen.isHarmless && session.terminal.requests.isEmpty)
            #expect(session.status.contains("control characters"))
        }
        let path = tree.path + "/esc\u{1B}[2J"
        try tree.makeFolder("esc\u{1B}[2J")
        let inside = try Session("files", 200, 24, options: DemoOptions([.path: .text(path)]))
        #expect(inside.screen.isHarmless && inside.status.contains("esc␛[2J"))
        for format in [inside.screen.ansi(), inside.screen.svg()] {
            #expect(!format.contains("\u{1B}[2J"))
        }
    }

    /// Whether the file system takes names that are no UTF-8.
    private static let takesInvalidNames = (try? FileTree().makeFile([0xFF])) != nil

    @Test(
        "names that are no UTF-8 are shown with stand-ins, each by itself",
        .enabled(if: takesInvalidNames))
    func invalidNames() throws {
        try tree.makeFile([0x62, 0xFF, 0x31])
        try tree.makeFile([0x62, 0xFE, 0x31])
        var session = try session(80, 80)
        let shown = session.rows.filter { $0.contains("b\u{FFFD}1") }
        #expect(shown.count == 2)
        #expect(session.screen.isHarmless)
        try select("b\u{FFFD}1", in: &session)
        session.press("y")
        #expect(session.status.hasSuffix("the selected item has no text to copy"))
        session.press("v")
        #expect(session.terminal.children.map { $0.arguments.last?.last } == [0x31])
        let name = try #require(session.terminal.children[0].arguments.last?.suffix(3))
        #expect([[0x62, 0xFF, 0x31], [0x62, 0xFE, 0x31]].contains(Array(name)))
    }

    @Test("an empty folder says so")
    func empty() throws {
        for size in ["80x24", "30x9"] as [ScreenSize] {
            let session = try session(size.columns, size.rows, at: tree.path + "/Empty")
            #expect(session.screen.text().contains("This folder is empty."))
        }
    }

    @Test("a path that leads nowhere is a sentence")
    func missing() {
        let error = #expect(throws: DirectoryError.self) {
            _ = try Session("files", options: DemoOptions([.path: .text("/no/such/folder")]))
        }
        let sentence = "Cannot open “/no/such/folder”: no such file or directory. Choose a folder"
        #expect(error?.description.hasPrefix(sentence) == true)
        let file = #expect(throws: DirectoryError.self) {
            _ = try Session("files", options: DemoOptions([.path: .text(tree.path + "/README.md")]))
        }
        #expect(file?.description.contains("README.md”: not a directory.") == true)
    }

    @Test("in a folder of hundreds both ends are reached")
    func manyEntries() throws {
        for number in 0..<300 { try tree.makeFile([UInt8]("n\(number)".utf8)) }
        var session = try session()
        session.press("G")
        #expect(session.screen.text().contains("日本語.txt"))
        session.press("g")
        #expect(session.rows[3].contains("Archive/"))
    }
}
