/// The number of colours that a terminal can show.
public enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// No colours: attributes only.
    case monochrome = 0
    /// The eight colours of the terminal's table.
    case ansi8 = 8
    /// The eight colours of the terminal's table and their bright forms.
    case ansi16 = 16
    /// The table of 256 colours: the terminal's sixteen, a colour cube and greys. The cube and the greys look alike on
    /// all terminals.
    case indexed256 = 256
    /// Exact 24-bit values.
    case trueColor = 0x100_0000

    /// Compares depths by their number of colours.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
