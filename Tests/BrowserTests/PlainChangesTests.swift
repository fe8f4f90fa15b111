import Foundation
import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// Demos line by line whose data is long, or changes between two lines.
@Suite struct PlainChangesTests {
    private let tree: FileTree
    private let file: String

    init() throws {
        tree = try FileTree()
        file = tree.path + "/README.md"
    }

    private func log(_ text: String) throws -> PlainBrowser {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        var options = tree.options
        options.values[.file] = .text(file)
        return try PlainBrowser(demo: "log", options: options)
    }

    private func take(_ line: String, _ plain: inout PlainBrowser) throws -> [String] {
        let lines = plain.take(line, at: .zero)
        return try #require(lines)
    }

    private func items(_ lines: [String]) -> [String] {
        lines.filter { $0.hasPrefix("- ") || $0.hasPrefix("* ") }.map { String($0.dropFirst(2)) }
    }

    private func numbers(_ range: ClosedRange<Int>) -> String {
        range.map { "\($0)\n" }.joined()
    }

    @Test("a page waits until all of a long file is read, and all of it filtered")
    func longFile() throws {
        let line = String(repeating: "x", count: 1 << 17) + "\n"
        var plain = try log("needle\n" + String(repeating: line, count: 280) + "the last\n")
        let page = plain.page(at: .zero)
        #expect(items(page).last == "the last")
        let filtered = try take("&needle", &plain)
        #expect(items(filtered) == ["needle"])
        #expect(filtered.last?.hasSuffix("1 of 282 shown") == true, "\(filtered)")
    }

    @Test("lines that came after a page follow, however many there are, each once")
    func growing() throws {
        var plain = try log(numbers(1...100))
        let page = plain.page(at: .zero)
        var expected = Array(101...600).map(String.init)
        for _ in 0..<2 {
            let handle = try #require(FileHandle(forWritingAtPath: file))
            try handle.seekToEnd()
            try handle.write(contentsOf: Data(expected.map { $0 + "\n" }.joined().utf8))
            try handle.close()
            let rest = try take("all", &plain)
            #expect(items(page).last == "100" && items(rest) == expected)
            expected = (601...700).map(String.init)
        }
    }

    @Test(
        "a file that is cut, or is gone, is told of, whatever is typed",
        arguments: ["all", "?", "zzz", ""])
    func news(_ line: String) throws {
        var plain = try log(numbers(1...100))
        _ = plain.page(at: .zero)
        try Data("anew\n".utf8).write(to: URL(fileURLWithPath: file), options: [])
        let cut = try take(line, &plain)
        #expect(cut.first?.hasSuffix("was truncated; reading it from the start") == true, "\(cut)")
        try tree.remove("README.md")
        let gone = try take(line, &plain)
        #expect(gone.first?.hasSuffix("is gone; waiting for it") == true, "\(gone)")
    }

    @Test("a file that comes before others is read, and no other once more")
    func anotherFile() throws {
        var plain = try PlainBrowser(demo: "files", options: tree.options)
        let page = plain.page(at: .zero)
        try tree.makeFile([UInt8]("a first one".utf8))
        let lines = plain.take("all", at: .seconds(10))
        let rest = items(try #require(lines))
        #expect(rest.contains { $0.hasPrefix("a first one") }, "\(rest)")
        #expect(Set(rest).isDisjoint(with: items(page)))
    }

    @Test("what shows nothing says so")
    func nothing() throws {
        var options = tree.options
        options.values[.items] = .number(0)
        var plain = try PlainBrowser(demo: "million", options: options)
        #expect(plain.page(at: .zero).contains("There is nothing to show."))
        plain = try PlainBrowser(demo: "processes", options: tree.options)
        let filtered = try take("&zzz", &plain)
        #expect(filtered.contains { $0.contains("zzz") }, "\(filtered)")
        #expect(filtered.last?.contains("0 of ") == true, "\(filtered)")
    }

    @Test("a search that takes long goes on with n, from where it was")
    func longSearch() throws {
        var options = tree.options
        options.values[.items] = .number(60_000)
        var plain = try PlainBrowser(demo: "million", options: options)
        plain.mostSteps = 1
        var said = try take("/zzz", &plain)
        #expect(said.first == "not found yet; n continues the search")
        var lines = 0
        while said.first == "not found yet; n continues the search", lines < 10_000 {
            said = try take("n", &plain)
            #expect(said.count { $0.hasPrefix("not found yet") } <= 1)
            lines += 1
        }
        #expect(said.first == "“zzz” was not found", "\(said)")
    }
}
