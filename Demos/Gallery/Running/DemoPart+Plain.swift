import Reflow

/// What has been read line by line.
struct PlainReading {
    /// Where the last page began; nil before the first.
    fileprivate var start: SearchMark?
    /// What was read since the reader came there, page after page.
    fileprivate var said: Set<PlainElement.ID> = []
    fileprivate var selection: AnyHashable?
}

/// Reading line by line, in the order of the data, wherever elements stand on the screen: section by section, a header,
/// then each item and what sits on it, then a footer.
extension DemoPart {
    func read(_ start: PlainStart, upTo most: Int) -> PlainPage {
        let snapshot = demo.view.snapshot
        let selected = start == .here ? newSelection : nil
        reading.selection = demo.view.selection.map { AnyHashable($0) }
        if start != .next { reading.said = [] }
        var page = PlainPage()
        page.isSelection = selected != nil
        page.itemCount = snapshot.numberOfItems
        var (place, end) = selected.map { ($0, nil) } ?? places(of: start, upTo: most)
        guard place.settle(in: snapshot) else { return page }
        var first: SearchPlace?
        let most = selected == nil ? most : 1
        repeat {
            let read = lines(at: place)
            let isFull = end.map { $0 == place } ?? (page.elements.count >= most)
            if isFull, !read.isEmpty || place.item(in: snapshot) != nil {
                page.isAtEnd = false
                break
            }
            if first == nil, !read.isEmpty { first = place }
            page.elements += read
        } while !place.advance(isForward: true, in: snapshot)
        page.readCount = page.isAtEnd ? page.itemCount : place.itemsBefore(in: snapshot)
        guard let first else { return page }
        reading.said.formUnion(page.elements.map(\.id))
        reading.start = SearchMark(first.anchor(in: snapshot), in: demo.view, isFound: false)
        if start != .here { show(first, isAtEnd: page.isAtEnd) }
        return page
    }

    func heading(ofSection index: Int) -> PlainElement? {
        part(at: .header(ofSection: index)).first.flatMap(line(of:))
    }

    var plainState: PlainState {
        let view = demo.view
        return PlainState(
            version: view.snapshotVersion, offset: view.contentOffset,
            selection: view.selection.map { AnyHashable($0) }, found: foundPart)
    }

    /// The selected item, if it is another than when the last page was read.
    private var newSelection: SearchPlace? {
        guard let item = demo.view.selection, AnyHashable(item) != reading.selection else {
            return nil
        }
        return demo.view.snapshot.position(ofItem: item).map { SearchPlace($0) }
    }

    /// Where a page begins, and where it ends if that is not after so many elements.
    private func places(
        of start: PlainStart, upTo most: Int
    ) -> (start: SearchPlace, end: SearchPlace?) {
        let former = reading.start?.place(in: demo.view.snapshot)
        switch start {
        case .here: return (placeInSight(upTo: most), nil)
        case .next: return (former ?? placeInSight(upTo: most), nil)
        case .before:
            let end = former ?? firstInSight
            return place(before: end, by: most).map { ($0, end) } ?? (end, nil)
        }
    }

    private func placeInSight(upTo most: Int) -> SearchPlace {
        if let foundPart { return foundPart }
        let snapshot = demo.view.snapshot
        let position = demo.view.scrollPosition
        if position.isAtEnd, !position.isAtStart, snapshot.numberOfSections > 0 {
            let last = snapshot.numberOfSections - 1
            let end = SearchPlace(
                section: last, offset: snapshot.numberOfItems(inSectionAt: last) + 1)
            if let place = place(before: end, by: most) { return place }
        }
        let first = firstInSight
        // A shelf is read whole, wherever it is scrolled to.
        return isShelf(first.section) ? .header(ofSection: first.section) : first
    }

