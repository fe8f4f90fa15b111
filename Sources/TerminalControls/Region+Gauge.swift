import Terminals

extension Region {
    /// Draws a share as a bar across a row of the frame. The share is clamped to 0…1; NaN counts as 0.
    ///
    /// With 24 bits, the bar has the colour's mid tone and eight steps in each column, on a track in `Color.panel`.
    public mutating func gauge(_ share: Double, row: Int, color: Color = .blue) {
        let share = share > 0 ? min(share, 1) : 0
        guard showsTones, features.isUnicode, row >= 0, row < rows else {
            let full = Int((share * Double(columns)).rounded())
            text(String(repeating: "█", count: full), row: row)
            text(String(repeating: "░", count: columns - full), row: row, column: full)
            return
        }
        fill(.panel, columns: 0..<columns, rows: row..<row + 1)
        let eighths = Int((share * Double(columns * 8)).rounded())
        fill(color.mid, columns: 0..<eighths / 8, rows: row..<row + 1)
        guard eighths % 8 > 0 else { return }
        text(Self.leftBlocks[eighths % 8], row: row, column: eighths / 8, color: color.mid)
    }

    /// The blocks that fill the given number of eighths of a cell from its left edge.
    static var leftBlocks: [String] { [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉"] }
}
