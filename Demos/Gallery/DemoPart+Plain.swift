import Reflow

/// An element as a line of text.
public struct PlainElement: Identifiable, Hashable {
    /// Identifies an element, also after the data has changed.
    public struct ID: Hashable {
        public let kind: ElementKind
        /// The identifier of its section.
        public let section: AnyHashable
        /// The identifier of the item that it is or sits on; nil for headers, footers and backgrounds.
        let item: AnyHashable?
    }

    public let id: ID
    /// The index of its section.
    let section: Int
    /// Its index among those of its kind in the section.
    let item: Int
    public let isSelected: Bool
    /// Its words in one line; the whole text if that wraps on the screen.
    public let text: String
}

/// What has been read line by line.
struct PlainReading {
    /// The elements read since the last page, that page included.
    var said: Set<PlainElement.ID> = []
    /// Where reading on starts, whatever is in sight by then.
    var start: SearchMark?
}

/// Reading line by line, in the order of the data, wherever elements stand on the screen: section by section, a header,
/// then each item and what sits on it, then a footer.
extension DemoPart {
    func readPage() -> [PlainElement] {
        let page = lines(of: ask { $0.visibleElements }).sorted { $0.order < $1.order }
        reading.said = Set(page.map(\.id))
        reading.start = SearchMark(firstInSight, in: demo.view, isFound: false)
        return page
    }

    func readOn(upTo most: Int) -> (elements: [PlainElement], isAtEnd: Bool) {
        let snapshot = demo.view.snapshot
        var place = reading.start?.place(in: snapshot) ?? firstInSight
        var read: [PlainElement] = []
        var last: SearchPlace?
        defer {
            reading.said.formUnion(read.map(\.id))
            if let last { reading.start = SearchMark(last, in: demo.view, isFound: false) }
            abilities.didMove?(&demo)
        }
        guard place.settle(in: snapshot) else { return ([], true) }
        let section = snapshot.sectionIdentifier(at: place.section)
        // A shelf is read whole, wherever it is scrolled to.
        if demo.view.sidewaysOffset(ofSection: section) != nil {
            place = .header(ofSection: place.section)
        }
        repeat {
            let position = place.item(in: snapshot)
            // Items that come later follow the last one, not the footer.
            if position != nil { last = place }
            if let position, read.count >= most {
                demo.view.scroll(toItem: snapshot.itemIdentifier(at: position), at: .top)
                return (read, false)
            }
            let elements = position.map(elements(ofItemAt:)) ?? part(at: place)
            read += lines(of: elements).filter { !reading.said.contains($0.id) }
        } while !place.advance(isForward: true, in: snapshot)
        demo.view.scroll(to: .end)
        return (read, true)
    }

    /// What an element draws where a line has room for the longest names of files, which columns on the screen cut.
    private func wideText(of element: Element<D.SectionID, D.ItemID>) -> String {
        elementText.read(element.frame, scale: scale, leastColumns: 300) {
            demo.draw(element, in: &$0)
        }
    }

    /// What has words, or a text of its own even if that is empty.
    private func lines(of elements: [Element<D.SectionID, D.ItemID>]) -> [PlainElement] {
        elements.compactMap { element in
            let whole = element.item.flatMap { abilities.plainText?(demo, $0) }
            let text = whole ?? wideText(of: element).plainLine
            guard whole != nil || !text.isEmpty else { return nil }
            return PlainElement(
                id: id(of: element), section: element.sectionIndex, item: element.itemIndex,
                isSelected: element.isSelected, text: text)
        }
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

extension PlainElement {
    fileprivate var order: (Int, Int, Int, Int) {
        switch id.kind {
        case .background: (section, 0, 0, 0)
        case .header: (section, 1, 0, 0)
        case .item: (section, 2, item, 0)
        case .supplementary(let number): (section, 2, item, 1 + Int(number))
        case .decoration(let number): (section, 2, item, 1_000 + Int(number))
        case .footer: (section, 3, 0, 0)
        }
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