    /// The place from which on there are so many elements before another, or all that are; nil where none are.
    private func place(before end: SearchPlace, by most: Int) -> SearchPlace? {
        let snapshot = demo.view.snapshot
        var (place, former) = (end, end)
        var count = 0
        while count < most, snapshot.numberOfSections > 0,
            !former.advance(isForward: false, in: snapshot)
        {
            place = former
            count += lines(at: place).count
        }
        return count > 0 ? place : nil
    }

    private func isShelf(_ index: Int) -> Bool {
        let snapshot = demo.view.snapshot
        guard index < snapshot.numberOfSections else { return false }
        let section = snapshot.sectionIdentifier(at: index)
        return ask { $0.sidewaysOffset(ofSection: section) } != nil
    }

    /// Scrolls to where a page begins, or to the end if it goes on to there.
    private func show(_ first: SearchPlace, isAtEnd: Bool) {
        defer { abilities.didMove?(&demo) }
        if isAtEnd {
            demo.view.scroll(to: .end)
            return
        }
        let snapshot = demo.view.snapshot
        if let item = first.item(in: snapshot) {
            demo.view.scroll(toItem: snapshot.itemIdentifier(at: item), at: .top)
        } else {
            let section = snapshot.sectionIdentifier(at: first.section)
            demo.view.scroll(to: first.kind, ofSection: section, at: .top)
        }
    }

    /// What there is to read at a place and was not read yet.
    private func lines(at place: SearchPlace) -> [PlainElement] {
        let position = place.item(in: demo.view.snapshot)
        return (position.map(elements(ofItemAt:)) ?? part(at: place))
            .filter { !reading.said.contains(id(of: $0)) }.compactMap(line(of:))
    }

    /// What an element draws where a line has room for the longest names of files, which columns on the screen cut.
    private func wideText(of element: Element<D.SectionID, D.ItemID>) -> String {
        elementText.read(element.frame, scale: scale, leastColumns: 300) {
            demo.draw(element, in: &$0)
        }
    }

    /// Nil where there are no words, nor a text of its own, even an empty one.
    private func line(of element: Element<D.SectionID, D.ItemID>) -> PlainElement? {
        let whole =
            element.kind == .header
            ? abilities.plainHeading?(demo, element.section)
            : element.item.flatMap { abilities.plainText?(demo, $0) }
        let text = whole ?? wideText(of: element).plainLine
        guard whole != nil || !text.isEmpty else { return nil }
        return PlainElement(
            id: id(of: element), section: element.sectionIndex, item: element.itemIndex,
            isSelected: element.isSelected, text: text)
    }

    private func id(of element: Element<D.SectionID, D.ItemID>) -> PlainElement.ID {
        let position = ItemPosition(section: element.sectionIndex, offset: element.itemIndex)
        let snapshot = demo.view.snapshot
        let isOnItem =
            switch element.kind {
            case .header, .footer, .background: false
            default: position.offset < snapshot.numberOfItems(inSectionAt: position.section)
            }
        return PlainElement.ID(
            kind: element.kind, section: AnyHashable(element.section),
            item: isOnItem ? AnyHashable(snapshot.itemIdentifier(at: position)) : nil)
    }
}

extension SearchPlace {
    /// Itself, or the last item before a footer: items that are added come before the footer.
    fileprivate func anchor<SectionID, ItemID>(
        in snapshot: Snapshot<SectionID, ItemID>
    ) -> SearchPlace {
        SearchPlace(
            section: section, offset: min(offset, snapshot.numberOfItems(inSectionAt: section) - 1))
    }
}

extension String {
    /// The words of its lines, without what only draws lines and boxes.
    fileprivate var plainLine: String {
        split(separator: "\n").map { line in
            line.split { $0 == " " || $0.isDrawing }.joined(separator: " ")
        }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension Character {
    /// Whether it is of the lines and blocks that Unicode has for terminals.
    fileprivate var isDrawing: Bool {
        unicodeScalars.allSatisfy { (0x2500...0x259F).contains($0.value) }
    }
}
