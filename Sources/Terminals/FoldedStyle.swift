/// A colour as a terminal takes it.
public enum FoldedColor: Hashable, Sendable {
    /// The terminal's own.
    case terminal
    /// A number of the terminal's table: below 8 of 8, below 16 of 16, any of 256; below 16 where colours are exact.
    case index(UInt8)
    /// An exact colour.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// A style as a terminal takes it.
public struct FoldedStyle: Hashable, Sendable {
    /// The colour of the glyph.
    public var foreground: FoldedColor
    /// The colour behind the glyph.
    public var background: FoldedColor
    /// What is done to the glyph besides colouring it.
    public var attributes: Style.Attributes

    /// The terminal's own two colours and no attribute unless told otherwise.
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
    /// What it looks like, the sixteen as xterm shows them; nil for the terminal's own.
    package var look: (red: UInt8, green: UInt8, blue: UInt8)? {
        switch self {
        case .terminal: nil
        case .index(let number): Xterm.components(number)
        case .rgb(let red, let green, let blue): (red, green, blue)
        }
    }

    /// The same as a colour.
    var color: Color {
        switch self {
        case .terminal: .terminal
        case .index(let number): .index(number)
        case .rgb(let red, let green, let blue): Color(red: red, green: green, blue: blue)
        }
    }
}
