import Terminals

/// A hint in a status line: a key and a word for what it does. A click on the hint presses the key.
public struct Hint: Hashable, Sendable {
    /// The displayed names of the keys: `r`, `PgUp`, `[ ]`.
    package var names: String
    /// The effect of the keys, in one or two words.
    package var word: String
    /// The keys that a click presses, in the order of the names. If empty, a click does nothing.
    package var keys: [Key]

    /// Makes a hint. By default `names` are the keys' descriptions, separated by spaces.
    public init(_ keys: Key..., names: String? = nil, word: String) {
        self.init(keys, names: names, word: word)
    }

    /// Makes a hint from an array of keys.
    package init(_ keys: [Key], names: String? = nil, word: String) {
        self.keys = keys
        self.names = names ?? keys.map(\.description).joined(separator: " ")
        self.word = word
    }

    /// The width in columns: names, a blank and the word.
    var width: Int { names.displayWidth + 1 + word.displayWidth }

    /// Returns the key of the name at a column, counted from the hint's first column. At other columns, returns the
    /// first key.
    func key(atColumn column: Int) -> Key? {
        var end = 0
        let names = names.split(separator: " ")
        if names.count == keys.count {
            for (name, key) in zip(names, keys) {
                end += name.displayWidth + 1
                if column < end { return key }
            }
        }
        return keys.first
    }
}

/// Hints side by side in a row, from its start on.
struct HintRow {
    /// The hints that fit, with the first column of each.
    let places: [(hint: Hint, column: Int)]

    /// The number of blank columns between two hints.
    static let gap = 3
    /// The number of hints at the end that are for help and leaving.
    static let wayOut = 2

    /// Makes a row of the hints that fit, in their order.
    ///
    /// The last `kept` hints have priority, and the hint before the very last one stays longest, because it is usually
    /// for help. Of the other hints, the first stays longest. A hint that is too wide leaves its room to the next hint.
    /// But if one of the last `wayOut` hints has no room, no less important hint uses its room. If `isSpread` is set,
    /// the last `wayOut` hints are at the end of the row.
    init(_ hints: [Hint], keeping kept: Int, columns: Int, isSpread: Bool = false) {
        let widths = hints.map(\.width)
        let start = max(0, hints.count - kept)
        let last = max(start, hints.count - Self.wayOut)
        var isShown = hints.map { _ in false }
        var width = -Self.gap
        let others = Array((start..<last).reversed()) + Array(0..<start)
        for index in Array(last..<hints.count) + others {
            let wider = width + Self.gap + widths[index]
            guard wider <= columns else {
                if index >= last { break }
                continue
            }
            isShown[index] = true
            width = wider
        }
        var column = 0
        var places: [(hint: Hint, column: Int)] = []
        for index in hints.indices where isShown[index] {
            if isSpread, index >= last { column += columns - width; width = columns }
            places.append((hints[index], column))
            column += widths[index] + Self.gap
        }
        self.places = places
    }

    /// The number of columns from the start to the end of the last hint.
    var width: Int { places.last.map { $0.column + $0.hint.width } ?? 0 }

    func draw(into region: inout Region) {
        for (hint, column) in places {
            region.text(
                [TextSpan(hint.names, .bold), " ", TextSpan(hint.word, .dim)], row: 0,
                column: column)
        }
    }

    func key(atColumn column: Int) -> Key? {
        places.first { ($0.column..<$0.column + $0.hint.width).contains(column) }.flatMap {
            $0.hint.key(atColumn: column - $0.column)
        }
    }
}
