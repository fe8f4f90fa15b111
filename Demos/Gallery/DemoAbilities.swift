import Reflow

/// Abilities that only some demos have. For a nil one there is a default, or the demo lacks the ability.
struct DemoAbilities<D: Demo>: Sendable {
    typealias Measurement = CollectionView<D.SectionID, D.ItemID>.Measurement

    /// The title; nil for that of the entry.
    var title: (@Sendable (D) -> String?)?
    /// The current place, for demos with more than one, as a folder.
    var place: (@Sendable (D) -> String?)?
    /// The text when there is nothing to show.
    var emptySentence: (@Sendable (D) -> String)?

    /// What Enter and a second click do with an item.
    var open: (@Sendable (inout D, D.ItemID) -> Outcome)?
    /// The choice to open after `.opened`.
    var choice: (@Sendable (D) -> DemoChoice?)?
    /// The text of an item for the clipboard; nil for one that has none.
    var copied: (@Sendable (D, D.ItemID) -> String?)?
    /// Goes to the parent, or shows a message that there is none.
    var goToParent: (@Sendable (inout D) -> Outcome)?
    /// Called after the reader has scrolled or selected something.
    var didMove: (@Sendable (inout D) -> Void)?
    /// Called after the view got another size or scale.
    var didPlace: (@Sendable (inout D) -> Void)?

    /// The item for a number typed before G. By default the number is the item's index, from 0.
    var item: (@Sendable (D, Int) -> D.ItemID?)?
    /// Goes to a percentage, 0…100, and returns whether the view moves. By default it is a percentage of the content's
    /// length.
    var goToPercent: (@Sendable (inout D, Int) -> Bool)?
    /// What an item is called.
    var itemName = "item"

    /// The text that an item is found by. By default the text that it draws.
    var searchText: (@Sendable (D, D.ItemID) -> String)?
    /// The UTF-8 bytes that are searched. By default those of `searchText`.
    var searchedBytes: (@Sendable (D, D.ItemID) -> ArraySlice<UInt8>)?

    /// An item's text for reading line by line, if it wraps on the screen or says more by lines and signs. By default the
    /// words that it draws.
    var plainText: (@Sendable (D, D.ItemID) -> String?)?
    /// A header's text for that, if what it draws depends on what is in sight.
    var plainHeading: (@Sendable (D, D.SectionID) -> String?)?

    /// How the demo filters its items by a text.
    var filtering: DemoFiltering<D>?

    /// The measurement of elements at a scale.
    var measurement: (@Sendable (D, CellScale) -> Measurement)?
    /// Sets the scale, for a layout that depends on it. The layout is made again.
    var rescale: (@Sendable (inout D, CellScale) -> Void)?

    /// Sets the time. Returns whether anything looks different, apart from animations of the view.
    var advance: (@Sendable (inout D, Duration) -> Bool)?
    /// When the demo wants to be woken; nil while it waits for nothing.
    var deadline: (@Sendable (D) -> Duration?)?
    /// File descriptors that wake the demo when they can be read.
    var descriptors: (@Sendable (D) -> [Int32])?
    /// Called on a wake: a descriptor can be read, the deadline has come, or neither.
    var wake: (@Sendable (inout D) -> Outcome)?

    /// Whether the times of its frames are measured and shown.
    var isTimed = false
}
