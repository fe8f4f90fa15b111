import Reflow

/// Text search.
extension DemoPart {
    private func start(_ search: inout TextSearch) {
        let snapshot = demo.view.snapshot
        search.count = SearchPosition.count(in: snapshot)
        search.remaining = search.count
        search.next = firstSearchPosition
        if !search.includesStart { advance(&search, in: snapshot) }
        search.mark = SearchMark(search.next, in: demo.view, isFound: false)
    }

    /// The position where a search begins. This is the last match if the reader is still there, or the selected item if
    /// it is visible. Otherwise, it is the first visible element.
    private var firstSearchPosition: SearchPosition {
        let view = demo.view
        if let foundBoundaryPosition { return foundBoundaryPosition }
        if let item = view.selection, view.visibleItems.contains(item),
            let position = view.snapshot.position(ofItem: item)
        {
            return SearchPosition(position)
        }
        return firstVisiblePosition
    }

    /// The position of the last match, if the match is a header or footer and the reader has not scrolled since.
    var foundBoundaryPosition: SearchPosition? {
        let view = demo.view
        guard let found, case .part = found.subject, view.selection == nil,
            found.offset == view.contentOffset
        else { return nil }
        return found.place(in: view.snapshot)
    }

    /// The position of the first visible item, or of the header or footer before it.
    var firstVisiblePosition: SearchPosition {
        let view = demo.view
        let visible = view.visibleItems
        let section = view.arrangement.visibleSections(in: view.viewport)?.lowerBound ?? 0
        let first = visible.first.flatMap { view.snapshot.position(ofItem: $0) }
        if let first, first.section == section, first.offset > 0 { return SearchPosition(first) }
        // If the first visible section has no visible item, only its footer can be visible.
        let isEmpty = first.map { $0.section > section } ?? false
        let count = isEmpty ? view.snapshot.numberOfItems(inSectionAt: section) : 0
        return count > 0
            ? SearchPosition(section: section, offset: count) : .header(ofSection: section)
    }

    func proceed(_ search: inout TextSearch, upTo work: Int) -> TextSearch.Step {
        if search.mark == nil { start(&search) } else { renew(&search) }
        guard work > 0 else { return .unfinished }
        let step = continueSearch(&search, upTo: work)
        if step == .found { jump { show(search.next) } }
        search.mark = SearchMark(search.next, in: demo.view, isFound: step == .found)
        if step == .found {
            found = search.mark
            search.match = match(at: search.next, of: search.pattern)
        } else if step == .nothing {
            found = nil
        }
        // If the demo's filter still searches, it may find more items. Then the search is not complete.
        let isComplete =
            step != .nothing || !(abilities.filtering?.state(demo)?.isSearching ?? false)
        return isComplete ? step : .unfinished
    }

    /// Searches elements until their cost reaches a limit. Releases its reference to the data before the view changes,
    /// because the view would otherwise copy the data.
    private func continueSearch(
        _ search: inout TextSearch, upTo limit: Int
    ) -> TextSearch.Step {
        let source = source
        var work = 0
        while work < limit {
            guard search.next.settle(in: source.snapshot) else { return .nothing }
            guard search.remaining > 0 else {
                guard search.hasGrown else { return .nothing }
                // The data may have grown at any position, so this searches all elements again.
                search.hasGrown = false
                search.remaining = search.count
                continue
            }
            let (bytes, reading) = bytes(at: search.next, of: source)
            work += reading + search.pattern.work(in: bytes)
            if search.pattern.matches(bytes) { return .found }
            advance(&search, in: source.snapshot)
            search.remaining -= 1
        }
        return search.remaining > 0 || search.hasGrown ? .unfinished : .nothing
    }

    func itemNumber(of search: TextSearch) -> Int {
        min(search.next.itemsBefore(in: demo.view.snapshot) + 1, demo.view.snapshot.numberOfItems)
    }

    private func advance(
        _ search: inout TextSearch, in snapshot: Snapshot<D.SectionID, D.ItemID>
    ) {
        guard search.next.settle(in: snapshot) else { return }
        if search.next.advance(isForward: search.isForward, in: snapshot) {
            search.hasWrapped = true
        }
    }

    /// Selects a found item. For a header or footer, scrolls to it and removes the current item.
    private func show(_ place: SearchPosition) {
        let snapshot = demo.view.snapshot
        if let item = place.item(in: snapshot) {
            demo.view.select(snapshot.itemIdentifier(at: item))
        } else {
            demo.view.removeCurrentItem()
            demo.view.scroll(
                to: place.kind, ofSection: snapshot.sectionIdentifier(at: place.section))
        }
        reportMove()
    }
}

