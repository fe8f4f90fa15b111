/// A colour that a terminal can show.
public enum FoldedColor: Hashable, Sendable {
    /// The terminal's own colour.
    case terminal
    /// A number of the terminal's colour table: 0…7 with 8 colours, 0…15 with 16 or exact colours, 0…255 with 256
    /// colours.
    case index(UInt8)
    /// An exact colour.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// A style in colours that a terminal can show.
public struct FoldedStyle: Hashable, Sendable {
    /// The colour of the glyph.
    public var foreground: FoldedColor
    /// The colour behind the glyph.
    public var background: FoldedColor
    /// The attributes of the glyph, such as bold.
    public var attributes: Style.Attributes

    /// Makes a style; by default in the terminal's own two colours without attributes.
    public init(
        foreground: FoldedColor = .terminal, background: FoldedColor = .terminal,
        attributes: Style.Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }
}

extension FoldedColor {
    /// The exact components, with xterm's values for the sixteen colours; nil for the terminal's own colour.
    package var look: (red: UInt8, green: UInt8, blue: UInt8)? {
        switch self {
        case .terminal: nil
        case .index(let number): Xterm.components(number)
        case .rgb(let red, let green, let blue): (red, green, blue)
        }
    }

    /// The colour as a `Color`, for functions that need one.
    var color: Color {
        switch self {
        case .terminal: .terminal
        case .index(let number): .index(number)
        case .rgb(let red, let green, let blue): Color(red: red, green: green, blue: blue)
        }
    }
}
