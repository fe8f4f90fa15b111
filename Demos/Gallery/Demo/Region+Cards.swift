import Reflow

extension Region {
    /// Fills the frame and draws a title with a detail below it. A single row has the title and the detail side by
    /// side, or only the title if both do not fit.
    mutating func card(_ color: Color, _ title: String, _ detail: String = "") {
        fill(color)
        guard !detail.isEmpty else { return text(title, [.centered, .bold]) }
        guard rows > 1 else {
            let both = "\(title)  \(detail)"
            return text(both.displayWidth <= columns ? both : title, [.centered, .bold])
        }
        // If the exact middle is between two rows, both lines move up by half a row, as a single line does.
        let row = (rows - 2) / 2
        text(title, row: row, column: 0, [.centered, .bold])
        text(detail, row: row + 1, column: 0, .centered)
    }
}
