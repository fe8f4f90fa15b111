import Terminals

/// The one row at the bottom: what is shown, how much of it, and what can be done.
///
/// It never wraps. Hints go first as it gets narrow, then the parts by their rank; what is longest of them may be cut.
public struct StatusLine: Hashable, Sendable {
    /// Something that is said of what is shown.
    public struct Part: Hashable, Sendable {
        /// What is said.
        public var text: String
        /// Higher ranks go first where there is no room for all. Those from zero on go before the hints that stay longest,
        /// those below zero only before the last two of them.
        public var rank: Int
        /// What stands before the text, and stays where its start is cut.
        public var lead: String
        /// The columns down to which the start of the text gives way to `…`; nil for what is shown as a whole or not at
        /// all.
        public var least: Int?

        /// Makes a part.
        public init(_ text: String, rank: Int, lead: String = "", least: Int? = nil) {
            self.text = text
            self.rank = rank
            self.lead = lead
            self.least = least
        }

        /// The part of the text that fits; nil if that is too little.
        func text(fitting columns: Int) -> String? {
            let whole = lead + text
            let width = whole.displayWidth
            guard width > columns else { return whole }
            guard let least, columns >= min(least, width) else { return nil }
            return lead + text.suffix(fittingWidth: columns - lead.displayWidth)
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

    /// Draws it in the last row of the region.
    public func drawAtBottom(of region: inout Region, at now: Duration) {
        let rows = max(0, region.rows - 1)..<max(0, region.rows)
        region.within(columns: 0..<region.columns, rows: rows) { draw(into: &$0, at: now) }
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

    /// The columns of title, parts and hints.
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
        let least = room(columns, from: start, besideLast: kept)
        let most = room(columns, from: start, besideLast: min(kept, HintRow.wayOut))
        let parts = field == nil ? text(fitting: least, most) : ""
        let width = field.map { min(least, $0.text.displayWidth + 1) } ?? parts.displayWidth
        let tail = min(columns, start + (width == 0 ? 0 : width + 2))
        return Layout(
            text: start..<start + width, parts: parts, tail: tail..<columns,
            hints: HintRow(hints, keeping: kept, columns: columns - tail))
    }

    /// The parts that fit into so many columns, of ranks below zero into `most`; those of the lowest ranks first, in
    /// their order. One that is too long leaves its room to those that are not.
    private func text(fitting room: Int, _ most: Int) -> String {
        var shown: [Int: String] = [:]
        var width = -Self.separator.count
        for index in parts.indices.sorted(by: { parts[$0].rank < parts[$1].rank }) {
            let taken = width + Self.separator.count
            let free = (parts[index].rank < 0 ? most : room) - taken
            guard let text = parts[index].text(fitting: free) else { continue }
            shown[index] = text
            width = taken + text.displayWidth
        }
        return parts.indices.compactMap { shown[$0] }.joined(separator: Self.separator)
    }

    private static let separator = " · "

    /// The columns from one on that the message leaves, or the last so many hints.
    private func room(_ columns: Int, from start: Int, besideLast count: Int) -> Int {
        let tail = message.map { min($0.displayWidth, columns) } ?? width(ofLast: count)
        return max(0, columns - start - tail - 2)
    }

    private func width(ofLast count: Int) -> Int {
        hints.suffix(count).reduce(-HintRow.gap) { $0 + $1.width + HintRow.gap }
    }
}
