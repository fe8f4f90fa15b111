import Testing

@testable import Browser

/// Names that are found by some of their letters.
@Suite struct FuzzyPatternTests {
    private func score(_ pattern: String, _ text: String) -> Int? {
        FuzzyPattern(pattern).match(in: FuzzyText(text))?.score
    }

    @Test(
        "the better one goes first",
        arguments: [
            ("ba", "basic", "tab and bar", "a prefix before the start of a word"),
            ("ra", "left ratio", "paragraph", "the start of a word before what is inside one"),
            ("lsr", "left side ratio", "also read", "starts of words before scattered letters"),
            ("pin", "spinner", "prism ant", "a run before scattered letters"),
            ("zi", "zoom in", "size items", "words before what is between them"),
            ("sp", "splitSpacing", "asleep", "the first letter before one inside"),
            ("sS", "splitSpacing", "misSet", "a capital begins a word"),
            ("is", "inter-section", "this", "what follows a hyphen begins a word"),
            ("i15", "iPhone 15", "iPad 12.5", "a run of digits before scattered ones"),
            ("p8", "Pixel8", "p98", "a digit behind a letter begins a word"),
            ("tor", "to the right", "restore", "words before a part of a word"),
            ("in g", "inset grid", "in parting", "a letter after a blank begins a word"),
        ])
    func order(_ pattern: String, _ first: String, _ second: String, _ reason: String) throws {
        let (better, worse) = (try #require(score(pattern, first)), score(pattern, second))
        #expect(better > worse ?? .min, "\(reason): \(better), \(String(describing: worse))")
    }

    @Test("of those as good the shorter goes first, then the one that was first")
    func ties() {
        let titles = ["Background", "Basic", "Bases", "a ball"]
        let index = PaletteIndex(titles.map { PaletteEntry(title: $0, choice: .demo($0)) })
        let found = index.matches(of: FuzzyPattern("ba")).map(\.entry.title)
        #expect(found == ["Basic", "Bases", "Background", "a ball"])
        #expect(index.matches(of: FuzzyPattern(" ")).map(\.entry.title) == titles)
    }

    @Test("case counts only where it is typed in capitals")
    func capitals() {
        #expect(score("basic", "BASIC") != nil && score("basic", "Basic") != nil)
        #expect(score("B", "Basic") != nil && score("B", "basic") == nil)
        #expect(score("é", "École") != nil && score("É", "école") == nil)
    }

    @Test("a name is found by its letters in order, and by nothing else")
    func orderOfLetters() {
        #expect(score("xyz", "basic") == nil && score("cisab", "basic") == nil)
        #expect(score("basics", "basic") == nil && score("aa", "basic") == nil)
        #expect(score("", "basic") == 0 && score("", "") == 0 && score("a", "") == nil)
        #expect(score("a s", "as so") != nil && score("a s", "basic") == nil)
    }

    /// All ways to find the letters, one by one.
    private func brute(_ pattern: [Character], _ text: [Character]) -> [[Int]] {
        guard let first = pattern.first else { return [[]] }
        return text.indices.filter { text[$0] == first }.flatMap { place in
            brute(Array(pattern.dropFirst()), Array(text.dropFirst(place + 1))).map {
                [place] + $0.map { $0 + place + 1 }
            }
        }
    }

    /// Returns the score of the characters at these places, straight from the definition.
    private func worth(_ places: [Int], _ text: [Character]) -> Int {
        var sum = 0
        for (index, place) in places.enumerated() {
            let word = place == 0 ? 12 : text[place - 1] == " " || text[place - 1] == "-" ? 10 : 0
            let gap = index == 0 ? place : place - places[index - 1] - 1
            sum += index > 0 && gap == 0 ? max(11, word) : word - gap
        }
        return sum
    }

    @Test("of all ways to find the letters it takes the best")
    func isBest() throws {
        var seed = 1 as UInt64
        func next(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        for _ in 0..<2000 {
            let text = (0..<1 + next(10)).map { _ in Character(["a", "b", "-", " "][next(4)]) }
            let pattern = (0..<1 + next(4)).map { _ in Character(["a", "b"][next(2)]) }
            let found = FuzzyPattern(String(pattern)).match(in: FuzzyText(String(text)))
            let wanted = brute(pattern, text).map { worth($0, text) }.max()
            #expect(found?.score == wanted, "\(String(pattern)) in \(String(text))")
            guard let found else { continue }
            #expect(found.places.map { text[$0] } == pattern)
            #expect(worth(found.places, text) == found.score)
        }
    }
}
