import Reflow

extension Unicode.Scalar {
    /// The code point in hexadecimal with at least four digits: `U+0041`.
    var number: String { "U+" + value.hexText(digits: 4) }

    /// The name in the Unicode standard with capitalized words; empty if there is no name.
    var title: String { (properties.name ?? "").capitalizedWords }
}

extension String {
    /// The text with capitalized words: "Zero Width Joiner" for "ZERO WIDTH JOINER".
    var capitalizedWords: String {
        split(separator: " ").map(Self.capitalized).joined(separator: " ")
    }

    /// Returns a word of a name, capitalized. A hexadecimal number after a hyphen stays as it is, and so does `CJK`
    /// (Chinese, Japanese and Korean).
    private static func capitalized(_ word: Substring) -> String {
        guard word != "CJK" else { return String(word) }
        let number = word.lastIndex(of: "-").map { word[$0...] } ?? ""
        let isNumber = number.contains { $0.isNumber }
        let letters = isNumber ? word.dropLast(number.count) : word
        return letters.prefix(1) + letters.dropFirst().lowercased() + (isNumber ? number : "")
    }
}

extension Unicode.Scalar {
    /// The part of a letter's name after the word “letter”: “Omega”. The whole name if it does not contain this word.
    var letterName: String {
        let name = properties.name ?? ""
        guard let range = name.firstWords(upTo: "LETTER") else { return name.capitalizedWords }
        return String(name[range...]).capitalizedWords
    }
}

extension String {
    /// Returns the index after the first occurrence of a word that a blank follows; `nil` if there is none.
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