/// Adapting a search to data that changes.
extension DemoPart {
    /// Adapts a search to data that has changed since its last step, and counts its matches again. Costs at most as
    /// much as one step.
    private func renew(_ search: inout TextSearch) {
        guard let mark = search.mark, mark.version != demo.view.snapshotVersion else { return }
        let snapshot = demo.view.snapshot
        let place = mark.place(in: snapshot)
        let count = SearchPosition.count(in: snapshot)
        search.remaining = min(count, search.remaining + max(0, count - search.count))
        search.count = count
        search.hasGrown = true
        search.next = place ?? firstSearchPosition
        search.mark = SearchMark(search.next, in: demo.view, isFound: mark.isFound)
        if mark.isFound, place == nil { search.mark?.subject = nil }
        if mark.isFound { search.match = place.flatMap { match(at: $0, of: search.pattern) } }
    }

    func filter(by pattern: TextPattern?, renewing search: inout TextSearch?) {
        abilities.filtering?.apply(&demo, pattern)
        guard var renewed = search else { return }
        // A filter may give the identifier of the found item to another item. If the view still shows the found item,
        // that item is selected. So the mark of the search uses the selection.
        if case .part = renewed.mark?.subject {
        } else {
            renewed.mark?.subject = demo.view.selection.map { .item($0) }
        }
        renew(&renewed)
        search = renewed
    }

    /// Returns the number of a match and the count of all matches. Returns `nil` if counting takes longer than one
    /// step, or if the element at the position does not match.
    private func match(at place: SearchPosition, of pattern: TextPattern) -> TextMatch? {
        var (number, count, work) = (nil as Int?, 0, 0)
        let source = source
        let snapshot = source.snapshot
        // If even the cheapest reading of all elements would exceed one step, does not start to count.
        guard SearchPosition.count(in: snapshot) < TextSearch.stepLength / TextSearch.itemLength
        else {
            return nil
        }
        for section in 0..<snapshot.numberOfSections {
            for offset in -1...snapshot.numberOfItems(inSectionAt: section) {
                let other = SearchPosition(section: section, offset: offset)
                let (bytes, reading) = bytes(at: other, of: source)
                work += reading + pattern.work(in: bytes)
                guard work < TextSearch.stepLength else { return nil }
                guard pattern.matches(bytes) else { continue }
                count += 1
                if other == place { number = count }
            }
        }
        return number.map { TextMatch(number: $0, count: count) }
    }
}

/// The texts of elements.
extension DemoPart {
    /// The data that a search reads. This copy saves time: each access through the object retains and releases the
    /// whole demo.
    private struct Source {
        let demo: D
        let snapshot: Snapshot<D.SectionID, D.ItemID>
    }

    private var source: Source { Source(demo: demo, snapshot: demo.view.snapshot) }

    /// Returns the bytes to search at a position, and the cost of reading them.
    private func bytes(
        at place: SearchPosition, of source: Source
    ) -> (text: ArraySlice<UInt8>, work: Int) {
        let position = place.item(in: source.snapshot)
        let item = position.map { source.snapshot.itemIdentifier(at: $0) }
        switch (abilities.texts.searched, item) {
        case (.bytes(let bytes), let item):
            return (item.map { bytes(source.demo, $0) } ?? [], TextSearch.itemLength)
        case (.text(let text), let item?):
            return (Array(text(source.demo, item).utf8)[...], TextSearch.itemLength)
        case (.text, nil), (.drawn, _): break
        }
        let elements = position.map { self.elements(ofItemAt: $0) } ?? part(at: place)
        let text = elements.map(text(of:)).joined(separator: "\n")
        return (
            Array(text.utf8)[...],
            TextSearch.itemLength + TextSearch.drawingLength * elements.count
        )
    }

    /// Returns an item and its badges.
    func elements(ofItemAt position: ItemPosition) -> [Element<D.SectionID, D.ItemID>] {
        let index = ItemIndex(section: position.section, item: position.offset)
        return withView { view in
            view.element(ofItemAt: index).map { [$0] + view.badges(ofItemAt: index) } ?? []
        }
    }

    /// Returns the header or footer at a position; empty if its frame is empty.
    func part(at place: SearchPosition) -> [Element<D.SectionID, D.ItemID>] {
        let element = withView { $0.element(of: place.kind, inSectionAt: place.section) }
        return element.map { $0.frame.size.isEmpty ? [] : [$0] } ?? []
    }

    func text(of element: Element<D.SectionID, D.ItemID>) -> String {
        elementText.read(element.frame, scale: scale) { demo.draw(element, in: &$0) }
    }
}
