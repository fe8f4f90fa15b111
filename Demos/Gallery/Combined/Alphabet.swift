/// A script and its letters, from the Unicode tables of the standard library. For a script with capitals, only the
/// capitals.
enum Alphabet: Int, Hashable, Sendable, CaseIterable {
    case greek, cyrillic, armenian, georgian, hiragana, katakana

    var name: String {
        switch self {
        case .greek: "Greek"
        case .cyrillic: "Cyrillic"
        case .armenian: "Armenian"
        case .georgian: "Georgian"
        case .hiragana: "Hiragana"
        case .katakana: "Katakana"
        }
    }

    private var range: ClosedRange<UInt32> {
        switch self {
        case .greek: 0x391...0x3A9
        case .cyrillic: 0x410...0x42F
        case .armenian: 0x531...0x556
        case .georgian: 0x10D0...0x10F0
        case .hiragana: 0x3042...0x3093
        case .katakana: 0x30A2...0x30F3
        }
    }

    /// The letters in Unicode order, without small variants of a letter.
    var letters: [Unicode.Scalar] {
        range.compactMap(Unicode.Scalar.init).filter { letter in
            guard let name = letter.properties.name else { return false }
            return !name.contains(" SMALL ")
        }
    }
}
