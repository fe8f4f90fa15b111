import Foundation
import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// Demos line by line.
@Suite struct PlainModeTests {
    private func browser(_ name: String) throws -> PlainBrowser {
        try PlainBrowser(demo: name, options: FileTree().options, clock: { .zero })
    }

    private func take(_ line: String, _ plain: inout PlainBrowser) throws -> [String] {
        let lines = plain.take(line, at: .zero)
        return try #require(lines)
    }

    @Test(
        "what is read has the words of all that is in sight, and nothing of lines and boxes",
        arguments: demoNames)
    func page(_ name: String) throws {
        let tree = try FileTree()
        var options = tree.options
        options.animates = false
        options.values[.items] = .number(500)
        var plain = try PlainBrowser(demo: name, options: options, clock: { .zero })
        let lines = plain.page(at: .zero) + (try take("all", &plain))
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

    /// A demo with few items as the screen has it, at the size of a page.
    private func scene(_ name: String, _ tree: FileTree) throws -> DemoScene {
        var options = tree.options
        options.values[.items] = .number(500)
        let browser = try Browser(
            demo: name, options: options, size: ScreenSize(columns: 80, rows: 46))
        return try #require(browser.focusedScene)
    }

    /// The elements of the layout that have words: no backgrounds, separators or other decorations.
    private func seen(_ demo: any RunningDemo) -> [Seen] {
        demo.geometry(of: .visible).elements.filter {
            $0.kind != "background" && !$0.kind.hasPrefix("decoration")
        }
        .map { Seen(section: $0.section, kind: $0.kind, item: $0.item) }.sorted()
    }

    @Test(
        "page after page has all elements, each once, in the order of the data, wherever they stand",
        arguments: demoNames)
    func everything(_ name: String) throws {
        let tree = try FileTree()
        let demo = try scene(name, tree).demo
        demo.go(to: .percent(0))
        var read: [PlainElement] = []
        var page = demo.read(.here, upTo: 46)
        read += page.elements
        while !page.isAtEnd {
            page = demo.read(.next, upTo: 90)
            #expect(!page.elements.isEmpty && page.elements.count < 120)
            read += page.elements
            let items = read.count { $0.id.kind == .item }
            #expect(page.readCount == items, "All items have words.")
        }
        #expect(Set(read.map(\.id)).count == read.count)
        #expect(read.map { Seen($0) } == read.map { Seen($0) }.sorted())
        #expect(page.readCount == page.itemCount)
        #expect(page.itemCount == (demo as? any CountedDemo)?.itemCount)
        let nothing = demo.read(.next, upTo: 90)
        #expect(nothing.elements.isEmpty && nothing.isAtEnd)
        // Scrolling through the demo shows no element that was not read.
        let all = Set(read.map { Seen($0) })
        demo.go(to: .distance(-1e6))
        repeat { #expect(all.isSuperset(of: seen(demo))) } while demo.go(to: .distance(300))
    }

    @Test("what is remembered of what was read does not grow with it")
    func remembering() throws {
        var options = try FileTree().options
        options.values[.items] = .number(25_000)
        let size = ScreenSize(columns: 80, rows: 46)
        let browser = try Browser(demo: "million", options: options, size: size)
        let demo = try #require(browser.focusedScene?.demo as? any CountedDemo)
        var page = demo.read(.here, upTo: 46)
        var pages = 0
        while !page.isAtEnd {
            page = demo.read(.next, upTo: 2_000)
            #expect(demo.rememberedCount <= 10_000)
            pages += 1
        }
        #expect(pages > 10)
    }

    @Test("pages go back the way they came", arguments: demoNames)
    func back(_ name: String) throws {
        let demo = try scene(name, try FileTree()).demo
        demo.go(to: .percent(0))
        var pages = [demo.read(.here, upTo: 20).elements]
        for _ in 0..<3 { pages.append(demo.read(.next, upTo: 20).elements) }
        pages.removeAll(where: \.isEmpty)
        var read: [PlainElement] = []
        for _ in 0..<3 {
            let page = demo.read(.before, upTo: 20).elements
            read = page.filter { !read.contains($0) } + read
        }
        let expected = pages.count > 1 ? pages.dropLast().flatMap(\.self) : pages[0]
        #expect(read.map(\.id) == expected.map(\.id))
        // From there all follows again, once.
        var again = demo.read(.next, upTo: 20).elements
        again += demo.read(.next, upTo: 1_000).elements
        #expect(again.map(\.id).starts(with: pages.dropFirst().flatMap(\.self).map(\.id)))
    }

    @Test("the rest is said once, after the page that was said, whatever came before")
    func rest() throws {
        var plain = try browser("basic")
        let page = plain.page(at: .zero)
        let lines = try take("all", &plain)
        #expect(numbers(page.dropLast() + lines.dropLast()) == Array(1...60))
        let nothing = try take("all", &plain)
        #expect(nothing == lines.suffix(1))
        var unread = try browser("basic")
        let all = try take("all", &unread)
        #expect(numbers(all.dropLast()) == Array(1...60))
    }

    /// The numbers of Basic's boxes: 1 in `- 1, one`.
    private func numbers(_ lines: [String].SubSequence) -> [Int] {
        lines.compactMap { line in
            line.split(separator: ",").first.flatMap { Int($0.dropFirst(2)) }
        }
    }

    @Test("a page begins with the heading of the section that goes on, and shelves are read whole")
    func headings() throws {
        var plain = try browser("store")
        var lines = plain.page(at: .zero)
        var all: [String] = []
        while true {
            #expect(lines.first?.hasPrefix("## ") == true)
            all += lines.dropLast()
            if lines.last?.hasSuffix("100 %") == true { break }
            lines = try take("", &plain)
        }
        var whole = try browser("store")
        let once = try take("all", &whole)
        #expect(all.filter { $0.hasPrefix("- ") } == once.filter { $0.hasPrefix("- ") })
        #expect(
            once.count { $0.hasPrefix("## ") } == Set(once.filter { $0.hasPrefix("## ") }).count)
        #expect(once.last == "-- 66 of 66 · 100 %")
    }

    @Test("what is selected or found is said alone, and an empty line reads on from there")
    func selecting() throws {
        for line in ["21G", "/Item 21"] {
            var plain = try browser("million")
            _ = plain.page(at: .zero)
            let said = try take(line, &plain)
            #expect(
                said.count == 3 && said[0].hasPrefix("## ") && said[1].hasPrefix("* "), "\(said)")
            let again = try take(line, &plain)
            #expect(again == [said[2]], "What was said last is not said again: \(again)")
            let next = try take("tab", &plain)
            #expect(next.count == 2 && next[0].hasPrefix("* "), "\(next)")
            let on = try take("", &plain)
            #expect(on.count == 48 && on[0] == said[0] && on[1] != next[0], "\(on)")
            // Reading on selects nothing else.
            let selected = try take("tab", &plain)
            #expect(selected == [said[0], "* Item 23", "-- 23 of 10000 · 0 %"])
        }
    }

