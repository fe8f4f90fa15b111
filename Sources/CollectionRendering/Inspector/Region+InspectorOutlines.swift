import CollectionLayouts
import Terminals

extension Region {
    /// Draws thin lines inside the edges of the frame, in free cells. A frame of one row gets brackets instead.
    mutating func traceOutline() {
        guard rows == 1 else { return traceBox(features.isUnicode ? .thin : .ascii, .dim) }
        // A single cell has no room for two brackets.
        guard columns > 1 else { return }
        trace("[", fallback: "[", columns: 0..<1, rows: 0..<rows, .dim)
        trace("]", fallback: "]", columns: columns - 1..<columns, rows: 0..<rows, .dim)
    }

    /// Draws heavy lines inside the edges of the frame, also over cells that are filled by half. A frame with fewer
    /// than three rows or columns is drawn in reverse instead.
    mutating func traceSelectedOutline() {
        guard columns > 2, rows > 2 else { return reverse { [$0.indices] } }
        traceBox(features.isUnicode ? .heavy : .heavyASCII, .bold, coveringHalves: true)
    }

    private mutating func traceBox(
        _ line: BoxGlyphs, _ options: TextOptions, coveringHalves: Bool = false
    ) {
        let (right, bottom) = (columns - 1, rows - 1)
        func edge(
            _ character: Unicode.Scalar, _ columns: Range<Int>, _ rows: Range<Int>,
            _ region: inout Region
        ) {
            region.trace(
                character, fallback: character, columns: columns, rows: rows, options,
                coveringHalves: coveringHalves)
        }
        func corner(
            _ character: Unicode.Scalar, _ column: Int, _ row: Int, _ region: inout Region
        ) {
            edge(character, column..<column + 1, row..<row + 1, &region)
        }
        // Draw the corners first, because a line never replaces an earlier line.
        if right > 0 {
            corner(line.topLeft, 0, 0, &self)
            corner(line.topRight, right, 0, &self)
            corner(line.bottomLeft, 0, bottom, &self)
            corner(line.bottomRight, right, bottom, &self)
        }
        for column in [0, right] { edge(line.vertical, column..<column + 1, 0..<rows, &self) }
        for row in [0, bottom] { edge(line.horizontal, 0..<columns, row..<row + 1, &self) }
    }

    /// Writes the distances that have no room beside the element on its upper and lower edge. Each distance has an
    /// arrow. Also writes the element's size on the lower edge. Texts that do not fit are left out.
    mutating func drawEdgeLabels(size: String, _ rulers: [ShownRuler]) {
        guard rows > 2 else { return }
        let isUnicode = features.isUnicode
        func label(_ direction: Direction) -> String {
            rulers.first { $0.direction == direction && $0.isOnEdge }?
                .edgeLabel(isUnicode: isUnicode) ?? ""
        }
        write(row: 0, label(.left), label(.up), label(.right))
        write(row: rows - 1, label(.down), "", " \(size) ")
    }

    /// Writes three texts into the visible part of a row, between the frame's corners: at the start, in the middle and
    /// at the end. Leaves out texts that do not fit.
    private mutating func write(row: Int, _ start: String, _ middle: String, _ end: String) {
        let seen = frame.columns.clamped(to: clip.columns)
        let first = max(1, seen.lowerBound - frame.columns.lowerBound)
        let last = min(columns - 1, seen.upperBound - frame.columns.lowerBound)
        guard first < last else { return }
        let sides = (start.displayWidth, end.displayWidth)
        within(columns: first..<last, rows: row..<row + 1) { region in
            let room = region.columns
            if sides.0 <= room { region.text(start, row: 0, .bold) }
            if sides.0 + sides.1 < room { region.text(end, row: 0, [.bold, .trailing]) }
            if 2 * max(sides.0, sides.1) + 2 + middle.displayWidth <= room {
                region.text(middle, row: 0, [.bold, .centered])
            }
        }
    }
}
