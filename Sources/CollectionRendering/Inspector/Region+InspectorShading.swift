import CollectionLayouts
import CollectionViews
import Terminals

extension Region {
    /// Shades the insets of sections, the content inset and the safe area, in cells without letters. Each of the three
    /// has its own pattern.
    ///
    /// Insets are only shaded outside the frames in `elements`. The safe area is also shaded over elements, because
    /// elements continue behind it.
    mutating func shadeInsets<SectionID, ItemID>(
        of view: CollectionView<SectionID, ItemID>, sections: Set<Int>, beside elements: [Frame],
        in window: Window
    ) {
        var free = FreeCells(in: window.clip)
        for frame in elements { free.remove(columns: frame.columns, rows: frame.rows) }
        for section in sections {
            guard let geometry = view.arrangement.geometry(ofSection: section, in: view.viewport)
            else { continue }
            shade(
                geometry.inset.margins(of: geometry.contentFrame), ("░", ":"), free, in: window,
                clip: window.clip(of: section, in: view))
        }
        let content = Rect(origin: .zero, size: view.contentSize)
        shade(
            view.contentInset.margins(of: view.contentInset.outside(content)), ("╱", "/"), free,
            in: window, clip: window.clip)
        shade(
            view.safeAreaInsets.margins(of: view.viewport.bounds), ("╲", "\\"),
            FreeCells(in: window.clip), in: window, clip: window.clip)
    }

    private mutating func shade(
        _ areas: [Rect], _ glyph: (Unicode.Scalar, fallback: Unicode.Scalar), _ free: FreeCells,
        in window: Window, clip: ScreenArea
    ) {
        for area in areas {
            let frame = window.frame(of: area)
            for row in frame.rows.clamped(to: clip.rows) {
                free.forEachRun(in: row, of: frame.columns.clamped(to: clip.columns)) { columns in
                    draw(Frame(columns: columns, rows: row..<row + 1), clip: clip) {
                        _ = $0.trace(
                            glyph.0, fallback: glyph.fallback, columns: 0..<$0.columns,
                            rows: 0..<$0.rows, .dim)
                    }
                }
            }
        }
    }
}

/// The cells of an area, with a mark for each cell that an element covers.
private struct FreeCells {
    private let area: ScreenArea
    private var isFree: [Bool]

    init(in area: ScreenArea) {
        self.area = area
        isFree = Array(repeating: true, count: area.columns.count * area.rows.count)
    }

    private func index(_ column: Int, _ row: Int) -> Int {
        (row - area.rows.lowerBound) * area.columns.count + column - area.columns.lowerBound
    }

    mutating func remove(columns: Range<Int>, rows: Range<Int>) {
        for row in rows.clamped(to: area.rows) {
            for column in columns.clamped(to: area.columns) { isFree[index(column, row)] = false }
        }
    }

    /// Calls `body` with each run of adjacent free columns in a row.
    func forEachRun(in row: Int, of columns: Range<Int>, _ body: (Range<Int>) -> Void) {
        let columns = columns.clamped(to: area.columns)
        for run in columns.split(whereSeparator: { !isFree[index($0, row)] }) {
            body(run.startIndex..<run.endIndex)
        }
    }
}

extension EdgeInsets {
    /// Returns the rectangles, without overlaps, that these insets cover inside a rectangle. An inset of zero or less
    /// covers no rectangle.
    fileprivate func margins(of rect: Rect) -> [Rect] {
        let (top, left) = (max(0, top), max(0, left))
        let (bottom, right) = (max(0, bottom), max(0, right))
        let middle = max(0, rect.height - top - bottom)
        return [
            Rect(x: rect.x, y: rect.y, width: rect.width, height: top),
            Rect(x: rect.x, y: rect.maxY - bottom, width: rect.width, height: bottom),
            Rect(x: rect.x, y: rect.y + top, width: left, height: middle),
            Rect(x: rect.maxX - right, y: rect.y + top, width: right, height: middle),
        ].filter { !$0.size.isEmpty }
    }

    /// Returns the rectangle extended by these insets. Negative insets count as zero.
    fileprivate func outside(_ rect: Rect) -> Rect {
        let (left, top) = (max(0, left), max(0, top))
        return Rect(
            x: rect.x - left, y: rect.y - top, width: rect.width + left + max(0, right),
            height: rect.height + top + max(0, bottom))
    }
}
