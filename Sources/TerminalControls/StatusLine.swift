import Terminals

/// The one row at the bottom: what is shown, how much of it, and what can be done.
///
/// It never wraps. Hints go first as it gets narrow, then the parts by their rank.
public struct StatusLine: Hashable, Sendable {
    /// Something that is said of what is shown.
    public struct Part: Hashable, Sendable {
        /// What is said.
        public var text: String
        /// Higher ranks go first where there is no room for all.
        public var rank: Int

        /// Makes a part.
        public init(_ text: String, rank: Int) {
            self.text = text
            self.rank = rank
        }
    }

    /// The name of what is shown; none when empty.
    public var title: String
    /// What is said of it, in order.
    public var parts: [Part]
    /// What is being typed, in place of parts.
    public var field: TextField?
    /// What has just happened; it takes the place of the hints for a moment.
    public var message: String?
    /// What can be done, the most telling first.
    public var hints: [Hint]
    /// How many of the last hints stay longest: they are how a newcomer gets help and gets out.
    public var kept: Int

    /// Makes a status line; whatever is left out is empty.
    public init(
        title: String = "", parts: [Part] = [], field: TextField? = nil, message: String? = nil,
        hints: [Hint] = [], keeping kept: Int = 2
    ) {
        self.title = title
        self.parts = parts
        self.field = field
        self.message = message
        self.hints = hints
        self.kept = kept
    }

    /// Draws it in the first row of the region.
    public func draw(into region: inout Region, at now: Duration) {
        let layout = layout(columns: region.columns)
        region.text(chip, row: 0, [.reverse, .bold])
        if let field {
            region.within(columns: layout.text, rows: 0..<1) { field.draw(into: &$0, at: now) }
        } else {
            region.text(layout.parts, row: 0, column: layout.text.lowerBound)
        }
        region.within(columns: layout.tail, rows: 0..<1) { region in
            if let message {
                region.text(message, row: 0, column: 0, [.bold, .trailing])
            } else {
                layout.hints.draw(into: &region)
            }
        }
    }

    /// The key that a click in a column of a line of so many columns presses: that of the hint there.
    public func key(atColumn column: Int, columns: Int) -> Key? {
        guard message == nil else { return nil }
        let layout = layout(columns: columns)
        return layout.hints.key(atColumn: column - layout.tail.lowerBound)
    }
}

extension StatusLine {
    private var chip: String { title.isEmpty ? "" : " \(title) " }

    /// What stands where.
    private struct Layout {
        /// Where parts or the field are.
        var text: Range<Int>
        /// The parts that fit.
        var parts: String
        /// Where the message or the hints are.
        var tail: Range<Int>
        var hints: HintRow
    }

    private func layout(columns: Int) -> Layout {
        let start = min(columns, chip.isEmpty ? 0 : chip.displayWidth + 1)
        let least = (message.map { min($0.displayWidth, columns) } ?? shortestHints) + 2
        let room = max(0, columns - start - least)
        let parts = field == nil ? text(fitting: room) : ""
        let width = field.map { min(room, $0.text.displayWidth + 1) } ?? parts.displayWidth
        let tail = min(columns, start + (width == 0 ? 0 : width + 2))
        return Layout(
            text: start..<start + width, parts: parts, tail: tail..<columns,
            hints: HintRow(hints, keeping: kept, columns: columns - tail))
    }

    /// The parts that fit, those of the lowest ranks first, in their order: one that is too long leaves its room to
    /// those that are not.
    private func text(fitting room: Int) -> String {
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
        hints.suffix(kept).reduce(-HintRow.gap) { $0 + $1.width + HintRow.gap }
    }
}
