/// A reason why a view has too few cells for its elements.
public enum CellShortage: Sendable, CaseIterable {
    /// An element with a text is lower than a row.
    case hiddenTexts
    /// Boxes with a gap between them touch on the screen.
    case closedGaps

    /// The effect, for a message.
    public var effect: String {
        switch self {
        case .hiddenTexts: "some texts are hidden"
        case .closedGaps: "some boxes touch"
        }
    }

    /// The effect of a smaller zoom, for the end of a sentence: a smaller zoom would ….
    public var warning: String {
        switch self {
        case .hiddenTexts: "hide texts"
        case .closedGaps: "close the gaps between boxes"
        }
    }
}
