import Terminals

extension Region {
    /// Draws how much of something there is as a bar across a row of the frame: a share of 0…1, of which what is beyond
    /// counts as the end, and what is no number as none.
    public mutating func gauge(_ share: Double, row: Int) {
        let share = share > 0 ? min(share, 1) : 0
        let full = Int((share * Double(columns)).rounded())
        text(String(repeating: "█", count: full), row: row)
        text(String(repeating: "░", count: columns - full), row: row, column: full)
    }
}