    @Test("a header that is found is read from, also where it was in sight")
    func headerFound() throws {
        var plain = try browser("sections")
        _ = plain.page(at: .zero)
        let said = try take("/Section 1 ", &plain)
        #expect(said.first?.hasPrefix("## Section 1") == true && said.count > 20, "\(said)")
    }

    @Test("the end is read to the last item, and the start from the first, whatever is selected")
    func ends() throws {
        let demo = try scene("million", try FileTree()).demo
        var page = demo.read(.here, upTo: 46)
        #expect(!page.isAtEnd && page.elements.count == 46)
        demo.go(to: .item(20))
        page = demo.read(.here, upTo: 46)
        #expect(page.isSelection && page.elements.count == 1)
        _ = demo.read(.next, upTo: 46)
        _ = demo.perform(.view(.jump(.end), KeyPress(.end)))
        _ = demo.perform(.deselect)
        demo.go(to: .distance(1e6))
        page = demo.read(.here, upTo: 46)
        #expect(page.isAtEnd && page.readCount == 500 && page.elements.count == 46)
        demo.go(to: .distance(-1e6))
        let all = demo.read(.here, upTo: 100_000).elements.count
        page = demo.read(.here, upTo: all)
        #expect(page.isAtEnd && page.elements.count == all)
    }

    @Test("in a shelf longer than a page a key that moves the view keeps the reader's place")
    func longShelf() throws {
        var plain = try PlainBrowser(
            demo: "behaviours", options: FileTree().options, rows: 12, clock: { .zero })
        // `-- 91 of 1855 · 4 %`
        func readCount(_ lines: [String]) throws -> Int {
            let words = try #require(lines.last).split(separator: " ")
            return try #require(Int(words[1]))
        }
        _ = plain.page(at: .zero)
        let second = try readCount(take("", &plain))
        let third = try readCount(take("", &plain))
        for key in ["j", "j", "l"] {
            let moved = try readCount(take(key, &plain))
            #expect((second...third + 8).contains(moved), "\(key): \(moved)")
        }
        let top = try readCount(take("g", &plain))
        #expect(top < second, "At the start it is read from its header on.")
    }

