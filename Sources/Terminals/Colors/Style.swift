/// The look of a cell: two colours and attributes.
public struct Style: Hashable, Sendable {
    /// The colour of glyphs. `Color.terminal` means the colour that is readable on the background.
    public var foreground: Color
    /// The colour behind glyphs.
    public var background: Color
    /// The attributes of glyphs, such as bold.
    public var attributes: Attributes

    /// Makes a style; by default in the terminal's own two colours without attributes.
    public init(
        foreground: Color = .terminal, background: Color = .terminal,
        attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// The terminal's own two colours without attributes.
    public static let plain = Style()
}

extension Style {
    /// Text attributes, such as bold.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// One bit for each attribute.
        public let rawValue: UInt16
        /// Makes a set from its bits; unknown bits have no meaning.
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        /// Heavier letters; some terminals brighten the colour instead.
        public static let bold = Attributes(rawValue: 1 << 0)
        /// Fainter letters, if the terminal supports them.
        public static let dim = Attributes(rawValue: 1 << 1)
        /// Slanted letters, if the terminal supports them.
        public static let italic = Attributes(rawValue: 1 << 2)
        /// A line below the letters.
        public static let underline = Attributes(rawValue: 1 << 3)
        /// Foreground and background swapped, also on terminals without colours.
        public static let reverse = Attributes(rawValue: 1 << 4)
    }
}
