/// The plan of rows in one column.
final class RowsPlan: BodyPlan {
    private let rows: Rows
    let isMeasured: Bool

    init(_ rows: Rows, isMeasured: Bool) {
        self.rows = rows
        // If the width is zero, no row takes room at any height.
        self.isMeasured = isMeasured && rows.width > 0
    }

    var closedForm: (any ClosedForm)? { rows }
    var numbers: [BodyNumber] {
        [
            .points(isMeasured ? .estimate : .rowHeight, rows.height),
            .points(.lineSpacing, rows.spacing),
        ]
    }

    func solve(_ items: BodyItems, _ problems: inout ProblemLog) -> any PlacedItems {
        var table = MeasuredRows(rows: rows)
        table.fill(0..<0, by: 0..<items.count, items, &problems)
        return table
    }

    fileprivate func hasRows(like other: Rows) -> Rows? {
        rows.width == other.width && rows.height == other.height && rows.spacing == other.spacing
            ? rows : nil
    }
}

/// Rows that all have the same height.
final class Rows {
    let width: Double
    /// The height, in points, of rows that are not measured.
    let height: Double
    /// The space below each row, in points. Never negative, so no row overlaps another.
    let spacing: Double
    let separator: Separators?

    init(width: Double, height: Double, spacing: Double, separator: Separators? = nil) {
        (self.width, self.height) = (width, height)
        (self.spacing, self.separator) = (spacing, separator)
    }

    /// Returns the distance from the top of a row to the top of the next row. A row without height takes no room, and
    /// has no spacing below it.
    func pitch(_ height: Double) -> Double {
        takesRoom(height) ? height + spacing : 0
    }

    func takesRoom(_ height: Double) -> Bool { height > 0 && width > 0 }

    fileprivate func frame(top: Double, height: Double) -> Rect {
        Rect(x: 0, y: top, width: width, height: height)
    }

    fileprivate func separatorFrame(
        _ kind: ElementKind, of item: Int, _ items: BodyItems, _ row: @autoclosure () -> Rect?
    ) -> Rect? {
        guard kind == .separator, item >= 0, let separator, let row = row() else { return nil }
        return separator.frame(at: item, of: items.count, row)
    }
}

extension Rows: ClosedForm, BandedItems {
    private var takesRoom: Bool { takesRoom(height) }

    func height(of count: Int) -> Double {
        takesRoom && count > 0 ? Double(count - 1) * pitch(height) + height : 0
    }

    func size(of items: BodyItems) -> Size {
        Size(width: width, height: height(of: items.count))
    }

    func opened(_ items: BodyItems) -> (any PlacedItems)? {
        var table = MeasuredRows(rows: self)
        table.heights.replace(0..<0, by: items.count)
        return table
    }

    private func row(at y: Double, _ items: BodyItems) -> Int {
        Int(quotient: y / pitch(height), last: items.count - 1)
    }

    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {
        guard takesRoom, items.count > 0 else { return }
        let first = row(at: rect.minY, items)
        let last = max(first, row(at: rect.maxY, items))
        elements.reserve(last - first + 1)
        for row in first...last { elements.add(row, frame(of: row)) }
        guard let separator else { return }
        for row in first...last {
            if let line = separator.frame(at: row, of: items.count, frame(of: row)) {
                elements.add(.separator, at: row, line, zIndex: 1)
            }
        }
    }

    private func frame(of row: Int) -> Rect {
        frame(top: Double(row) * pitch(height), height: height)
    }

    func frame(of item: Int, _ items: BodyItems) -> Rect? { takesRoom ? frame(of: item) : nil }

    func frame(of kind: ElementKind, at index: Int, _ items: BodyItems) -> Rect? {
        separatorFrame(kind, of: index, items, frame(of: index, items))
    }

    func item(atOrPast item: Int, step: Int, _ items: BodyItems) -> Int? { takesRoom ? item : nil }

