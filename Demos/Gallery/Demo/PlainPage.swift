import Reflow

/// The text of an element in one line, for reading line by line.
public struct PlainElement: Identifiable, Hashable {
    /// The identity of an element, which stays the same when the data changes.
    public struct ID: Hashable {
        public let kind: ElementKind
        /// The identifier of the element's section.
        public let section: AnyHashable
        /// The identifier of the item that the element shows or is attached to; `nil` for headers, footers and
        /// backgrounds.
        let item: AnyHashable?

        package init(kind: ElementKind, section: AnyHashable, item: AnyHashable?) {
            (self.kind, self.section, self.item) = (kind, section, item)
        }

        /// Whether the element shows an item or is attached to one.
        package var isOnItem: Bool { item != nil }
    }

    public let id: ID
    /// The index of the element's section.
    public let section: Int
    /// The element's index among the elements of its kind in the section.
    package let item: Int
    public let isSelected: Bool
    /// The words of the element in one line. For text that wraps on the screen, this is the whole unwrapped text.
    public let text: String

    package init(id: ID, section: Int, item: Int, isSelected: Bool, text: String) {
        (self.id, self.section, self.item) = (id, section, item)
        (self.isSelected, self.text) = (isSelected, text)
    }
}

/// The start of a page for reading line by line.
public enum PlainStart: Sendable, CaseIterable {
    /// The reader's scroll position. If the reader has selected another item since the last page, the page contains
    /// only that item. Otherwise, the page starts at the first visible element. At the end of the content, the page
    /// contains the last elements.
    case here
    /// The end of the last page. Elements that were added within the last page come first.
    case next
    /// The elements before the last page. The new page ends where the last page began.
    case before
}

/// The elements of one page for reading line by line.
public struct PlainPage {
    public package(set) var elements: [PlainElement] = []
    /// The headings of sections whose header is not on the page. The keys are the indices of the elements that follow
    /// the headings.
    public package(set) var headings: [Int: PlainElement] = [:]
    /// Whether the page consists of one newly selected item.
    public package(set) var isSelection = false
    /// The number of items from the start of the data to the end of the page.
    public package(set) var readCount = 0
    /// The number of all items in the data.
    public package(set) var itemCount = 0
    /// Whether the page ends at the end of the data.
    public package(set) var isAtEnd = true

    package init() {}
}

/// The values that determine the page at the reader's scroll position: data, scroll offset, selection and match.
public struct PlainState: Equatable {
    let version: Identity
    let offset: Point
    let selection: AnyHashable?
    let found: SearchPosition?
}

extension PlainState {
    /// Creates the state of a demo in another process. It equals only states with the same version.
    package init(version: Identity) {
        self.init(version: version, offset: .zero, selection: nil, found: nil)
    }
}
