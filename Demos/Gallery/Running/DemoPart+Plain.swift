import Reflow

/// Reading line by line, in the order of the data and not of the positions on the screen. Each section gives its
/// header, then each item followed by its badges, then its footer.
extension DemoPart {
    func read(_ start: PlainStart, upTo most: Int) -> PlainPage {
        let snapshot = demo.view.snapshot
        let selected = start == .here ? newSelection : nil
        reading.selection = demo.view.selection.map { AnyHashable($0) }
        if start != .next { reading.remembered = [] }
        var page = PlainPage()
        page.isSelection = selected != nil
        page.itemCount = snapshot.numberOfItems
        var (place, end) = selected.map { ($0, nil) } ?? places(of: start, upTo: most)
        guard place.settle(in: snapshot) else { return page }
        var first: SearchPosition?
        var passed: [(place: SearchPosition, elements: [PlainElement.ID])] = []
        let most = selected == nil ? most : 1
        repeat {
            let elements = elements(at: place)
            let read = unread(elements).compactMap(line(of:))
            let isFull = end.map { $0 == place } ?? (page.elements.count >= most)
            if isFull, !read.isEmpty || place.item(in: snapshot) != nil {
                page.isAtEnd = false
                break
            }
            if first == nil, !read.isEmpty { first = place }
            if first != nil { passed.append((place, elements.map(id(of:)))) }
            page.elements += read
        } while !place.advance(isForward: true, in: snapshot)
        page.readCount = page.isAtEnd ? page.itemCount : place.itemsBefore(in: snapshot)
        guard let first else { return page }
        reading.start = mark(first)
        reading.rememberedStart = reading.remember(passed).map { place in
            let anchor = place.anchor(in: snapshot)
            if anchor != place {
                reading.remembered.formUnion(elements(at: anchor).map(id(of:)))
            }
            return mark(place)
        }
        if start != .here { show(first, isAtEnd: page.isAtEnd) }
        page.headings = headings(of: page.elements)
        return page
    }

    /// Returns the headings of sections whose header is not among the elements. The keys are indices of elements.
    private func headings(of elements: [PlainElement]) -> [Int: PlainElement] {
        var headings: [Int: PlainElement] = [:]
        var section: Int?
        for (index, element) in elements.enumerated() {
            if element.section != section, element.id.kind != .header {
                let header = part(at: .header(ofSection: element.section)).first
                headings[index] = header.flatMap(line(of:))
            }
            section = element.section
        }
        return headings
    }

    private func mark(_ place: SearchPosition) -> SearchMark {
        SearchMark(place.anchor(in: demo.view.snapshot), in: demo.view, isFound: false)
    }

    var plainState: PlainState {
        let view = demo.view
        return PlainState(
            version: view.snapshotVersion, offset: view.contentOffset,
            selection: view.selection.map { AnyHashable($0) }, found: foundBoundaryPosition)
    }

    /// The position of the selected item, if the selection has changed since the last page.
    private var newSelection: SearchPosition? {
        guard let item = demo.view.selection, AnyHashable(item) != reading.selection else {
            return nil
        }
        return demo.view.snapshot.position(ofItem: item).map { SearchPosition($0) }
    }

    /// Returns the start of a page. Also returns its end if the page ends at a known position instead of after `most`
    /// elements.
    private func places(
        of start: PlainStart, upTo most: Int
    ) -> (start: SearchPosition, end: SearchPosition?) {
        let snapshot = demo.view.snapshot
        let former = reading.start?.place(in: snapshot)
        switch start {
        case .here: return (placeInSight(upTo: most), nil)
        case .next:
            let place = reading.rememberedStart?.place(in: snapshot) ?? former
            return (place ?? placeInSight(upTo: most), nil)
        case .before:
            let end = former ?? firstVisiblePosition
            return place(before: end, by: most).map { ($0, end) } ?? (end, nil)
        }
    }

