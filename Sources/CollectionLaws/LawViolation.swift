import CollectionLayouts

/// A law that a body breaks, with the smallest case that could be found.
///
/// Its description has a picture: a letter for each item, `=` and `_` for header and footer, `-` and `*` for what
/// decorates and sits on items.
public struct LawViolation: Error, CustomStringConvertible {
    /// The law.
    public let law: Law
    /// What was seen, in a sentence.
    public let message: String
    /// The seed of the random cases; pass it to `checkLaws` to draw the same ones.
    public let seed: Int
    /// The round in which the case was drawn, from zero.
    public let round: Int
    /// The case in words: sections, items, the view's size, and what is around the items.
    public let smallestCase: String
    /// How many items it has.
    public let itemCount: Int
    /// What was expected beside what was found, in letters.
    public let picture: String

    init(law: Law, seed: Int, round: Int, testCase: LawCase, finding: Finding) {
        self.law = law
        message = finding.message
        self.seed = seed
        self.round = round
        smallestCase = testCase.description
        itemCount = testCase.sections.map(\.items.count).reduce(0, +)
        picture = Picture(expected: finding.expected, actual: finding.actual).description
    }

    /// The law, what was seen, the case and the picture.
    public var description: String {
        """
        broken law .\(law.rawValue): \(law.sentence)
        \(message)
        in \(smallestCase)
        found by seed \(seed) in round \(round)
        \(picture)
        """
    }
}

/// How a case breaks a law.
struct Finding {
    var message: String
    var expected: [LayoutAttributes] = []
    var actual: [LayoutAttributes] = []

    init(_ message: String, expected: [LayoutAttributes] = [], actual: [LayoutAttributes] = []) {
        (self.message, self.expected, self.actual) = (message, expected, actual)
    }

    /// The finding with the place where it was seen in front of its sentence.
    func after(_ place: String) -> Finding {
        Finding("\(place): \(message)", expected: expected, actual: actual)
    }
}
