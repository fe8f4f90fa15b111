extension Glyph {
    package static let upperHalf = Glyph("▀")
    package static let lowerHalf = Glyph("▄")

    /// Whether the glyph is a half block: it fills one half of the cell and leaves the other half in the background
    /// colour.
    package var isHalfBlock: Bool { self == .upperHalf || self == .lowerHalf }
}

extension Cell {
    /// Whether the cell has text. A half block is a fill.
    package var isLetter: Bool { glyph != .space && !glyph.isHalfBlock }

    /// Returns a blank filled with a colour.
    static func filled(_ color: Color) -> Cell { Cell(.space, style: Style(background: color)) }

    /// Returns the cell whose halves have two colours, or a blank cell if the colours are equal.
    ///
    /// A glyph cannot be drawn in the terminal's own background colour. Therefore, a half in this colour is always the
    /// background.
    static func halves(upper: Color, lower: Color) -> Cell {
        if upper == lower { return .filled(upper) }
        return upper == .terminal
            ? Cell(.lowerHalf, style: Style(foreground: lower, background: upper))
            : Cell(.upperHalf, style: Style(foreground: upper, background: lower))
    }

    /// The colours of the upper and the lower half. A cell with a letter has its background in both halves.
    package var halves: (upper: Color, lower: Color) {
        switch glyph {
        case .upperHalf: return (ink, background)
        case .lowerHalf: return (background, ink)
        default:
            guard attributes.contains(.reverse) else { return (background, background) }
            let color = background == .terminal ? ink : .reversed
            return (color, color)
        }
    }

    /// Returns the cell with one half painted. A letter is removed; the other half keeps its background.
    func fillingHalf(isUpper: Bool, _ color: Color) -> Cell {
        let (upper, lower) = halves
        return isUpper ? .halves(upper: color, lower: lower) : .halves(upper: upper, lower: color)
    }

    /// The background of a letter that is drawn on this cell. On a half block, this is the colour of the painted half,
    /// or of the upper half if both are painted.
    @inline(__always)
    var surface: Color { glyph.isHalfBlock ? ink : background }
}
