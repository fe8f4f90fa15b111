import Terminals

/// The row at the bottom of the screen: the title of the content, facts about it, hints, and the reader's position.
///
/// The row never wraps. A narrow row first removes the less important hints, then the position, the other hints, and
/// parts by their rank. The hint before the last one, usually for help, stays longest: the title is cut for it. Parts
/// with a `least` width may be cut. The text of a field stays visible at every width: the hints, the message and the
/// title give up their room for the text.
public struct StatusLine: Hashable, Sendable {
    /// A fact about the content.
    public struct Part: Hashable, Sendable {
        /// The text of the fact.
        package var text: String
        /// The rank. When there is no room for all parts, parts with higher ranks are removed first. Parts with ranks
        /// from zero on make room for the last `kept` hints. Parts with ranks below zero only make room for the last
        /// two of these hints.
        package var rank: Int
        /// The text before `text`. It stays when the start of `text` is cut.
        package var lead: String
        /// The smallest width in columns to which `…` may shorten the start of the text; nil for a part that is never
        /// cut.
        package var least: Int?

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
    package var title: String
    /// The facts about the content, in order.
    package var parts: [Part]
    /// The field in which the reader types, in place of the parts; nil for none.
    package var field: TextField?
    /// A message about the last action, in place of the hints; nil for none.
    package var message: String?
    /// The hints, the most useful first.
    package var hints: [Hint]
    /// The number of hints at the end that stay longest, because they are for help and leaving.
    package var kept: Int
    /// The reader's position, at the end of the row.
    package var position: [Part]
    /// The number of hints at the start that have priority over the position. The other hints, except the `kept` ones,
    /// make room for the position.
    package var leading: Int

    /// Makes a status line, which is empty by default.
    public init(
        title: String = "", parts: [Part] = [], field: TextField? = nil, message: String? = nil,
        hints: [Hint] = [], keeping kept: Int = 2, position: [Part] = [], leading: Int = 3
    ) {
        self.title = title
        self.parts = parts
        self.field = field
        self.message = message
        self.hints = hints
        self.kept = max(0, kept)
        self.position = position
        self.leading = max(0, leading)
    }

    /// Draws the status line in the first row of the region.
    public func draw(into region: inout Region, at now: Duration) {
        let layout = layout(columns: region.columns)
        if region.showsTones {
            region.fill(.panel, columns: 0..<region.columns, rows: 0..<1)
            let width = min(layout.chip.displayWidth, region.columns)
            region.fill(.blue.mid, columns: 0..<width, rows: 0..<1)
            region.text(layout.chip, row: 0, .bold)
        } else {
            region.text(layout.chip, row: 0, [.reverse, .bold])
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
                region.text(layout.position, row: 0, column: 0, .trailing)
            }
        }
    }

    /// Returns the key of the hint at a column, in a line of `columns` columns; nil if there is no hint at the column.
    package func key(atColumn column: Int, columns: Int) -> Key? {
        guard message == nil else { return nil }
        let layout = layout(columns: columns)
        return layout.hints.key(atColumn: column - layout.tail.lowerBound)
    }
}

extension StatusLine {
    /// The texts and columns of a row.
    private struct Layout {
        /// The title with a blank at each side; empty if there is no room.
        var chip: String
        /// The columns of the parts, or of the field.
        var text: Range<Int>
        /// The text of the parts that fit.
        var parts = ""
        /// The columns of the message, or of the hints and the position.
        var tail: Range<Int>
        var hints: HintRow
        /// The text of the position, as far as it fits.
        var position = ""
    }

    private func layout(columns: Int) -> Layout {
        if let field { return layout(of: field, columns: columns) }
        let chip = chip(fitting: columns - helpWidth)
        let start = textStart(after: chip)
        let least = room(columns, from: start, besideLast: kept)
        let most = room(columns, from: start, besideLast: min(kept, HintRow.wayOut))
        let text = Self.text(of: parts, fitting: least, most)
        let width = text.displayWidth
        let tail = min(columns, start + (width == 0 ? 0 : width + 2))
        let end = end(columns: columns - tail)
        return Layout(
            chip: chip, text: start..<start + width, parts: text, tail: tail..<columns,
            hints: end.hints, position: end.position)
    }

