/// A part of a text with its own style: `["name ", TextSpan("12", .dim)]`.
public struct TextSpan: Hashable, Sendable {
    /// The text; it is sanitised when drawn.
    public var text: String
    /// Attributes in addition to those of the whole text.
    public var attributes: Style.Attributes
    /// The text colour; nil for the colour of the whole text.
    public var color: Color?
    /// The colour behind the text; nil for the fill on which the text is drawn.
    public var background: Color?

    /// Makes a span; by default it looks like the rest of the text.
    public init(
        _ text: String, _ attributes: Style.Attributes = [], color: Color? = nil,
        background: Color? = nil
    ) {
        self.text = text
        self.attributes = attributes
        self.color = color
        self.background = background
    }
}

extension TextSpan: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// Makes a span that looks like the rest of the text.
    public init(stringLiteral text: String) { self.init(text) }
}

extension Sequence<TextSpan> {
    /// The number of columns that the spans take side by side; see `StringProtocol.displayWidth`. O(length).
    public var displayWidth: Int { reduce(0) { $0 + $1.text.displayWidth } }
}
