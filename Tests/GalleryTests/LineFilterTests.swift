import CompilerSupport
import Testing

@testable import Gallery

/// A filter of lines with a pattern, which searches in steps while the text changes.
@Suite struct LineFilterTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func text(_ content: String) throws -> FollowedText {
        try folder.write(content, to: "log")
        let text = try FollowedText(path: folder.bytes("log"))
        while text.read(atMost: 1 << 22) {}
        return text
    }

    /// A reference implementation, which compares each line separately.
    private func expected(_ filter: LineFilter, in text: FollowedText) -> [Int] {
        text.parts.flatMap(\.lines).filter {
            filter.pattern.matches(LineText.searched(text.bytes(ofLine: $0)))
        }
    }

    /// The filter's lines of the existing files, in the shown order.
    private func found(_ filter: LineFilter, in text: FollowedText) -> [Int] {
        text.parts.flatMap { part in
            (filter.item(from: part.firstLine)..<filter.item(from: part.lines.upperBound))
                .compactMap { filter.line(of: $0) }
        }
    }

    @Test(
        "A finished filter has found each matching line, from any start and after any change of the file"
    )
    func law() throws {
        var random = SeededRandom(seed: 11)
        // Escape sequences within words, letters that are not ASCII, and lines of about the length
        // of a block.
        let words = [
            "error", "er\u{1B}[31mror", "Error", "über", "ok", "x\r",
            String(repeating: "y ", count: 5_000),
        ]
        func lines(_ most: Int) -> String {
            (0..<Int.random(in: 0...most, using: &random)).map { _ in
                let word = words.randomElement(using: &random)!
                return word + (Int.random(in: 0..<8, using: &random) == 0 ? " " : "\n")
            }.joined()
        }
        for round in 0..<60 {
            let text = try text(lines(60))
            let pattern = try #require(
                TextPattern(
                    ["error", "Error", "Ü", "y", "ü", "k x"].randomElement(using: &random)!))
            let start = Int.random(in: 0...max(0, text.wholeLines), using: &random)
            var filter = LineFilter(pattern, from: start)
            for step in 0..<6 {
                while filter.isSearching(text) { filter.search(text) }
                let items = filter.items.map { filter.line(of: $0) }
                #expect(
                    found(filter, in: text) == expected(filter, in: text),
                    "\(round) \(step) \(pattern.text)")
                switch Int.random(in: 0..<8, using: &random) {
                case 0:
                    try folder.cut("log")
                    _ = text.check()
                    try folder.append(lines(10), to: "log")
                case 1:
                    try folder.rename("log", to: "log.\(round).\(step)")
                    try folder.write(lines(10), to: "log")
                    _ = text.check()
                default: try folder.append(lines(20), to: "log")
                }
                while text.read(atMost: 1 << 22) {}
                filter.search(text)
                // Found lines keep their numbers, except for the last one, which may have been
                // incomplete.
                let kept = items.dropLast()
                #expect(filter.items.map { filter.line(of: $0) }.prefix(kept.count) == kept)
            }
            try folder.remove("log")
        }
    }

    @Test("Lines after the start are found first and are numbered from zero")
    func order() throws {
        let text = try text((0..<1_000).map { "line \($0)\n" }.joined())
        var filter = LineFilter(try #require(TextPattern("5")), from: 500)
        #expect(filter.isSearching(text) && filter.fraction(of: text) == 0)
        while filter.isSearching(text) { filter.search(text) }
        #expect(filter.line(of: 0) == 500 && filter.line(of: -1) == 495)
        #expect(filter.fraction(of: text) == 1)
        #expect(filter.line(of: filter.items.lowerBound) == 5)
        #expect(filter.line(of: filter.items.lowerBound - 1) == nil)
        #expect(filter.line(of: filter.items.upperBound) == nil)
    }

    @Test("A step searches a limited length", arguments: ["b", "a", "ö"])
    func steps(_ text: String) throws {
        let length = 99
        let count = 3 * TextSearch.stepLength / (length + 1)
        let line = String(repeating: "a", count: length) + "\n"
        let file = try self.text(String(repeating: line, count: count))
        let pattern = try #require(TextPattern(text))
        var filter = LineFilter(pattern, from: count / 2)
        var (steps, done) = (0, 0.0)
        while filter.isSearching(file) {
            filter.search(file)
            let step = (filter.fraction(of: file) - done) * Double(count * (length + 1))
            done = filter.fraction(of: file)
            // The last block of a step may extend beyond the limit.
            #expect(step <= Double(TextSearch.stepLength + 2 * LineIndex.blockLength))
            steps += 1
        }
        #expect(steps >= 3 && filter.items.count == (text == "a" ? count : 0))
    }

    @Test("An incomplete line is found once, when it contains the pattern")
    func unfinished() throws {
        let text = try text("one\ner")
        var filter = LineFilter(try #require(TextPattern("error")), from: text.wholeLines)
        func grow(_ more: String) throws -> [Int?] {
            try folder.append(more, to: "log")
            while text.read(atMost: 1 << 20) {}
            filter.search(text)
            #expect(!filter.isSearching(text))
            return filter.items.map { filter.line(of: $0) }
        }
        #expect(try grow("r") == [])
        #expect(try grow("or 5") == [1])
        #expect(try grow("6") == [1])
        #expect(try grow("\nerror") == [1, 2])
        #expect(try grow("\n\nerrors\nno\n") == [1, 2, 4])
    }
}

/// Line numbers beside the lines.
@Suite struct ShownLinesTests {
    @Test(
        "Line numbers have their own column if the width is enough for it and the text",
        arguments: 0...40)
    func columns(_ width: Int) throws {
        let folder = try Folder()
        try folder.write(String(repeating: "x\n", count: 1_234), to: "log")
        let text = try FollowedText(path: folder.bytes("log"))
        _ = text.read(atMost: 1 << 20)
        let lines = ShownLines(text)
        #expect(!lines.updateDigits() && lines.columns(in: width).number.isEmpty)
        #expect(lines.columns(in: width).text == min(1, width)..<width)
        lines.hasNumbers = true
        #expect(lines.updateDigits() && lines.digits == 4)
        let (number, room) = lines.columns(in: width)
        #expect(number == (width >= 14 ? 1..<5 : 0..<0))
        #expect(room == (width >= 14 ? 6 : min(1, width))..<width)
    }
}
