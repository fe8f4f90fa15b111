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
    public let section: Int
    /// Its index among those of its kind in the section.
    let item: Int
    public let isSelected: Bool
    /// Its words in one line; the whole text if that wraps on the screen.
    public let text: String
}

/// Where reading line by line begins.
public enum PlainStart: Sendable {
    /// With an item that was selected since the last page, of which nothing else is read; else with the first element in
    /// sight, at the end so that the last ones are read.
    case here
    /// After what was read.
    case next
    /// Before the last page, so that reading comes to where that began.
    case before
}

/// What is read at a time.
public struct PlainPage {
    public internal(set) var elements: [PlainElement] = []
    /// Whether it is an item that was just selected.
    public internal(set) var isSelection = false
    /// How many items there are up to where it ends.
    public internal(set) var readCount = 0
    /// How many items there are.
    public internal(set) var itemCount = 0
    /// Whether nothing follows.
    public internal(set) var isAtEnd = true
}

/// What reading where the reader is depends on: data, view, selection, and what was found.
public struct PlainState: Equatable {
    let version: Identity
    let offset: Point
    let selection: AnyHashable?
    let found: SearchPosition?
}
