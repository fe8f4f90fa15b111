extension Unicode.Scalar {
    /// `U+0041`: at least four digits.
    var number: String {
        let hex = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    }

    /// The name in the Unicode standard as words; empty for those that have none.
    var title: String { (properties.name ?? "").capitalizedWords }
}

extension String {
    /// "ZERO WIDTH JOINER" as "Zero Width Joiner": the standard's names are all capitals.
    var capitalizedWords: String {
        split(separator: " ").map { $0.prefix(1) + $0.dropFirst().lowercased() }
            .joined(separator: " ")
    }
}
