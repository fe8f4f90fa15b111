import CollectionLayouts
import CollectionSnapshots

/// The store of all measured sizes of a view, by identifier.
///
/// Each size is stored with its proposed width and height, so that it is never used for another proposal.
final class MeasuredSizes<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// The key of an element that is not an item: section, kind, and index among the section's elements of that kind.
    struct Part: Hashable {
        var section: SectionID
        var kind: ElementKind
        var index: Int
    }

    private(set) var items: [ItemID: Answers] = [:]
    private(set) var parts: [Part: Answers] = [:]
    /// The items that count as measured: the current arrangement has requested their sizes, with or without a result.
    private var settledItems: Set<ItemID> = []
    private var settledParts: Set<Part> = []
    /// The elements that may be measured now, by section index; nil if all elements may be measured. All other elements
    /// keep their earlier size or estimate.
    var requestedElements: [Int: NearElements]? = [:]

    init() {}

    /// Makes a copy of the sizes, for a copied view that begins to measure elements independently.
    init(copying other: MeasuredSizes) {
        items = other.items
        parts = other.parts
        settledItems = other.settledItems
        settledParts = other.settledParts
    }

    var isEmpty: Bool { items.isEmpty && parts.isEmpty }
}

/// The elements of a section near the viewport.
struct NearElements {
    /// The range from the first to the last item near the viewport.
    var items = 0..<0
    /// The items in `items` that are near the viewport.
    private(set) var nearItems: Set<Int> = []
    /// The unmeasured items among `nearItems`.
    var unmeasuredItems: [Int] = []
    /// The kinds and indexes of elements that are not items.
    var parts: [(kind: ElementKind, index: Int)] = []
    var hasUnmeasuredParts = false

    var isMeasured: Bool { unmeasuredItems.isEmpty && !hasUnmeasuredParts }

    mutating func add(item: Int) {
        nearItems.insert(item)
        let isFirst = items.isEmpty
        items =
            (isFirst ? item : min(items.lowerBound, item))..<max(items.upperBound, item + 1)
    }

    /// Extends the range of items, and marks all items in the range as near.
    mutating func add(items others: Range<Int>) {
        items = min(items.lowerBound, others.lowerBound)..<max(items.upperBound, others.upperBound)
        nearItems = Set(items)
    }

    func contains(_ request: MeasureRequest) -> Bool {
        request.kind == .item
            ? items.contains(request.item)
            : parts.contains { $0.kind == request.kind && $0.index == request.item }
    }
}

/// The measured sizes of one element, by proposed width and height. Nearly always there is only one size.
struct Answers {
    private struct Answer {
        var width: Double?
        var height: Double?
        var size: Size?
    }

    private var first: Answer
    private var others: [Answer] = []

    init(_ size: Size?, to request: MeasureRequest) {
        first = Answer(width: request.width, height: request.height, size: size)
    }

    /// Returns the stored result of a request; nil if the request was never made.
    func size(for request: MeasureRequest) -> Size?? {
        if first.width == request.width, first.height == request.height { return .some(first.size) }
        return others.first { $0.width == request.width && $0.height == request.height }
            .map(\.size)
    }

    mutating func add(_ size: Size?, to request: MeasureRequest) {
        others.append(Answer(width: request.width, height: request.height, size: size))
    }
}

extension MeasuredSizes {
    /// Returns the stored size of an element, or measures the element if this is allowed now; else nil.
    func size(
        for request: MeasureRequest, in snapshot: Snapshot<SectionID, ItemID>,
        measurement: CollectionView<SectionID, ItemID>.Measurement
    ) -> Size? {
        let section = snapshot.sectionIdentifier(at: request.section)
        guard request.kind == .item else {
            let part = Part(section: section, kind: request.kind, index: request.item)
            if let size = parts[part]?.size(for: request) { return size }
            guard mayAsk(request) else {
                settledParts.remove(part)
                return nil
            }
            let size = measurement(MeasuredElement(request, section: section, item: nil))
            parts[part].note(size, to: request)
            return size
        }
        let item = snapshot.itemIdentifier(at: request.item, inSectionAt: request.section)
        if let size = items[item]?.size(for: request) { return size }
        guard mayAsk(request) else {
            // Without a size for this request, the item counts as unmeasured.
            settledItems.remove(item)
            return nil
        }
        let size = measurement(MeasuredElement(request, section: section, item: item))
        items[item].note(size, to: request)
        return size
    }

    private func mayAsk(_ request: MeasureRequest) -> Bool {
        guard let requestedElements else { return true }
        return requestedElements[request.section, default: NearElements()].contains(request)
    }

    func isSettled(item: ItemID) -> Bool { settledItems.contains(item) }

    func isSettled(_ part: Part) -> Bool { settledParts.contains(part) }

    func settle(item: ItemID) { settledItems.insert(item) }

    func settle(_ part: Part) { settledParts.insert(part) }

    /// Marks all elements as unmeasured, after the whole layout was solved with estimates.
    func unsettle() {
        settledItems.removeAll()
        settledParts.removeAll()
    }

    func forget(item: ItemID) {
        items[item] = nil
        settledItems.remove(item)
    }

    /// Forgets the sizes of a section's elements that are not items, because a badge may be on another item now.
    func forgetParts(of section: SectionID) {
        parts = parts.filter { $0.key.section != section }
        settledParts = settledParts.filter { $0.section != section }
    }
}

extension Answers? {
    fileprivate mutating func note(_ size: Size?, to request: MeasureRequest) {
        if self == nil { self = Answers(size, to: request) } else { self?.add(size, to: request) }
    }
}

extension MeasuredElement {
    init(_ request: MeasureRequest, section: SectionID, item: ItemID?) {
        self.init(
            kind: request.kind, section: section, item: item, width: request.width,
            height: request.height)
    }
}
