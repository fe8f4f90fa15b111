import Reflow

/// Something that only one demo can do, by a key of its own.
///
/// It shows among the hints and the keys of the help. Keys that mean something everywhere (`?`, `m`, `Q`, `^c`, `^l`,
/// `q`, `esc`, `backspace`) never reach a demo; any other key does what the demo says instead of what it does elsewhere.
public struct DemoAction: Hashable, Sendable {
    /// The keys that do it; several where they go two ways, as `<` and `>`.
    public var keys: [Key]
    /// A word for the hints: `style`.
    public var word: String
    /// What it does, for the help: `the next style of list`.
    public var help: String

    /// Names an action; the help says the same word as the hints unless it has one of its own.
    public init(_ keys: Key..., word: String, help: String? = nil) {
        self.keys = keys
        self.word = word
        self.help = help ?? word
    }
}
