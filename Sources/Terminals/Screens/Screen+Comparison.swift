extension Screen: Hashable {
    /// Compares sizes, features, themes, cursors and all cells, as plain memory. O(cells).
    public static func == (left: Screen, right: Screen) -> Bool {
        guard left.size == right.size, left.features == right.features,
            left.theme == right.theme, left.cursor == right.cursor
        else { return false }
        return left.withCells { mine in
            right.withCells {
                Platform.isEqual(UnsafeRawBufferPointer(mine), UnsafeRawBufferPointer($0))
            }
        }
    }

    /// Hashes the same values that `==` compares. O(cells).
    public func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(features)
        hasher.combine(theme)
        hasher.combine(cursor)
        withCells { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension Screen {
    /// Whether a row of this screen has the same cells as a row of the other screen. Rows of different lengths differ.
    ///
    /// Stops the program when either screen has no such row. O(columns), because cells are compared as plain memory.
    package borrowing func isRow(_ row: Int, equalTo other: borrowing Screen) -> Bool {
        guard size.columns == other.size.columns else { return false }
        return withRow(row) { mine in
            other.withRow(row) {
                Platform.isEqual(UnsafeRawBufferPointer(mine), UnsafeRawBufferPointer($0))
            }
        }
    }

    /// Returns the rows whose cells differ from an earlier screen, top to bottom; all rows if the sizes differ.
    ///
    /// O(cells), because cells are compared as plain memory.
    public borrowing func changedRows(since earlier: borrowing Screen) -> [Int] {
        guard size == earlier.size else { return Array(0..<size.rows) }
        var changed: [Int] = []
        for row in 0..<size.rows where !isRow(row, equalTo: earlier) { changed.append(row) }
        return changed
    }
}
