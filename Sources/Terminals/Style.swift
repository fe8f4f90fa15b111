/// How a cell is drawn: two colours and attributes.
public struct Style: Hashable, Sendable {
    public var foreground: Color
    public var background: Color
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
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let bold = Attributes(rawValue: 1 << 0)
        public static let dim = Attributes(rawValue: 1 << 1)
        public static let italic = Attributes(rawValue: 1 << 2)
        public static let underline = Attributes(rawValue: 1 << 3)
        /// Foreground and background change places; the one way to mark something without colour.
        public static let reverse = Attributes(rawValue: 1 << 4)
    }
}
