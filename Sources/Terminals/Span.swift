/// A piece of a text that looks other than the rest: `["name ", Span("12", .dim)]`.
public struct Span: Hashable, Sendable {
    /// What is drawn; sanitised there.
    public var text: String
    /// Besides those of the whole text.
    public var attributes: Style.Attributes
    /// Of its letters; nil for that of the whole text.
    public var color: Color?

    /// Makes a span that looks like the rest unless told otherwise.
    public init(_ text: String, _ attributes: Style.Attributes = [], color: Color? = nil) {
        self.text = text
        self.attributes = attributes
        self.color = color
    }
}

extension Span: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// A text that looks like the rest.
    public init(stringLiteral text: String) { self.init(text) }
}

extension Sequence<Span> {
    /// The columns that the spans take on a screen, side by side; see `StringProtocol.displayWidth`. O(length).
    public var displayWidth: Int { reduce(0) { $0 + $1.text.displayWidth } }
}
