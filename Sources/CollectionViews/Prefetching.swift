import CollectionLayouts

/// Items of a section that will be seen soon.
public struct PrefetchRange<SectionID> {
    /// The identifier of the section.
    public var section: SectionID
    /// Its index.
    public var sectionIndex: Int
    /// The indices of the items.
    public var items: Range<Int>
}

extension PrefetchRange: Equatable where SectionID: Equatable {}
extension PrefetchRange: Hashable where SectionID: Hashable {}
extension PrefetchRange: Sendable where SectionID: Sendable {}

/// Hears which items will be seen soon, as UICollectionViewDataSourcePrefetching.
public struct PrefetchObserver<ItemID> {
    /// These items have come near: now is the time to load what they need. Told once while they stay near.
    public var prefetch: ([ItemID]) -> Void
    /// These were near and have not been seen, and are no longer near: what was begun for them is not needed.
    public var cancel: ([ItemID]) -> Void

    /// Makes an observer; unless it is said, it does not care what is no longer near.
    public init(
        prefetch: @escaping ([ItemID]) -> Void, cancel: @escaping ([ItemID]) -> Void = { _ in }
    ) {
        self.prefetch = prefetch
        self.cancel = cancel
    }
}

/// What a view knows of where the reader is heading.
struct Prefetching<SectionID: Hashable, ItemID: Hashable> {
    var observer: PrefetchObserver<ItemID>?
    /// Whether the view was last scrolled towards the start.
    var isBackward = false
    /// The sections that were last scrolled towards theirs.
    var backward: Set<SectionID> = []
    /// The items the observer was told of that have not been seen, in order.
    var reported: [ItemID] = []
}
