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
    }

    public let id: ID
    /// The index of the element's section.
    public let section: Int
    /// The element's index among the elements of its kind in the section.
    let item: Int
    public let isSelected: Bool
    /// The words of the element in one line. For text that wraps on the screen, this is the whole unwrapped text.
    public let text: String
}

/// The start of a page for reading line by line.
public enum PlainStart: Sendable {
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
    public internal(set) var elements: [PlainElement] = []
    /// The headings of sections whose header is not on the page. The keys are the indices of the elements that follow
    /// the headings.
    public internal(set) var headings: [Int: PlainElement] = [:]
    /// Whether the page consists of one newly selected item.
    public internal(set) var isSelection = false
    /// The number of items from the start of the data to the end of the page.
    public internal(set) var readCount = 0
    /// The number of all items in the data.
    public internal(set) var itemCount = 0
    /// Whether the page ends at the end of the data.
    public internal(set) var isAtEnd = true
}

/// The values that determine the page at the reader's scroll position: data, scroll offset, selection and match.
public struct PlainState: Equatable {
    let version: Identity
    let offset: Point
    let selection: AnyHashable?
    let found: SearchPosition?
}
