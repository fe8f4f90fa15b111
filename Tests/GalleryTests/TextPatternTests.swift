import Testing

@testable import Gallery

@Suite struct TextPatternTests {
    @Test(
        "smart case",
        arguments: [
            ("abc", "xABCx", true), ("Abc", "xABCx", false), ("Abc", "xAbcx", true),
            ("abc", "ab", false), ("ö", "SCHÖN", true), ("Ö", "schön", false), ("a", "", false),
            ("é", "e\u{301}", true), ("日本", "今日本語", true), ("aab", "aaab", true),
            ("@", "`", false), ("\u{212A}", "K", true), ("\u{37E}", "a;b", true),
            ("ü", "ue", false), ("[", "{", false), ("z", "Z", true), ("error", "ERROR", true),
        ])
    func smartCase(_ pattern: String, _ text: String, _ isFound: Bool) throws {
        let pattern = try #require(TextPattern(pattern))
        #expect(pattern.matches(text) == isFound)
        #expect(pattern.matches(Array(text.utf8)[...]) == isFound)
    }

    @Test("an empty pattern is none")
    func empty() { #expect(TextPattern("") == nil) }

    @Test("bytes are searched as a straightforward search does")
    func law() throws {
        var random = SeededRandom(seed: 11)
        let letters = Array("abAB\n")
        for _ in 0..<2000 {
            let text = String(
                (0..<Int.random(in: 0...12, using: &random)).map { _ in
                    letters.randomElement(using: &random)!
                })
            let wanted = String(
                (0..<Int.random(in: 1...5, using: &random)).map { _ in
                    letters.randomElement(using: &random)!
                })
            let pattern = try #require(TextPattern(wanted))
            let hasCapital = wanted.contains(where: \.isUppercase)
            let expected = (hasCapital ? text : text.lowercased()).contains(wanted)
            #expect(pattern.matches(Array(text.utf8)[...]) == expected, "\(wanted) in \(text)")
        }
    }
}
