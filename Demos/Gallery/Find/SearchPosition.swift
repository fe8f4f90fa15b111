import Reflow

/// The position of an element with text: an item, the header before a section's items, or the footer after them.
struct SearchPosition: Hashable {
    var section: Int
    /// The offset among the section's items. The header has the offset −1, and the footer follows the last item.
    var offset: Int

    static func header(ofSection section: Int) -> SearchPosition {
        SearchPosition(section: section, offset: -1)
    }
}

extension SearchPosition {
    /// Returns the number of positions in the data.
    static func count<SectionID, ItemID>(in snapshot: Snapshot<SectionID, ItemID>) -> Int {
        snapshot.numberOfItems + 2 * snapshot.numberOfSections
    }

    /// The position of an item.
    init(_ position: ItemPosition) {
        self.init(section: position.section, offset: position.offset)
    }

    /// Returns the item at this position; `nil` for a header or footer.
    func item<SectionID, ItemID>(in snapshot: Snapshot<SectionID, ItemID>) -> ItemPosition? {
        (0..<snapshot.numberOfItems(inSectionAt: section)).contains(offset)
            ? ItemPosition(section: section, offset: offset) : nil
    }

    /// The number of items before this position. O(sections).
    func itemsBefore<SectionID, ItemID>(in snapshot: Snapshot<SectionID, ItemID>) -> Int {
        (0..<min(section, snapshot.numberOfSections)).reduce(max(0, offset)) {
            $0 + snapshot.numberOfItems(inSectionAt: $1)
        }
    }

    /// The kind of element at a position that is not an item.
    var kind: ElementKind { offset < 0 ? .header : .footer }

    /// Moves this position to the start of the data if the data does not contain it. Returns `false` if the data has no
    /// sections.
    mutating func settle<SectionID, ItemID>(in snapshot: Snapshot<SectionID, ItemID>) -> Bool {
        guard snapshot.numberOfSections > 0 else { return false }
        let isThere =
            section < snapshot.numberOfSections
            && offset <= snapshot.numberOfItems(inSectionAt: section)
        if !isThere { self = .header(ofSection: 0) }
        return true
    }

    /// Moves this position by one, and from an end to the other end. Returns whether it has moved to the other end. The
    /// data needs at least one section.
    mutating func advance<SectionID, ItemID>(
        isForward: Bool, in snapshot: Snapshot<SectionID, ItemID>
    ) -> Bool {
        offset += isForward ? 1 : -1
        let count = snapshot.numberOfItems(inSectionAt: section)
        guard !(-1...count).contains(offset) else { return false }
        let sections = snapshot.numberOfSections
        let next = section + (isForward ? 1 : -1)
        section = (next + sections) % sections
        offset = isForward ? -1 : snapshot.numberOfItems(inSectionAt: section)
        return section != next
    }
}

/// The position of a search, stored as identifiers. Identifiers find the same element again after the data has changed.
struct SearchMark {
    /// The element to search next, or the match.
    enum Subject {
        case item(AnyHashable)
        case part(ElementKind, section: AnyHashable)
    }

    /// The element; `nil` if there is none.
    var subject: Subject?
    /// Whether the element is a match.
    let isFound: Bool
    /// The version of the data that contains the element.
    let version: Identity
    /// The scroll offset of the view when this mark was made.
    let offset: Point
}

extension SearchMark {
    init<SectionID, ItemID>(
        _ place: SearchPosition, in view: CollectionView<SectionID, ItemID>, isFound: Bool
    ) {
        let snapshot = view.snapshot
        if place.section < snapshot.numberOfSections {
            subject =
                place.item(in: snapshot).map { .item(snapshot.itemIdentifier(at: $0)) }
                ?? .part(place.kind, section: snapshot.sectionIdentifier(at: place.section))
        }
        self.isFound = isFound
        version = view.snapshotVersion
        offset = view.contentOffset
    }

    /// Returns the element's position in other data; `nil` if that data does not contain the element.
    func place<SectionID, ItemID>(in snapshot: Snapshot<SectionID, ItemID>) -> SearchPosition? {
        switch subject {
        case .item(let id):
            return (id.base as? ItemID).flatMap { snapshot.position(ofItem: $0) }.map {
                SearchPosition($0)
            }
        case .part(let kind, let id):
            guard let section = (id.base as? SectionID).flatMap({ snapshot.indexOfSection($0) })
            else { return nil }
            let end = snapshot.numberOfItems(inSectionAt: section)
            return SearchPosition(section: section, offset: kind == .header ? -1 : end)
        case nil: return nil
        }
    }
}
