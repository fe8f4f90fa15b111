import Terminals

/// The row at the bottom of the screen: the title of the content, facts about it, and hints.
///
/// The row never wraps. A narrow row first removes hints, and then parts by their rank. Parts with a `least` width may
/// be cut. The text of a field stays visible at every width: the hints, the message and the title give up their room
/// for the text.
public struct StatusLine: Hashable, Sendable {
    /// A fact about the content.
    public struct Part: Hashable, Sendable {
        /// The text of the fact.
        public var text: String
        /// The rank. When there is no room for all parts, parts with higher ranks are removed first. Parts with ranks
        /// from zero on make room for the last `kept` hints. Parts with ranks below zero only make room for the last
        /// two of these hints.
        public var rank: Int
        /// The text before `text`. It stays when the start of `text` is cut.
        public var lead: String
        /// The smallest width in columns to which `…` may shorten the start of the text; nil for a part that is never
        /// cut.
        public var least: Int?

        /// Makes a part.
        public init(_ text: String, rank: Int, lead: String = "", least: Int? = nil) {
            self.text = text
            self.rank = rank
            self.lead = lead
            self.least = least
        }

        /// Returns the text, cut to a number of columns; nil if there is not enough room.
        func text(fitting columns: Int) -> String? {
            let whole = lead + text
            let width = whole.displayWidth
            guard width > columns else { return whole }
            guard let least, columns >= min(least, width) else { return nil }
            return lead + text.suffix(fittingWidth: columns - lead.displayWidth)
        }
    }

    /// The name of the content; empty for none.
    public var title: String
    /// The facts about the content, in order.
    public var parts: [Part]
    /// The field in which the reader types, in place of the parts; nil for none.
    public var field: TextField?
    /// A message about the last action, in place of the hints; nil for none.
    public var message: String?
    /// The hints, the most useful first.
    public var hints: [Hint]
    /// The number of hints at the end that stay longest, because they are for help and leaving.
    public var kept: Int

    /// Makes a status line, which is empty by default.
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

    /// Draws the status line in the first row of the region.
    public func draw(into region: inout Region, at now: Duration) {
        let layout = layout(columns: region.columns)
        if region.showsTones { region.fill(.panel, columns: 0..<region.columns, rows: 0..<1) }
        if field == nil || layout.text.lowerBound > 0 {
            if region.showsTones {
                let width = min(chip.displayWidth, region.columns)
                region.fill(.blue.mid, columns: 0..<width, rows: 0..<1)
                region.text(chip, row: 0, .bold)
            } else {
                region.text(chip, row: 0, [.reverse, .bold])
            }
        }
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

    /// Returns the key of the hint at a column, in a line of `columns` columns; nil if there is no hint at the column.
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
        /// The columns of the parts, or of the field.
        var text: Range<Int>
        /// The text of the parts that fit.
        var parts: String
        /// The columns of the message, or of the hints.
        var tail: Range<Int>
        var hints: HintRow
    }

    private func layout(columns: Int) -> Layout {
        if let field { return layout(of: field, columns: columns) }
        let start = textStart(columns)
        let least = room(columns, from: start, besideLast: kept)
        let most = room(columns, from: start, besideLast: min(kept, HintRow.wayOut))
        let parts = text(fitting: least, most)
        let width = parts.displayWidth
        let tail = min(columns, start + (width == 0 ? 0 : width + 2))
        return Layout(
            text: start..<start + width, parts: parts, tail: tail..<columns,
            hints: HintRow(hints, keeping: kept, columns: columns - tail))
    }

    /// Returns the layout of a row with a field. A long text leaves room for the message or the last hints, if there is
    /// room for `leastField` columns of the text.
    private func layout(of field: TextField, columns: Int) -> Layout {
        let start = textStart(columns)
        let free = columns - start
        // The cursor after the text needs a column.
        let wanted = field.text.displayWidth + 1
        let beside = message.map { min($0.displayWidth, columns) } ?? width(ofLast: kept)
        let shown = min(wanted, max(free - beside - 2, min(Self.leastField, free)))
        let tail = min(columns, start + shown + 2)
        return Layout(
            text: start..<start + shown, parts: "", tail: tail..<columns,
            hints: HintRow(hints, keeping: kept, columns: columns - tail))
    }

    /// The minimum number of columns of a field, if the row is wide enough.
    private static let leastField = 8

    /// Returns the first column after the title. Beside a field, a title without room is left out.
    private func textStart(_ columns: Int) -> Int {
        let start = title.isEmpty ? 0 : chip.displayWidth + 1
        guard let field else { return min(columns, start) }
        let least = min(field.text.displayWidth + 1, Self.leastField)
        return columns - start < least ? 0 : start
    }

    /// Returns the text of the parts that fit into `room` columns, in their order. Parts with ranks below zero may fill
    /// `most` columns. Lower ranks come first. A part that is too long leaves its room to shorter parts.
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

    /// Returns the number of columns from `start` on that the message, or the last `count` hints, leave free.
    private func room(_ columns: Int, from start: Int, besideLast count: Int) -> Int {
        let tail = message.map { min($0.displayWidth, columns) } ?? width(ofLast: count)
        return max(0, columns - start - tail - 2)
    }

    private func width(ofLast count: Int) -> Int {
        hints.suffix(count).reduce(-HintRow.gap) { $0 + $1.width + HintRow.gap }
    }
}
