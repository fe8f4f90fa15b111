import Reflow

extension Region {
    /// Fills the frame and draws a title with a detail below it. A single row has the title and the detail side by
    /// side, or only the title if both do not fit.
    ///
    /// On a palette colour, the detail is in the colour's ink, and an edge in the mid tone is at the left. `accent` is
    /// the palette colour of both on a quiet fill. Without tones, the fill is the accent, so that items stay apart.
    mutating func card(
        _ color: Color, accent: Color? = nil, _ title: String, _ detail: String = ""
    ) {
        let accent = accent ?? color
        let ink = accent.mid == accent ? nil : accent
        fill(showsTones ? color : accent)
        defer { if let ink { edge(ink) } }
        guard !detail.isEmpty else { return text(title, [.centered, .bold]) }
        let rows = coveredRows
        guard rows.count > 1 else {
            guard title.displayWidth + detail.displayWidth + 2 <= columns else {
                return text(title, [.centered, .bold])
            }
            let spans = [TextSpan(title, .bold), "  ", TextSpan(detail, color: ink)]
            return text(spans, .centered)
        }
        // A long detail is wrapped if all its lines have room; otherwise it is cut.
        var lines = detail.lines(wrappedAt: max(1, columns - 1)).map(String.init)
        if detail.displayWidth <= columns || lines.count >= rows.count { lines = [detail] }
        // If the exact middle is between two rows, the lines move up by half a row, as a single line does.
        let row = rows.lowerBound + (rows.count - 1 - lines.count) / 2
        text(title, row: row, column: 0, [.centered, .bold])
        for (index, line) in lines.enumerated() {
            text(line, row: row + 1 + index, column: 0, .centered, color: ink)
        }
    }

    /// Returns the first text that fits into a number of columns; the last text if none fits.
    static func fitting(_ texts: String..., in columns: Int) -> String {
        texts.first { $0.displayWidth <= columns } ?? texts.last ?? ""
    }
}
