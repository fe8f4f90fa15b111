/// The features of a terminal, determined once when the terminal is opened.
public struct ScreenFeatures: Hashable, Sendable {
    /// The number of colours that the terminal shows.
    public var colors: ColorDepth
    /// Whether characters beyond ASCII can be shown. If not, half blocks and borders are replaced by ASCII.
    public var isUnicode: Bool

    /// Makes features; by default those of a terminal that can show everything.
    public init(colors: ColorDepth = .trueColor, isUnicode: Bool = true) {
        self.colors = colors
        self.isUnicode = isUnicode
    }
}
