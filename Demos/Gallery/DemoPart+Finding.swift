import Reflow

/// Finding texts.
extension DemoPart {
    func search(
        for pattern: TextPattern, isForward: Bool, includingStart: Bool
    ) -> TextSearch {
        var search = TextSearch(
            pattern: pattern, isForward: isForward, next: firstPosition,
            remaining: demo.view.snapshot.numberOfItems)
        if !includingStart { advance(&search) }
        return search
    }

    /// What is looked through for a text.
    private func bytes(of item: D.ItemID) -> ArraySlice<UInt8> {
        abilities.searchedBytes?(demo, item)
            ?? Array((abilities.searchText?(demo, item) ?? "").utf8)[...]
    }

    /// Where a search begins: at the selected item while it is in sight, else at the first that is.
    private var firstPosition: ItemPosition {
        let visible = demo.view.visibleItems
        let item = demo.view.selection.flatMap { visible.contains($0) ? $0 : nil } ?? visible.first
        return item.flatMap { demo.view.snapshot.position(ofItem: $0) }
            ?? ItemPosition(section: 0, offset: 0)
    }

    func proceed(_ search: inout TextSearch) -> TextSearch.Step {
        var work = 0
        while work < TextSearch.stepLength {
            guard search.remaining > 0, settle(&search.next) else { return .nothing }
            let item = demo.view.snapshot.itemIdentifier(at: search.next)
            let bytes = bytes(of: item)
            work += TextSearch.itemLength + search.pattern.work(in: bytes.count)
            if search.pattern.matches(bytes) {
                demo.view.select(item)
                abilities.didMove?(&demo)
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
        let count = demo.view.snapshot.numberOfSections
        offset += search.isForward ? 1 : -1
        // Some section has items, as the settled one does.
        while !(0..<demo.view.snapshot.itemCount(inSectionAt: section)).contains(offset) {
            section += search.isForward ? 1 : -1
            if !(0..<count).contains(section) {
                section = search.isForward ? 0 : count - 1
                search.hasWrapped = true
            }
            offset =
                search.isForward ? 0 : demo.view.snapshot.itemCount(inSectionAt: section) - 1
        }
        search.next = ItemPosition(section: section, offset: offset)
    }

    /// Makes a position one of the data there is now, which may have changed; false when there is none.
    private func settle(_ position: inout ItemPosition) -> Bool {
        let snapshot = demo.view.snapshot
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
