/// Replacements for scalars that a terminal must not receive or cannot show.
enum ReplacementScalar {
    static let replacement: Unicode.Scalar = "\u{FFFD}"

    /// Returns the picture of a control (U+2400…2421); nil if the scalar is neither a C0 control nor DEL.
    static func controlPicture(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
        case 0x7F: "\u{2421}"
        default: nil
        }
    }

    /// Returns an ASCII character, one column wide, for a scalar that needs UTF-8.
    static func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x20..<0x7F: scalar
        case 0x2500..<0x2580: boxDrawing(scalar)
        case 0x2580..<0x25A0: block(scalar)
        default: decomposed(scalar) ?? symbol(scalar)
        }
    }

    private static func boxDrawing(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "─", "━", "┄", "┅", "┈", "┉", "╌", "╍", "═", "╴", "╶", "╸", "╺", "╼", "╾": "-"
        case "│", "┃", "┆", "┇", "┊", "┋", "╎", "╏", "║", "╵", "╷", "╹", "╻", "╽", "╿": "|"
        case "╱": "/"
        case "╲": "\\"
        case "╳": "X"
        default: "+"
        }
    }

    private static func block(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "▌", "▍", "▎", "▏": ">"
        case "▐", "▕": "|"
        case "▁", "▂", "▃", "▄": "_"
        case "░", "▒": ":"
        default: "#"
        }
    }

    private static func symbol(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "…": "~"
        case "‘", "’", "‚", "‛": "'"
        case "“", "”", "„", "‟": "\""
        case "‐", "‑", "‒", "–", "—", "―", "−", "·": "-"
        case "×": "x"
        case "•", "●", "◆", "★": "*"
        case "○", "◇", "☆": "o"
        case "←", "◀", "◂", "‹", "«": "<"
        case "→", "▶", "▸", "›", "»": ">"
        case "↑", "▲", "▴": "^"
        case "↓", "▼", "▾": "v"
        case _ where scalar.properties.generalCategory == .spaceSeparator: " "
        default: "?"
        }
    }

    /// Returns the ASCII letter under an accent, by the scalar's name: e for LATIN SMALL LETTER E WITH ACUTE.
    private static func decomposed(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard (0xC0..<0x250).contains(scalar.value) || (0x1E00..<0x1F00).contains(scalar.value),
            let words = scalar.properties.name?.split(separator: " "),
            words.dropFirst(4).first == "WITH",
            words[3].unicodeScalars.count == 1, let letter = words[3].unicodeScalars.first
        else { return nil }
        return words[1] == "SMALL" ? Unicode.Scalar(letter.value | 0x20) : letter
    }
}