    /// The width of the hint that stays longest.
    private var helpWidth: Int { hints.suffix(HintRow.wayOut).first?.width ?? 0 }

    /// Returns the hints and the position in a number of columns. The leading and the kept hints come first, then the
    /// position, then the other hints.
    private func end(columns: Int) -> (hints: HintRow, position: String) {
        let first = hints.prefix(min(leading, max(0, hints.count - kept)))
        let important = first + hints.suffix(min(kept, hints.count))
        let row = HintRow(Array(important), keeping: kept, columns: columns)
        let free = columns - (row.width == 0 ? 0 : row.width + HintRow.gap)
        let isComplete = row.places.count == important.count
        let position = isComplete ? Self.text(of: position, fitting: free, free) : ""
        guard !position.isEmpty else {
            return (HintRow(hints, keeping: kept, columns: columns, isSpread: true), "")
        }
        // Round the width up. Otherwise hints would appear and disappear while the reader scrolls.
        let width = (position.displayWidth + HintRow.gap + 7) / 8 * 8
        let left = max(row.width, columns - width)
        return (HintRow(hints, keeping: kept, columns: left), position)
    }

    /// Returns the layout of a row with a field. A long text leaves room for the message or the last hints, if there is
    /// room for `leastField` columns of the text. The title is cut so that one of the hints has room.
    private func layout(of field: TextField, columns: Int) -> Layout {
        // The cursor after the text needs a column.
        let wanted = (field.isEmpty ? field.placeholder : field.text).displayWidth + 1
        let least = min(wanted, Self.leastField)
        let hint = message == nil && !hints.isEmpty ? helpWidth + 2 : 0
        let isRoomy = columns - least - hint >= Self.leastChip
        let chip = chip(fitting: columns - least - (isRoomy ? hint : 0))
        let start = textStart(after: chip)
        let free = columns - start
        let beside = message.map { min($0.displayWidth, columns) } ?? width(ofLast: kept)
        let shown = min(wanted, max(free - beside - 2, min(Self.leastField, free)))
        let tail = min(columns, start + shown + 2)
        return Layout(
            chip: chip, text: start..<start + shown, tail: tail..<columns,
            hints: HintRow(hints, keeping: kept, columns: columns - tail, isSpread: true))
    }

    /// The minimum number of columns of a field, if the row is wide enough.
    private static let leastField = 8

    /// The minimum number of columns of a cut title, with the blanks at its sides and after it.
    private static let leastChip = 6

    /// Returns the title with a blank at each side, cut so that it and a blank after it fit into `columns` columns.
    /// Empty if there is less room than for a few letters.
    private func chip(fitting columns: Int) -> String {
        guard !title.isEmpty else { return "" }
        if title.displayWidth + 3 <= columns { return " \(title) " }
        return columns < Self.leastChip ? "" : " \(title.truncated(toWidth: columns - 3)) "
    }

    /// Returns the first column after the title and a blank.
    private func textStart(after chip: String) -> Int {
        chip.isEmpty ? 0 : chip.displayWidth + 1
    }

    /// Returns the text of the parts that fit into `room` columns, in their order. Parts with ranks below zero may fill
    /// `most` columns. Lower ranks come first. A part that is too long leaves its room to shorter parts.
    private static func text(of parts: [Part], fitting room: Int, _ most: Int) -> String {
        var shown: [String?] = parts.map { _ in nil }
        var width = -Self.separator.count
        for index in parts.indices.sorted(by: { parts[$0].rank < parts[$1].rank }) {
            let taken = width + Self.separator.count
            let free = (parts[index].rank < 0 ? most : room) - taken
            guard let text = parts[index].text(fitting: free) else { continue }
            shown[index] = text
            width = taken + text.displayWidth
        }
        return shown.compactMap(\.self).joined(separator: Self.separator)
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
