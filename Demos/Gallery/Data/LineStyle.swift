import Reflow

/// The style of a part of a line, as escape sequences and overstriking set it.
struct LineStyle: Hashable {
    var attributes: Style.Attributes = []
    /// The colour of the letters; `nil` for the usual colour.
    var foreground: SgrColor?
    /// The colour behind the letters; `nil` for the usual background.
    var background: SgrColor?

    static let plain = LineStyle()

    var hasColor: Bool { foreground != nil || background != nil }
}

/// A colour of a terminal, as the sequence SGR names it.
enum SgrColor: Hashable {
    /// A number of the terminal's table of 256 colours. The first 16 are the terminal's own colours.
    case index(UInt8)
    case exact(red: UInt8, green: UInt8, blue: UInt8)
}

/// The control sequence SGR, “select graphic rendition” (ECMA-48), with the colours of xterm and ISO 8613-6.
extension LineStyle {
    /// Changes the style by the parameters of one sequence, such as `1;31`. Unknown parameters change nothing.
    ///
    /// The parts of a colour are separated by semicolons or by colons. O(length).
    mutating func apply(_ parameters: ArraySlice<UInt8>) {
        let fields = parameters.split(
            separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        var rest = fields.map { Self.numbers(in: $0) }[...]
        while let field = rest.popFirst() {
            // Each field has at least one number.
            switch field[0] {
            case 38: Self.takeColor(field, &rest).map { foreground = $0 }
            case 48: Self.takeColor(field, &rest).map { background = $0 }
            case 4: attributes.set(.underline, to: field.count < 2 || field[1] != 0)
            default: if field.count == 1 { apply(field[0]) }
            }
        }
    }

    private mutating func apply(_ parameter: Int) {
        switch parameter {
        case 0: self = .plain
        case 1: attributes.insert(.bold)
        case 2: attributes.insert(.dim)
        case 3: attributes.insert(.italic)
        case 7: attributes.insert(.reverse)
        // A double line is shown as a single line.
        case 21: attributes.insert(.underline)
        case 22: attributes.subtract([.bold, .dim])
        case 23: attributes.remove(.italic)
        case 24: attributes.remove(.underline)
        case 27: attributes.remove(.reverse)
        case 30...37: foreground = .index(UInt8(parameter - 30))
        case 39: foreground = nil
        case 40...47: background = .index(UInt8(parameter - 40))
        case 49: background = nil
        case 90...97: foreground = .index(UInt8(parameter - 90 + 8))
        case 100...107: background = .index(UInt8(parameter - 100 + 8))
        default: break
        }
    }

    /// Takes the parts of a colour after 38 or 48: from the same field after colons, or else from the next fields.
    /// Returns `nil` for an invalid colour.
    private static func takeColor(_ field: [Int], _ rest: inout ArraySlice<[Int]>) -> SgrColor? {
        guard field.count == 1 else {
            let parts = field.dropFirst()
            // The number of a colour space may precede the three components. Tolerances may follow them.
            let hasSpace = parts.first == 2 && parts.count > 4
            return color(hasSpace ? [2] + parts.dropFirst(2).prefix(3) : Array(parts))
        }
        let count = rest.first == [5] ? 2 : rest.first == [2] ? 4 : 1
        defer { rest = rest.dropFirst(count) }
        return color(rest.prefix(count).map { $0[0] })
    }

    private static func color(_ parts: [Int]) -> SgrColor? {
        let bytes = parts.dropFirst().compactMap { UInt8(exactly: $0) }
        return switch (parts.first, bytes.count) {
        case (5, 1): .index(bytes[0])
        case (2, 3): .exact(red: bytes[0], green: bytes[1], blue: bytes[2])
        default: nil
        }
    }

    /// Returns the numbers of a field, which colons separate. A missing number is 0, and a huge number is clamped.
    private static func numbers(in field: ArraySlice<UInt8>) -> [Int] {
        field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
            $0.reduce(0) { min($0 * 10 + Int($1 & 0xF), 9_999) }
        }
    }
}

extension Style.Attributes {
    fileprivate mutating func set(_ attribute: Self, to isOn: Bool) {
        if isOn { insert(attribute) } else { remove(attribute) }
    }
}
