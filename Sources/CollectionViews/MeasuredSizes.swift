import CollectionLayouts
import CollectionSnapshots

/// The measured sizes, by identifier. They are stored nowhere else.
///
/// Each is stored with the proposed width and height, so that it is never used for another width.
final class MeasuredSizes<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// An element that is not an item: by its section, and its index among those of its kind.
    struct Part: Hashable {
        var section: SectionID
        var kind: ElementKind
        var index: Int
    }

    private(set) var items: [ItemID: Answers] = [:]
    private(set) var parts: [Part: Answers] = [:]
    /// The elements that the current arrangement has asked about, with an answer or without.
    private var settledItems: Set<ItemID> = []
    private var settledParts: Set<Part> = []
    /// The elements that may be measured now, by section; all others keep their earlier size or estimate. Nil: all may
    /// be measured.
    var askedElements: [Int: NearElements]? = [:]

    init() {}

    /// A copy, for a copied view that begins to measure by itself.
    init(copying other: MeasuredSizes) {
        items = other.items
        parts = other.parts
        settledItems = other.settledItems
        settledParts = other.settledParts
    }

    var isEmpty: Bool { items.isEmpty && parts.isEmpty }
}

/// Elements of a section near the viewport.
struct NearElements {
    /// From the first to the last item.
    var items = 0..<0
    /// Those of them that are near.
    private(set) var nearItems: Set<Int> = []
    /// The unmeasured items among them.
    var unmeasuredItems: [Int] = []
    /// Kinds and indices of other elements.
    var parts: [(kind: ElementKind, index: Int)] = []
    var hasUnmeasuredParts = false

    var isMeasured: Bool { unmeasuredItems.isEmpty && !hasUnmeasuredParts }

    mutating func add(item: Int) {
        nearItems.insert(item)
        let isFirst = items.isEmpty
        items =
            (isFirst ? item : min(items.lowerBound, item))..<max(items.upperBound, item + 1)
    }

    /// Adds items around those that are there.
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

/// The answers for one element; nearly always one.
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

    /// The answer to a request; nil if it was never asked.
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
    /// The size of an element: what was answered before, or is answered now if it may be asked for.
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
            // It was measured for another width, so it counts as unmeasured.
            settledItems.remove(item)
            return nil
        }
        let size = measurement(MeasuredElement(request, section: section, item: item))
        items[item].note(size, to: request)
        return size
    }

    private func mayAsk(_ request: MeasureRequest) -> Bool {
        guard let askedElements else { return true }
        return askedElements[request.section, default: NearElements()].contains(request)
    }

    // MARK: What is settled

    func isSettled(item: ItemID) -> Bool { settledItems.contains(item) }

    func isSettled(_ part: Part) -> Bool { settledParts.contains(part) }

    func settle(item: ItemID) { settledItems.insert(item) }

    func settle(_ part: Part) { settledParts.insert(part) }

    /// Another arrangement has been made from the start, with estimates.
    func unsettle() {
        settledItems.removeAll()
        settledParts.removeAll()
    }

    // MARK: Forgetting

    func forget(item: ItemID) {
        items[item] = nil
        settledItems.remove(item)
    }

    /// Forgets the sizes of all other elements of a section: a badge may be on another item now.
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
