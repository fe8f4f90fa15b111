import CPty

/// A cell's column and row, from 0.
public struct Place: Hashable, Sendable {
    public var column: Int
    public var row: Int

    public init(_ column: Int, _ row: Int) { (self.column, self.row) = (column, row) }
}

/// The screen as a whole, and where things are on it.
extension Session {
    /// Every cell with its colours, row by row: for comparing two frames.
    ///
    /// A blank that was written is the same as one that was cleared.
    public var picture: [[ShownCell]] {
        (0..<rows).map { row in
            (0..<columns).map { column in
                var cell = cell(column, row)
                if cell.scalars == [" "] { cell.scalars = [] }
                return cell
            }
        }
    }

    /// Where a text stands that has blanks or an edge on both sides; the first from the top.
    ///
    /// A 1 is not found within a 10.
    public func place(ofWord word: String) -> Place? {
        (0..<rows).lazy.compactMap { row in
            self.column(ofWord: word, row: row).map { Place($0, row) }
        }.first
    }

    /// The column of a word within a row, searched from a column on.
    public func column(ofWord word: String, row: Int, from first: Int = 0) -> Int? {
        let cells = (0..<columns).map { cell($0, row).scalars }
        let wanted = word.unicodeScalars.map { $0 == " " ? [] : [$0] }
        func isBlank(_ column: Int) -> Bool {
            guard cells.indices.contains(column) else { return true }
            return Self.blanks.contains(cells[column])
        }
        func isFound(_ column: Int) -> Bool {
            guard isBlank(column - 1), isBlank(column + wanted.count) else { return false }
            return zip(cells[column...], wanted).allSatisfy { cell, wanted in
                cell == wanted || (wanted.isEmpty && cell == [" "])
            }
        }
        guard first <= columns - wanted.count else { return nil }
        return (first...columns - wanted.count).first(where: isFound)
    }

    /// The cell that a word begins in.
    public func cell(ofWord word: String) -> ShownCell? {
        place(ofWord: word).map { cell($0.column, $0.row) }
    }

    /// What stands in a cell without being part of a word: nothing, or the mark of a selection.
    private static let blanks: Set<[Unicode.Scalar]> = [[], [" "], ["▌"], [">"]]

    /// Whether the line works again just as before any program touched it.
    public var isLineUntouched: Bool { pty_is_untouched(child.line) }
}
