import CollectionLayouts

/// The error for a law that a body breaks, with the smallest case that was found.
///
/// The error's description contains a picture. Items are drawn as letters or digits, headers as `=`, footers as `_`,
/// backgrounds as `.`, decorations as `-` and badges as `*`.
public struct LawViolation: Error, CustomStringConvertible {
    /// The broken law.
    package let law: Law
    /// The wrong behaviour of the body, in one sentence.
    package let message: String
    /// The seed of the random cases. To get the same cases, pass this seed to `checkLaws`.
    package let seed: Int
    /// The round of the case, from zero.
    package let round: Int
    /// The case in words: sections, items, the view's size, and the elements around the items.
    package let smallestCase: String
    /// The number of items in the case.
    package let itemCount: Int
    /// The expected and the actual frames side by side, drawn with letters.
    package let picture: String

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

/// A description of how a case breaks a law, with the expected and the actual elements.
struct Finding {
    var message: String
    var expected: [LayoutAttributes] = []
    var actual: [LayoutAttributes] = []

    init(_ message: String, expected: [LayoutAttributes] = [], actual: [LayoutAttributes] = []) {
        (self.message, self.expected, self.actual) = (message, expected, actual)
    }

    /// Returns the finding with a prefix for its message: the situation in which the law was broken.
    func after(_ place: String) -> Finding {
        Finding("\(place): \(message)", expected: expected, actual: actual)
    }
}
