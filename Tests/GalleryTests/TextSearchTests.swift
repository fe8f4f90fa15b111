import CompilerSupport
import Reflow
import Testing

@testable import Gallery

/// Searches in steps. The tests count the work instead of measuring the time.
@Suite struct TextSearchTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func log(_ lines: [String]) throws -> DemoPart<LogDemo> {
        try folder.write(lines.map { $0 + "\n" }.joined(), to: "log")
        let log = LogDemo(try FollowedText(path: folder.bytes("log")))
        return DemoPart(log, LogDemo.abilities)
    }

    /// Starts a search at the reader's scroll position, without searching any element.
    private func search(for pattern: TextPattern, in demo: DemoPart<LogDemo>) -> TextSearch {
        var search = TextSearch(pattern, isForward: true, includingStart: true)
        #expect(demo.proceed(&search, upTo: 0) == .unfinished)
        return search
    }

    /// Finishes the search. Returns its outcome and the number of searched lines.
    private func finish(
        _ search: inout TextSearch, in demo: DemoPart<LogDemo>
    ) -> (outcome: TextSearch.Step, looked: Int) {
        let before = search.remaining
        while true {
            let step = demo.proceed(&search, upTo: TextSearch.stepLength)
            if step != .unfinished { return (step, before - search.remaining) }
        }
    }

    @Test(
        "A text that grows while the user types is searched in each line only once",
        arguments: ["q", "ö"])
    func narrowing(letter: String) throws {
        let count = 3_000
        let demo = try log((0..<count).map { "line \($0)" })
        var looked = 0
        var former: TextSearch?
        for length in 1...256 {
            let pattern = try #require(TextPattern(String(repeating: letter, count: length)))
            var search =
                former.flatMap { $0.narrowed(to: pattern) }
                ?? self.search(for: pattern, in: demo)
            let end = finish(&search, in: demo)
            #expect(end.outcome == .nothing)
            looked += end.looked
            former = search
        }
        // The search also looks at the header and the footer of the section.
        #expect(looked == count + 2)
    }

    @Test("A search that continues with a longer text finds the same as a new search")
    func narrowingLaw() throws {
        var random = SeededRandom(seed: 5)
        let letters = ["a", "b", "B", "é", "e\u{301}", "e", "日"]
        func text(_ lengths: ClosedRange<Int>) -> String {
            (0..<Int.random(in: lengths, using: &random)).map { _ in
                letters.randomElement(using: &random)!
            }.joined()
        }
        let demo = try log((0..<400).map { _ in text(0...12) })
        for _ in 0..<150 {
            let wanted = text(2...5)
            var former: TextSearch?
            for end in wanted.indices {
                let pattern = try #require(TextPattern(String(wanted[...end])))
                demo.demo.view.deselect()
                var fresh = self.search(for: pattern, in: demo)
                var search = former?.narrowed(to: pattern) ?? fresh
                let place = demo.readerPosition
                let expected = finish(&fresh, in: demo).outcome
                let item = demo.demo.view.selection
                demo.readerPosition = place
                #expect(finish(&search, in: demo).outcome == expected)
                #expect(demo.demo.view.selection == item, "\(pattern.text)")
                demo.readerPosition = place
                former = search
            }
        }
    }

    @Test("A search continues only for a text with the previous text as prefix")
    func others() throws {
        let demo = try log(["line"])
        func search(_ text: String) throws -> TextSearch {
            self.search(for: try #require(TextPattern(text)), in: demo)
        }
        for (former, text) in [("ab", "a"), ("ab", "ac"), ("ab", "bab"), ("e", "e\u{301}")] {
            let pattern = try #require(TextPattern(text))
            #expect(try search(former).narrowed(to: pattern) == nil)
        }
    }

    @Test(
        "A step searches a limited length, with lines of any length",
        arguments: [0, 100, TextFile.longestLine])
    func steps(length: Int) throws {
        // The text is longer than one step.
        let count = TextSearch.stepLength / (length + TextSearch.itemLength) + 100
        let demo = try log(Array(repeating: String(repeating: "a", count: length), count: count))
        for text in ["b", "aaab", "ö"] {
            let pattern = try #require(TextPattern(text))
            var search = self.search(for: pattern, in: demo)
            var step = TextSearch.Step.unfinished
            while step == .unfinished {
                let before = search.remaining
                step = demo.proceed(&search, upTo: TextSearch.stepLength)
                // The last line of a step may extend beyond the limit.
                let looked = before - search.remaining
                #expect((looked - 1) * length <= TextSearch.stepLength)
                #expect(looked <= TextSearch.stepLength / TextSearch.itemLength)
            }
            #expect(step == .nothing && search.remaining == 0)
        }
    }
}
