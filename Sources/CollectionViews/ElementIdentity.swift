import CollectionLayouts
import CollectionSnapshots

/// The identity of an element by identifiers, which finds the element again after a change of the data or the layout.
enum ElementIdentity<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable {
    /// An item, in any section.
    case item(ItemID)
    /// A badge or separator of an item. A badge on a group belongs to the item whose index is the group's number.
    case onItem(ElementKind, ItemID)
    /// A header, footer, background or other element of a section.
    case ofSection(ElementKind, SectionID)
    /// An element of the whole layout, such as its header.
    case ofLayout(ElementKind)
}

/// The position of an element, as indexes in one arrangement.
struct ElementAddress: Hashable {
    let kind: ElementKind
    let section: Int
    let item: Int
    /// Whether the element belongs to the whole layout. If so, `section` is only the section next to the element.
    let isOfLayout: Bool
}

/// A state of a view: snapshot, arrangement and viewport. It converts between indexes, identifiers and frames.
struct ViewState<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    typealias Identity = ElementIdentity<SectionID, ItemID>

    let snapshot: Snapshot<SectionID, ItemID>
    let arrangement: Arrangement
    let viewport: Viewport

    /// Returns the position of an element that was read from the arrangement with this viewport.
    func address(of element: LayoutAttributes) -> ElementAddress {
        ElementAddress(
            kind: element.kind, section: element.section, item: element.item,
            isOfLayout: isOfLayout(element))
    }

    /// Returns whether an element belongs to the whole layout. Compares frames, because a section's own header may have
    /// the same kind as the layout's header.
    private func isOfLayout(_ element: LayoutAttributes) -> Bool {
        arrangement.layoutFrame(of: element.kind, in: viewport) == element.frame
    }

    /// Returns the identity of the element at a position.
    func identity(of address: ElementAddress) -> Identity {
        if address.isOfLayout { return .ofLayout(address.kind) }
        switch address.kind {
        case .item: return .item(item(at: address))
        case .separator: return .onItem(address.kind, item(at: address))
        case .supplementary where isOnItem(address): return .onItem(address.kind, item(at: address))
        case .header, .footer, .background, .supplementary, .decoration:
            return .ofSection(address.kind, snapshot.sectionIdentifier(at: address.section))
        }
    }

    private func item(at address: ElementAddress) -> ItemID {
        snapshot.itemIdentifier(at: address.item, inSectionAt: address.section)
    }

    private func isOnItem(_ address: ElementAddress) -> Bool {
        let isBoundary =
            address.item == 0
            && arrangement.sectionFrame(of: address.kind, inSection: address.section) != nil
        return !isBoundary && address.item < snapshot.numberOfItems(inSectionAt: address.section)
    }

    /// Returns the position and the frame of an element, visible or not; nil if the element does not exist or has no
    /// frame. O(log sections + log lines).
    func address(of identity: Identity) -> (address: ElementAddress, frame: Rect)? {
        let (kind, section, item): (ElementKind, Int?, Int)
        switch identity {
        case .item(let id): (kind, section, item) = address(ofItem: id, .item)
        case .onItem(let own, let id): (kind, section, item) = address(ofItem: id, own)
        case .ofSection(let own, let id):
            (kind, section, item) = (own, snapshot.indexOfSection(id), 0)
        case .ofLayout(let own):
            (kind, section, item) = (own, arrangement.layoutSection(of: own), 0)
        }
        guard let section else { return nil }
        let address = ElementAddress(
            kind: kind, section: section, item: item, isOfLayout: identity == .ofLayout(kind))
        return frame(at: address).map { (address, $0) }
    }

    private func address(ofItem id: ItemID, _ kind: ElementKind) -> (ElementKind, Int?, Int) {
        let position = snapshot.position(ofItem: id)
        return (kind, position?.section, position?.offset ?? 0)
    }

    /// Returns whether the section of an element scrolls its items and their badges sideways.
    func scrollsSideways(_ address: ElementAddress) -> Bool {
        arrangement.sidewaysScroll(ofSection: address.section) != nil
    }

    /// Returns the frame of an element in this viewport, with pinning and sideways scrolling applied.
    func frame(at address: ElementAddress) -> Rect? {
        address.isOfLayout
            ? arrangement.layoutFrame(of: address.kind, in: viewport)
            : arrangement.sectionFrame(
                of: address.kind, item: address.item, inSection: address.section, in: viewport)
    }
}

/// A table that pairs elements by a key. Elements with equal keys are consumed in order, each once.
struct Matching<Key: Hashable> {
    private var first: [Key: Int] = [:]
    /// For each element, the index of the next element with the same key; -1 if there is none.
    private var next: [Int]
    private var isTaken: [Bool]

    /// Makes a table of elements from their keys. The index of a key identifies the element.
    init(_ keys: some BidirectionalCollection<Key>) {
        next = Array(repeating: -1, count: keys.count)
        isTaken = Array(repeating: false, count: keys.count)
        first.reserveCapacity(keys.count)
        for (index, key) in zip(next.indices, keys).reversed() {
            next[index] = first.updateValue(index, forKey: key) ?? -1
        }
    }

    /// Consumes the next element with a key, and returns its index; nil if no such element is left.
    mutating func take(_ key: Key) -> Int? {
        var index = first[key] ?? -1
        while index >= 0, isTaken[index] { index = next[index] }
        guard index >= 0 else { return nil }
        isTaken[index] = true
        return index
    }

    /// The indexes of the elements that were not consumed.
    var rest: [Int] { isTaken.indices.filter { !isTaken[$0] } }

    /// Returns whether at most one element has this key.
    func isAlone(_ key: Key) -> Bool { first[key].map { next[$0] < 0 } ?? true }
}
