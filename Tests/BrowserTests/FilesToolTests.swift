import Browser
import Foundation
import Reflow
import Testing

@testable import Gallery

/// The commands for files: sorting, hiding, opening and copying.
@Suite struct FilesToolTests {
    private let tree: FileTree

    init() throws { tree = try FileTree() }

    private func session(
        _ columns: Int = 80, _ rows: Int = 24, at path: String = ""
    ) throws -> Session {
        var session = try Session(
            "files", columns, rows,
            options: path.isEmpty ? tree.options : .folder(tree.path + path, shownAs: "files"))
        // These tests are about the two columns.
        session.closePreview()
        return session
    }

    private func select(_ name: String, in session: inout Session) throws {
        for _ in 0..<100 {
            session.press(.tab)
            // The target of a link follows its name.
            if selected(session)?.split(separator: " → ").first.map(String.init) == name { return }
        }
        Issue.record("\(name) can't be selected in\n\(session.screen.text())")
    }

    private func selected(_ session: Session) -> String? {
        let row = session.rows.first { $0.contains("▌") }
        let marked = row.flatMap { $0.split(separator: "▌", maxSplits: 1).last }
        return marked.flatMap { row in
            row.drop { " ▸▾".contains($0) }.replacing("  ", with: "\u{0}")
                .split(separator: "\u{0}").first.map(String.init)
        }
    }

    /// The rows of the right column.
    private func files(_ session: Session) -> [String] {
        session.rows.dropLast().map { row in
            row.dropFirst(session.size.columns * 2 / 5 + 1).split(separator: " ").joined(
                separator: " ")
        }.filter { !$0.isEmpty && $0 != "▏" }
    }

    @Test("Sizes and dates appear beside names, and disappear if the names need the room")
    func columns() throws {
        let wide = try session(200, 80)
        #expect(files(wide).contains("README.md 2K 09:05"))
        #expect(files(wide).contains("zebra.txt 700 3 Feb"))
        #expect(files(wide).contains("log-10.txt 0 2023"))
        #expect(files(wide).contains("gone — a broken link → nowhere"))
        func row(_ columns: Int) throws -> String {
            let session = try session(columns, 80)
            return session.rows.first { $0.contains("README.md") }?
                .split(separator: " ").joined(separator: " ") ?? ""
        }
        #expect(try row(40) == "README.md 2K 09:05")
        #expect(try row(32) == "README.md 2K" && row(24) == "README.md" && row(15) == "README.md")
    }

    @Test("Sorting by date keeps the date column longest")
    func keptColumn() throws {
        var session = try session(32, 80)
        session.press("s")
        #expect(session.rows.contains { $0.hasPrefix("  README.md") && $0.hasSuffix("09:05") })
    }

