import Reflow

/// A named range of Unicode. The standard library's tables say which characters exist.
struct UnicodeBlock: Sendable {
    let name: String
    let range: ClosedRange<UInt32>
    /// Two typical characters of the block, each one column wide.
    let sample: String
    /// The number of characters that Unicode has assigned so far.
    let count: Int

    init(_ name: String, _ range: ClosedRange<UInt32>, _ sample: String) {
        self.name = name
        self.range = range
        self.sample = sample
        count = range.count { number in
            Unicode.Scalar(number).map { $0.properties.generalCategory != .unassigned } ?? false
        }
    }

    /// The range as text: `U+0370–03FF`.
    var rangeText: String {
        "U+\(range.lowerBound.hexText(digits: 4))–\(range.upperBound.hexText(digits: 4))"
    }

    /// The blocks that most fonts for terminals have.
    static let all: [UnicodeBlock] = [
        UnicodeBlock("Latin-1 Supplement", 0x80...0xFF, "Éß"),
        UnicodeBlock("Latin Extended-A", 0x100...0x17F, "Łő"),
        UnicodeBlock("Greek and Coptic", 0x370...0x3FF, "Ωψ"),
        UnicodeBlock("Cyrillic", 0x400...0x4FF, "Жя"),
        UnicodeBlock("Armenian", 0x530...0x58F, "Ամ"),
        UnicodeBlock("Georgian", 0x10A0...0x10FF, "აქ"),
        UnicodeBlock("General Punctuation", 0x2000...0x206F, "‡…"),
        UnicodeBlock("Currency Symbols", 0x20A0...0x20CF, "€₽"),
        UnicodeBlock("Letterlike Symbols", 0x2100...0x214F, "ℵ№"),
        UnicodeBlock("Number Forms", 0x2150...0x218F, "⅓Ⅳ"),
        UnicodeBlock("Arrows", 0x2190...0x21FF, "←⇒"),
        UnicodeBlock("Mathematical Operators", 0x2200...0x22FF, "∀∑"),
        UnicodeBlock("Box Drawing", 0x2500...0x257F, "╬┿"),
        UnicodeBlock("Block Elements", 0x2580...0x259F, "▓▙"),
        UnicodeBlock("Geometric Shapes", 0x25A0...0x25FF, "◆○"),
        UnicodeBlock("Miscellaneous Symbols", 0x2600...0x26FF, "☼♫"),
        UnicodeBlock("Dingbats", 0x2700...0x27BF, "✓✗"),
        UnicodeBlock("Braille Patterns", 0x2800...0x28FF, "⠗⣿"),
    ]
}
