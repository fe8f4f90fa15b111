import Gallery
import Reflow

/// The kind of a printed text. It determines how the text is converted to ASCII.
public enum TextForm: Sendable {
    /// Text for people: a character becomes a similar letter, or `?`.
    case plain
    /// Swift code, which compiles to the same program.
    case swift
    /// JSON: a character becomes an escape such as `\u00E9`.
    case json
    /// XML: a character becomes a reference such as `&#xE9;`.
    case xml

    /// Converts a text to ASCII, for a locale whose character set is not UTF-8. Control characters stay unchanged.
    /// O(length).
    public func ascii(_ text: String) -> String {
        switch self {
        case .plain:
            text.reduce(into: "") { text, character in
                text +=
                    character.isASCII
                    ? String(character) : String(character).printable(isUnicode: false)
            }
        case .swift: text.asciiCode
        case .json:
            text.utf16.reduce(into: "") { text, unit in
                let digits = String(unit, radix: 16, uppercase: true)
                let code = String(repeating: "0", count: 4 - digits.count) + digits
                text += unit < 0x80 ? String(Unicode.Scalar(UInt8(unit))) : "\\u\(code)"
            }
        case .xml:
            text.unicodeScalars.reduce(into: "") { text, scalar in
                let code = String(scalar.value, radix: 16, uppercase: true)
                text += scalar.isASCII ? String(scalar) : "&#x\(code);"
            }
        }
    }
}
