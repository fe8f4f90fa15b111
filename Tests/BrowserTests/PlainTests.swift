import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// Demos line by line.
@Suite struct PlainTests {
    private func browser(_ name: String) throws -> PlainBrowser {
        try PlainBrowser(demo: name, options: FileTree().options)
    }

    private func take(_ line: String, _ plain: inout PlainBrowser) throws -> [String] {
        let lines = plain.take(line, at: .zero)
        return try #require(lines)
    }

    @Test(
        "a page has the words of all that is in sight, headings before their items",
        arguments: demoNames)
    func page(_ name: String) throws {
        let tree = try FileTree()
        var options = tree.options
        options.animates = false
        var plain = try PlainBrowser(demo: name, options: options)
        let lines = plain.page(at: .zero)
        let still = try Still(demo: name, options: options, columns: 80, rows: 46, hasChrome: false)
        let said = Set(lines.joined(separator: " ").split { !$0.isLetter && !$0.isNumber })
        for word in still.screen.lines.joined(separator: "\n").split(whereSeparator: {
            !$0.isLetter && !$0.isNumber
        }) where word.count > 3 {
            #expect(said.contains { $0.hasPrefix(word.prefix(3)) || $0.contains(word) }, "\(word)")
        }
        #expect(lines.last?.hasPrefix("--") == true)
        #expect(
            lines.allSatisfy { !$0.contains("\n") && !$0.contains("\u{1B}") && !$0.contains("│") })
    }

    @Test("everything is said once, in the order of the data")
    func everything() throws {
        var plain = try browser("basic")
        let lines = try take("all", &plain)
        #expect(lines.dropLast() == (1...60).map { "- \($0)" }[...])
        plain = try browser("sections")
        let sections = try take("all", &plain)
        let headings = sections.filter { $0.hasPrefix("## ") }
        #expect(headings.count == 7 && Set(headings).count == 7)
        #expect(
            sections.filter { $0.hasPrefix("- ") }.count
                == Set(sections.filter { $0.hasPrefix("- ") }).count)
    }

    @Test("lines are commands: pages, places, selecting, finding, the palette, keys by name")
    func commands() throws {
        var plain = try browser("million")
        let first = plain.page(at: .zero)
        let second = try take("", &plain)
        #expect(second != first)
        let back = plain.take("b", at: .zero)
        #expect(back == first)
        let there = plain.take("j*3 k*3", at: .zero)
        #expect(there == first)
        let place = try take("1200G", &plain)
        #expect(place.contains { $0.hasPrefix("* ") && $0.contains("1200") }, "\(place)")
        let found = try take("/1199", &plain)
        #expect(found.contains { $0.hasPrefix("* ") && $0.contains("1199") }, "\(found)")
        let help = plain.take("?", at: .zero)
        #expect(help?.first?.contains("next page") == true)
        let refusal = plain.take("nonsense\u{1B}[31m", at: .zero)
        #expect(refusal?.first?.contains("unknown command") == true)
        let end = plain.take("q", at: .zero)
        #expect(end == nil)
    }

    @Test("nothing that lines do not show keeps the keys: prompts, the palette, panels")
    func prompts() throws {
        for line in ["/", "&", ":", ":nonsense", "K", "I", "C", "D", "/zzz", "F1"] {
            var plain = try browser("basic")
            let before = plain.page(at: .zero)
            _ = plain.take(line, at: .zero)
            let after = try take("g", &plain)
            #expect(after == before, "\(line)")
            let end = plain.take("q", at: .zero)
            #expect(end == nil, "\(line)")
        }
    }

    @Test("what finds or shows nothing says so")
    func nothing() throws {
        var plain = try browser("sections")
        for (line, sentence) in [
            ("/zzz", "“zzz” was not found"), ("n", "“zzz” was not found"),
            (":nonsense", "“:nonsense” opens nothing that lines can show"),
            ("K", "“K” opens nothing that lines can show"),
        ] {
            let page = plain.page(at: .zero)
            let said = try take(line, &plain)
            #expect(said == [sentence] + page)
        }
    }

    @Test("what sits on an item is further in than the item")
    func badges() throws {
        var plain = try browser("badges")
        let lines = plain.page(at: .zero)
        #expect(lines.first?.hasPrefix("- ") == true && lines.dropFirst().first == "  1")
    }

    @Test("so much at a time")
    func muchAtATime() throws {
        var plain = try browser("billion")
        let lines = try take("all", &plain)
        #expect(
            (5_000..<6_000).contains(lines.count)
                && lines.last?.hasSuffix("“all” continues") == true)
    }

    @Test("what is said by the status line is said first")
    func notices() throws {
        var plain = try browser("sections")
        let lines = try take("]", &plain)
        #expect(lines.first?.contains("leftSideRatio") == true, "\(lines)")
        let zoomed = try take(":zoom in", &plain)
        #expect(zoomed.first?.contains("zoom") == true)
    }
}
