import Terminals

extension Region {
    /// Draws a share as a bar across a row of the frame. The share is clamped to 0…1; NaN counts as 0.
    public mutating func gauge(_ share: Double, row: Int) {
        let share = share > 0 ? min(share, 1) : 0
        let full = Int((share * Double(columns)).rounded())
        text(String(repeating: "█", count: full), row: row)
        text(String(repeating: "░", count: columns - full), row: row, column: full)
    }
}
