import Browser
import Foundation
import Reflow
import Testing

@testable import Gallery

/// The keys `/`, n and N in demos with text.
@Suite struct FindTests {
    private func session(_ demo: String, _ columns: Int = 80, _ rows: Int = 24) throws -> Session {
        let tree = try FileTree()
        return try Session(demo, columns, rows, options: tree.options)
    }

    private func selected(_ session: Session) -> String {
        let row = session.rows.first { $0.contains("▌") }?.split(separator: "▌").last ?? ""
        // The last column is the scrollbar.
        return String(row).replacing(/\s*[▁-█]$/, with: "")
    }

    @Test("A typed text is found at once, from the current scroll position on")
    func incremental() throws {
        var session = try session("log")
        session.press("g", "/")
        #expect(session.prompt.hasPrefix(" Find  ▏"))
        session.type("err")
        #expect(session.prompt.hasPrefix(" Find  err▏"))
        #expect(selected(session).contains("08:00:09Z error"))
        session.type("or connection 10.0.0.5")
        let found = selected(session)
        #expect(found.contains("error connection 10.0.0.5"))
        // After the characters are deleted, the first match is selected again.
        for _ in 0..<22 { session.press(.backspace) }
        #expect(selected(session).contains("08:00:09Z error"))
        session.press(.enter)
        #expect(session.status.hasPrefix(" Log "))
    }

    @Test(
        "n and N select the next and the previous match, and report when they continue at the other end"
    )
    func repeating() throws {
        var session = try session("log")
        session.press("g", "/")
        session.type("error")
        session.press(.enter)
        let first = selected(session)
        session.press("n")
        let second = selected(session)
        #expect(second != first && second.contains("error"))
        session.press("N")
        #expect(selected(session) == first)
        session.press("N")
        #expect(session.status.contains("continued from the end"))
        #expect(selected(session).contains("error"))
        session.press("n")
        #expect(session.status.contains("continued from the start"))
        #expect(selected(session) == first)
    }

    @Test(
        "Esc restores the scroll position", arguments: ["log", "files", "processes", "emoji"])
    func goingBack(_ demo: String) throws {
        var session = try session(demo, 80, 12)
        session.press("g", "j", "j")
        session.wait(.milliseconds(100))
        let before = session.screen
        session.press("/")
        session.type("e")
        #expect(session.screen != before)
        session.press(.escape)
        #expect(session.screen == before)
    }

    @Test("Lower case letters match capitals, and capitals match only capitals")
    func smartCase() throws {
        var session = try session("movies")
        session.press("/")
        session.type("m")
        #expect(session.screen.text().contains("▌"))
        session.press(.control("u"))
        session.type("mMMM")
        #expect(session.status.contains("“mMMM” was not found"))
    }

    @Test("A text without a match shows a message and keeps the scroll position")
    func nowhere() throws {
        var session = try session("files")
        let before = session.screen
        session.press("/")
        session.type("q~q")
        #expect(session.status.contains("“q~q” was not found"))
        session.press(.enter)
        #expect(session.status.contains("“q~q” was not found"))
        session.wait()
        #expect(session.rows.dropLast() == before.lines.dropLast())
        session.press("n")
        #expect(session.status.contains("“q~q” was not found"))
    }

    /// Log with a file of the tree that contains a text.
    private func log(_ text: String, in tree: FileTree) throws -> Session {
        var options = tree.options
        let path = tree.path + "/README.md"
        options.values[.file] = .text(path)
        try Data(text.utf8).write(to: URL(filePath: path))
        return try Session("log", options: options)
    }

    @Test("A longer text discards the matches of its prefix")
    func narrowing() throws {
        var session = try session("sections")
        session.press("/")
        session.type("z")
        #expect(session.status.contains("1/"))
        session.type("zz")
        session.press(.enter)
        session.wait()
        #expect(session.status.contains("/zzz") && !session.status.contains("1/"))
    }

