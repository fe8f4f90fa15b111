import Reflow

/// A search under way: what is looked for, and which item is looked at next.
///
/// It goes through all items once, in order of the data, around the end and back to where it began. A step does so
/// much that the next frame is not late; a search of a million takes some frames.
public struct TextSearch: Hashable, Sendable {
    public private(set) var pattern: TextPattern
    public let isForward: Bool
    /// Whether it went on at the other end.
    public internal(set) var hasWrapped = false
    /// Which of all matches was found; nil where counting them would take longer than a step.
    public internal(set) var match: TextMatch?
    /// The item that is looked at next.
    var next: ItemPosition
    /// How many have not been looked at.
    var remaining: Int
    /// How many there are.
    let count: Int

    /// How much was looked through: `35 %`, `0.02 %`.
    public var progress: String {
        let share = count == 0 ? 1 : Double(count - min(remaining, count)) / Double(count)
        let hundredths = Int(share * 10_000)
        guard hundredths < 100 else { return "\(hundredths / 100) %" }
        return "0.\(hundredths < 10 ? "0" : "")\(hundredths) %"
    }

    /// How much a step looks through, in bytes: some milliseconds' worth.
    static let stepLength = 1 << 21
    /// What an item costs besides its text, in bytes.
    static let itemLength = 128

    /// What it costs to draw an element in order to read it, in bytes.
    static let drawingLength = 2048

    /// What a step has come to.
    public enum Step: Hashable, Sendable {
        /// An item holds the pattern: it is selected and in sight.
        case found
        /// No item does.
        case nothing
        /// There are more to look at.
        case unfinished
    }

    /// The search for a longer text, which goes on where this one is: no item it has passed holds that.
    ///
    /// Nil for a text that does not begin with this one.
    public func narrowed(to pattern: TextPattern) -> TextSearch? {
        guard pattern.isNarrower(than: self.pattern) else { return nil }
        var search = self
        search.pattern = pattern
        return search
    }
}

/// Which of how many items with a text one is, counted from 1.
public struct TextMatch: Hashable, Sendable, CustomStringConvertible {
    let number: Int
    let count: Int

    public var description: String { "\(number)/\(count)" }
}
