import Terminals

/// The number typed before a key, as in `5j`.
///
/// A leading zero starts no number, so that `0` can be a separate key.
package struct KeyCount: Hashable, Sendable {
    /// The number typed so far; nil for none.
    package private(set) var number: Int?

    /// The number from which further digits are ignored.
    private static let most = 100_000_000_000_000_000

    /// Makes a count without a number.
    package init() {}

    /// Handles a digit. If there is a number, also handles backspace (removes the last digit) and esc (removes all
    /// digits).
    ///
    /// Returns false for any other key.
    package mutating func take(_ key: Key) -> Bool {
        if let digit = key.character?.digit, number != nil || digit != 0 {
            let typed = number ?? 0
            if typed < Self.most { number = typed * 10 + digit }
            return true
        }
        guard let typed = number, key == .backspace || key == .escape else { return false }
        number = key == .escape || typed < 10 ? nil : typed / 10
        return true
    }

    /// Returns the number and removes it; nil if no number was typed.
    package mutating func use() -> Int? {
        defer { number = nil }
        return number
    }
}

extension Character {
    /// The value of an ASCII digit; nil for other characters.
    fileprivate var digit: Int? {
        asciiValue.flatMap { (48...57).contains($0) ? Int($0) - 48 : nil }
    }
}
