import Reflow

/// A running search: its pattern, and the element to search next.
///
/// The search visits all items, headers and footers once, in the order of the data, and wraps around at the end. It
/// starts again if data was added meanwhile.
///
/// Each step is short enough for the next frame to be on time. A search through a million items takes some frames.
public struct TextSearch {
    public private(set) var pattern: TextPattern
    public let isForward: Bool
    /// Whether the element where the search begins can be a match.
    package let includesStart: Bool
    /// Whether the search has passed an end of the data and continued at the other end.
    public package(set) var hasWrapped = false
    /// The number of the current match among all matches. `nil` if counting takes longer than one step, or if the data
    /// no longer contains the match.
    public package(set) var match: TextMatch?
    /// The element to search next.
    var next = SearchPosition.header(ofSection: 0)
    /// The number of elements that remain to be searched.
    package var remaining = 0
    /// The number of all elements.
    package var count = 0
    /// Whether data was added, perhaps at a position that the search has already passed.
    var hasGrown = false
    /// The position `next`, stored as identifiers, in the data of the last step; `nil` before the search starts.
    var mark: SearchMark?
    /// The number that another process has given to the state of this search; `nil` before the first step, and in the
    /// process of the demo itself.
    package var remoteNumber: Int?

    /// Creates a search that has not started. It starts at the last match if the reader is still there, or at the
    /// selected item if it is visible. Otherwise, it starts at the first visible element.
    ///
    /// If `includingStart` is false, the search begins after this element.
    public init(_ pattern: TextPattern, isForward: Bool, includingStart: Bool) {
        self.pattern = pattern
        self.isForward = isForward
        includesStart = includingStart
    }

    /// The share searched so far: `35 %`, `0.02 %`.
    public var progress: String {
        let share = count == 0 ? 1 : Double(count - min(remaining, count)) / Double(count)
        return "\(SearchProgress(share))"
    }

    /// The cost of a step that takes some milliseconds, in bytes of text.
    public static let stepLength = 1 << 21
    /// The cost of an item, header or footer in addition to its text, in bytes.
    static let itemLength = 128

    /// The cost of drawing an element to read its text, in bytes.
    static let drawingLength = 2048

    /// The result of a step.
    public enum Step: Hashable, Sendable, CaseIterable {
        /// An element contains the pattern. It is visible, and an item is also selected.
        case found
        /// No element contains the pattern.
        case nothing
        /// Elements remain to be searched.
        case unfinished
    }

    /// Returns the search for a longer pattern, which continues at the current position. The elements before it do not
    /// contain this pattern, so they do not contain the longer one.
    ///
    /// Returns `nil` if the longer pattern does not begin with this one.
    public func narrowed(to pattern: TextPattern) -> TextSearch? {
        guard pattern.isNarrower(than: self.pattern) else { return nil }
        var search = self
        search.pattern = pattern
        search.match = nil
        return search
    }
}

/// The number of the current match, counted from 1, and the number of all matches.
public struct TextMatch: Hashable, Sendable, CustomStringConvertible {
    package let number: Int
    package let count: Int

    package init(number: Int, count: Int) {
        self.number = number
        self.count = count
    }

    public var description: String { "\(number)/\(count)" }
}
