import CollectionLayouts

/// The error for a law that a body breaks, with the smallest case that was found.
///
/// Its description has a picture: a letter for each item, `=` for headers, `_` for footers, `.` for backgrounds, `-`
/// for decorations and `*` for badges.
public struct LawViolation: Error, CustomStringConvertible {
    /// The broken law.
    public let law: Law
    /// What the body did wrong, in a sentence.
    public let message: String
    /// The seed of the random cases. Pass it to `checkLaws` for the same cases.
    public let seed: Int
    /// The round of the case, from zero.
    public let round: Int
    /// The case in words: sections, items, the view's size, and the elements around the items.
    public let smallestCase: String
    /// The number of items in the case.
    public let itemCount: Int
    /// The expected and the actual frames side by side, in letters.
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

    /// The law, the message, the case and the picture.
    public var description: String {
        """
        broken law .\(law.rawValue): \(law.sentence)
        \(message)
        in \(smallestCase)
        found with seed \(seed) in round \(round)
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
