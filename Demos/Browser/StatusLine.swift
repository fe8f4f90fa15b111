import Reflow

/// The one row at the bottom: what is shown, how much of it, and what can be done.
///
/// It never wraps. Hints go first as it gets narrow, then the parts by their rank.
struct StatusLine {
    /// Something that is said of what is shown.
    struct Part: Hashable {
        var text: String
        /// Higher ranks go first where there is no room for all.
        var rank: Int

        init(_ text: String, rank: Int) {
            self.text = text
            self.rank = rank
        }
    }

    /// The name of what is shown; none when empty.
    var title: String
    /// What is said of it, in order.
    var parts: [Part]
    /// What is being typed, in place of parts.
    var typed: String?
    /// What has just happened; it takes the place of the hints for a moment.
    var message: String?
    var hints: [Hint]
    /// How many of the last hints stay longest.
    var kept = 2

    func draw(into region: inout Region, row: Int) {
        let chip = title.isEmpty ? "" : " \(title) "
        region.text(chip, row: row, column: 0, [.reverse, .bold])
        var column = chip.isEmpty ? 0 : chip.displayWidth + 1
        let tail = message.map { min($0.displayWidth, region.columns) + 2 } ?? shortestHints + 2
        let text = text(fitting: region.columns - column - tail)
        region.text(text, row: row, column: column)
        column += text.isEmpty ? 0 : text.displayWidth + 2
        guard column < region.columns else { return }
        region.within(columns: column..<region.columns, rows: row..<row + 1) { region in
            if let message {
                region.text(message, row: 0, column: 0, [.bold, .trailing])
            } else {
                region.hints(hints, keeping: kept, row: 0)
            }
        }
    }

    /// The parts that fit, those of the lowest ranks first, in their order: one that is too long leaves its room to
    /// those that are not.
    private func text(fitting room: Int) -> String {
        if let typed { return typed.end(fitting: room) }
        var fitting: Set<Int> = []
        func kept() -> [Part] { parts.filter { fitting.contains($0.rank) } }
        for rank in Set(parts.map(\.rank)).sorted() {
            fitting.insert(rank)
            let width = kept().reduce(-3) { $0 + $1.text.displayWidth + 3 }
            if width > room { fitting.remove(rank) }
        }
        return kept().map(\.text).joined(separator: " · ")
    }

    private var shortestHints: Int {
        hints.suffix(kept).reduce(-3) { $0 + $1.width + 3 }
    }
}

extension String {
    /// The text, or as much of its end as fits behind an ellipsis: that is where the reader is. O(width).
    func end(fitting limit: Int) -> String {
        guard limit > 0 else { return "" }
        var width = 0
        var start = endIndex
        while start > startIndex {
            let previous = index(before: start)
            width += self[previous..<start].displayWidth
            if width > limit { return "…" + self[start...].dropFirst() }
            start = previous
        }
        return self
    }
}
