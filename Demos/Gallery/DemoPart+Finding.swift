import Reflow

/// Finding texts.
extension DemoPart {
    func search(
        for pattern: TextPattern, isForward: Bool, includingStart: Bool
    ) -> TextSearch {
        var search = TextSearch(
            pattern: pattern, isForward: isForward, next: firstPosition,
            remaining: demo.view.snapshot.numberOfItems,
            count: demo.view.snapshot.numberOfItems)
        if !includingStart { advance(&search, in: demo.view.snapshot) }
        return search
    }

    /// What is read while a search looks through items: taken out of the object once, as all of it is retained each time.
    private struct Source {
        let demo: D
        let snapshot: Snapshot<D.SectionID, D.ItemID>
    }

    private var source: Source { Source(demo: demo, snapshot: demo.view.snapshot) }

    /// What is looked through for a text at a place, and what reading that costs: the item's, and before the first of a
    /// section its header's.
    private func bytes(
        at position: ItemPosition, of source: Source
    ) -> (text: ArraySlice<UInt8>, work: Int) {
        let item = source.snapshot.itemIdentifier(at: position)
        var work = TextSearch.itemLength
        var text =
            abilities.searchedBytes?(source.demo, item)
            ?? abilities.searchText.map { Array($0(source.demo, item).utf8)[...] }
        if text == nil {
            work += TextSearch.drawingLength
            text = Array(shownText(ofItemAt: position).utf8)[...]
        }
        if position.offset == 0, let header = headerText(ofSection: position.section) {
            work += TextSearch.drawingLength
            text?.append(contentsOf: "\n\(header)".utf8)
        }
        return (text ?? [], work)
    }

    private func shownText(ofItemAt position: ItemPosition) -> String {
        let index = ItemIndex(section: position.section, item: position.offset)
        return ask { $0.element(ofItemAt: index) }.map(text(of:)) ?? ""
    }

    private func headerText(ofSection section: Int) -> String? {
        ask { $0.element(of: .header, inSectionAt: section) }.map(text(of:))
    }

    private func text(of element: Element<D.SectionID, D.ItemID>) -> String {
        elementText.read(element.frame, scale: scale) { demo.draw(element, in: &$0) }
    }

    /// Where a search begins: at the selected item while it is in sight, else at the first that is.
    private var firstPosition: ItemPosition {
        let visible = demo.view.visibleItems
        let item = demo.view.selection.flatMap { visible.contains($0) ? $0 : nil } ?? visible.first
        return item.flatMap { demo.view.snapshot.position(ofItem: $0) }
            ?? ItemPosition(section: 0, offset: 0)
    }

    func proceed(_ search: inout TextSearch) -> TextSearch.Step {
        let step = lookOn(&search)
        if step == .found {
            show(search.next)
            search.match = match(at: search.next, of: search.pattern)
        }
        return step
    }

    /// Looks through a step's worth of items. What it reads is given back before anything is shown, which would copy it.
    private func lookOn(_ search: inout TextSearch) -> TextSearch.Step {
        let source = source
        var work = 0
        while work < TextSearch.stepLength {
            guard search.remaining > 0, settle(&search.next, in: source.snapshot) else {
                return .nothing
            }
            let (bytes, reading) = bytes(at: search.next, of: source)
            work += reading + search.pattern.work(in: bytes)
            if search.pattern.matches(bytes) { return .found }
            advance(&search, in: source.snapshot)
            search.remaining -= 1
        }
        return search.remaining > 0 ? .unfinished : .nothing
    }

    /// Selects what was found; a section's header is in sight with its first item.
    private func show(_ position: ItemPosition) {
        demo.view.select(demo.view.snapshot.itemIdentifier(at: position))
        if position.offset == 0, demo.view.scrollDirection == .vertical,
            let header = ask({ $0.element(of: .header, inSectionAt: position.section) })
        {
            let hidden = header.frame.y - demo.view.contentOffset.y
            if hidden < 0, -hidden < demo.view.size.height { demo.view.scroll(by: hidden) }
        }
        abilities.didMove?(&demo)
    }

    /// Counts the items that hold a pattern, up to one and all; nil where that takes longer than a step.
    private func match(at position: ItemPosition, of pattern: TextPattern) -> TextMatch? {
        var (number, count, work) = (0, 0, 0)
        let source = source
        let snapshot = source.snapshot
        // So that no step is spent on what is known to be too much.
        guard snapshot.numberOfItems < TextSearch.stepLength / TextSearch.itemLength else {
            return nil
        }
        for section in 0..<snapshot.numberOfSections {
            for offset in 0..<snapshot.itemCount(inSectionAt: section) {
                let other = ItemPosition(section: section, offset: offset)
                let (bytes, reading) = bytes(at: other, of: source)
                work += reading + pattern.work(in: bytes)
                guard work < TextSearch.stepLength else { return nil }
                if pattern.matches(bytes) { count += 1 }
                if other == position { number = count }
            }
        }
        return TextMatch(number: number, count: count)
    }

    /// The item after or before, around the end.
    private func advance(
        _ search: inout TextSearch, in snapshot: Snapshot<D.SectionID, D.ItemID>
    ) {
        guard settle(&search.next, in: snapshot) else { return }
        var (section, offset) = (search.next.section, search.next.offset)
        let count = snapshot.numberOfSections
        offset += search.isForward ? 1 : -1
        // Some section has items, as the settled one does.
        while !(0..<snapshot.itemCount(inSectionAt: section)).contains(offset) {
            section += search.isForward ? 1 : -1
            if !(0..<count).contains(section) {
                section = search.isForward ? 0 : count - 1
                search.hasWrapped = true
            }
            offset =
                search.isForward ? 0 : snapshot.itemCount(inSectionAt: section) - 1
        }
        search.next = ItemPosition(section: section, offset: offset)
    }

    /// Makes a position one of the data there is now, which may have changed; false when there is none.
    private func settle(
        _ position: inout ItemPosition, in snapshot: Snapshot<D.SectionID, D.ItemID>
    ) -> Bool {
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
