import CollectionLayouts

/// Items of one section that are near the viewport but not visible.
package struct PrefetchRange<SectionID> {
    /// The identifier of the section.
    package var section: SectionID
    /// The index of the section.
    package var sectionIndex: Int
    /// The indexes of the items in the section.
    package var items: Range<Int>
}

extension PrefetchRange: Equatable where SectionID: Equatable {}
extension PrefetchRange: Hashable where SectionID: Hashable {}
extension PrefetchRange: Sendable where SectionID: Sendable {}

/// An observer of items that may soon be visible, like UICollectionViewDataSourcePrefetching.
public struct PrefetchObserver<ItemID> {
    /// Called with items that have come near the viewport, so that the program can start to load their content. Called
    /// once for an item while the item stays near.
    public var prefetch: ([ItemID]) -> Void
    /// Called with items that are no longer near and were not shown, so that the program can cancel the loading of
    /// their content.
    public var cancel: ([ItemID]) -> Void

    /// Makes an observer. Without `cancel`, the view does not report items that are no longer near.
    public init(
        prefetch: @escaping ([ItemID]) -> Void, cancel: @escaping ([ItemID]) -> Void = { _ in }
    ) {
        self.prefetch = prefetch
        self.cancel = cancel
    }
}

/// The prefetch observer, the last scroll directions, and the reported items.
struct Prefetching<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    var observer: PrefetchObserver<ItemID>?
    /// Whether the view last scrolled towards its start.
    var isBackward = false
    /// The sections that last scrolled towards their start.
    var backward: Set<SectionID> = []
    /// The items that were reported to the observer and are not visible yet, in order.
    var reported: [ItemID] = []
}
