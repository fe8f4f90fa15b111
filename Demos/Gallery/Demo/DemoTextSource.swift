/// The source of texts that are not part of a frame.
public enum DemoTextSource: Hashable, Sendable {
    /// The clipboard texts of the selected items. Items without a text are left out.
    case selection
    /// The header texts of the first sections. A section without header text gives an empty text.
    case sectionTitles(limit: Int)
    /// The names of all items to jump to, in the order of the items. An item without a name gives an empty text.
    case names
}
