// Swift's own initializers also accept `0x10`, `1e3`, `inf`, `nan` and `+5`. Users do not mean these texts as numbers:
// a leading plus sign often means an increase.

extension Int {
    /// Parses a text of decimal digits, after an optional minus sign.
    ///
    /// Returns nil for any other text, and for a number that an `Int` cannot hold.
    package init?(decimal text: some StringProtocol) {
        guard isDecimal(text, mostPoints: 0) else { return nil }
        self.init(String(text))
    }
}

extension Double {
    /// Parses a text of decimal digits and at most one decimal point, after an optional minus sign: `8`, `-0.5`, `.5`.
    ///
    /// Returns nil for any other text, and for a number that is too large.
    package init?(decimal text: some StringProtocol) {
        guard isDecimal(text, mostPoints: 1), let number = Double(String(text)), number.isFinite
        else { return nil }
        self = number
    }
}

/// Returns whether a text consists of at least one digit and at most `mostPoints` decimal points, after an optional
/// minus sign.
private func isDecimal(_ text: some StringProtocol, mostPoints: Int) -> Bool {
    let bytes = Array(text.utf8)
    let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...]
    let points = digits.count { $0 == UInt8(ascii: ".") }
    let numerals = digits.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return numerals > 0 && points <= mostPoints && points + numerals == digits.count
}