    private func placeInSight(upTo most: Int) -> SearchPosition {
        if let foundBoundaryPosition { return foundBoundaryPosition }
        let snapshot = demo.view.snapshot
        let position = demo.view.scrollPosition
        if position.isAtEnd, !position.isAtStart, snapshot.numberOfSections > 0 {
            let last = snapshot.numberOfSections - 1
            let end = SearchPosition(
                section: last, offset: snapshot.numberOfItems(inSectionAt: last) + 1)
            if let place = place(before: end, by: most) { return place }
        }
        let first = firstVisiblePosition
        guard isShelf(first.section) else { return first }
        // Reading starts at the header of a shelf, wherever the shelf is scrolled to. A shelf longer than a page is an
        // exception: if the last page started inside it, reading continues at the first visible item. At the start of
        // the content, the header comes first in any case.
        let last = reading.start?.place(in: snapshot)
        let isInside = last.map { $0.section == first.section && $0.offset >= 0 } ?? false
        return isInside && !position.isAtStart && !fitsPage(first.section, of: most)
            ? first : .header(ofSection: first.section)
    }

    /// Returns whether a page of `most` elements has room for a whole section. O(most).
    private func fitsPage(_ section: Int, of most: Int) -> Bool {
        var count = 0
        let items = demo.view.snapshot.numberOfItems(inSectionAt: section)
        for offset in -1...items {
            let place = SearchPosition(section: section, offset: offset)
            count += elements(at: place).compactMap(line(of:)).count
            guard count <= most else { return false }
        }
        return true
    }

    /// Returns the position where a page must start so that it has `most` unread elements before `end`. If there are
    /// fewer, returns the position of the first of them. Returns `nil` if there are none.
    private func place(before end: SearchPosition, by most: Int) -> SearchPosition? {
        let snapshot = demo.view.snapshot
        var (place, former) = (end, end)
        var count = 0
        while count < most, snapshot.numberOfSections > 0,
            !former.advance(isForward: false, in: snapshot)
        {
            place = former
            count += unread(elements(at: place)).compactMap(line(of:)).count
        }
        return count > 0 ? place : nil
    }

    private func isShelf(_ index: Int) -> Bool {
        let snapshot = demo.view.snapshot
        guard index < snapshot.numberOfSections else { return false }
        let section = snapshot.sectionIdentifier(at: index)
        return withView { $0.sidewaysOffset(ofSection: section) } != nil
    }

    /// Scrolls to the start of a page, or to the end of the content if the page ends there.
    private func show(_ first: SearchPosition, isAtEnd: Bool) {
        defer { reportMove() }
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

    /// Returns an item with its badges, or a header or footer.
    private func elements(at place: SearchPosition) -> [Element<D.SectionID, D.ItemID>] {
        place.item(in: demo.view.snapshot).map(elements(ofItemAt:)) ?? part(at: place)
    }

    /// Returns the elements that were not yet read.
    private func unread(
        _ elements: [Element<D.SectionID, D.ItemID>]
    ) -> [Element<D.SectionID, D.ItemID>] {
        elements.filter { !reading.remembered.contains(id(of: $0)) }
    }

    /// Returns the text that an element draws on a wide screen. There, columns do not cut the longest names of files.
    private func wideText(of element: Element<D.SectionID, D.ItemID>) -> String {
        elementText.read(element.frame, scale: scale, leastColumns: 300) {
            demo.draw(element, in: &$0)
        }
    }

    /// Returns an element as a line; `nil` if the element draws no words and the demo gives no text for it. If the demo
    /// gives an empty text, returns an empty line.
    private func line(of element: Element<D.SectionID, D.ItemID>) -> PlainElement? {
        let whole =
            element.kind == .header
            ? abilities.texts.heading(demo, element.section)
            : element.item.flatMap { abilities.texts.plain(demo, $0) }
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

extension SearchPosition {
    /// Returns this position, or the last item for a footer. The demo adds items before the footer, so reading from the
    /// footer would miss them.
    fileprivate func anchor<SectionID, ItemID>(
        in snapshot: Snapshot<SectionID, ItemID>
    ) -> SearchPosition {
        SearchPosition(
            section: section, offset: min(offset, snapshot.numberOfItems(inSectionAt: section) - 1))
    }
}

extension String {
    /// The words of all lines, without characters that only draw lines and boxes. Commas separate the lines.
    fileprivate var plainLine: String {
        split(separator: "\n").map { line in
            line.split { $0 == " " || $0.isDrawing }.joined(separator: " ")
        }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension Character {
    /// Whether all scalars of the character are in Unicode's blocks Box Drawing and Block Elements.
    fileprivate var isDrawing: Bool {
        unicodeScalars.allSatisfy { (0x2500...0x259F).contains($0.value) }
    }
}
