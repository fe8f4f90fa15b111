import Reflow

/// A place in the data that has words: an item, or the header before a section's items, or the footer behind them.
struct SearchPlace: Hashable {
    var section: Int
    /// Among the section's items; one before the first is its header, one behind the last its footer.
    var offset: Int

    static func header(ofSection section: Int) -> SearchPlace {
        SearchPlace(section: section, offset: -1)
    }
}

extension SearchPlace {
    /// How many there are.
    static func count<SectionID, ItemID>(in snapshot: Snapshot<SectionID, ItemID>) -> Int {
        snapshot.numberOfItems + 2 * snapshot.numberOfSections
    }

    /// Where an item is.
    init(_ position: ItemPosition) {
        self.init(section: position.section, offset: position.offset)
    }

    /// Nil where it is no item.
    func item<SectionID, ItemID>(in snapshot: Snapshot<SectionID, ItemID>) -> ItemPosition? {
        (0..<snapshot.numberOfItems(inSectionAt: section)).contains(offset)
            ? ItemPosition(section: section, offset: offset) : nil
    }

    /// The number of items before this place. O(sections).
    func itemsBefore<SectionID, ItemID>(in snapshot: Snapshot<SectionID, ItemID>) -> Int {
        (0..<min(section, snapshot.numberOfSections)).reduce(max(0, offset)) {
            $0 + snapshot.numberOfItems(inSectionAt: $1)
        }
    }

    /// What there is at a place that is no item.
    var kind: ElementKind { offset < 0 ? .header : .footer }

    /// Makes it a place of the data there is now, which may have changed; false when there is none.
    mutating func settle<SectionID, ItemID>(in snapshot: Snapshot<SectionID, ItemID>) -> Bool {
        guard snapshot.numberOfSections > 0 else { return false }
        let isThere =
            section < snapshot.numberOfSections
            && offset <= snapshot.numberOfItems(inSectionAt: section)
        if !isThere { self = .header(ofSection: 0) }
        return true
    }

    /// Goes to the next place, or to the one before, around the end. Returns whether it went around. There is at least
    /// one section.
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

/// What a search has come to, by identifiers: it is found again in other data.
struct SearchMark {
    /// What is looked at next, or was found.
    enum Subject {
        case item(AnyHashable)
        case part(ElementKind, section: AnyHashable)
    }

    /// Nil where there is none.
    var subject: Subject?
    /// Whether it was found.
    let isFound: Bool
    /// Of the data that it is in.
    let version: Identity
    /// Where the view was then.
    let offset: Point
}

extension SearchMark {
    init<SectionID, ItemID>(
        _ place: SearchPlace, in view: CollectionView<SectionID, ItemID>, isFound: Bool
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

    /// Where it is in other data; nil when it is gone.
    func place<SectionID, ItemID>(in snapshot: Snapshot<SectionID, ItemID>) -> SearchPlace? {
        switch subject {
        case .item(let id):
            return (id.base as? ItemID).flatMap { snapshot.position(ofItem: $0) }.map {
                SearchPlace($0)
            }
        case .part(let kind, let id):
            guard let section = (id.base as? SectionID).flatMap({ snapshot.indexOfSection($0) })
            else { return nil }
            let end = snapshot.numberOfItems(inSectionAt: section)
            return SearchPlace(section: section, offset: kind == .header ? -1 : end)
        case nil: return nil
        }
    }
}