    @Test("a demo that was opened is named, and q goes back from it")
    func opening() throws {
        var plain = try browser("sections")
        _ = plain.page(at: .zero)
        let opened = try take(":basic", &plain)
        #expect(opened.first == "# Basic" && opened.contains("- 1, one"), "\(opened)")
        let back = try take("q", &plain)
        #expect(back.prefix(2).map { $0.prefix(12) } == ["# Sections", "## Section 1"], "\(back)")
        let end = plain.take("q", at: .zero)
        #expect(end == nil)
    }

    @Test("lines are commands: pages, places, selecting, finding, the palette, keys by name")
    func commands() throws {
        var plain = try browser("million")
        let first = plain.page(at: .zero)
        let second = try take("", &plain)
        #expect(second != first)
        let back = plain.take("b", at: .zero)
        #expect(back == first)
        for there in ["j*3 k*3", "G g"] {
            let same = plain.take(there, at: .zero)
            #expect(same == first.suffix(1), "A page that was just printed is not printed again.")
        }
        let down = plain.take("9j", at: .zero)
        let up = plain.take("k*9", at: .zero)
        #expect(down != first && up == first)
        let place = try take("1200G", &plain)
        #expect(place.contains { $0.hasPrefix("* ") && $0.contains("1200") }, "\(place)")
        let found = try take("/1199", &plain)
        #expect(found.contains { $0.hasPrefix("* ") && $0.contains("1199") }, "\(found)")
        let help = plain.take("?", at: .zero)
        #expect(help?.first?.contains("next page") == true)
        let helpByWord = plain.take("help", at: .zero)
        #expect(helpByWord == help)
        let refusal = plain.take("nonsense\u{1B}[31m", at: .zero)
        #expect(refusal?.first?.contains("unknown command") == true)
        for word in ["q", "quit", "exit"] {
            let end = plain.take(word, at: .zero)
            #expect(end == nil)
        }
    }

    @Test("nothing that lines do not show keeps the keys: prompts, the palette, panels")
    func prompts() throws {
        for line in ["/", "&", ":", ":nonsense", "K", "I", "C", "D", "/zzz", "F1"] {
            var plain = try browser("basic")
            let before = plain.page(at: .zero)
            _ = plain.take(line, at: .zero)
            _ = try take("g", &plain)
            #expect(plain.page(at: .zero) == before, "\(line)")
            let end = plain.take("q", at: .zero)
            #expect(end == nil, "\(line)")
        }
    }

    @Test("what finds or shows nothing says so")
    func nothing() throws {
        var plain = try browser("sections")
        for (line, sentence) in [
            ("/zzz", "“zzz” was not found"), ("n", "“zzz” was not found"),
            (":nonsense", "“:nonsense” opens something that plain mode cannot show"),
            ("K", "“K” opens something that plain mode cannot show"),
        ] {
            _ = plain.page(at: .zero)
            let said = try take(line, &plain)
            #expect(said == [sentence])
        }
    }

    @Test("what moves nothing says no page again, also after a page further on")
    func sentencesAlone() throws {
        for name in ["behaviours", "sections"] {
            var plain = try browser(name)
            _ = plain.page(at: .zero)
            _ = try take("", &plain)
            for line in ["/zzz", "n", "K", "y"] {
                let said = try take(line, &plain)
                #expect(said.count == 1 && !said[0].hasPrefix("--"), "\(said)")
            }
            let top = try take("g", &plain)
            #expect(top.first?.hasPrefix("## ") == true && top.count > 40)
        }
    }

    @Test("another folder is named")
    func folders() throws {
        let tree = try FileTree()
        try tree.makeFolder("A")
        var plain = try PlainBrowser(demo: "files", options: tree.options, clock: { .zero })
        _ = plain.page(at: .zero)
        var selected: [String] = []
        for _ in 0..<9 where !selected.contains(where: { $0.hasPrefix("* A/") }) {
            selected = try take("tab", &plain)
        }
        let inside = try take("enter", &plain)
        // A message about the number of columns may come first.
        #expect(inside.contains { $0.hasPrefix("# ") && $0.hasSuffix("/A") }, "\(inside)")
    }

    @Test("what sits on an item is further in than the item")
    func badges() throws {
        var plain = try browser("badges")
        let lines = plain.page(at: .zero)
        #expect(lines.first?.hasPrefix("- ") == true && lines.dropFirst().first == "  1")
    }

    @Test("so much at a time, and then on from there")
    func muchAtATime() throws {
        var plain = try browser("billion")
        var items: [String] = []
        for end in ["“all” continues", "“all” continues", "100 %"] {
            let lines = try take("all", &plain)
            #expect(lines.count < 6_000 && lines.last?.hasSuffix(end) == true, "\(lines.suffix(1))")
            items += lines.filter { $0.hasPrefix("- ") }
        }
        #expect(items.count == 10_000 && Set(items).count == 10_000)
    }