    @Test("Find in Log searches only lines, not headers")
    func onlyLines() throws {
        let tree = try FileTree()
        var session = try log("one\ntwo\n", in: tree)
        #expect(session.screen.text().contains("following"))
        session.press("/")
        session.type("following")
        #expect(session.status.contains("“following” was not found"))
    }

    @Test(
        "Find marks texts of elements in every demo",
        arguments: [
            ("everything", "iron"), ("basic", "14"), ("simple-list", "control 1"),
            ("million", "item 77"),
            ("switch", "omega"), ("million", "section 3"),
        ])
    func anywhere(_ demo: String, _ text: String) throws {
        var session = try session(demo, 120, 40)
        let before = session.screen
        session.press("/")
        session.type(text)
        for _ in 0..<10 { session.send(.wake) }
        session.press(.enter)
        session.wait()
        #expect(session.status.contains("/\(text)") && !session.hasEnded)
        let place = try #require(
            session.rows.dropLast().enumerated().compactMap { row, line in
                line.lowercased().range(of: text).map {
                    (row, line.distance(from: line.startIndex, to: $0.lowerBound))
                }
            }.first, "\(session.screen.text())")
        session.press(.escape)
        session.wait()
        let unmarked = session.screen
        session.press("/", .up, .enter)
        session.wait()
        let isReversed = session.screen[place.0, place.1].attributes.contains(.reverse)
        #expect(isReversed != unmarked[place.0, place.1].attributes.contains(.reverse))
        session.press(.escape, .escape)
        session.press("g")
        session.wait()
        #expect(session.rows == before.lines)
    }

    @Test(
        "A match outside items is scrolled into the visible range and marked, without a selection",
        arguments: [
            ("headers", "24 zones"), ("headers", "4 zone"), ("sections", "70 items"),
            ("sections", "section 6"), ("background", "lines and blocks"),
        ])
    func partsOfSections(_ demo: String, _ text: String) throws {
        var session = try session(demo, 80, 20)
        let before = session.screen
        session.press("/")
        session.type(text)
        session.press(.enter)
        session.wait()
        #expect(session.status.contains("/\(text) 1/1"), "\(session.status)")
        let screen = session.screen
        let rows = screen.lines.dropLast().map { $0.lowercased() }
        let row = try #require(rows.firstIndex { $0.contains(text) }, "\(screen.text())")
        let column = try #require(rows[row].range(of: text)).lowerBound.utf16Offset(in: rows[row])
        #expect(screen[row, column].attributes.contains(.reverse))
        #expect(!screen.text().contains("▌"))
        session.press("n")
        session.wait()
        #expect(session.rows.dropLast() == screen.lines.dropLast())
        session.press("/")
        session.type("nowhere at all")
        session.press(.escape, .escape)
        session.press("g")
        session.wait()
        #expect(session.screen == before)
    }

    @Test("A badge is found with its item")
    func badges() throws {
        var session = try session("badges", 80, 20)
        session.press("/")
        session.type("25")
        session.press(.enter)
        session.wait()
        #expect(session.status.contains("/25 1/1") && session.screen.text().contains("▌"))
    }

    @Test("Matches are counted again when lines are added")
    func recounting() throws {
        let tree = try FileTree()
        var session = try log("one\ntwo\none more\n", in: tree)
        session.press("g", "/")
        session.type("one")
        session.press(.enter)
        session.wait()
        #expect(session.status.contains("/one 1/2"))
        let file = try FileHandle(forWritingTo: URL(filePath: tree.path + "/README.md"))
        try file.seekToEnd()
        try file.write(contentsOf: Data("and one\n".utf8))
        try file.close()
        session.send(.wake)
        #expect(session.status.contains("/one 1/3"), "\(session.status)")
        session.press("n")
        #expect(session.status.contains("/one 2/3"))
        session.press("&")
        session.type("more")
        session.press(.enter)
        session.wait()
        #expect(session.status.contains("/one 1/1"), "\(session.status)")
        session.press("&", .enter)
        session.wait()
        #expect(session.status.contains("/one 2/3"), "\(session.status)")
    }

    @Test(
        "Lines that a filter adds above a match are searched and counted", arguments: [true, false])
    func filtering(_ isFound: Bool) throws {
        let tree = try FileTree()
        var options = tree.options
        let path = tree.path + "/README.md"
        options.values[.file] = .text(path)
        // More lines than a filter searches in one step.
        let lines = (1...120_000).map { number in
            let kind = number.isMultiple(of: 100) ? "error" : "info"
            return "\(kind) <\(number)>\(number == 500 ? " needle" : "")\n"
        }
        try Data(lines.joined().utf8).write(to: URL(fileURLWithPath: path))
        var session = try Session("log", options: options)
        func step(_ session: inout Session) {
            session.wait(.milliseconds(2))
            session.send(.wake)
        }
        for _ in 0..<3 { step(&session) }
        session.press("&")
        session.send(.paste("error"))
        session.press(.enter)
        #expect(session.status.contains(", "), "\(session.status)")
        session.press("/")
        session.send(.paste(isFound ? "00>" : "needle"))
        session.press(.enter)
        for _ in 0..<40 where session.status.contains(", ") { step(&session) }
        for _ in 0..<3 { step(&session) }
        session.wait()
        #expect(session.status.contains("&error 1200 of 120000"), "\(session.status)")
        if isFound {
            let line = try #require(selected(session).firstMatch(of: /<(\d+)00>/)?.1)
            #expect(session.status.contains("/00> \(line)/1200"), "\(session.status)")
        } else {
            #expect(selected(session).contains("error <500> needle"), "\(session.screen.text())")
        }
    }

    @Test("Typed text is not a command in any demo", arguments: demoNames)
    func swallowed(_ demo: String) throws {
        var session = try session(demo)
        session.press("/")
        session.type("quartzQ0r")
        #expect(!session.hasEnded && session.prompt.contains("quartzQ0r▏"))
        session.press(.enter)
        #expect(!session.hasEnded)
    }

    @Test("The status shows the number of the match and the number of matches")
    func counting() throws {
        var session = try session("log")
        session.press("g", "/")
        session.type("error")
        session.press(.enter)
        session.wait()
        let found = try #require(session.status.firstMatch(of: /\/error (\d+)\/(\d+)/))
        let count = try #require(Int(found.2))
        #expect(count > 1)
        session.press("N")
        session.wait()
        let former = Int(found.1) == 1 ? count : (Int(found.1) ?? 0) - 1
        #expect(session.status.contains("/error \(former)/\(count)"))
    }

    @Test("↑ restores earlier searches, and ↓ restores the typed text")
    func history() throws {
        var session = try session("emoji")
        for text in ["cat", "dog"] {
            session.press("/")
            session.type(text)
            session.press(.enter)
        }
        session.press("/")
        session.type("f")
        session.press(.up)
        #expect(session.prompt.hasPrefix(" Find  dog▏"))
        session.press(.up)
        #expect(session.prompt.hasPrefix(" Find  cat▏"))
        session.press(.up)
        #expect(session.status.contains("There is no earlier text."))
        session.press(.down, .down)
        session.wait()
        #expect(session.prompt.hasPrefix(" Find  f▏"))
    }

    @Test("No demo uses the keys of the browser", arguments: demoNames)
    func reserved(_ demo: String) throws {
        let tree = try FileTree()
        let running = try #require(Gallery.entry(named: demo)).make(tree.options)
        let taken = Set(running.features.keys.flatMap(\.keys))
        let reserved: [Key] =
            [
                "/", "n", "N", "&", ":", "?", "r", "+", "-", "=", "!", "y", "m", "'", "{", "}", "q",
                "Q", "K", "I", "C", "D", "P", "J", "T", "M", .function(1), .control("c"),
                .control("l"),
                .control("p"), .escape, .backspace,
            ] + (0...9).map { .character(Character("\($0)")) }
        #expect(taken.isDisjoint(with: reserved))
    }

    @Test("n without a search shows what to do")
    func nothingTyped() throws {
        var session = try session("files")
        session.press("n")
        #expect(session.status.contains("press / to find a text, then n and N find it again"))
    }

    @Test("Command keys are letters while typing, and a paste types its first line")
    func typing() throws {
        var session = try session("files")
        session.press("/")
        session.type("qQm?")
        #expect(session.prompt.hasPrefix(" Find  qQm?▏") && !session.hasEnded)
        session.press(.control("u"))
        session.send(.paste("zebra\nsecond line"))
        #expect(session.prompt.hasPrefix(" Find  zebra▏"))
        #expect(selected(session).contains("zebra.txt"))
        session.press(.escape)
        #expect(session.status.hasPrefix(" Files "))
        session.press("q")
        #expect(session.hasEnded)
    }

    @Test(
        "The prompt accepts 256 characters, reports more, and treats no letter as a command",
        arguments: ["log", "files"])
    func longest(_ demo: String) throws {
        var session = try session(demo)
        session.press("/")
        session.type(String(repeating: "q", count: 256))
        #expect(!session.status.contains("256"))
        // The prompt shows the end of a long text.
        session.wait()
        #expect(session.prompt.hasPrefix(" Find  …qqq") && session.prompt.contains("q▏"))
        session.type("qQ?")
        #expect(session.status.contains("Only the first 256 characters were kept."))
        #expect(!session.hasEnded)
        for _ in 0..<255 { session.press(.backspace) }
        session.wait()
        #expect(session.prompt.hasPrefix(" Find  q▏"))
    }

    @Test("A longer paste is truncated with a message")
    func longPaste() throws {
        var session = try session("log")
        session.press("/")
        session.send(.paste("\n" + String(repeating: "x", count: 5_000)))
        #expect(session.status.contains("Only the first 256 characters were kept."))
        for _ in 0..<255 { session.press(.backspace) }
        session.wait()
        #expect(session.prompt.hasPrefix(" Find  x▏"))
        // Combining marks without a limit on one letter count as characters too.
        session.press(.control("u"))
        session.send(.paste("ab" + String(repeating: "\u{301}", count: 5_000)))
        #expect(session.prompt.hasPrefix(" Find  a▏"))
    }

    @Test("Keys and the end of the program are handled while a long text is searched")
    func longSearch() throws {
        let tree = try FileTree()
        var options = tree.options
        options.values[.file] = .text(tree.path + "/README.md")
        let line = String(repeating: "some words ", count: 8) + "\n"
        try Data(String(repeating: line, count: 100_000).utf8)
            .write(to: URL(fileURLWithPath: tree.path + "/README.md"))
        var session = try Session("log", options: options)
        for _ in 0..<100 {
            session.wait(.milliseconds(1))
            session.send(.wake)
        }
        session.press("/")
        session.type("zz")
        // No line matches, so the search goes through the whole text in steps.
        let due = try #require(session.browser.deadline)
        #expect(due <= session.now + .milliseconds(2))
        session.type("some")
        #expect(session.prompt.hasPrefix(" Find  zzsome▏"))
        for _ in 0..<4 { session.press(.backspace) }
        #expect(session.status.contains("searched"), "\(session.status)")
        #expect(session.send(.end(.terminate)) == .quit)
    }

    @Test("A longer search text also finds lines that were added meanwhile")
    func growing() throws {
        let tree = try FileTree()
        var options = tree.options
        options.values[.file] = .text(tree.path + "/README.md")
        try Data("one\ntwo\n".utf8).write(to: URL(fileURLWithPath: tree.path + "/README.md"))
        var session = try Session("log", options: options)
        session.press("/")
        session.type("thr")
        #expect(session.status.contains("“thr” was not found"))
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: tree.path + "/README.md"))
        try file.seekToEnd()
        try file.write(contentsOf: Data("three\n".utf8))
        try file.close()
        session.send(.wake)
        session.type("e")
        #expect(selected(session).contains("three"))
    }
}
