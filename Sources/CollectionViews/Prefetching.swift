import CollectionLayouts

/// Items of one section that are near the viewport but not visible.
public struct PrefetchRange<SectionID> {
    /// The identifier of the section.
    public var section: SectionID
    /// The index of the section.
    public var sectionIndex: Int
    /// The indexes of the items in the section.
    public var items: Range<Int>
}

extension PrefetchRange: Equatable where SectionID: Equatable {}
extension PrefetchRange: Hashable where SectionID: Hashable {}
extension PrefetchRange: Sendable where SectionID: Sendable {}

/// Is told which items may soon be visible, like UICollectionViewDataSourcePrefetching.
public struct PrefetchObserver<ItemID> {
    /// These items have come near: start to load what they need. Called once for an item while it stays near.
    public var prefetch: ([ItemID]) -> Void
    /// These items are no longer near and were not shown: cancel what was started for them.
    public var cancel: ([ItemID]) -> Void

    /// Makes an observer; without `cancel`, items that are no longer near are not reported.
    public init(
        prefetch: @escaping ([ItemID]) -> Void, cancel: @escaping ([ItemID]) -> Void = { _ in }
    ) {
        self.prefetch = prefetch
        self.cancel = cancel
    }
}

/// Where the reader is scrolling to.
struct Prefetching<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    var observer: PrefetchObserver<ItemID>?
    /// Whether the view was last scrolled towards the start.
    var isBackward = false
    /// The sections that were last scrolled towards their start.
    var backward: Set<SectionID> = []
    /// The items that were announced to the observer and not visible yet, in order.
    var reported: [ItemID] = []
}
