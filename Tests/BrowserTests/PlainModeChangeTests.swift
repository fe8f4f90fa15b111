import Foundation
import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// Demos line by line whose data is long, or changes between two lines.
@Suite struct PlainModeChangeTests {
    private let tree: FileTree
    private let file: String

    init() throws {
        tree = try FileTree()
        file = tree.path + "/README.md"
    }

    private func log(
        _ text: String, clock: @escaping () -> Duration = { .zero }
    ) throws -> PlainBrowser {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        var options = tree.options
        options.values[.file] = .text(file)
        return try PlainBrowser(demo: "log", options: options, clock: clock)
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
        #expect(gone.first?.hasSuffix("was removed; waiting for it") == true, "\(gone)")
    }

    @Test("a file that comes before others is read, and no other once more")
    func anotherFile() throws {
        var plain = try PlainBrowser(demo: "files", options: tree.options, clock: { .zero })
        let page = plain.page(at: .zero)
        try tree.makeFile([UInt8]("a first one".utf8))
        let lines = plain.take("all", at: .seconds(10))
        let rest = items(try #require(lines))
        #expect(rest.contains { $0.hasPrefix("a first one") }, "\(rest)")
        #expect(Set(rest).isDisjoint(with: items(page)))
    }

    @Test(
        "files that come before, among and after what was read are never read twice",
        arguments: 0..<8)
    func arriving(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var plain = try PlainBrowser(
            demo: "files", options: tree.options, rows: 8, clock: { .zero })
        var read = items(plain.page(at: .zero)).map { $0.split(separator: " ")[0] }
        var made = 0
        for second in 1..<40 {
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                let letter = "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "a"
                try tree.makeFile([UInt8]("\(letter)new-\(made).txt".utf8))
                made += 1
            }
            let line = second == 39 ? "all" : ""
            let lines = plain.take(line, at: .seconds(second))
            read += items(try #require(lines)).map { $0.split(separator: " ")[0] }
        }
        let new = read.filter { $0.contains("new-") }
        #expect(Set(new).count == new.count && !new.isEmpty)
        #expect(read.count { $0 == "log-12.txt" } == 1)
    }

    @Test("what shows nothing says so")
    func nothing() throws {
        var options = tree.options
        options.values[.items] = .number(0)
        var plain = try PlainBrowser(demo: "million", options: options, clock: { .zero })
        #expect(plain.page(at: .zero).contains("There is nothing to show."))
        plain = try PlainBrowser(demo: "processes", options: tree.options, clock: { .zero })
        let filtered = try take("&zzz", &plain)
        #expect(filtered.contains { $0.contains("zzz") }, "\(filtered)")
        #expect(filtered.last?.contains("0 of ") == true, "\(filtered)")
    }

    /// A clock with which each command may do a number of steps of work.
    private func workClock(steps: Int) -> () -> Duration {
        var now = Duration.zero
        return {
            now += PlainBrowser.longestWork / steps
            return now
        }
    }

    @Test("A search works for a second, reports the item it reached, and n continues it from there")
    func longSearch() throws {
        var options = tree.options
        options.values[.items] = .number(300_000)
        var plain = try PlainBrowser(demo: "million", options: options, clock: workClock(steps: 3))
        var output = try take("/zzz", &plain)
        var reached = [0]
        while let line = output.first, line.hasPrefix("searched to item ") {
            #expect(line.hasSuffix("; n continues") && output.count == 1)
            reached.append(Int(line.filter(\.isNumber)) ?? 0)
            output = try take("n", &plain)
        }
        #expect(
            reached.count > 3 && reached == reached.sorted() && Set(reached).count == reached.count)
        #expect(output.first == "“zzz” was not found", "\(output)")
    }

    @Test("A long file is filtered for a second per command, and an empty line continues")
    func longFilter() throws {
        let line = String(repeating: "x", count: 1 << 17) + "\n"
        var plain = try log(
            "needle\n" + String(repeating: line, count: 280) + "the last needle\n",
            clock: workClock(steps: 2))
        var output = plain.page(at: .zero)
        output = try take("&needle", &plain)
        #expect(output.contains { $0.hasSuffix(" shown so far; an empty line continues") })
        var count = 0
        while output.contains(where: { $0.hasSuffix(" an empty line continues") }), count < 100 {
            output = try take("", &plain)
            count += 1
        }
        #expect(output.last == "-- 2 of 2 · 100 % · 2 of 282 shown")
    }
}
