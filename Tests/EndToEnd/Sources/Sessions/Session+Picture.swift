import CPty

/// The column and row of a cell, counted from 0.
public struct Place: Hashable, Sendable {
    public var column: Int
    public var row: Int

    public init(_ column: Int, _ row: Int) { (self.column, self.row) = (column, row) }
}

/// The whole screen, and the positions of texts on it.
extension Session {
    /// All cells with their colors, row by row, to compare two frames.
    ///
    /// A cell with a written blank is equal to a cleared cell.
    public var picture: [[ShownCell]] {
        (0..<rows).map { row in
            (0..<columns).map { column in
                var cell = cell(column, row)
                if cell.scalars == [" "] { cell.scalars = [] }
                return cell
            }
        }
    }

    /// Returns the position of a text between blanks or edges of the screen. If there are several, returns the first
    /// from the top.
    ///
    /// A search for 1 does not find the 1 in a 10.
    public func place(ofWord word: String) -> Place? {
        (0..<rows).lazy.compactMap { row in
            self.column(ofWord: word, row: row).map { Place($0, row) }
        }.first
    }

    /// Returns the first column of a word in a row, from the column `first` on.
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

    /// Returns the first cell of a word.
    public func cell(ofWord word: String) -> ShownCell? {
        place(ofWord: word).map { cell($0.column, $0.row) }
    }

    /// The contents of a cell that count as a blank: none, a space, or the mark of the selection.
    private static let blanks: Set<[Unicode.Scalar]> = [[], [" "], ["▌"], [">"]]

    /// Whether all modes of the line are the same as before any program changed them.
    public var isLineUntouched: Bool { pty_is_untouched(child.line) }
}
