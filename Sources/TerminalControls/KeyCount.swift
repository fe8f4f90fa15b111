import Terminals

/// The number typed before a key, as in `5j`.
///
/// A zero alone starts no number, so that `0` can be a key of its own.
public struct KeyCount: Hashable, Sendable {
    /// The number typed so far; nil for none.
    public private(set) var number: Int?

    /// No more digits than this are taken.
    private static let most = 100_000_000_000_000_000

    /// Makes a count without a number.
    public init() {}

    /// Handles a digit; if there is a number, also backspace (removes the last digit) and esc (removes all digits).
    ///
    /// Returns false for any other key.
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

    /// Returns the number and removes it; nil when none was typed.
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
