import Reflow

/// A key and what it does, as hint lines and the help show it.
struct Hint: Hashable {
    /// The key, as it is read: `r`, `PgUp`.
    var key: String
    /// What it does, in a word or two.
    var word: String

    init(_ key: String, _ word: String) {
        self.key = key
        self.word = word
    }

    /// Columns taken by key, blank and word.
    var width: Int { key.displayWidth + 1 + word.displayWidth }
}

extension Region {
    /// Draws as many hints as fit, in order, with three columns between two; the last ones go first.
    ///
    /// `kept` hints at the end stay longest: they are how a newcomer gets help and gets out.
    mutating func hints(_ hints: [Hint], keeping kept: Int, row: Int) {
        var shown = hints
        func width() -> Int { shown.reduce(-3) { $0 + $1.width + 3 } }
        while shown.count > kept, width() > columns { shown.remove(at: shown.count - kept - 1) }
        while !shown.isEmpty, width() > columns { shown.removeFirst() }
        var column = columns - width()
        for hint in shown {
            text(hint.key, row: row, column: column, .bold)
            column += hint.key.displayWidth + 1
            text(hint.word, row: row, column: column, .dim)
            column += hint.word.displayWidth + 3
        }
    }
}