    @Test("s sorts by name, date and size in turn, S reverses the order, and both show a message")
    func sorting() throws {
        var session = try session(200, 80)
        let before = session.screen
        session.press("s")
        #expect(session.status.hasSuffix("sorted by date, newest first"))
        let headings = [
            "Later than today", "Today", "This week", "This month", "January", "2023",
            "Without a date",
        ]
        let bands = files(session).filter { headings.contains($0) }
        #expect(bands == headings)
        #expect(
            files(session)[1...4] == [
                "_private 0 1 Mar", "Today", "alpha.swift 0 17:30", "README.md 2K 09:05",
            ])
        session.press("S")
        #expect(session.status.hasSuffix("sorted by date, oldest first"))
        #expect(
            files(session).filter { headings.contains($0) } == headings.dropLast().reversed()
                + headings.suffix(1))
        session.press("s")
        #expect(session.status.hasSuffix("sorted by size, largest first"))
        #expect(
            files(session)[0...5] == [
                "Megabytes", "12 monkeys.avi 3.0M 31 Jan", "Kilobytes", "README.md 2K 09:05",
                "Bytes", "zebra.txt 700 3 Feb",
            ])
        session.press("s")
        #expect(session.status.hasSuffix("sorted by name"))
        session.wait()
        #expect(session.screen == before)
        session.press("3", "s")
        #expect(session.status.hasSuffix("s does not take a number"))
    }

    @Test(
        "The selected file stays selected and visible",
        arguments: ["log-30.txt", "README.md", "zebra.txt"])
    func kept(_ name: String) throws {
        var session = try session(80, 24)
        try select(name, in: &session)
        for key in ["s", "s", "S", "s", "S"] as [Key] {
            session.press(key)
            #expect(selected(session) == name, "\(session.screen.text())")
        }
    }

    @Test("The key . hides and shows names that begin with a dot")
    func hiding() throws {
        try tree.makeFolder(".git")
        var session = try session(100, 80)
        let before = session.screen
        session.press(".")
        #expect(session.status.hasSuffix("not shown: 2 hidden files"))
        #expect(
            !session.screen.text().contains(".profile") && !session.screen.text().contains(".git/"))
        session.press(".")
        #expect(session.status.hasSuffix("hidden files are shown"))
        session.wait()
        #expect(session.screen == before)
    }

    @Test(
        "A folder with only hidden files shows a message, and an opened hidden folder stays visible"
    )
    func hiddenFolder() throws {
        try tree.makeFolder("beta/.git")
        for name in ["beta/.git/HEAD", "Empty/.keep", "photos/.a"] {
            try tree.makeFile(Array(name.utf8))
        }
        var session = try session(100, 40, at: "/Empty")
        session.press(".")
        #expect(session.screen.text().contains("Everything here is hidden. Press . to show it."))
        session = try self.session(100, 40, at: "/beta")
        try select(".git/", in: &session)
        session.press(.enter, ".")
        #expect(session.screen.text().contains(".git/") && session.screen.text().contains("HEAD"))
        session.press(.backspace)
        #expect(!session.screen.text().contains(".git/"))
        try tree.remove("photos/beach.jpg")
        try tree.remove("photos/dunes.jpg")
        session = try self.session(100, 40)
        try select("photos/", in: &session)
        session.press(.enter, ".")
        #expect(session.rows[0].hasPrefix(" Folders · photos/ has 1 hidden file"))
    }

    @Test("Enter opens a file in the pager and v in the editor, with any file name")
    func opening() throws {
        var options = tree.options
        options.standIns.environment = ["PAGER": "less -R", "EDITOR": "nano"]
        var session = try Session("files", 80, 60, options: options)
        try select("12 monkeys.avi", in: &session)
        let before = session.screen
        #expect(session.press(.enter) == .redraw)
        #expect(session.screen == before)
        session.press("v")
        let path = "\(tree.path)/12 monkeys.avi"
        #expect(
            session.terminal.children == [
                ChildProcess("less", ["-R", path]), ChildProcess("nano", [path]),
            ])
        session.terminal.childCause = { _ in .notStarted("no such file or directory") }
        session.press("v")
        #expect(session.status.hasSuffix("“nano” cannot be started: no such file or directory"))
        session.terminal.childCause = { _ in .exited(2) }
        session.press(.enter)
        #expect(session.status.hasSuffix("“less” has ended with status 2"))
    }

    @Test("v needs a selected file")
    func editing() throws {
        var session = try session()
        session.press("v")
        #expect(session.status.hasSuffix("tab selects a file to edit"))
        session.press(.tab, "v")
        #expect(session.status.hasSuffix("“..” is a folder; v edits files"))
        session.press(.tab, "v")
        #expect(session.status.hasSuffix("“files” is a folder; v edits files"))
        #expect(session.terminal.children == [])
    }

    @Test("A second click opens a file, also in the preview")
    func clicking() throws {
        var session = try Session(nil, 120, 40, options: tree.options)
        try session.choose("files")
        let row = try #require(session.rows.firstIndex { $0.contains("alpha.swift") })
        let text = session.rows[row]
        let name = try #require(text.range(of: "alpha.swift"))
        let place = text.distance(from: text.startIndex, to: name.lowerBound)
        for _ in 0..<2 { session.mouse(.press, place, row) }
        #expect(
            session.terminal.children.map { $0.arguments.last } == [
                Array("\(tree.path)/alpha.swift".utf8)
            ])
    }

    @Test("y copies the path and reports only that")
    func copying() throws {
        var session = try session(100, 60)
        session.press("y")
        #expect(session.status.hasSuffix("select an item with tab, then y copies it"))
        session.press(.tab, "y")
        #expect(session.status.hasSuffix("the selected item has no text to copy"))
        session.press(.tab, "y")
        try select("alpha.swift", in: &session)
        session.press("2", "y")
        #expect(session.status.hasSuffix("y does not take a number"))
        session.press("y")
        #expect(
            session.status.contains("copied, if the terminal allows it: …")
                && session.status.hasSuffix("/alpha.swift"))
        #expect(session.terminal.requests == [.copy(tree.path), .copy("\(tree.path)/alpha.swift")])
    }

    @Test("y copies the line in Log, the process number in Processes, and a command line elsewhere")
    func copyingElsewhere() throws {
        let path = try #require(DemoOptions.fixed.path(.file))
        let log = try String(contentsOfFile: String(decoding: path, as: UTF8.self), encoding: .utf8)
        let lines = log.split(separator: "\n").map(String.init)
        for demo in ["log", "processes"] {
            var session = try Session(demo, 80, 24)
            session.press(.tab, "y")
            guard case .copy(let text)? = session.terminal.requests.first else {
                Issue.record("No request was sent to the terminal.")
                continue
            }
            if demo == "log" {
                // A long line continues in the next row.
                let row = try #require(session.rows.first { $0.hasPrefix("▌") })
                #expect(lines.contains(text) && row.dropFirst().hasPrefix(text.prefix(60)))
            } else {
                #expect(Int(text) != nil, "\(text)")
            }
            #expect(session.status.contains("copied, if the terminal allows it: "))
        }
        var session = try Session("basic", 80, 24)
        session.press(.tab, "y")
        #expect(session.status.contains("copied, if the terminal allows it: reflow basic"))
    }

    @Test("A text with control characters is not copied")
    func controlCharacters() throws {
        let file = "\(tree.path)/line"
        try "rm -r x\rharmless\n".write(toFile: file, atomically: true, encoding: .utf8)
        var session = try Session("log", 80, 24, options: DemoOptions([.file: .text(file)]))
        session.press(.tab, "y")
        #expect(session.terminal.requests.isEmpty)
        #expect(session.status.contains("not copied: the text contains control characters"))
    }

    @Test(
        "Backspace twice, or Enter on .., opens the folder above the start folder, and then one press suffices"
    )
    func above() throws {
        for keys in [[.backspace, .backspace], [.tab, .enter]] as [[Key]] {
            var session = try session(80, 30, at: "/photos")
            for key in keys { session.press(key) }
            #expect(selected(session) == "photos/", "\(session.screen.text())")
            #expect(
                session.screen.text().contains("Apples.txt")
                    || session.screen.text().contains("alpha.swift"))
            let parent = try #require(tree.path.split(separator: "/").last)
            #expect(session.rows.contains { $0.contains("▾ \(parent.prefix(15))") })
            session.press(.enter)
            #expect(session.screen.text().contains("beach.jpg"))
            session.press(.backspace, .backspace)
            #expect(selected(session)?.hasPrefix("reflow-") == true, "\(session.screen.text())")
        }
    }

    @Test("The root folder has no parent")
    func rootOfAll() throws {
        var session = try Session("files", 80, 30, options: .folder("/", shownAs: "/"))
        #expect(!session.screen.text().contains("../"))
        session.press(.backspace)
        #expect(session.status.hasSuffix("“/” has no parent folder"))
    }

    @Test("A removed folder shows a message, and the same screen returns with the folder")
    func goneFolder() throws {
        var session = try session(100, 40)
        try select("photos/", in: &session)
        session.press(.enter)
        try select("dunes.jpg", in: &session)
        let before = session.screen
        try tree.rename("photos", to: "aside")
        session.send(.wake)
        #expect(session.status.hasSuffix("“photos” is gone: it was renamed or removed"))
        #expect(session.screen.text().contains("Apples.txt"))
        try tree.rename("aside", to: "photos")
        session.wait()
        session.send(.wake)
        #expect(session.status.hasSuffix("“photos” is back"))
        session.wait()
        #expect(session.screen == before)
    }

    @Test("A removed start folder shows a message, and the same screen returns with the folder")
    func goneRoot() throws {
        try tree.makeFolder("a/inner")
        try tree.makeFile(Array("a/inner/one".utf8))
        var session = try session(100, 40, at: "/a")
        try select("inner/", in: &session)
        session.press(.enter)
        session.wait()
        let before = session.screen
        for _ in 0..<2 {
            try tree.rename("a", to: "b")
            session.wait()
            session.send(.wake)
            #expect(session.status.hasSuffix("“files” is gone: it was renamed or removed"))
            session.wait()
            #expect(
                session.screen.text().contains(
                    "“files” is gone: it was renamed or removed. It appears again"))
            try tree.rename("b", to: "a")
            session.wait(.seconds(10))
            session.send(.wake)
            #expect(session.status.hasSuffix("“files” is back"), "\(session.screen.text())")
            session.wait()
            #expect(session.screen == before)
        }
    }

    @Test("A folder without files leaves the whole screen to the tree")
    func treeAlone() throws {
        for name in ["one", "two"] { try tree.makeFolder("Empty/\(name)") }
        let session = try session(120, 24, at: "/Empty")
        #expect(session.rows[0].hasPrefix(" Folders · no files in files/"))
        let shown = session.rows.dropLast().map { $0.split(separator: " ").joined(separator: " ") }
        let years = shown[3...4].map { $0.suffix(4) }
        #expect(years.allSatisfy { Int($0) != nil }, "Folders have dates there: \(shown)")
    }

    @Test("Sorting in a folder without files still shows the order of files")
    func sortingFolders() throws {
        for name in ["one", "two"] { try tree.makeFolder("Empty/\(name)") }
        var session = try session(80, 24, at: "/Empty")
        for (key, order) in [
            ("s", "by date, newest first"), ("S", "by date, oldest first"),
            ("s", "by size, largest first"), ("s", "by name"),
        ] as [(Key, String)] {
            session.press(key)
            #expect(session.status.hasSuffix("files \(order); folders stay by name"))
        }
    }

    @Test("An entry that is not a regular file is not opened, and a message names its kind")
    func noFile() throws {
        #expect(mkfifo(tree.path + "/a tube", 0o600) == 0)
        for (name, target) in [("a null", "/dev/null"), ("a late one", "later")] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(tree.path)/\(name)", withDestinationPath: target)
        }
        try tree.makeFile(Array("later".utf8))
        for key in [.enter, "v"] as [Key] {
            var session = try session(100, 80)
            try select("a null", in: &session)
            session.press(key)
            #expect(session.status.hasSuffix("cannot be opened: it is a device or a socket"))
            try select("a tube", in: &session)
            session.press(key)
            #expect(session.status.hasSuffix("“a tube” cannot be opened: it is a pipe"))
            #expect(session.terminal.children == [])
        }
        // The file was removed after the folder was read.
        var session = try session(100, 80)
        try select("a late one", in: &session)
        try tree.remove("later")
        session.press(.enter)
        #expect(
            session.status.hasSuffix("“a late one” cannot be opened: no such file or directory"))
        #expect(session.terminal.children == [])
    }

    @Test("Right enters an open folder, left returns to it, and right beside files selects a file")
    func goingIn() throws {
        var session = try session(40, 60)
        try select("files/", in: &session)
        session.press(.right)
        #expect(selected(session) == "Archive/")
        session.press(.enter, .right)
        #expect(selected(session) == "2023.tar")
        session.press(.left)
        #expect(selected(session) == "Archive/")
        session.press(.left)
        #expect(selected(session) == "files/")
        try select("beta/", in: &session)
        session.press(.right)
        #expect(session.status.hasSuffix("there are no folders in “beta”"))
        session = try self.session(80, 20)
        try select("files/", in: &session)
        session.press(.right)
        #expect(selected(session)?.hasSuffix("/") == false)
    }

    @Test("Backspace in a removed folder opens the nearest existing parent at once")
    func aboveGoneFolder() throws {
        for isKnown in [false, true] {
            try tree.makeFolder("outer/inner/innermost")
            try tree.makeFile(Array("outer/inner/innermost/file".utf8))
            var session = try session(100, 60, at: "/outer/inner")
            try select("innermost/", in: &session)
            session.press(.enter)
            try tree.remove("outer")
            if isKnown {
                session.wait()
                session.send(.wake)
            }
            session.press(.backspace)
            #expect(
                session.status.contains("“files” is gone: this is the nearest folder above it"))
            #expect(session.screen.text().contains("Photos 2024/"))
        }
    }

    @Test("A new day moves the files of the previous day to another group")
    func anotherDay() throws {
        var demo = try FilesDemo(path: Array(tree.path.utf8))
        let end = try #require(demo.nextDay)
        #expect(end > .zero && end <= .seconds(90_000) && demo.deadline == end)
        demo.order.key = .date
        demo.today = CalendarDay(year: 1970, month: 1, day: 1)
        #expect(demo.advance(to: end) && demo.today == .today)
        #expect(try #require(demo.nextDay) > end)
    }
}
