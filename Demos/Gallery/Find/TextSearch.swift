import Reflow

/// A search under way: what is looked for, and which element is looked at next.
///
/// It goes through all items, headers and footers once, in order of the data, around the end and back to where it
/// began; once more where data has come meanwhile. A step does so much that the next frame is not late; a search of a
/// million takes some frames.
public struct TextSearch {
    public private(set) var pattern: TextPattern
    public let isForward: Bool
    /// Whether it went on at the other end.
    public internal(set) var hasWrapped = false
    /// Which of all matches was found; nil where counting them would take longer than a step, and when it is gone.
    public internal(set) var match: TextMatch?
    /// What is looked at next.
    var next: SearchPlace
    /// How many places have not been looked at.
    var remaining: Int
    /// How many there are.
    var count: Int
    /// Whether data has come that may have been passed.
    var hasGrown = false
    /// The same place by identifiers, in the data that it was looked for in last.
    var mark: SearchMark?

    /// How much was looked through: `35 %`, `0.02 %`.
    public var progress: String {
        let share = count == 0 ? 1 : Double(count - min(remaining, count)) / Double(count)
        return "\(SearchProgress(share))"
    }

    /// How much a step looks through, in bytes: some milliseconds' worth.
    static let stepLength = 1 << 21
    /// What an item, header or footer costs besides its text, in bytes.
    static let itemLength = 128

    /// What it costs to draw an element in order to read it, in bytes.
    static let drawingLength = 2048

    /// What a step has come to.
    public enum Step: Hashable, Sendable {
        /// An element holds the pattern: it is in sight, and selected where it is an item.
        case found
        /// No element does.
        case nothing
        /// There are more to look at.
        case unfinished
    }

    /// The search for a longer text, which goes on where this one is: nothing it has passed holds that.
    ///
    /// Nil for a text that does not begin with this one.
    public func narrowed(to pattern: TextPattern) -> TextSearch? {
        guard pattern.isNarrower(than: self.pattern) else { return nil }
        var search = self
        search.pattern = pattern
        search.match = nil
        return search
    }
}

/// Which of how many elements with a text one is, counted from 1.
public struct TextMatch: Hashable, Sendable, CustomStringConvertible {
    let number: Int
    let count: Int

    public var description: String { "\(number)/\(count)" }
}
