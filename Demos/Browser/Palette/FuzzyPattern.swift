/// What is typed to find names by some of their letters, in order: `lsr` finds `left side ratio`.
///
/// A capital is found as a capital alone, any other letter in either case. A letter after a blank begins a word.
struct FuzzyPattern: Hashable, Sendable {
    fileprivate struct Letter: Hashable {
        let character: Character
        let isCapital: Bool
        let beginsWord: Bool
    }

    private let letters: [Letter]

    init(_ text: String) {
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

    /// Without a letter it finds everything.
    var isEmpty: Bool { letters.isEmpty }
}

/// A name with what is known of its letters.
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

/// Where the letters of a pattern are in a name, and how well they stand there.
struct FuzzyMatch: Hashable, Sendable {
    /// Higher is better.
    var score: Int
    /// The places of the letters, counted in characters.
    var places: [Int]
}

extension FuzzyPattern {
    /// What a letter counts at the start of the name, at the start of a word, and right behind the letter before it.
    private enum Worth {
        static let start = 12
        static let word = 10
        static let run = 11
    }

    /// The best way to find the letters in a name; nil where they are not in it.
    ///
    /// Each letter that is left out before or between them costs one. O(pattern × name).
    func match(in text: FuzzyText) -> FuzzyMatch? {
        guard !letters.isEmpty else { return FuzzyMatch(score: 0, places: []) }
        guard letters.count <= text.count else { return nil }
        // The best score with the letter before at each place, and for each letter where that one was.
        var scores: [Int?] = []
        var origins: [[Int]] = []
        for letter in letters {
            let former = scores
            var row = [Int?](repeating: nil, count: text.count)
            var origin = [Int](repeating: -1, count: text.count)
            // The best place for the letter before, as it counts from here.
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
    /// Whether a word begins with it: behind a blank, a hyphen or the like, a capital behind a small letter, a digit
    /// behind a letter.
    fileprivate func beginsWord(after former: Character?) -> Bool {
        guard let former, !former.isWhitespace else { return true }
        guard isLetter || isNumber else { return false }
        if !former.isLetter, !former.isNumber { return true }
        return isUppercase && former.isLowercase || isNumber && former.isLetter
    }
}
