import Reflow

/// A search under way: what is looked for, and which item is looked at next.
///
/// It goes through all items once, in order of the data, around the end and back to where it began. A step does so
/// much that the next frame is not late; a search of a million takes some frames.
public struct TextSearch: Hashable, Sendable {
    public private(set) var pattern: TextPattern
    public let isForward: Bool
    /// Whether it went on at the other end.
    public internal(set) var hasWrapped = false
    /// The item that is looked at next.
    var next: ItemPosition
    /// How many have not been looked at.
    var remaining: Int

    /// How much a step looks through, in bytes: some milliseconds' worth.
    static let stepLength = 1 << 21
    /// What an item costs besides its text, in bytes.
    static let itemLength = 128

    /// What a step has come to.
    public enum Step: Hashable, Sendable {
        /// An item holds the pattern: it is selected and in sight.
        case found
        /// No item does.
        case nothing
        /// There are more to look at.
        case unfinished
    }

    /// The search for a longer text, which goes on where this one is: no item it has passed holds that.
    ///
    /// Nil for a text that does not begin with this one.
    public func narrowed(to pattern: TextPattern) -> TextSearch? {
        guard pattern.isNarrower(than: self.pattern) else { return nil }
        var search = self
        search.pattern = pattern
        return search
    }
}

/// Where the reader was: what was selected, and what was in sight.
public struct ReaderPlace {
    let selection: AnyHashable?
    let offset: Point
}

/// Finding texts, and going back.
extension Demo {
    public var isSearchable: Bool {
        view.snapshot.itemIdentifiers.first.map { searchText(of: $0) != nil } ?? true
    }

    public func searchText(of item: ItemID) -> String? { nil }

    public func searchedBytes(of item: ItemID) -> ArraySlice<UInt8> {
        Array((searchText(of: item) ?? "").utf8)[...]
    }

    public var readerPlace: ReaderPlace {
        ReaderPlace(selection: view.selection.map { AnyHashable($0) }, offset: view.contentOffset)
    }

    public mutating func go(to place: ReaderPlace) {
        if let item = place.selection?.base as? ItemID {
            view.select(item, following: false)
        } else {
            view.deselect()
        }
        view.contentOffset = place.offset
    }

    public func search(
        for pattern: TextPattern, isForward: Bool, includingStart: Bool
    ) -> TextSearch {
        var search = TextSearch(
            pattern: pattern, isForward: isForward, next: firstPosition,
            remaining: view.snapshot.numberOfItems)
        if !includingStart { advance(&search) }
        return search
    }

    /// Where a search begins: at the selected item while it is in sight, else at the first that is.
    private var firstPosition: ItemPosition {
        let visible = view.visibleItems
        let item = view.selection.flatMap { visible.contains($0) ? $0 : nil } ?? visible.first
        return item.flatMap { view.snapshot.position(ofItem: $0) }
            ?? ItemPosition(section: 0, offset: 0)
    }

    public mutating func proceed(_ search: inout TextSearch) -> TextSearch.Step {
        var work = 0
        while work < TextSearch.stepLength {
            guard search.remaining > 0, settle(&search.next) else { return .nothing }
            let item = view.snapshot.itemIdentifier(at: search.next)
            let bytes = searchedBytes(of: item)
            work += TextSearch.itemLength + search.pattern.work(in: bytes.count)
            if search.pattern.matches(bytes) {
                view.select(item)
                didFind()
                return .found
            }
            advance(&search)
            search.remaining -= 1
        }
        return search.remaining > 0 ? .unfinished : .nothing
    }

    /// The item after or before, around the end.
    private func advance(_ search: inout TextSearch) {
        guard settle(&search.next) else { return }
        var (section, offset) = (search.next.section, search.next.offset)
        let count = view.snapshot.numberOfSections
        offset += search.isForward ? 1 : -1
        // Some section has items, as the settled one does.
        while !(0..<view.snapshot.itemCount(inSectionAt: section)).contains(offset) {
            section += search.isForward ? 1 : -1
            if !(0..<count).contains(section) {
                section = search.isForward ? 0 : count - 1
                search.hasWrapped = true
            }
            offset =
                search.isForward ? 0 : view.snapshot.itemCount(inSectionAt: section) - 1
        }
        search.next = ItemPosition(section: section, offset: offset)
    }

    /// Makes a position one of the data there is now, which may have changed; false when there is none.
    private func settle(_ position: inout ItemPosition) -> Bool {
        let snapshot = view.snapshot
        guard snapshot.numberOfItems > 0 else { return false }
        if position.section < snapshot.numberOfSections,
            position.offset < snapshot.itemCount(inSectionAt: position.section)
        {
            return true
        }
        let section = (0..<snapshot.numberOfSections).first {
            snapshot.itemCount(inSectionAt: $0) > 0
        }
        position = ItemPosition(section: section ?? 0, offset: 0)
        return true
    }
}
