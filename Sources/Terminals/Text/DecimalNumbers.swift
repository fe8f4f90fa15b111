// Swift's own initializers also take `0x10`, `1e3`, `inf`, `nan` and `+5`, which nobody types on purpose: a plus sign in
// front of a number often means "so many more".

extension Int {
    /// Makes a number of a text that consists of decimal digits, after a minus sign if there is one.
    ///
    /// `nil` for any other text, and for a number that an `Int` cannot hold.
    package init?(decimal text: some StringProtocol) {
        guard isDecimal(text, mostPoints: 0) else { return nil }
        self.init(String(text))
    }
}

extension Double {
    /// Makes a number of a text that consists of decimal digits and at most one decimal point, after a minus sign if
    /// there is one: `8`, `-0.5`, `.5`.
    ///
    /// `nil` for any other text, and for a number that is too large.
    package init?(decimal text: some StringProtocol) {
        guard isDecimal(text, mostPoints: 1), let number = Double(String(text)), number.isFinite
        else { return nil }
        self = number
    }
}

/// Whether a text consists of at least one digit and so many points at most, after a minus sign if there is one.
private func isDecimal(_ text: some StringProtocol, mostPoints: Int) -> Bool {
    let bytes = Array(text.utf8)
    let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...]
    let points = digits.count { $0 == UInt8(ascii: ".") }
    let numerals = digits.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return numerals > 0 && points <= mostPoints && points + numerals == digits.count
}
