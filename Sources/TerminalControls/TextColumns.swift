import Terminals

/// Aligned columns of text with titles, as in a table.
///
/// The value computes the visible columns and their positions at a width. It draws rows of text and a row of titles.
public struct TextColumns: Hashable, Sendable {
    /// A column of text.
    public struct Column: Hashable, Sendable {
        /// The title above the column.
        package var title: String
        /// The minimum width in cells. If there is no room for it, the column is hidden. Values below 0 count as 0.
        package var least: Int
        /// The maximum width in cells, at least `least`; nil for all the remaining width.
        package var most: Int?
        /// The alignment of texts and title.
        package var alignment: Alignment
        /// The order of hiding when there is no room: higher ranks first, and among equal ranks the last column first.
        package var rank: Int

        /// Makes a column. By default the column is leading, and among the last to be hidden.
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

        /// Makes a column of a fixed width.
        public init(
            _ title: String, width: Int, _ alignment: Alignment = .leading, rank: Int = 0
        ) {
            self.init(title, least: width, most: width, alignment, rank: rank)
        }
    }

    /// The alignment of a text in its column.
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
    package var columns: [Column]
    /// The number of blank cells between two columns. Values below 0 count as 0.
    package var gap: Int

    /// Makes columns, by default one cell apart.
    public init(_ columns: [Column], gap: Int = 1) {
        self.columns = columns
        self.gap = gap
    }
}

extension TextColumns {
    /// Returns the range of cells of each column in a row of `width` cells; nil for a hidden column. O(columns²).
    ///
    /// Every visible column has its minimum width. The remaining width goes first to columns with a maximum, each up to
    /// its maximum, lower ranks first. The rest goes to the first column without a maximum.
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

    /// Draws a row of texts, one per column, each cut at its column's width. Texts of hidden columns are left out.
    ///
    /// `row` is a row of the region; nil draws in the row at the region's middle.
    public func draw(
        _ texts: [TextSpan], row: Int? = nil, _ options: TextOptions = [], into region: inout Region
    ) {
        let rows = row.map { $0..<$0 + 1 } ?? 0..<region.rows
        for (index, range) in layout(width: region.columns).enumerated() {
            guard let range, index < texts.count else { continue }
            let options = options.union(columns[index].alignment.options)
            region.within(columns: range, rows: rows) { $0.text([texts[index]], options) }
        }
    }

    /// Draws a row of titles; see `draw(_:row:_:into:)`.
    public func drawTitles(
        row: Int? = nil, _ options: TextOptions = .bold, into region: inout Region
    ) {
        draw(columns.map { TextSpan($0.title) }, row: row, options, into: &region)
    }
}

extension TextColumns {
    /// Returns the columns that fit, in order. Removes columns one by one until the remaining columns fit.
    private func shown(in width: Int) -> [Int] {
        var shown = Array(columns.indices)
        while total(of: shown) > width,
            let shed = shown.max(by: { (columns[$0].rank, $0) < (columns[$1].rank, $1) })
        {
            shown.removeAll { $0 == shed }
        }
        return shown
    }

    /// Returns the smallest number of cells for some columns, with the gaps between them.
    private func total(of shown: [Int]) -> Int {
        shown.reduce(0) { $0 + max(0, columns[$1].least) } + max(0, shown.count - 1) * max(0, gap)
    }

    private func grows(_ one: Int, before other: Int) -> Bool {
        let (left, right) = (columns[one], columns[other])
        return (left.most == nil ? 1 : 0, left.rank, one)
            < (right.most == nil ? 1 : 0, right.rank, other)
    }
}
