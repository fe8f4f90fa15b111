@testable import Terminals

/// A reference implementation of drawing an element, on a model of the screen.
struct ModelElement {
    let frame: Region.Frame
    let clip: ScreenArea
    /// A fill of the frame with nothing drawn on it yet.
    var waiting: Fill?
    /// The fill whose edges stay at half rows.
    var edges: Fill?

    init(frame: Region.Frame, clip: ScreenArea) {
        (self.frame, self.clip) = (frame, clip)
    }

    var rows: Range<Int> {
        guard frame.rows.isEmpty, let row = frame.textRow else { return frame.rows }
        return row..<row + 1
    }

    /// All rows from the first to the last one that drawing can change.
    var touched: [Int] {
        let halves = [frame.halfRows.lowerBound, frame.halfRows.upperBound + 1].map {
            Int((Double($0) / 2).rounded(.down))
        }
        let first = min(halves[0], rows.lowerBound)
        return Array(first..<max(halves[1], rows.upperBound))
    }

    func isSeen(_ column: Int) -> Bool {
        frame.columns.contains(column) && clip.columns.contains(column)
    }

    var seenColumns: [Int] { frame.columns.filter(isSeen) }

    /// Whether the frame contains both halves of a row.
    func isInner(_ row: Int) -> Bool {
        frame.halfRows.contains(2 * row) && frame.halfRows.contains(2 * row + 1)
    }

    private var keepsHalves: Bool { frame.textRow.map(isInner) ?? false }

    /// Paints the waiting fill before other drawing covers it.
    mutating func begin(_ screen: inout ModelScreen) {
        guard let fill = waiting else { return }
        if keepsHalves {
            paintHalves(&screen)
            edges = fill
            return
        }
        waiting = nil
        for row in rows where clip.rows.contains(row) { paint(fill, row, &screen) }
    }

    /// Paints the waiting fill at half rows when the element ends.
    mutating func paintHalves(_ screen: inout ModelScreen) {
        guard let fill = waiting else { return }
        waiting = nil
        let hasInner = touched.contains(where: isInner)
        for row in clip.rows {
            let upper = frame.halfRows.contains(2 * row)
            let lower = frame.halfRows.contains(2 * row + 1)
            for column in seenColumns {
                if screen.features.isUnicode {
                    screen.paint(fill, upper: upper, lower: lower, row, column)
                } else if hasInner ? upper && lower : upper {
                    screen.paint(fill, upper: true, lower: true, row, column)
                }
            }
        }
    }

    private func paint(_ fill: Fill, _ row: Int, _ screen: inout ModelScreen) {
        for column in seenColumns { screen.paint(fill, upper: true, lower: true, row, column) }
    }

    /// Writes a line into a row and columns of the screen.
    func write(
        _ text: String, _ look: ModelLook, columns: Range<Int>, row: Int,
        _ screen: inout ModelScreen
    ) {
        guard clip.rows.contains(row) else { return }
        if let edges, !isInner(row) { paint(edges, row, &screen) }
        let line = ModelText.line(
            text, look.options, in: columns.count, isUnicode: screen.features.isUnicode)
        for placed in line.glyphs {
            screen.write(
                placed.glyph, width: placed.width, row, columns.lowerBound + placed.column,
                look.ink, where: isSeen)
        }
        guard look.options.contains(.padded) else { return }
        for column in columns where !line.columns.contains(column - columns.lowerBound) {
            screen.write(.space, width: 1, row, column, look.ink, where: isSeen)
        }
    }

    /// The visible screen cells in columns and rows of the frame.
    func cells(columns: Range<Int>, rows: Range<Int>) -> [(row: Int, column: Int)] {
        let (left, top) = (frame.columns.lowerBound, self.rows.lowerBound)
        return self.rows.filter { rows.contains($0 - top) && clip.rows.contains($0) }.flatMap {
            row in seenColumns.filter { columns.contains($0 - left) }.map { (row, $0) }
        }
    }

    /// An element that covers columns and rows of the frame.
    func part(columns: Range<Int>, rows: Range<Int>) -> ModelElement {
        let (left, top) = (frame.columns.lowerBound, self.rows.lowerBound)
        let inColumns = frame.columns.filter { columns.contains($0 - left) }
        let inRows = self.rows.filter { rows.contains($0 - top) }
        let frame = Region.Frame(columns: Self.range(inColumns), rows: Self.range(inRows))
        return ModelElement(frame: frame, clip: clip)
    }

    private static func range(_ numbers: [Int]) -> Range<Int> {
        guard let first = numbers.first, let last = numbers.last else { return 0..<0 }
        return first..<last + 1
    }
}

/// The options and the colour of a text.
struct ModelLook {
    var options: TextOptions
    var color: Color?

    var ink: ModelInk { ModelInk(attributes: options.attributes, color: color) }
}
