import CPty

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// All that a terminal shows, cursor and colours included: two are compared in little time.
public struct ShownScreen {
    public let columns: Int
    public let rows: Int
    private let cells: [screen_cell]
    /// Nil while it is hidden.
    private let cursor: Place?

    fileprivate init(_ session: Session) {
        columns = session.columns
        rows = session.rows
        let size = (columns: Int32(columns), rows: Int32(rows))
        cells = Array(unsafeUninitializedCapacity: columns * rows) { cells, count in
            screen_copy(session.screen, cells.baseAddress, size.columns, size.rows)
            count = cells.count
        }
        cursor = session.isCursorVisible ? Place(session.cursor.column, session.cursor.row) : nil
    }

    /// The rows that differ from another screen's of the same size, or have the cursor only here or there.
    public func rows(differingFrom other: ShownScreen) -> [Int] {
        let cursors = cursor == other.cursor ? [] : [cursor?.row, other.cursor?.row]
        return (0..<rows).filter { cursors.contains($0) || !isRow($0, alikeIn: other) }
    }

    private func isRow(_ row: Int, alikeIn other: ShownScreen) -> Bool {
        cells.withUnsafeBytes { left in
            other.cells.withUnsafeBytes { right in
                let count = columns * MemoryLayout<screen_cell>.stride
                let range = row * count..<(row + 1) * count
                return memcmp(
                    UnsafeRawBufferPointer(rebasing: left[range]).baseAddress!,
                    UnsafeRawBufferPointer(rebasing: right[range]).baseAddress!, count) == 0
            }
        }
    }

    /// The letters of a row; wide ones have nothing in their second column.
    public func text(ofRow row: Int) -> String {
        let shown = cells[row * columns..<(row + 1) * columns].map(ShownCell.init)
        return shown.map { cell in
            cell.scalars.isEmpty ? " " : String(String.UnicodeScalarView(cell.scalars))
        }.joined()
    }

    /// The cells of a row that differ from another screen's, each with its column.
    public func cells(
        ofRow row: Int, differingFrom other: ShownScreen
    ) -> [(column: Int, here: ShownCell, there: ShownCell)] {
        (0..<columns).compactMap { column in
            let index = row * columns + column
            let (here, there) = (ShownCell(cells[index]), ShownCell(other.cells[index]))
            return here == there ? nil : (column, here, there)
        }
    }
}

extension Session {
    /// What the terminal shows now.
    public var shown: ShownScreen { ShownScreen(self) }
}
