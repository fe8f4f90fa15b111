import Browser
import Foundation
import Reflow
import Testing

@testable import Gallery

/// `#` in Log.
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
        "lines have none at first; then a wrapped one has one number, and the text keeps its room")
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

    @Test("they are as wide as the greatest of them, also when that grows")
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

    @Test("a number before % is one of the lines, however they wrap", arguments: [1, 7, 150, 999])
    func percentages(_ count: Int) throws {
        // The first lines are the longest, so estimates are wrong everywhere.
        var session = try session(
            (1...count).map { line in
                "<\(line)>" + String(repeating: " long", count: (count - line) / 4) + "\n"
            }.joined())
        for percent in [50, 1, 33, 99, 50, 12] {
            session.type("\(percent)")
            session.press("%")
            let screen = session.screen
            let wanted = max(1, count * percent / 100)
            // The end of the content is as far as it goes.
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

    @Test("the reader's line stays at the top", arguments: [1, 20, 57])
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
    /// Without blanks, and without a scrollbar, at its end.
    fileprivate var trimmedEnd: String {
        var text = self
        while let last = text.last, last == " " || last == "▏" { text.removeLast() }
        return text
    }
}
