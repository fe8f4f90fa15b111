import Terminals

extension Screen {
    /// Returns the screen as plain text, with fills drawn as outlines.
    ///
    /// Each connected fill of one colour becomes a box, drawn in the fill's outermost cells. A fill one row high
    /// becomes a pair of brackets. A horizontal line leaves out cells with text and cells directly beside text. The box
    /// of an outer fill has no line around an inner fill. A half-filled row counts as filled. A row shared by two fills
    /// belongs to the inner fill if one fill surrounds the other, otherwise to the upper fill. The box replaces the thin
    /// edge `▎` of a card. Other text is the same as in `text()`. O(cells).
    public func outlinedText() -> String {
        let boxes = FilledBoxes(self)
        return (0..<size.rows).map { row in
            withRow(row) { cells in
                var text = String.UnicodeScalarView()
                for column in cells.indices where !cells[column].glyph.isContinuation {
                    if cells[column].isText {
                        text.append(contentsOf: cells[column].glyph.scalars)
                    } else {
                        let isBeside =
                            column > 0 && cells[column - 1].isText
                            || column + 1 < cells.count && cells[column + 1].isText
                        let line = boxes.line(row, column)
                        text.append(
                            line.character(
                                isUnicode: features.isUnicode, isBesideLetter: isBeside))
                    }
                }
                let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) }
                return String(text[..<(end ?? text.startIndex)])
            }
        }.joined(separator: "\n")
    }
}

extension Cell {
    /// Whether the cell has text that the box must leave visible.
    fileprivate var isText: Bool { isLetter && glyph != Glyph("▎") }
}

/// The set of those sides of a cell at which the cell's box ends.
private struct BoxLine: OptionSet {
    let rawValue: UInt8

    static let top = BoxLine(rawValue: 1)
    static let bottom = BoxLine(rawValue: 2)
    static let left = BoxLine(rawValue: 4)
    static let right = BoxLine(rawValue: 8)

    /// Returns the character for a cell. A horizontal line leaves cells beside letters free.
    func character(isUnicode: Bool, isBesideLetter: Bool) -> Unicode.Scalar {
        let line = isUnicode ? BoxGlyphs.rounded : .ascii
        switch self {
        case []: return " "
        case [.top, .left]: return line.topLeft
        case [.top, .right]: return line.topRight
        case [.bottom, .left]: return line.bottomLeft
        case [.bottom, .right]: return line.bottomRight
        case .top, .bottom: return isBesideLetter ? " " : line.horizontal
        case [.top, .bottom]: return " "
        case [.top, .bottom, .left]: return "["
        case [.top, .bottom, .right]: return "]"
        case [.top, .bottom, .left, .right]: return isUnicode ? "▪" : "*"
        default: return line.vertical
        }
    }
}

/// The filled boxes of a screen.
private struct FilledBoxes {
    private let size: ScreenSize
    /// The number of the box for each half row and column, counted from 0; negative if there is no fill.
    private var boxes: [Int]
    /// The extent of each box: its first and last half row, and its first and last column.
    private var reach: [(top: Int, bottom: Int, left: Int, right: Int)] = []

    init(_ screen: borrowing Screen) {
        size = screen.size
        boxes = Array(repeating: -1, count: 2 * size.rows * size.columns)
        var colors = [Color](repeating: .terminal, count: boxes.count)
        for row in 0..<size.rows {
            screen.withRow(row) { cells in
                for column in cells.indices {
                    // Leave out reversed cells, which are highlighted text and no boxes. Panels are bars and headers.
                    let (cell, isReversed) = (
                        cells[column], cells[column].attributes.contains(.reverse)
                    )
                    guard !(isReversed && cell.background == .terminal), cell.background != .panel
                    else { continue }
                    let halves = cells[column].halves
                    colors[2 * row * size.columns + column] = halves.upper
                    colors[(2 * row + 1) * size.columns + column] = halves.lower
                }
            }
        }
        for place in colors.indices where colors[place] != .terminal && boxes[place] < 0 {
            collect(from: place, colors)
        }
    }

    /// Assigns the next box number to all connected half cells of the same colour.
    private mutating func collect(from start: Int, _ colors: [Color]) {
        let (number, columns) = (reach.count, size.columns)
        let half = start / columns
        var reached = (top: half, bottom: half, left: start % columns, right: start % columns)
        var places = [start]
        boxes[start] = number
        while let place = places.popLast() {
            let (half, column) = (place / columns, place % columns)
            reached = (
                min(reached.top, half), max(reached.bottom, half), min(reached.left, column),
                max(reached.right, column)
            )
            for (isThere, next) in [
                (column > 0, place - 1), (column + 1 < columns, place + 1),
                (half > 0, place - columns), (half + 1 < 2 * size.rows, place + columns),
            ] where isThere && boxes[next] < 0 && colors[next] == colors[start] {
                boxes[next] = number
                places.append(next)
            }
        }
        reach.append(reached)
    }

    /// Returns the box of a cell. If both halves are filled, this is the upper box, or the lower box if the upper
    /// surrounds it.
    private func box(_ row: Int, _ column: Int) -> Int {
        guard (0..<size.rows).contains(row), (0..<size.columns).contains(column) else { return -1 }
        let upper = boxes[2 * row * size.columns + column]
        let lower = boxes[(2 * row + 1) * size.columns + column]
        guard upper >= 0, lower >= 0 else { return max(upper, lower) }
        return surrounds(upper, lower) ? lower : upper
    }

    /// Returns the sides of a cell where its box ends.
    func line(_ row: Int, _ column: Int) -> BoxLine {
        let own = box(row, column)
        guard own >= 0 else { return [] }
        func ends(_ row: Int, _ column: Int) -> Bool {
            let other = box(row, column)
            return other != own && (other < 0 || !surrounds(own, other))
        }
        var line: BoxLine = []
        if ends(row - 1, column) { line.insert(.top) }
        if ends(row + 1, column) { line.insert(.bottom) }
        if ends(row, column - 1) { line.insert(.left) }
        if ends(row, column + 1) { line.insert(.right) }
        return line
    }

    private func surrounds(_ box: Int, _ other: Int) -> Bool {
        let (outer, inner) = (reach[box], reach[other])
        return outer.top <= inner.top && outer.bottom >= inner.bottom && outer.left <= inner.left
            && outer.right >= inner.right
    }
}
