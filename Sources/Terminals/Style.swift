/// How a cell is drawn: two colours and attributes.
public struct Style: Hashable, Sendable {
    /// The colour of glyphs; the terminal's own means what reads on the background.
    public var foreground: Color
    /// The colour behind glyphs.
    public var background: Color
    /// What is done to glyphs besides colouring them.
    public var attributes: Attributes

    /// The terminal's own two colours unless told otherwise.
    public init(
        foreground: Color = .terminal, background: Color = .terminal,
        attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// The terminal's own two colours and no attribute.
    public static let plain = Style()
}

extension Style {
    /// What a terminal can do to a cell besides colouring it.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// One bit for each attribute.
        public let rawValue: UInt16
        /// Makes a set from its bits; unknown ones mean nothing.
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        /// Heavier letters; some terminals brighten the colour instead.
        public static let bold = Attributes(rawValue: 1 << 0)
        /// Fainter letters, where the terminal has them.
        public static let dim = Attributes(rawValue: 1 << 1)
        /// Slanted letters, where the terminal has them.
        public static let italic = Attributes(rawValue: 1 << 2)
        /// A line below the letters.
        public static let underline = Attributes(rawValue: 1 << 3)
        /// Foreground and background change places; the one way to mark something without colour.
        public static let reverse = Attributes(rawValue: 1 << 4)
    }
}
