/// The texts about the whole demo.
struct DemoNaming<D: Demo>: Sendable {
    /// Returns the title on the screen, or `nil` for the title of the entry.
    var title: @Sendable (D) -> String? = { _ in nil }
    /// Returns the current location, such as a folder; `nil` for a demo with only one location.
    var place: @Sendable (D) -> String? = { _ in nil }
    /// Returns the text to show when there are no items.
    var emptySentence: @Sendable (D) -> String = { _ in Self.emptySentence }

    /// The usual text to show when there are no items.
    static var emptySentence: String { "There is nothing to show." }
}
