/// A pattern that finds names by some of their letters, in order: `lsr` finds `left side ratio`.
///
/// A capital letter matches only the same capital letter. Any other letter matches in either case. A letter after a
/// blank matches only at the start of a word.
struct FuzzyPattern: Hashable, Sendable {
    fileprivate struct Letter: Hashable {
        let character: Character
        let isCapital: Bool
        let beginsWord: Bool
    }

    private let letters: [Letter]
    /// The text that the letters come from.
    let text: String

    init(_ text: String) {
        self.text = text
        var beginsWord = false
        letters = text.compactMap { character in
            if character.isWhitespace {
                beginsWord = true
                return nil
            }
            defer { beginsWord = false }
            return Letter(
                character: character, isCapital: character.isUppercase, beginsWord: beginsWord)
        }
    }

    /// Whether the pattern has no letters. An empty pattern matches every name.
    var isEmpty: Bool { letters.isEmpty }
}

/// A name, prepared for matching.
struct FuzzyText: Hashable, Sendable {
    fileprivate struct Letter: Hashable {
        let character: Character
        let lowercase: Character
        let beginsWord: Bool
    }

    fileprivate let letters: [Letter]

    var count: Int { letters.count }

    init(_ text: String) {
        var former: Character?
        letters = text.map { character in
            defer { former = character }
            return Letter(
                character: character, lowercase: character.lowercased().first ?? character,
                beginsWord: character.beginsWord(after: former))
        }
    }
}

/// The positions of a pattern's letters in a name, with a score.
struct FuzzyMatch: Hashable, Sendable {
    /// The quality of the match; higher is better.
    var score: Int
    /// The indices of the matched characters in the name, in ascending order.
    var places: [Int]
}

extension FuzzyPattern {
    /// The score of a letter: at the start of the name, at the start of a word, and directly after the previous matched
    /// letter.
    private enum Worth {
        static let start = 12
        static let word = 10
        static let run = 11
    }

    /// Returns the best match in a name; `nil` if the name does not contain the letters in order.
    ///
    /// Each skipped letter before or between the matched letters reduces the score by 1. O(pattern × name).
    func match(in text: FuzzyText) -> FuzzyMatch? {
        guard !letters.isEmpty else { return FuzzyMatch(score: 0, places: []) }
        guard letters.count <= text.count else { return nil }
        // `scores`: for each position, the best score with the previous letter of the pattern at this position.
        // `origins`: for each letter and position, the position of the previous letter in the best match.
        var scores: [Int?] = []
        var origins: [[Int]] = []
        for letter in letters {
            let former = scores
            var row = [Int?](repeating: nil, count: text.count)
            var origin = [Int](repeating: -1, count: text.count)
            // The best position of the previous letter, with its score reduced by the skipped letters up to here.
            var best: (score: Int, place: Int)?
            for place in 0..<text.count {
                if best != nil { best?.score -= 1 }
                if place > 1, let score = former.isEmpty ? nil : former[place - 2],
                    score - 1 >= best?.score ?? .min
                {
                    best = (score - 1, place - 2)
                }
                guard letter.stands(at: text.letters[place]) else { continue }
                let worth =
                    place == 0 ? Worth.start : text.letters[place].beginsWord ? Worth.word : 0
                if former.isEmpty {
                    row[place] = worth - place
                    continue
                }
                if let best { (row[place], origin[place]) = (best.score + worth, best.place) }
                if place > 0, let score = former[place - 1],
                    score + max(worth, Worth.run) >= row[place] ?? .min
                {
                    (row[place], origin[place]) = (score + max(worth, Worth.run), place - 1)
                }
            }
            scores = row
            origins.append(origin)
        }
        return bestMatch(scores, origins)
    }

    private func bestMatch(_ scores: [Int?], _ origins: [[Int]]) -> FuzzyMatch? {
        var best: (score: Int, place: Int)?
        for (place, score) in scores.enumerated() {
            if let score, score > best?.score ?? .min { best = (score, place) }
        }
        guard let best else { return nil }
        var places = [best.place]
        for origin in origins.dropFirst().reversed() {
            if let last = places.last { places.append(origin[last]) }
        }
        return FuzzyMatch(score: best.score, places: places.reversed())
    }
}

extension FuzzyPattern.Letter {
    fileprivate func stands(at letter: FuzzyText.Letter) -> Bool {
        if beginsWord, !letter.beginsWord { return false }
        return character == (isCapital ? letter.character : letter.lowercase)
    }
}

extension Character {
    /// Returns whether a word begins with this character: at the start of the name, after a blank, a hyphen or another
    /// symbol, with a capital after a small letter, or with a digit after a letter.
    fileprivate func beginsWord(after former: Character?) -> Bool {
        guard let former, !former.isWhitespace else { return true }
        guard isLetter || isNumber else { return false }
        if !former.isLetter, !former.isNumber { return true }
        return isUppercase && former.isLowercase || isNumber && former.isLetter
    }
}
