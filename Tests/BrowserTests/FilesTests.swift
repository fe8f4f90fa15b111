import Browser
import Foundation
import Reflow
import TerminalPictures
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
        var session = try Session("files", columns, rows, options: options)
        // These tests are about the two columns.
        session.closePreview()
        return session
    }

    /// Selects the entry with a name by pressing keys.
    private func select(_ name: String, in session: inout Session) throws {
        for _ in 0..<100 {
            session.press(.tab)
            if selected(session)?.hasPrefix(name) == true { return }
        }
        Issue.record("\(name) can't be selected in\n\(session.screen.text())")
    }

    /// The entry behind the mark of the selection, without its indentation and arrow.
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

    @Test("Folders form a tree on the left, and files are grouped by initial letter on the right")
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

    @Test("dates are told anew when another day begins, without an input")
    func midnight() throws {
        var demo = try FilesDemo(path: Array(tree.path.utf8))
        let nextDay = try #require(demo.nextDay)
        #expect(demo.deadline != nil && demo.deadline! <= nextDay)
        let isDifferent = demo.advance(to: nextDay)
        #expect(isDifferent && demo.deadline != nil && demo.deadline! > nextDay)
    }

    @Test("Opening a folder and going back keeps the scroll position, up to the start folder")
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
        // A folder above the start folder needs two key presses in a row.
        for _ in 0..<2 {
            session.press(.backspace)
            #expect(session.status.hasSuffix("the program started here; press again to go up"))
            session.press("j", "k")
            session.wait()
            #expect(session.screen == before && !session.hasEnded)
        }
    }

    @Test("Right expands a folder, and left collapses it or selects its parent")
    func expanding() throws {
        try tree.makeFolder("Archive/inner/innermost")
        var session = try session(80, 20)
        try select("Archive/", in: &session)
        let before = session.screen
        session.press(.right)
        #expect(
            tree(session).starts(with: ["Folders", "../", "▾ files/", "▌   ▾ Archive/", "▸ inner/"])
        )
        #expect(
            session.status.contains("files "),
            "The right column still shows the files of the start folder.")
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

    @Test("Enter shows the contents of a folder, and closes it again")
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
        #expect(session.status.contains("2 → 1 column"), "The tree uses the whole width.")
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
        // Collapsing a folder around the open folder opens the collapsed folder.
        session.press(.enter, .down, .enter, .up, .enter)
        #expect(session.status.contains("files/Archive "))
    }

    @Test("A second click opens a folder")
    func clicks() throws {
        var session = try session()
        let row = try #require(session.rows.firstIndex { $0.contains("▸ photos/") })
        session.mouse(.press, 8, row)
        session.mouse(.press, 8, row)
        #expect(session.screen.text().contains("dunes.jpg"))
    }

    @Test("Parameters that change in a subfolder stay in its parent")
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

    @Test("A dangling link and an open folder show a message")
    func refusals() throws {
        var session = try session(80, 60)
        #expect(session.screen.text().contains("gone — a broken link"))
        try select("gone", in: &session)
        session.press(.enter)
        #expect(session.status.hasSuffix("“gone” cannot be opened: a broken link"))
        #expect(session.terminal.children == [])
        session.press(.left)
        #expect(selected(session) == "files/")
        session.press(.down, .enter, .enter)
        #expect(session.status.contains("“Archive” is open already."))
    }

    @Test("Opening a removed folder shows a message and changes nothing else")
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

    @Test("Changes on disk are shown, and the scroll position stays")
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
        // A change that follows at once waits for the next read.
        #expect(session.send(.wake) == .ignored)
        session.wait()
        #expect(session.send(.wake) == .redraw)
        #expect(tree(session).contains("▸ aaa/"))
        #expect(selected(session)?.hasPrefix("photos/") == true)
        // The opened folder disappears, so its parent is shown.
        try tree.remove("photos")
        session.wait()
        session.send(.wake)
        #expect(session.status.contains("files ") && !tree(session).contains("▸ photos/"))
        #expect(session.screen.text().contains("Apples.txt"))
    }

    @Test("If the selected entry disappears, its neighbour is selected")
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
        #expect(selected(session) == "Ölfass.pdf", "The first entry of the next letter.")
    }

    @Test("A busy folder is read ten times a second, even if the entries stay the same")
    func busyFolder() throws {
        var session = try session(80, 80)
        try tree.makeFile(Array("scratch".utf8))
        try tree.remove("scratch")
        #expect(session.send(.wake) == .ignored)
        try tree.makeFile(Array("scratch".utf8))
        #expect(session.send(.wake) == .ignored)
        #expect(session.browser.deadline == .milliseconds(100) && session.browser.descriptors == [])
        // Keys advance the time and do not delay the read.
        session.wait(.milliseconds(60))
        session.press("j")
        session.wait(.milliseconds(60))
        #expect(session.send(.wake) == .redraw && session.screen.text().contains("scratch"))
    }

    /// Root can read all folders.
    @Test("An unreadable folder shows a message", .enabled(if: geteuid() != 0))
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

    @Test("File names cannot send control sequences to the terminal")
    func harmlessNames() throws {
        var session = try session(100, 80)
        #expect(session.screen.isHarmless)
        let text = session.screen.text()
        for shown in ["bell␇.txt", "line␊break", "red␛[31m", "tab␉stop"] {
            #expect(text.contains(shown), "\(shown)")
        }
        // Names with control characters are not copied, because pasting them would press keys.
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

    /// Whether the file system accepts names that are not valid UTF-8.
    private static let takesInvalidNames = (try? FileTree().makeFile([0xFF])) != nil

    @Test(
        "Names that are not valid UTF-8 appear with replacement characters and stay separate",
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

    @Test("An empty folder shows a message")
    func empty() throws {
        for size in ["80x24", "30x9"] as [ScreenSize] {
            let session = try session(size.columns, size.rows, at: tree.path + "/Empty")
            #expect(session.screen.text().contains("This folder is empty."))
        }
    }

    @Test("A missing path gives an error message")
    func missing() {
        let error = #expect(throws: DemoError.self) {
            _ = try Session("files", options: DemoOptions([.path: .text("/no/such/folder")]))
        }
        let sentence = "Cannot open “/no/such/folder”: no such file or directory. Choose a folder"
        #expect(error?.description.hasPrefix(sentence) == true)
        let file = #expect(throws: DemoError.self) {
            _ = try Session("files", options: DemoOptions([.path: .text(tree.path + "/README.md")]))
        }
        #expect(file?.description.contains("README.md”: not a directory.") == true)
    }

    @Test("The keys reach both ends of a folder with hundreds of entries")
    func manyEntries() throws {
        for number in 0..<300 { try tree.makeFile([UInt8]("n\(number)".utf8)) }
        var session = try session()
        session.press("G")
        #expect(session.screen.text().contains("日本語.txt"))
        session.press("g")
        #expect(session.rows[3].contains("Archive/"))
    }
}
