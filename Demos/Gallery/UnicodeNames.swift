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
        split(separator: " ").map(Self.capitalized).joined(separator: " ")
    }

    /// A word of a name. The number after a hyphen stays as it is, in hexadecimal, and so do the initials of Chinese,
    /// Japanese and Korean.
    private static func capitalized(_ word: Substring) -> String {
        guard word != "CJK" else { return String(word) }
        let number = word.lastIndex(of: "-").map { word[$0...] } ?? ""
        let isNumber = number.contains { $0.isNumber }
        let letters = isNumber ? word.dropLast(number.count) : word
        return letters.prefix(1) + letters.dropFirst().lowercased() + (isNumber ? number : "")
    }
}

extension Unicode.Scalar {
    /// What a letter is called, without what it shares with the others: “Omega”.
    var letterName: String {
        let name = properties.name ?? ""
        guard let range = name.firstWords(upTo: "LETTER") else { return name.capitalizedWords }
        return String(name[range...]).capitalizedWords
    }
}

extension String {
    /// Where what follows a word begins; nil without that word.
    fileprivate func firstWords(upTo word: String) -> Index? {
        var start = startIndex
        while let end = self[start...].firstIndex(of: " ") {
            let next = index(after: end)
            if self[start..<end] == word { return next }
            start = next
        }
        return nil
    }
}
