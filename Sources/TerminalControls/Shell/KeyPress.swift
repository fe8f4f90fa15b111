import Terminals

/// A key that the user has pressed, and the number typed before it.
public struct KeyPress: Hashable, Sendable {
    /// The key.
    public var key: Key
    /// The number typed before the key, as in `5j`; nil for none.
    public var count: Int?

    /// Makes a key press, without a number by default.
    public init(_ key: Key, count: Int? = nil) {
        self.key = key
        self.count = count
    }

    /// The message that the key does not take a number.
    public var refusal: Outcome { .message("\(key) does not take a number") }
}
