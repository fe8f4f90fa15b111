extension Screen {
    /// Replaces all cells by cells of another process, row by row. Replaces halves of wide glyphs by blanks.
    ///
    /// Stops the program when the number of cells is not that of the screen. O(cells).
    package mutating func setCells(_ cells: [Cell]) {
        precondition(
            cells.count == size.columns * size.rows,
            "A screen of \(size) cannot have \(cells.count) cells.")
        makeUnique()
        let canvas = canvas
        for row in 0..<size.rows {
            let target = canvas[row]
            let start = row * size.columns
            for column in target.indices {
                let cell = cells[start + column]
                let isBroken =
                    switch cell.width {
                    case 0: column == 0 || cells[start + column - 1].width != 2
                    case 2: column + 1 == size.columns || cells[start + column + 1].width != 0
                    default: false
                    }
                target[column] = isBroken ? Cell(.space, style: cell.style) : cell
            }
        }
    }

    /// Sets or hides the terminal's cursor. The cell must be on the screen.
    package mutating func setCursor(_ cell: ScreenCell?) { cursor = cell }
}
