import Terminals

/// Aligned columns of text with titles, as a table has them.
///
/// Says which columns a width has room for and where they stand, and draws rows of text and the row of titles there.
public struct TextColumns: Hashable, Sendable {
    /// A column of text.
    public struct Column: Hashable, Sendable {
        /// What stands above it.
        public var title: String
        /// The cells it needs, and is shed without. Below 0 counts as 0.
        public var least: Int
        /// The cells it takes at most, at least `least`; nil for all that the others leave.
        public var most: Int?
        /// At which edge texts and title stand.
        public var alignment: Alignment
        /// Higher ranks are shed first where there is no room for all, and of equal ones the last.
        public var rank: Int

        /// Makes a column; unless told otherwise as wide as it has to be, and among the last to be shed.
        public init(
            _ title: String, least: Int, most: Int?, _ alignment: Alignment = .leading,
            rank: Int = 0
        ) {
            self.title = title
            self.least = least
            self.most = most
            self.alignment = alignment
            self.rank = rank
        }

        /// Makes a column that is always as wide.
        public init(
            _ title: String, width: Int, _ alignment: Alignment = .leading, rank: Int = 0
        ) {
            self.init(title, least: width, most: width, alignment, rank: rank)
        }
    }

    /// Where a text stands in its column.
    public enum Alignment: Hashable, Sendable, CaseIterable {
        case leading, trailing, centered

        var options: TextOptions {
            switch self {
            case .leading: []
            case .trailing: .trailing
            case .centered: .centered
            }
        }
    }

    /// The columns, from left to right.
    public var columns: [Column]
    /// Blank cells between two of them; below 0 counts as 0.
    public var gap: Int

    /// Makes columns, a cell apart unless told otherwise.
    public init(_ columns: [Column], gap: Int = 1) {
        self.columns = columns
        self.gap = gap
    }
}

extension TextColumns {
    /// Where each column stands in a row of so many cells; nil for one that is shed. O(columns²).
    ///
    /// Every column that is shown has its least width. What is left goes to those with a limit first, each as far as its
    /// own, those of lower ranks before those of higher ones; then all of it to the first without.
    public func layout(width: Int) -> [Range<Int>?] {
        let shown = shown(in: width)
        var widths = columns.map { max(0, $0.least) }
        var rest = width - total(of: shown)
        for index in shown.sorted(by: { grows($0, before: $1) }) {
            let more = columns[index].most.map { max(0, $0 - widths[index]) } ?? rest
            widths[index] += min(more, rest)
            rest -= min(more, rest)
        }
        var ranges = [Range<Int>?](repeating: nil, count: columns.count)
        var start = 0
        for index in shown {
            ranges[index] = start..<start + widths[index]
            start += widths[index] + max(0, gap)
        }
        return ranges
    }

    /// Draws a text for each column, cut at its width; texts without a column are left out. In a row of the region, or
    /// where its own text would stand.
    public func draw(
        _ texts: [Span], row: Int? = nil, _ options: TextOptions = [], into region: inout Region
    ) {
        let rows = row.map { $0..<$0 + 1 } ?? 0..<region.rows
        for (index, range) in layout(width: region.columns).enumerated() {
            guard let range, index < texts.count else { continue }
            let options = options.union(columns[index].alignment.options)
            region.within(columns: range, rows: rows) { $0.text([texts[index]], options) }
        }
    }

    /// Draws the titles likewise.
    public func drawTitles(
        row: Int? = nil, _ options: TextOptions = .bold, into region: inout Region
    ) {
        draw(columns.map { Span($0.title) }, row: row, options, into: &region)
    }
}

extension TextColumns {
    /// The columns that there is room for, in order: one after the other is shed until the rest fits.
    private func shown(in width: Int) -> [Int] {
        var shown = Array(columns.indices)
        while total(of: shown) > width,
            let shed = shown.max(by: { (columns[$0].rank, $0) < (columns[$1].rank, $1) })
        {
            shown.removeAll { $0 == shed }
        }
        return shown
    }

    /// The cells that columns need at least.
    private func total(of shown: [Int]) -> Int {
        shown.reduce(0) { $0 + max(0, columns[$1].least) } + max(0, shown.count - 1) * max(0, gap)
    }

    private func grows(_ one: Int, before other: Int) -> Bool {
        let (left, right) = (columns[one], columns[other])
        return (left.most == nil ? 1 : 0, left.rank, one)
            < (right.most == nil ? 1 : 0, right.rank, other)
    }
}
