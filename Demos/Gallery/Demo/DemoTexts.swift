/// The texts of single elements, for any use except drawing.
struct DemoTexts<D: Demo>: Sendable {
    /// The text of an item for searching.
    var searched = SearchedText.drawn
    /// Returns the text of an item for reading line by line, or `nil` for the words that the item draws. An item that
    /// wraps its text or draws lines and signs needs a text here.
    var plain: @Sendable (D, D.ItemID) -> String? = { _, _ in nil }
    /// Returns the text of a header for reading line by line, or `nil` for the words that the header draws. A header
    /// whose words depend on the visible range needs a text here.
    var heading: @Sendable (D, D.SectionID) -> String? = { _, _ in nil }
    /// Returns the name of an item to jump to, or `nil` for an item without a name. The whole function is `nil` if no
    /// item has a name.
    var name: (@Sendable (D, D.ItemID) -> String?)?
    /// Returns the text of an item for the clipboard; `nil` if the item has none. The whole function is `nil` if no
    /// item has a text.
    var copied: (@Sendable (D, D.ItemID) -> String?)?

    /// The text of an item for searching.
    enum SearchedText: Sendable {
        /// The words that the item draws.
        case drawn
        /// A text, which costs less than drawing the item.
        case text(@Sendable (D, D.ItemID) -> String)
        /// Bytes of UTF-8. The search omits the headers, because they contain only facts about the items.
        case bytes(@Sendable (D, D.ItemID) -> ArraySlice<UInt8>)
    }
}
