import Reflow

extension String {
    /// The text, which is Swift code, with only ASCII characters. The result compiles to the same program.
    ///
    /// A character in a string literal becomes an escape such as `\u{E9}`. A character in a comment becomes a similar
    /// letter or `?`. Names and operators must be ASCII already. O(length).
    public var asciiCode: String {
        var scanner = CodeScanner(self)
        return scanner.asciiText()
    }
}

/// Reads Swift code character by character, and distinguishes code, comments and string literals.
///
/// Does not recognize block comments and regular expression literals, because the demos' layouts contain none.
private struct CodeScanner {
    /// The kind of code at the scanner's position. Literals and interpolations can be nested.
    private enum Part {
        case code
        /// Code between `\(` and its `)`, with the number of open brackets.
        case interpolation(brackets: Int)
        case comment
        /// A string literal, with the number of number signs before its quotation marks.
        case literal(signs: Int, isMultiline: Bool)
    }

    private let characters: [Character]
    private var next = 0
    private var parts = [Part.code]
    private var text = ""

    init(_ code: String) { characters = Array(code) }

    mutating func asciiText() -> String {
        while next < characters.count {
            switch parts.last ?? .code {
            case .code: readCode(brackets: nil)
            case .interpolation(let brackets): readCode(brackets: brackets)
            case .comment: readComment()
            case .literal(let signs, let isMultiline): readLiteral(signs, isMultiline)
            }
        }
        return text
    }

    private mutating func readCode(brackets: Int?) {
        if takes("//") {
            parts.append(.comment)
            return
        }
        let signs = characters[next...].prefix { $0 == "#" }.count
        if hasPrefix("\"", at: next + signs) {
            let isMultiline = hasPrefix("\"\"\"", at: next + signs)
            take(signs + (isMultiline ? 3 : 1))
            parts.append(.literal(signs: signs, isMultiline: isMultiline))
            return
        }
        if let brackets {
            switch characters[next] {
            case "(": parts[parts.count - 1] = .interpolation(brackets: brackets + 1)
            case ")" where brackets == 0: parts.removeLast()
            case ")": parts[parts.count - 1] = .interpolation(brackets: brackets - 1)
            default: break
            }
        }
        takeSimilar()
    }

    private mutating func readComment() {
        if characters[next].isNewline { parts.removeLast() }
        takeSimilar()
    }

    private mutating func readLiteral(_ signs: Int, _ isMultiline: Bool) {
        let number = String(repeating: "#", count: signs)
        if takes((isMultiline ? "\"\"\"" : "\"") + number) {
            parts.removeLast()
        } else if takes("\\" + number + "(") {
            parts.append(.interpolation(brackets: 0))
        } else if takes("\\" + number) {
            // The character after a backslash neither ends the literal nor starts an interpolation.
            if next < characters.count { takeEscaped(number) }
        } else {
            takeEscaped(number)
        }
    }

    /// Reads one character of a string literal, and writes its scalars beyond ASCII as escapes.
    private mutating func takeEscaped(_ number: String) {
        for scalar in characters[next].unicodeScalars {
            let code = String(scalar.value, radix: 16, uppercase: true)
            text += scalar.isASCII ? String(scalar) : "\\\(number)u{\(code)}"
        }
        next += 1
    }

    /// Reads one character outside of string literals, and replaces a character beyond ASCII by a similar one.
    private mutating func takeSimilar() {
        let character = characters[next]
        text +=
            character.isASCII ? String(character) : String(character).printable(isUnicode: false)
        next += 1
    }

    private mutating func take(_ count: Int) {
        text += String(characters[next..<min(next + count, characters.count)])
        next += count
    }

    private mutating func takes(_ prefix: String) -> Bool {
        guard hasPrefix(prefix, at: next) else { return false }
        take(prefix.count)
        return true
    }

    private func hasPrefix(_ prefix: String, at place: Int) -> Bool {
        place <= characters.count && characters[place...].starts(with: prefix)
    }
}
