/// How a text stands in its frame and looks; leading and plain unless told otherwise.
public struct TextOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt16
    /// Makes a set from its bits; unknown ones mean nothing.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    // The low bits are those of Style.Attributes.
    /// Heavier letters; see `Style.Attributes`.
    public static let bold = TextOptions(.bold)
    /// Fainter letters.
    public static let dim = TextOptions(.dim)
    /// Slanted letters.
    public static let italic = TextOptions(.italic)
    /// A line below the letters.
    public static let underline = TextOptions(.underline)
    /// Foreground and background change places.
    public static let reverse = TextOptions(.reverse)

    /// In the middle; an odd column goes to the right. Stronger than `trailing`.
    public static let centered = TextOptions(rawValue: 1 << 8)
    /// At the right edge.
    public static let trailing = TextOptions(rawValue: 1 << 9)

    /// With blanks that look like it to both edges of the frame, so that the whole line is of one look.
    public static let padded = TextOptions(rawValue: 1 << 10)

    private init(_ attributes: Style.Attributes) { self.init(rawValue: attributes.rawValue) }

    var attributes: Style.Attributes { Style.Attributes(rawValue: rawValue & 0xFF) }

    /// The columns left free before a text of some width.
    func indent(of width: Int, in available: Int) -> Int {
        if contains(.centered) { return max(0, (available - width) / 2) }
        return contains(.trailing) ? max(0, available - width) : 0
    }
}
