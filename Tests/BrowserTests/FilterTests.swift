import Browser
import Foundation
import Reflow
import Testing

@testable import Gallery

/// The filter `&`, which shows only lines or items with a text.
@Suite struct FilterTests {
    private let tree: FileTree
    private let file: String

    init() throws {
        tree = try FileTree()
        file = tree.path + "/README.md"
    }

    /// Numbered lines. Every tenth line is an error, and every seventh line is long.
    private func lines(_ numbers: ClosedRange<Int>) -> String {
        numbers.map { number in
            let kind = number.isMultiple(of: 10) ? "error" : "info"
            let end = number.isMultiple(of: 7) ? String(repeating: " and so on", count: 12) : ""
            return "\(kind) <\(number)>\(end)\n"
        }.joined()
    }

    private func log(
        _ columns: Int = 80, _ rows: Int = 24, lines count: Int = 500
    ) throws -> Session {
        try Data(lines(1...count).utf8).write(to: URL(fileURLWithPath: file))
        var options = tree.options
        options.values[.file] = .text(file)
        return try Session("log", columns, rows, options: options)
    }

    private func append(_ text: String) throws {
        let handle = try #require(FileHandle(forWritingAtPath: file))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
    }

    /// The rows between the header and the status line, without the scrollbar.
    private func content(_ session: Session) -> [String] {
        let columns = 0..<session.size.columns - 1
        let content = session.screen.cells(columns: columns, rows: 1..<session.size.rows - 1)
        return content.map { $0.map(\.glyph.description).joined() }
    }

    @Test("The filter applies while the user types, and the status shows the number of matches")
    func incremental() throws {
        var session = try log()
        session.press("g", "&")
        #expect(session.prompt.hasPrefix(" Filter  ▏"))
        session.type("Err")
        #expect(session.rows[0].contains(" · 500 lines, none with “Err”"))
        #expect(session.screen.text().contains("No line has “Err”."))
        session.press(.control("u"))
        session.type("error")
        #expect(session.status.contains("50 of 500 shown"))
        session.press(.enter)
        session.wait()
        #expect(session.status.contains("&error 50 of 500"))
        #expect(session.rows[0].contains("lines 10–200 of 500"))
        let lines = content(session).filter { $0.contains("<") }
        #expect(lines.count == 20 && lines.allSatisfy { $0.contains("error") })
    }

    @Test(
        "Esc restores all lines and the scroll position, while typing and later", arguments: 0..<12)
    func keepingPlace(_ case: Int) throws {
        var session = try log()
        session.press("g")
        session.press("7", "7", "j")
        for _ in 0..<`case` { session.press("j") }
        if `case`.isMultiple(of: 3) { session.press(.tab, .tab, .tab) }
        let before = content(session)
        for text in ["e", "error", "<3", "nowhere", "info"] {
            session.press("&")
            session.type(text)
            session.press(.escape)
            #expect(content(session) == before)
            session.press("&")
            session.type(text)
            session.press(.enter)
            session.wait()
            session.press(.escape)
            #expect(content(session) == before, "\(text)")
        }
    }

    @Test("The top line stays if it matches, and otherwise the next match comes to the top")
    func nearest() throws {
        var session = try log()
        session.press("2", "0", "3", "G", .escape)
        #expect(content(session)[0].contains("<203>"))
        session.press("&")
        session.type("info")
        #expect(content(session)[0].contains("<203>"))
        session.press(.control("u"))
        session.type("error")
        #expect(content(session)[0].contains("<210>"))
        session.press(.control("u"))
        session.type("<1")
        // No later line matches.
        #expect(content(session).last { $0.contains("<") }?.contains("<199>") == true)
    }