    @Test("lines of a log are read as they are, after their numbers where those are shown")
    func log() throws {
        let tree = try FileTree()
        let long = String(repeating: "words without an end, ", count: 300) + "end"
        let content = ["    deep  in", "", "┌─┐ │x│", long, "a\u{1B}[31mred\tx"]
        let shown = content.dropLast() + ["ared    x"]
        try Data(content.map { $0 + "\n" }.joined().utf8)
            .write(to: URL(fileURLWithPath: tree.path + "/README.md"))
        var options = tree.options
        options.values[.file] = .text(tree.path + "/README.md")
        var plain = try PlainBrowser(demo: "log", options: options, clock: { .zero })
        _ = plain.take("g", at: .zero)
        let lines = plain.page(at: .zero) + (try take("all", &plain))
        #expect(lines.filter { $0.hasPrefix("- ") } == shown.map { "- " + $0 })
        let numbered = try take("#", &plain) + take("g", &plain) + take("all", &plain)
        for (number, line) in shown.enumerated() {
            #expect(numbered.contains("- \(number + 1) \(line)"))
        }
    }

    @Test("sentences that wrap on the screen are read without a break")
    func wrapped() throws {
        var plain = try browser("waterfall")
        let page = plain.page(at: .zero)
        #expect(
            page.contains {
                $0.hasPrefix("- Article 1: All human beings are born free and equal in dignity")
                    && $0.hasSuffix("in a spirit of brotherhood.")
            })
        plain = try browser("justified")
        let lines = try take("all", &plain)
        for format in PictureFormat.Family.allCases.flatMap(\.formats) {
            #expect(lines.contains("- \(format.name), \(format.ratioText)"))
        }
    }

    @Test("names are read whole, and in words what signs and indentation tell of folders")
    func files() throws {
        let tree = try FileTree()
        let name = String(repeating: "name ", count: 50) + "x.md"
        try tree.makeFile([UInt8](name.utf8))
        try tree.makeFolder("A")
        try tree.makeFolder("A/B")
        var plain = try PlainBrowser(demo: "files", options: tree.options, clock: { .zero })
        let page = plain.page(at: .zero) + (try take("all", &plain))
        #expect(page.contains { $0.hasPrefix("- \(name) 0 ") }, "\(page)")
        #expect(page.contains { $0.hasSuffix("/, open, level 1") }, "\(page)")
        #expect(
            page.contains("- A/, closed, level 2") && page.contains("- Archive/, closed, level 2"))
        let inside = try take("g", &plain) + take("tab*3", &plain) + take("l", &plain)
        #expect(inside.contains("* A/, open, level 2"), "\(inside)")
        #expect(inside.contains("- B/, closed, level 3"), "\(inside)")
    }

    @Test("a filter shows only what holds a text, and an empty one all again")
    func filter() throws {
        var plain = try browser("log")
        let all = plain.page(at: .zero)
        let some = try take("&error", &plain)
        #expect(some.count < all.count && some.count > 2, "\(some)")
        let again = try take("&", &plain)
        #expect(again.filter { $0.hasPrefix("- ") } == all.filter { $0.hasPrefix("- ") })
    }

    @Test(
        "demos that cannot be filtered say so",
        arguments: [("files", "Files cannot be filtered"), ("basic", "Basic cannot be filtered")])
    func filterRefused(name: String, sentence: String) throws {
        for line in ["&x", "&", "&q"] {
            let tree = try FileTree()
            var plain = try PlainBrowser(demo: name, options: tree.options, clock: { .zero })
            _ = plain.page(at: .zero)
            let said = try take(line, &plain)
            #expect(said == ["\(sentence); /text finds a text"], "\(line)")
        }
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

/// An element as both the layout and lines tell of it.
private struct Seen: Hashable, Comparable {
    let section: Int
    let kind: String
    let item: Int

    init(section: Int, kind: String, item: Int) {
        (self.section, self.kind, self.item) = (section, kind, item)
    }

    init(_ element: PlainElement) {
        self.init(section: element.section, kind: "\(element.id.kind)", item: element.item)
    }

    /// A section's header, its items, each before what sits on it, and its footer.
    static func < (one: Seen, other: Seen) -> Bool { one.order < other.order }

    private var order: (Int, Int, Int, Int) {
        let part = ["header": 0, "footer": 2][kind] ?? 1
        return (section, part, part == 1 ? item : 0, kind == "item" ? 0 : 1)
    }
}

private protocol CountedDemo: RunningDemo {
    var itemCount: Int { get }
    /// How many elements it remembers to have read.
    var rememberedCount: Int { get }
}

extension DemoPart: CountedDemo {
    fileprivate var itemCount: Int { withView { $0.snapshot.numberOfItems } }
    fileprivate var rememberedCount: Int { reading.rememberedCount }
}
