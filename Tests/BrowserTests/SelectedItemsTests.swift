import Browser
import Foundation
import Reflow
import Testing

@testable import Gallery

/// Several selected items in Files and Log.
@Suite struct SelectedItemsTests {
    private let tree: FileTree

    init() throws { tree = try FileTree() }

    private func session() throws -> Session {
        var options = tree.options
        options.standIns.environment = ["PAGER": "less"]
        return try Session("files", 100, 60, options: options)
    }

    /// Selects a file by a search for its name.
    private func find(_ name: String, in session: inout Session) {
        session.press("/")
        session.type(name)
        session.press(.enter, .escape)
    }

    @Test("Several paths are copied as lines")
    func copying() throws {
        var session = try session()
        find("log-20", in: &session)
        session.press(.shift(.down), .shift(.down))
        #expect(session.status.contains("3 selected"))
        session.press("y")
        let paths = (20...22).map { "\(tree.path)/log-\($0).txt" }
        #expect(session.terminal.requests == [.copy(paths.joined(separator: "\n"))])
        #expect(session.status.contains("copied, if the terminal allows it: 3 lines"))
    }

    @Test("Enter opens several files in one pager, but no folders")
    func opening() throws {
        var session = try session()
        find("alpha.swift", in: &session)
        session.press("V")
        find("zebra.txt", in: &session)
        session.press("V", .enter)
        let paths = ["alpha.swift", "zebra.txt"].map { "\(tree.path)/\($0)" }
        #expect(
            session.terminal.children.map {
                $0.arguments.map { String(decoding: $0, as: UTF8.self) }
            }
                == [paths])
        session.press(.control("a"), .enter)
        #expect(session.status.contains("is a folder; select only files to open several"))
        #expect(session.terminal.children.count == 1)
    }

    @Test("Esc deselects several items first, then the current item")
    func leaving() throws {
        var session = try session()
        find("log-20", in: &session)
        session.press(.shift(.down), .escape)
        #expect(!session.status.contains("selected") && session.text.contains("▌ log-21"))
        session.press(.escape)
        #expect(!session.text.contains("▌ log-21") && !session.hasEnded)
    }

    @Test("A mark keeps the selected items")
    func marks() throws {
        var session = try session()
        session.press("m", "a")
        find("log-20", in: &session)
        session.press(.shift(.down), .shift(.down), "'", "a")
        #expect(session.status.contains("3 selected"))
    }

    @Test("Selected files stay selected when the folder is sorted")
    func sorting() throws {
        var session = try session()
        find("zebra.txt", in: &session)
        session.press("V")
        find("alpha.swift", in: &session)
        session.press("V", "s", "y")
        let names = ["alpha.swift", "zebra.txt"]
        #expect(
            session.terminal.requests == [
                .copy(names.map { "\(tree.path)/\($0)" }.joined(separator: "\n"))
            ])
    }

    @Test("Lines of a log are copied together, also across wrapped lines")
    func lines() throws {
        let file = "\(tree.path)/text"
        let lines = (0..<200).map { "\($0) " + String(repeating: "word ", count: $0 % 40) }
        try (lines.joined(separator: "\n") + "\n").write(
            toFile: file, atomically: true, encoding: .utf8)
        var session = try Session("log", 80, 24, options: DemoOptions([.file: .text(file)]))
        session.press("g", .tab, .shift(.down), .shift(.down), "y")
        #expect(session.terminal.requests == [.copy(lines[0...2].joined(separator: "\n"))])
        session.press(.control("a"), "y")
        #expect(
            session.terminal.requests.last == .copy(lines.joined(separator: "\n")))
        #expect(session.status.contains("200 lines"))
    }
}
