/// Alignment and attributes of a text; by default leading and plain.
public struct TextOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt16
    /// Makes a set from its bits; unknown bits have no meaning.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    // The lowest eight bits are the bits of `Style.Attributes`.
    /// Heavier letters; see `Style.Attributes`.
    public static let bold = TextOptions(.bold)
    /// Fainter letters.
    public static let dim = TextOptions(.dim)
    /// Slanted letters.
    public static let italic = TextOptions(.italic)
    /// A line below the letters.
    public static let underline = TextOptions(.underline)
    /// Foreground and background swapped.
    public static let reverse = TextOptions(.reverse)

    /// Centred text. An odd number of free columns leaves one more column at the right. This option overrides
    /// `trailing`.
    public static let centered = TextOptions(rawValue: 1 << 8)
    /// Text aligned to the right edge.
    public static let trailing = TextOptions(rawValue: 1 << 9)

    /// Blanks in the style of the text fill the rest of the line, so that the whole line has one background.
    public static let padded = TextOptions(rawValue: 1 << 10)

    private init(_ attributes: Style.Attributes) { self.init(rawValue: attributes.rawValue) }

    var attributes: Style.Attributes { Style.Attributes(rawValue: rawValue & 0xFF) }

    /// Returns the number of columns to leave free before a text, given the width of the text and of the available
    /// columns.
    func indent(of width: Int, in available: Int) -> Int {
        if contains(.centered) { return max(0, (available - width) / 2) }
        return contains(.trailing) ? max(0, available - width) : 0
    }
}
