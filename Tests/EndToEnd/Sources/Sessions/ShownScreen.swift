import CPty

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A terminal's screen with its colors and its cursor. Two screens can be compared quickly.
public struct ShownScreen {
    public let columns: Int
    public let rows: Int
    private let cells: [screen_cell]
    /// The cursor's position, or `nil` while the cursor is hidden.
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

    /// Returns the rows that differ from those of another screen of the same size. A row also differs if it contains
    /// the cursor on only one of the screens.
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

    /// Returns the text of a row. The second column of a wide character is a space.
    public func text(ofRow row: Int) -> String {
        let shown = cells[row * columns..<(row + 1) * columns].map(ShownCell.init)
        return shown.map { cell in
            cell.scalars.isEmpty ? " " : String(String.UnicodeScalarView(cell.scalars))
        }.joined()
    }

    /// Returns the cells of a row that differ from those of another screen, with their columns.
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
    /// The current screen of the terminal.
    public var shown: ShownScreen { ShownScreen(self) }
}
