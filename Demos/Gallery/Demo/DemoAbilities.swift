import Reflow

/// Optional features of a demo. If a feature is `nil`, its default applies or the demo does not have it.
struct DemoAbilities<D: Demo>: Sendable {
    typealias Measurement = CollectionView<D.SectionID, D.ItemID>.Measurement

    /// The title on the screen, or `nil` for the title of the entry.
    var title: (@Sendable (D) -> String?)?
    /// The current location, such as a folder, for demos with more than one location.
    var place: (@Sendable (D) -> String?)?
    /// The text to show when there are no items.
    var emptySentence: (@Sendable (D) -> String)?

    /// Handles Enter and a second click on an item.
    var open: (@Sendable (inout D, D.ItemID) -> Outcome)?
    /// The demo or program that the browser opens after the outcome `.opened`.
    var choice: (@Sendable (D) -> DemoChoice?)?
    /// The text of an item for the clipboard, or `nil` if the item has none.
    var copied: (@Sendable (D, D.ItemID) -> String?)?
    /// Goes to the parent location, such as the parent folder. If there is no parent, returns a message.
    var goToParent: (@Sendable (inout D) -> Outcome)?
    /// Called after the reader has scrolled or has changed the selection.
    var didMove: (@Sendable (inout D) -> Void)?
    /// Called after the size or the scale of the view has changed.
    var didPlace: (@Sendable (inout D) -> Void)?

    /// Returns the item for a number typed before G. By default, the number is the item's index, from 0.
    var item: (@Sendable (D, Int) -> D.ItemID?)?
    /// Scrolls to a percentage, 0…100, and returns whether the view moves. By default, the percentage refers to the
    /// content's length.
    var goToPercent: (@Sendable (inout D, Int) -> Bool)?
    /// The noun for an item in messages.
    var itemName = "item"

    /// The text of an item for searching. By default, the text that the item draws.
    var searchText: (@Sendable (D, D.ItemID) -> String)?
    /// The UTF-8 bytes of an item for searching. By default, the bytes of `searchText`.
    var searchedBytes: (@Sendable (D, D.ItemID) -> ArraySlice<UInt8>)?

    /// The text of an item for reading line by line. By default, the words that the item draws. An item that wraps its
    /// text or draws lines and signs needs a text here.
    var plainText: (@Sendable (D, D.ItemID) -> String?)?
    /// The text of a header for reading line by line, if the drawn text depends on the visible range.
    var plainHeading: (@Sendable (D, D.SectionID) -> String?)?

    /// The functions that filter the demo's items by a text.
    var filtering: DemoFiltering<D>?

    /// Returns the closure that measures elements at a scale.
    var measurement: (@Sendable (D, CellScale) -> Measurement)?
    /// Sets the scale in a layout that depends on it. Afterwards, `DemoPart` passes the changed layout to the view.
    var rescale: (@Sendable (inout D, CellScale) -> Void)?

    /// Sets the current time. Returns whether anything looks different, apart from animations of the view.
    var advance: (@Sendable (inout D, Duration) -> Bool)?
    /// The time of the demo's next wake, or `nil` if the demo waits for nothing.
    var deadline: (@Sendable (D) -> Duration?)?
    /// The file descriptors that wake the demo when they become readable.
    var descriptors: (@Sendable (D) -> [Int32])?
    /// Handles a wake of the event loop. The cause is a readable descriptor, a passed deadline, or anything else.
    var wake: (@Sendable (inout D) -> Outcome)?

    /// Whether the demo can measure its frames and show their durations.
    var isTimed = false
}
