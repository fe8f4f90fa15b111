import Reflow

extension Region {
    /// Fills the frame and writes a title with a detail below it; beside it where there is a single row.
    ///
    /// The detail is left out where both do not fit in that row.
    mutating func card(_ color: Color, _ title: String, _ detail: String = "") {
        fill(color)
        guard !detail.isEmpty else { return text(title, [.centered, .bold]) }
        guard rows > 1 else {
            let both = "\(title)  \(detail)"
            return text(both.displayWidth <= columns ? both : title, [.centered, .bold])
        }
        // The upper of two places in the middle, as for a text alone.
        let row = (rows - 2) / 2
        text(title, row: row, column: 0, [.centered, .bold])
        text(detail, row: row + 1, column: 0, .centered)
    }
}
