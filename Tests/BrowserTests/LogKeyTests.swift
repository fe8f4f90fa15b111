import Foundation
import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// The keys of Log: following, half pages, and lines without wrapping.
@Suite struct LogKeyTests {
    private let log: LogFile

    init() throws { log = try LogFile() }

    private func lines(_ count: Int) -> String { (1...count).map { "line <\($0)>\n" }.joined() }

    @Test("F and f go to the end and follow it", arguments: ["F", "f"] as [Key])
    func follow(_ key: Key) throws {
        var session = try log.session(lines(100))
        session.press("g")
        #expect(session.rows[1].hasPrefix(" line <1>"))
        session.press(key)
        #expect(session.rows[0].contains("following") && session.text.contains("line <100>"))
        let handle = try #require(FileHandle(forWritingAtPath: log.path))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("the last\n".utf8))
        try handle.close()
        session.send(.wake)
        #expect(session.text.contains("the last"))
    }

    @Test("d and u scroll by half a page")
    func halfPages() throws {
        var session = try log.session(lines(200))
        var other = session
        for key in ["d", "d", "u", "d"] as [Key] {
            session.press(key)
            other.press(.control(key))
            #expect(session.rows.dropLast() == other.rows.dropLast())
        }
        session.press("g")
        let start = session.rows
        session.press("d")
        #expect(session.rows[1].hasPrefix(" line <6>"), "\(session.rows[1])")
        session.press("u")
        #expect(session.rows == start)
    }

    @Test("Without wrapping, each line has one row, and h and l scroll sideways")
    func unwrapped() throws {
        let long = (1...30).map { "\($0 % 10)123456789" }.joined()
        var session = try log.session("\(long)\nshort\n\u{1B}[31m\(long)\n漢字漢字\n")
        let wrapped = session.rows
        session.press("l")
        #expect(session.rows.dropLast() == wrapped.dropLast(), "Wrapped lines stay.")
        session.press("w")
        #expect(session.status.contains("wrap lines off"))
        // The first column is free for the mark of a selection, and the last one for the scrollbar.
        func shown(_ row: Int) -> String { String(session.rows[row].dropFirst().prefix(38)) }
        let columns = Array(long)
        func part(_ first: Int) -> String { String(columns[first..<first + 37]) + "…" }
        #expect(shown(1) == part(0) && shown(3) == part(0) && session.rows[2].hasPrefix(" short"))
        #expect(session.screen[3, 5].foreground == .red)
        var first = 0
        for key in ["l", "l", .right, "h", .left, "l"] as [Key] {
            session.press(key)
            first += key == "h" || key == .left ? -19 : 19
            #expect(shown(1) == part(first) && shown(3) == part(first), "\(key)")
        }
        // The longest line ends the scrolling.
        for _ in 0..<30 { session.press("l") }
        #expect(session.status.contains("the lines end here"))
        #expect(shown(1).contains("0123456789") && !shown(1).contains("…"))
        for _ in 0..<30 { session.press("h") }
        #expect(session.status.contains("the lines start here") && shown(1) == part(0))
        session.press("l", "w")
        #expect(session.status.contains("wrap lines on"))
        #expect(session.rows.dropLast() == wrapped.dropLast())
    }

    @Test("Wrapping keeps the top line, and works with line numbers and the filter")
    func place() throws {
        var session = try log.session(
            (1...90).map { "line <\($0)> and more text than fits a row of this screen\n" }.joined())
        session.type("20")
        session.press("G", .escape)
        for _ in 0..<2 {
            session.press("w")
            #expect(session.rows[1].contains("line <20>"))
        }
        session.press("w", "#")
        #expect(session.rows[1].hasPrefix(" 20 line <20>") && session.rows[2].hasPrefix(" 21 "))
        session.press("&")
        session.type("<3")
        session.press(.enter)
        #expect(session.rows[2].hasPrefix(" 31 ") || session.rows[1].hasPrefix(" 30 "))
    }

    @Test("The palette switches wrapping and line numbers")
    func palette() throws {
        var session = try log.session(lines(20))
        for (typed, message) in [
            ("wrap lines", "wrap lines off"), ("line numbers", "line numbers on"),
            ("wrap lines", "wrap lines on"), ("line numbers", "line numbers off"),
        ] {
            session.press(":")
            session.type(typed)
            #expect(session.text.contains("\(typed) on or off"))
            session.press(.enter)
            #expect(session.status.contains(message), "\(session.status)")
        }
    }

    @Test("A printed picture of Log has the file that the browser chooses")
    func chosenFile() throws {
        let options = try Program.options(demo: "log", [:], readsStandardInput: false)
        #expect(options.values.isEmpty && !options.readsStandardInput)
        let named = try Program.options(
            demo: "log", [:], argument: Array("a".utf8), readsStandardInput: false)
        #expect(named.values == [.file: .text("a")])
    }
}
