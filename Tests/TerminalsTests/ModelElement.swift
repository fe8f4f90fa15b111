@testable import Terminals

/// An element drawn by definition on a model of the screen.
struct ModelElement {
    let frame: Region.Frame
    let clip: ScreenArea
    /// A fill of the frame on which nothing was drawn yet.
    var waiting: Fill?
    /// The fill that was left at half rows.
    var edges: Fill?

    init(frame: Region.Frame, clip: ScreenArea) {
        (self.frame, self.clip) = (frame, clip)
    }

    var rows: Range<Int> {
        guard frame.rows.isEmpty, let row = frame.textRow else { return frame.rows }
        return row..<row + 1
    }

    /// All rows from the first to the last that drawing could reach.
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

    /// Whether both halves of a row are in the frame.
    func isInner(_ row: Int) -> Bool {
        frame.halfRows.contains(2 * row) && frame.halfRows.contains(2 * row + 1)
    }

    private var keepsHalves: Bool { frame.textRow.map(isInner) ?? false }

    /// Draws the fill that waits, because something is to be drawn on it.
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

    /// Draws the fill that waits, because the element is at its end.
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

    /// Writes a line into columns and a row of the screen.
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

    /// The cells of the screen in columns and rows of the frame, as far as they are seen.
    func cells(columns: Range<Int>, rows: Range<Int>) -> [(row: Int, column: Int)] {
        let (left, top) = (frame.columns.lowerBound, self.rows.lowerBound)
        return self.rows.filter { rows.contains($0 - top) && clip.rows.contains($0) }.flatMap {
            row in seenColumns.filter { columns.contains($0 - left) }.map { (row, $0) }
        }
    }

    /// What stands in columns and rows of the frame, as an element.
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

/// How something is drawn.
struct ModelLook {
    var options: TextOptions
    var color: Color?

    var ink: ModelInk { ModelInk(attributes: options.attributes, color: color) }
}