    var bandAxis: Axis { .vertical }
    func bandCount(_ items: BodyItems) -> Int { takesRoom ? items.count : 0 }
    func band(of item: Int, _ items: BodyItems) -> Int { item }

    func bands(at y: Double, _ items: BodyItems) -> Range<Int> {
        let row = row(at: y, items)
        return row..<row + 1
    }

    func forEachFrame(inBand band: Int, _ items: BodyItems, _ body: (Int, Rect) -> Void) {
        body(band, frame(of: band))
    }
}

/// Rows whose heights are measured one by one. Each row has its measured height, or the estimate.
struct MeasuredRows: BandedItems {
    var rows: Rows
    var heights: RowTable

    init(rows: Rows) {
        self.rows = rows
        heights = RowTable(rows)
    }

    /// The largest number of new rows in a change that are all measured at once, even in a lazy arrangement.
    private static let mostAsked = 4096

    /// Replaces rows by new rows and measures the new rows, if measuring is possible now.
    mutating func fill(
        _ old: Range<Int>, by new: Range<Int>, _ items: BodyItems, _ problems: inout ProblemLog
    ) {
        guard items.canMeasure else { return heights.replace(old, by: new.count) }
        var measured: [Double] = []
        measured.reserveCapacity(new.count)
        for item in new {
            let answer = items.measuredSize(of: item, width: rows.width, height: nil)
            measured.append(problems.length(answer?.height ?? rows.height, .height, item: item))
        }
        heights.replace(old, by: new.count, heights: measured)
    }

    /// Measures the new rows. All other rows keep their heights or estimates.
    mutating func apply(
        _ edits: ItemEdits, of plan: any BodyPlan, _ items: BodyItems, _ problems: inout ProblemLog
    ) -> Bool {
        guard items.canMeasure, let rows = (plan as? RowsPlan)?.hasRows(like: rows) else {
            return false
        }
        self.rows = rows
        for change in edits.changes.reversed() {
            // Keep the estimates, because most rows of a large change are far from the viewport.
            if edits.isLazy && change.new.count > Self.mostAsked {
                heights.replace(change.old, by: change.new.count)
            } else {
                fill(change.old, by: change.new, items, &problems)
            }
        }
        return true
    }
}

extension MeasuredRows {
    func size(of items: BodyItems) -> Size { Size(width: rows.width, height: heights.height) }

    private func forEachFrame(in range: ClosedRange<Int>, _ body: (Int, Rect) -> Void) {
        heights.forEachRow(in: range) { row, top, height in
            body(row, rows.frame(top: top, height: height))
        }
    }

    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {
        guard bandCount(items) > 0 else { return }
        let first = heights.row(at: rect.minY)
        let visible = first...max(first, heights.row(at: rect.maxY))
        elements.reserve(visible.count)
        forEachFrame(in: visible) { elements.add($0, $1) }
        guard let separator = rows.separator else { return }
        forEachFrame(in: visible) { row, frame in
            if let line = separator.frame(at: row, of: items.count, frame) {
                elements.add(.separator, at: row, line, zIndex: 1)
            }
        }
    }

    func frame(of item: Int, _ items: BodyItems) -> Rect? {
        guard bandCount(items) > 0 else { return nil }
        var result: Rect?
        forEachFrame(in: item...item) { result = $1 }
        return result
    }

    func frame(of kind: ElementKind, at index: Int, _ items: BodyItems) -> Rect? {
        rows.separatorFrame(kind, of: index, items, frame(of: index, items))
    }

    var bandAxis: Axis { .vertical }
    /// Returns the number of rows, or zero if no row takes room.
    func bandCount(_ items: BodyItems) -> Int { heights.height > 0 ? heights.count : 0 }
    func band(of item: Int, _ items: BodyItems) -> Int { item }

    func bands(at y: Double, _ items: BodyItems) -> Range<Int> {
        let row = heights.row(at: y)
        return row..<row + 1
    }

    func forEachFrame(inBand band: Int, _ items: BodyItems, _ body: (Int, Rect) -> Void) {
        forEachFrame(in: band...band, body)
    }
}
