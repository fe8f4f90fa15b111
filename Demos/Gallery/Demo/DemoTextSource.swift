/// The source of texts that are not part of a frame.
public enum DemoTextSource: Hashable, Sendable {
    /// The clipboard text of the selected item. There is no text if the item has none.
    case selection
    /// The header texts of the first sections. A section without header text gives an empty text.
    case sectionTitles(limit: Int)
}
