import Reflow

extension String {
    /// The text, as Swift code, in ASCII: it compiles to the same program.
    ///
    /// In a string literal a character becomes an escape such as `\u{E9}`. In a comment it becomes a similar letter or
    /// `?`. Names and operators outside both must be ASCII already. O(length).
    public var asciiCode: String {
        var scanner = CodeScanner(self)
        return scanner.asciiText()
    }
}

/// Reads Swift code character by character and knows where comments and string literals are.
///
/// Block comments and regular expression literals are not known: the demos' layouts have none.
private struct CodeScanner {
    /// What the scanner is in. Literals and interpolations nest.
    private enum Part {
        case code
        /// Code between `\(` and its `)`, with so many brackets open.
        case interpolation(brackets: Int)
        case comment
        /// A string literal with so many number signs before its quotation mark, or before three of them.
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
            // The escaped character is no end and no start of anything.
            if next < characters.count { takeEscaped(number) }
        } else {
            takeEscaped(number)
        }
    }

    /// Takes a character of a literal: its scalars beyond ASCII become escapes.
    private mutating func takeEscaped(_ number: String) {
        for scalar in characters[next].unicodeScalars {
            let code = String(scalar.value, radix: 16, uppercase: true)
            text += scalar.isASCII ? String(scalar) : "\\\(number)u{\(code)}"
        }
        next += 1
    }

    /// Takes a character that need not be the same.
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
