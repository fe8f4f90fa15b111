@testable import Terminals

/// Reads an ANSI dump: characters with their styles. Any other sequence is an error.
struct AnsiReader {
    struct Shown: Equatable {
        var scalars: [Unicode.Scalar]
        var style: FoldedStyle
    }

    /// The characters of each row, from the left. A combining mark belongs to the character before
    /// it.
    private(set) var rows: [[Shown]] = [[]]
    private(set) var style = FoldedStyle()
    /// The sequences that the reader does not support.
    private(set) var errors: [String] = []

    init(_ text: String) {
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\n":
                if style != FoldedStyle() { errors.append("A row ends in a style.") }
                rows.append([])
            case "\u{1B}":
                let body = rest.dropFirst().prefix { $0 != "m" }
                rest = rest[body.endIndex...].dropFirst()
                apply(String(String.UnicodeScalarView(body)))
            case _ where ScalarClass(scalar) == .mark:
                rows[rows.count - 1][rows[rows.count - 1].count - 1].scalars.append(scalar)
            default: rows[rows.count - 1].append(Shown(scalars: [scalar], style: style))
            }
        }
        if style != FoldedStyle() { errors.append("The text ends in a style.") }
    }

    private mutating func apply(_ body: String) {
        var codes = body.split(separator: ";", omittingEmptySubsequences: false)
            .map { Int($0) ?? -1 }[...]
        let before = style
        while let code = codes.popFirst() {
            switch code {
            case 0: style = FoldedStyle()
            case 1: style.attributes.insert(.bold)
            case 2: style.attributes.insert(.dim)
            case 3: style.attributes.insert(.italic)
            case 4: style.attributes.insert(.underline)
            case 7: style.attributes.insert(.reverse)
            case 30...37, 90...97, 38, 39: style.foreground = color(code - 30, &codes)
            case 40...47, 100...107, 48, 49: style.background = color(code - 40, &codes)
            default: errors.append("There is no code \(code).")
            }
        }
        if style == before { errors.append("\(body) says nothing new.") }
    }

    private mutating func color(_ code: Int, _ codes: inout ArraySlice<Int>) -> FoldedColor {
        func next() -> UInt8 { UInt8(clamping: codes.popFirst() ?? 0) }
        switch code {
        case 0...7: return .index(UInt8(code))
        case 60...67: return .index(UInt8(code - 52))
        case 9: return .terminal
        default: break
        }
        if codes.popFirst() == 5 {
            let index = next()
            // The first 16 colours have shorter codes, which more terminals support.
            if index < 16 { errors.append("Colour \(index) is written in the long form.") }
            return .index(index)
        }
        let (red, green, blue) = (next(), next(), next())
        return .rgb(red: red, green: green, blue: blue)
    }
}
