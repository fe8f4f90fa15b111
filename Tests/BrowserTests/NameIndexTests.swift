import Testing

@testable import Browser

/// The index of names.
@Suite struct NameIndexTests {
    private let names = [
        "README.md", "readme", "src/main/", "Main.swift", "manual.txt", "", "élan.txt", "a b c",
        "e\u{301}tude.txt", "日本語.txt", "mmmain",
    ]

    @Test("The index finds the names that the pattern matches, in the order of their scores")
    func bruteForce() {
        let index = NameIndex(names)
        for text in ["m", "main", "Main", "rm", "md", "txt", "é", "日", "b c", "zz", "mn", "e"] {
            let pattern = FuzzyPattern(text)
            let expected = names.filter { !$0.isEmpty }.compactMap { name in
                pattern.match(in: FuzzyText(name)).map { (name, $0.score) }
            }
            let found = index.matches(of: pattern)
            #expect(Set(found.matches.map(\.entry.title)) == Set(expected.map(\.0)), "\(text)")
            #expect(found.count == expected.count)
            let scores = found.matches.map { match in
                expected.first { $0.0 == match.entry.title }?.1 ?? 0
            }
            #expect(scores == scores.sorted(by: >))
        }
        #expect(
            index.matches(of: FuzzyPattern("")).matches.map(\.entry.title)
                == names.filter { !$0.isEmpty })
    }

    @Test("Among many names, the names that begin with the letters come first")
    func many() {
        let many = (0..<5_000).map { "x-m-a-i-n-\($0)" } + ["xmain", "main"]
        let found = NameIndex(many).matches(of: FuzzyPattern("main"))
        #expect(found.matches.first?.entry.title == "main")
        #expect(found.matches.count == NameIndex.limit && found.count == 5_002)
    }
}
