import Terminals

/// A hint in a status line: a key and a word for what it does. A click on the hint presses the key.
public struct Hint: Hashable, Sendable {
    /// The displayed names of the keys: `r`, `PgUp`, `[ ]`.
    public var names: String
    /// What the keys do, in a word or two.
    public var word: String
    /// The keys that a click presses, in the order of the names. If empty, a click does nothing.
    public var keys: [Key]

    /// Makes a hint. By default `names` are the keys' descriptions, separated by spaces.
    public init(_ keys: Key..., names: String? = nil, word: String) {
        self.init(keys, names: names, word: word)
    }

    /// Makes a hint from an array of keys.
    public init(_ keys: [Key], names: String? = nil, word: String) {
        self.keys = keys
        self.names = names ?? keys.map(\.description).joined(separator: " ")
        self.word = word
    }

    /// Columns taken by names, a blank and the word.
    var width: Int { names.displayWidth + 1 + word.displayWidth }

    /// The key under a column that counts from the hint's own first one: a name's own key, and elsewhere the first.
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

/// Hints side by side at the right of a row.
struct HintRow {
    /// The hints that are shown, with the column that each begins in.
    let places: [(hint: Hint, column: Int)]

    /// Blank columns between two hints.
    static let gap = 3
    /// How many of the last hints are for help and leaving.
    static let wayOut = 2

    /// As many hints as fit, in order; of the last `kept` the last stays longest, of the others the first.
    ///
    /// What is too wide leaves its room to what comes after it; where one of the `wayOut` has none, nothing that matters less takes it.
    init(_ hints: [Hint], keeping kept: Int, columns: Int) {
        let start = max(0, hints.count - kept)
        var shown: Set<Int> = []
        var width = -Self.gap
        for index in Array((start..<hints.count).reversed()) + Array(0..<start) {
            let wider = width + Self.gap + hints[index].width
            guard wider <= columns else {
                if index >= hints.count - Self.wayOut { break }
                continue
            }
            shown.insert(index)
            width = wider
        }
        var column = columns - width
        places = shown.sorted().map { index in
            defer { column += hints[index].width + Self.gap }
            return (hints[index], column)
        }
    }

    func draw(into region: inout Region) {
        for (hint, column) in places {
            region.text(
                [Span(hint.names, .bold), " ", Span(hint.word, .dim)], row: 0, column: column)
        }
    }

    func key(atColumn column: Int) -> Key? {
        places.first { ($0.column..<$0.column + $0.hint.width).contains(column) }.flatMap {
            $0.hint.key(atColumn: column - $0.column)
        }
    }
}
