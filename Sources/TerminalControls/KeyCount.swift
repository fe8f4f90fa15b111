import Terminals

/// The number that is typed before a key, as in `5j`.
///
/// A zero alone begins none, so that it can be a key of its own.
public struct KeyCount: Hashable, Sendable {
    /// The number as far as it is typed; nil when none is.
    public private(set) var number: Int?

    /// No more digits than this are taken.
    private static let most = 100_000_000_000_000_000

    /// Begins without a number.
    public init() {}

    /// Takes a digit; with a number, backspace takes the last one back and esc all of them. False for any other key.
    public mutating func take(_ key: Key) -> Bool {
        if let digit = key.character?.digit, number != nil || digit != 0 {
            let typed = number ?? 0
            if typed < Self.most { number = typed * 10 + digit }
            return true
        }
        guard let typed = number, key == .backspace || key == .escape else { return false }
        number = key == .escape || typed < 10 ? nil : typed / 10
        return true
    }

    /// The number for the key that follows it, which uses it up.
    public mutating func use() -> Int? {
        defer { number = nil }
        return number
    }
}

extension Character {
    /// The value of a digit of ASCII.
    fileprivate var digit: Int? {
        asciiValue.flatMap { (48...57).contains($0) ? Int($0) - 48 : nil }
    }
}
