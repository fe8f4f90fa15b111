import CollectionLayouts
import Terminals

/// A ruler in cells of the screen.
struct ShownRuler {
    let direction: Direction
    /// The distance in points, rounded to a tenth.
    let label: String
    /// The cells between the two edges of the ruler, where these edges are opposite each other.
    let columns: Range<Int>
    let rows: Range<Int>
    /// The row of a horizontal ruler, or the column of a vertical ruler. The ruler is in the middle of the visible
    /// cells.
    let line: Int
    /// Whether the distance is written on the element's edge, because there is no room beside the element.
    let isOnEdge: Bool

    init(_ ruler: ViewRuler, in window: Window) {
        direction = ruler.direction
        label = ((ruler.distance * 10).rounded() / 10).text
        let cells = window.frame(of: ruler.area)
        (columns, rows) = (cells.columns, cells.rows)
        let isAcross = direction.axis == .horizontal
        line =
            isAcross
            ? rows.clamped(to: window.clip.rows).middle ?? rows.lowerBound
            : columns.clamped(to: window.clip.columns).middle ?? columns.lowerBound
        isOnEdge = isAcross ? columns.count < label.displayWidth : rows.isEmpty
    }
}

extension ShownRuler {
    /// Returns the distance with an arrow in the direction of the ruler.
    func edgeLabel(isUnicode: Bool) -> String {
        switch direction {
        case .left: (isUnicode ? "◂" : "<") + label
        case .right: label + (isUnicode ? "▸" : ">")
        case .up: (isUnicode ? "▴" : "^") + label
        case .down: (isUnicode ? "▾" : "v") + label
        }
    }
}

extension Region {
    /// Draws a line between the two edges of a ruler, with the distance in the middle, if there is room.
    mutating func draw(_ ruler: ShownRuler, clip: ScreenArea) {
        guard !ruler.isOnEdge else { return }
        if ruler.direction.axis == .horizontal {
            drawAcross(ruler, clip: clip)
        } else {
            drawDown(ruler, clip: clip)
        }
    }

    private mutating func drawAcross(_ ruler: ShownRuler, clip: ScreenArea) {
        let (row, length) = (ruler.line, ruler.columns.count)
        let width = ruler.label.displayWidth
        draw(Frame(columns: ruler.columns, rows: row..<row + 1), clip: clip) { region in
            let (start, line, end) = region.features.isUnicode ? ("├", "─", "┤") : ("<", "-", ">")
            guard length >= width + 2 else {
                return region.text(ruler.label, row: 0, .bold)
            }
            let free = length - width - 2
            let before = String(repeating: line, count: free / 2)
            let after = String(repeating: line, count: free - free / 2)
            region.text(start + before + ruler.label + after + end, row: 0, .bold)
        }
    }

    private mutating func drawDown(_ ruler: ShownRuler, clip: ScreenArea) {
        let column = ruler.line
        let (start, line, end) = features.isUnicode ? ("┬", "│", "┴") : ("^", "|", "v")
        let (rows, middle) = (ruler.rows, ruler.rows.middle)
        draw(Frame(columns: column..<column + 1, rows: rows), clip: clip) { region in
            for row in 0..<region.rows {
                let isEnd = rows.count > 2 && (row == 0 || row == region.rows - 1)
                region.text(!isEnd ? line : row == 0 ? start : end, row: row, .bold)
            }
        }
        guard let middle else { return }
        let width = ruler.label.displayWidth
        let left = column - (width - 1) / 2
        draw(Frame(columns: left..<left + width, rows: middle..<middle + 1), clip: clip) {
            $0.text(ruler.label, row: 0, .bold)
        }
    }
}

extension Range<Int> {
    /// The number in the middle of the range, or the smaller of two; nil if the range is empty.
    fileprivate var middle: Int? { isEmpty ? nil : (lowerBound + upperBound - 1) >> 1 }
}
