/// A question of a demo with a few possible answers, such as which signal to send. The browser asks it in its bottom
/// row.
public struct DemoQuestion: Hashable, Sendable {
    /// A possible answer.
    public struct Choice: Hashable, Sendable {
        /// The question while this answer is chosen: `Send TERM to 1234 python?`
        public let text: String
        /// The answer as a word for the hints: `TERM`.
        public let word: String
        /// The characters that choose this answer. The first one is a hint.
        public let keys: [Character]

        package init(_ text: String, word: String, keys: [Character]) {
            (self.text, self.word, self.keys) = (text, word, keys)
        }
    }

    /// The verb for accepting the chosen answer: `send`.
    public let verb: String
    /// The possible answers, at least one. At first, the first one is chosen.
    public let choices: [Choice]

    package init(verb: String, choices: [Choice]) {
        (self.verb, self.choices) = (verb, choices)
    }
}
