import Reflow

/// What only some demos can do; what is nil a demo does as all do, or not at all.
struct DemoAbilities<D: Demo>: Sendable {
    typealias Measurement = CollectionView<D.SectionID, D.ItemID>.Measurement

    /// What it is called, if that is not what its entry says.
    var title: (@Sendable (D) -> String?)?
    /// Where the demo is, if it can be in more than one place.
    var place: (@Sendable (D) -> String?)?
    /// What is said where there is nothing to show.
    var emptySentence: (@Sendable (D) -> String)?

    /// What Enter and a second click do with an item.
    var open: (@Sendable (inout D, D.ItemID) -> Outcome)?
    /// What is opened after `.opened`.
    var choice: (@Sendable (D) -> DemoChoice?)?
    /// The text of an item for the clipboard; nil for one that has none.
    var copied: (@Sendable (D, D.ItemID) -> String?)?
    /// Goes to what holds what is shown, or says that it is the whole.
    var goToParent: (@Sendable (inout D) -> Outcome)?
    /// The reader has scrolled, or selected something.
    var didMove: (@Sendable (inout D) -> Void)?
    /// The view has another size, or is seen at another scale.
    var didPlace: (@Sendable (inout D) -> Void)?

    /// The item of a number that is typed before G; the place among all items, from 0, unless given.
    var item: (@Sendable (D, Int) -> D.ItemID?)?
    /// Goes to a percentage of all, 0…100, and returns whether the view moves; to that of the content's length unless
    /// given.
    var goToPercent: (@Sendable (inout D, Int) -> Bool)?
    /// What an item is called.
    var itemName = "item"

    /// The text that an item is found by; the words that it shows unless given.
    var searchText: (@Sendable (D, D.ItemID) -> String)?
    /// What is looked through for a text, in UTF-8; that of `searchText` unless given.
    var searchedBytes: (@Sendable (D, D.ItemID) -> ArraySlice<UInt8>)?

    /// How it shows only what holds a text.
    var filtering: DemoFiltering<D>?

    /// How large elements with measured sizes want to be at a scale.
    var measurement: (@Sendable (D, CellScale) -> Measurement)?
    /// Takes another scale, for a layout that depends on it, which is made again.
    var rescale: (@Sendable (inout D, CellScale) -> Void)?

    /// Tells the time. Returns whether anything looks different, apart from what moves in the view.
    var advance: (@Sendable (inout D, Duration) -> Bool)?
    /// When the demo wants to be woken; nil while it waits for nothing.
    var deadline: (@Sendable (D) -> Duration?)?
    /// File descriptors that wake the demo when they can be read.
    var descriptors: (@Sendable (D) -> [Int32])?
    /// Looks at what has happened elsewhere: one of the descriptors can be read, a time has come, or neither.
    var wake: (@Sendable (inout D) -> Outcome)?

    /// Whether the stages of its frames are measured and said.
    var isTimed = false
}
