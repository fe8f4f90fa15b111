import Browser
import Foundation
import Reflow
import Testing

@testable import Gallery

/// Line numbers in Log, with the key `#`.
@Suite struct LineNumberTests {
    private let tree: FileTree
    private let file: String

    init() throws {
        tree = try FileTree()
        file = tree.path + "/README.md"
    }

    private func session(_ content: String, _ columns: Int = 30) throws -> Session {
        try Data(content.utf8).write(to: URL(fileURLWithPath: file))
        var options = tree.options
        options.values[.file] = .text(file)
        return try Session("log", columns, 12, options: options)
    }

    @Test(
        "Line numbers are off at first, and a wrapped line has one number")
    func wrapped() throws {
        var session = try session("short\nlong line that is wrapped once\nend\n")
        #expect(session.rows[1] == " short")
        session.press("#")
        #expect(session.status.contains("line numbers on"))
        #expect(
            session.rows[1...4].map { $0.trimmedEnd } == [
                " 1 short", " 2 long line that is wrapped", "   once", " 3 end",
            ])
        session.press("#")
        #expect(session.status.contains("line numbers off"))
        #expect(session.rows[2].hasPrefix(" long line that is wrapped"))
    }

    @Test("The column of numbers is as wide as the largest number, also when the number grows")
    func growing() throws {
        var session = try session((1...99).map { "line \($0)\n" }.joined())
        session.press("#", "g")
        #expect(session.rows[1].trimmedEnd == "  1 line 1")
        session.press("G")
        #expect(session.rows.contains { $0.trimmedEnd == " 99 line 99" })
        let handle = try #require(FileHandle(forWritingAtPath: file))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("line 100\n".utf8))
        try handle.close()
        session.send(.wake)
        #expect(session.rows.contains { $0.trimmedEnd == "  99 line 99" })
        #expect(session.rows.contains { $0.trimmedEnd == " 100 line 100" })
        #expect(session.rows[0].contains("· foll"))
    }

    @Test(
        "A number before % selects that share of the lines, with any wrapping",
        arguments: [1, 7, 150, 999])
    func percentages(_ count: Int) throws {
        // The first lines are the longest, so all height estimates are wrong.
        var session = try session(
            (1...count).map { line in
                "<\(line)>" + String(repeating: " long", count: (count - line) / 4) + "\n"
            }.joined())
        for percent in [50, 1, 33, 99, 50, 12] {
            session.type("\(percent)")
            session.press("%")
            let screen = session.screen
            let wanted = max(1, count * percent / 100)
            // Near the end of the content, the line cannot reach the top.
            if !session.screen.text().contains("<\(count)>") {
                #expect(session.rows[1].contains("<\(wanted)>"), "\(percent) % of \(count)")
            }
            for _ in 0..<2 {
                session.type("\(percent)")
                session.press("%")
                #expect(session.screen == screen, "\(percent) % of \(count)")
            }
        }
        session.type("100")
        session.press("%")
        #expect(session.screen.text().contains("<\(count)>"))
    }

    @Test("Line numbers and a resize keep the top line", arguments: [1, 20, 57])
    func place(_ line: Int) throws {
        var session = try session(
            (1...90).map { "line <\($0)> and more text than fits a row\n" }.joined())
        session.type("\(line)")
        session.press("G", .escape)
        #expect(session.rows[1].contains("line <\(line)>"))
        session.press("#")
        #expect(session.rows[1].contains("line <\(line)>"))
        session.resize(50, 12)
        #expect(session.rows[1].contains("line <\(line)>"))
    }
}

extension String {
    /// The text without trailing blanks and without a scrollbar.
    fileprivate var trimmedEnd: String {
        var text = self
        while let last = text.last, " ▏▁▂▃▄▅▆▇".contains(last) { text.removeLast() }
        return text
    }
}