    @Test("A file without a matching line shows this under its name, beside other files")
    func replaced() throws {
        var session = try log(80, 24, lines: 20)
        session.press("&")
        session.type("error")
        session.press(.enter)
        for content in ["info\n", "info\ninfo\n"] {
            try Data(content.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
            session.send(.wake)
        }
        session.wait()
        #expect(session.rows.contains { $0.contains("· 1 line, none with “error” · replaced") })
        #expect(session.rows.contains { $0.contains("· 2 lines, none with “error” · following") })
    }

    @Test("A selected line stays in its row when the filter ends")
    func context() throws {
        var session = try log()
        session.press("g", "&")
        session.type("error")
        session.press(.enter, " ", .tab, .tab)
        session.wait()
        let row = try #require(session.rows.firstIndex { $0.contains("▌") })
        let line = session.rows[row]
        session.press(.escape)
        #expect(session.rows[row].prefix(20) == line.prefix(20))
        #expect(session.rows[row + 1].contains("info"))
    }

    @Test(
        "Esc removes the find, the filter and the selection in turn, and an empty filter shows all lines"
    )
    func takingBack() throws {
        var session = try log()
        session.press("g", "&")
        session.type("error")
        session.press(.enter, "/")
        session.type("<30>")
        session.press(.enter)
        session.wait()
        #expect(session.status.contains("&error 50 of 500 · /<30> 1/1"))
        session.press(.escape)
        #expect(session.status.contains("&error") && !session.status.contains("/<30>"))
        session.press(.escape)
        #expect(!session.status.contains("&error") && session.screen.text().contains("▌"))
        session.press(.escape)
        #expect(!session.screen.text().contains("▌"))
        session.press(.escape)
        #expect(session.status.contains("q quits"))
        session.press("&")
        session.type("error")
        session.press(.enter)
        session.wait()
        #expect(session.status.contains("&error 50 of 500"))
        let before = content(session)
        session.press("&")
        #expect(content(session) == before)
        session.press(.enter)
        #expect(content(session) != before && !session.status.contains("&"))
    }

    @Test("The status shows that a filter is active, at every width", arguments: [40, 60, 80, 120])
    func said(_ columns: Int) throws {
        var session = try log(columns, 20)
        session.press("&")
        session.type("error")
        session.press(.enter)
        session.wait()
        #expect(session.status.contains("&error 50 of 500"))
    }

    @Test("Esc and ↑ restore an earlier filter")
    func history() throws {
        var session = try log()
        session.press("g", "&")
        session.type("error")
        session.press(.enter, "&")
        session.type("info")
        #expect(session.status.contains("450 of 500"))
        session.press(.escape)
        #expect(session.status.contains("&error 50 of 500"))
        session.press("&", .up)
        #expect(session.prompt.hasPrefix(" Filter  error▏"))
        session.press(.up)
        #expect(session.status.contains("There is no earlier text."))
    }

    @Test("n and N go through the matching lines")
    func finding() throws {
        var session = try log()
        session.press("g", "&")
        session.type("error")
        session.press(.enter, "/")
        session.type("0>")
        session.press(.enter, "n", "n")
        session.wait()
        #expect(session.status.contains("/0> 3/50"))
        #expect(session.rows.contains { $0.contains("▌error <30>") })
    }

    @Test("A followed log stays followed, and shows only new lines that match")
    func following() throws {
        var session = try log()
        session.press("&")
        session.type("error")
        session.press(.enter)
        session.wait()
        #expect(session.rows[0].contains("50 of 500 lines · following"))
        #expect(content(session).last { $0.contains("<") }?.contains("<500>") == true)
        try append("info <501>\nerror <502>\ninfo <503>\nerr")
        session.send(.wake)
        #expect(session.rows[0].contains("51 of 504 lines · following"))
        #expect(content(session).last { $0.contains("<") }?.contains("<502>") == true)
        try append("or <504>")
        session.send(.wake)
        #expect(content(session).last { $0.contains("<") }?.contains("<504>") == true)
        session.press(.escape)
        #expect(session.rows[0].contains("504 lines · following"))
        #expect(content(session).contains { $0.contains("<503>") })
        // After the reader scrolls up, new lines do not scroll the view.
        session.press("&")
        session.type("error")
        session.press(.enter, "g")
        let before = content(session)
        try append("\nerror <505>\n")
        session.send(.wake)
        #expect(content(session) == before && session.rows[0].contains(" of 505"))
        session.press("f")
        #expect(content(session).last { $0.contains("<") }?.contains("<505>") == true)
    }

    @Test("A filter with few matches keeps the scroll position and does not follow")
    func fewMatches() throws {
        var session = try log()
        session.press("1", "0", "0", "G", .escape)
        let before = content(session)
        session.press("&")
        session.type("<11>")
        session.press(.enter, "j", "k")
        session.press("&", .enter)
        #expect(content(session).contains { $0.contains("<11>") })
        #expect(content(session) != before && !session.rows[0].contains("following"))
    }

    @Test("Line numbers stay those of the file")
    func numbers() throws {
        var session = try log()
        session.press("&")
        session.type("error")
        session.press(.enter, "3", "0", "G")
        #expect(content(session)[0].contains("▌error <30>"))
        session.press("3", "1", "g")
        #expect(session.status.contains("there is no line 31 with “error”"))
        session.press("#")
        #expect(content(session)[0].hasPrefix("▌ 30 error <30>"))
    }

    @Test(
        "Typed text is not a command in any demo, and a demo without a filter shows a message",
        arguments: demoNames)
    func swallowed(_ demo: String) throws {
        var session = try Session(demo, options: tree.options)
        let running = try #require(Gallery.entry(named: demo)).make(tree.options)
        session.press("5", "&")
        #expect(session.status.contains("& does not take a number"))
        session.wait()
        let before = session.rows.dropLast()
        session.press("&")
        #expect(session.status.contains("cannot be filtered") != running.features.filters)
        session.type("qQ0r~")
        #expect(!session.hasEnded)
        if running.features.filters { #expect(session.prompt.contains("qQ0r~▏")) }
        session.press(.escape)
        session.wait()
        if quietDemoNames.contains(demo) { #expect(session.rows.dropLast() == before) }
        #expect(!session.hasEnded && session.status.contains("q quit"))
        session.press("?")
        #expect(
            session.screen.text().contains("only items with a text") == running.features.filters)
    }

    @Test(
        "Processes are filtered by number and command, and the header sums up the shown processes")
    func processes() throws {
        var session = try Session("processes", 120, 40, options: tree.options)
        session.press("&")
        session.type("nginx")
        session.press(.enter)
        #expect(session.status.contains("&nginx 2 of 11"))
        #expect(
            session.rows.contains { $0.contains("2 processes") }
                && session.rows.dropLast().filter { $0.contains("nginx") }.count == 2)
        #expect(!session.screen.text().contains("kthreadd"))
        // The next reading shows the same processes.
        session.wait(.seconds(3))
        session.send(.wake)
        #expect(!session.screen.text().contains("kthreadd"))
        session.press(.escape)
        #expect(session.screen.text().contains("kthreadd"))
        session.press("&")
        session.type("zzz")
        #expect(session.screen.text().contains("No process has “zzz”."))
    }
}
