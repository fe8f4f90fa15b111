import Browser
import Foundation
import Reflow
import Testing

@testable import Gallery

/// `/`, n and N in demos with text.
@Suite struct FindTests {
    private func session(_ demo: String, _ columns: Int = 80, _ rows: Int = 24) throws -> Session {
        let tree = try FileTree()
        return try Session(demo, columns, rows, options: tree.options)
    }

    private func selected(_ session: Session) -> String {
        session.rows.first { $0.contains("▌") }?.split(separator: "▌").last.map(String.init) ?? ""
    }

    @Test("what is typed is found at once, from where the reader is")
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
        // Taken back, the first match is found again.
        for _ in 0..<22 { session.press(.backspace) }
        #expect(selected(session).contains("08:00:09Z error"))
        session.press(.enter)
        #expect(session.status.hasPrefix(" Log "))
    }

    @Test("n and N go to the next and the one before, and say when they go around")
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
        #expect(session.status.contains("from the end again"))
        #expect(selected(session).contains("error"))
        session.press("n")
        #expect(session.status.contains("from the start again"))
        #expect(selected(session) == first)
    }

    @Test(
        "esc goes back to where the reader was", arguments: ["log", "files", "processes", "emoji"])
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

    @Test("small letters find capitals, capitals find only themselves")
    func smartCase() throws {
        var session = try session("movies")
        session.press("/")
        session.type("m")
        #expect(session.screen.text().contains("▌"))
        session.press(.control("u"))
        session.type("mMMM")
        #expect(session.status.contains("“mMMM” is nowhere"))
    }

    @Test("what is nowhere says so, and the reader stays")
    func nowhere() throws {
        var session = try session("files")
        let before = session.screen
        session.press("/")
        session.type("q~q")
        #expect(session.status.contains("“q~q” is nowhere"))
        session.press(.enter)
        session.wait()
        #expect(session.rows.dropLast() == before.lines.dropLast())
        session.press("n")
        #expect(session.status.contains("“q~q” is nowhere"))
    }

    @Test(
        "in any demo what its elements show is found, and marked",
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

    @Test("what is typed is swallowed in every demo", arguments: demoNames)
    func swallowed(_ demo: String) throws {
        var session = try session(demo)
        session.press("/")
        session.type("quartzQ0r")
        #expect(!session.hasEnded && session.prompt.contains("quartzQ0r▏"))
        session.press(.enter)
        #expect(!session.hasEnded)
    }

    @Test("which of how many matches it is, is said")
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

    @Test("↑ brings back what was found before, ↓ what was being typed")
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
        #expect(session.status.contains("nothing was found before that"))
        session.press(.down, .down)
        session.wait()
        #expect(session.prompt.hasPrefix(" Find  f▏"))
    }

    @Test("keys that find are no demo's own", arguments: demoNames)
    func reserved(_ demo: String) throws {
        let tree = try FileTree()
        let running = try #require(Gallery.entry(named: demo)).make(tree.options)
        let taken = Set(running.keys.flatMap(\.keys))
        let reserved: [Key] = [
            "/", "n", "N", "&", ":", "?", "r", "+", "-", "0", "y", "m", "q", "Q", "K", "I", "C",
            "D", "T", .escape, .backspace,
        ]
        #expect(taken.isDisjoint(with: reserved))
    }

    @Test("n without anything typed says what to do")
    func nothingTyped() throws {
        var session = try session("files")
        session.press("n")
        #expect(session.status.contains("/ finds text, n and N find it again"))
    }

    @Test("keys that mean something elsewhere are letters while typing, and pasting types")
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
        "256 characters are taken, more is said, and nothing typed is a command",
        arguments: ["log", "files"])
    func longest(_ demo: String) throws {
        var session = try session(demo)
        session.press("/")
        session.type(String(repeating: "q", count: 256))
        #expect(!session.status.contains("256"))
        // What fits of its end is seen.
        session.wait()
        #expect(session.prompt.hasPrefix(" Find  …qqq") && session.prompt.contains("q▏"))
        session.type("qQ?")
        #expect(session.status.contains("no more than 256 characters are taken"))
        #expect(!session.hasEnded)
        for _ in 0..<255 { session.press(.backspace) }
        session.wait()
        #expect(session.prompt.hasPrefix(" Find  q▏"))
    }

    @Test("of a paste that is longer as much is taken, and that is said")
    func longPaste() throws {
        var session = try session("log")
        session.press("/")
        session.send(.paste("\n" + String(repeating: "x", count: 5_000)))
        #expect(session.status.contains("no more than 256 characters are taken"))
        for _ in 0..<255 { session.press(.backspace) }
        session.wait()
        #expect(session.prompt.hasPrefix(" Find  x▏"))
        // Marks that make one letter of a text without end are characters too.
        session.press(.control("u"))
        session.send(.paste("ab" + String(repeating: "\u{301}", count: 5_000)))
        #expect(session.prompt.hasPrefix(" Find  a▏"))
    }

    @Test("what is typed on is found in lines that came meanwhile")
    func growing() throws {
        let tree = try FileTree()
        var options = tree.options
        options.values[.file] = .text(tree.path + "/README.md")
        try Data("one\ntwo\n".utf8).write(to: URL(fileURLWithPath: tree.path + "/README.md"))
        var session = try Session("log", options: options)
        session.press("/")
        session.type("thr")
        #expect(session.status.contains("“thr” is nowhere"))
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: tree.path + "/README.md"))
        try file.seekToEnd()
        try file.write(contentsOf: Data("three\n".utf8))
        try file.close()
        session.send(.wake)
        session.type("e")
        #expect(selected(session).contains("three"))
    }
}
