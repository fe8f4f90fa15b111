import Terminals

extension Region {
    /// Draws a share as a bar across a row of the frame. The share is clamped to 0…1; NaN counts as 0.
    ///
    /// The bar has the colour's mid tone and eight steps in each column, on a track in `Color.panel`. With fewer than 256
    /// colours, the bar has the colour of text, and the track consists of shaded blocks. Without Unicode, the bar fills
    /// whole columns with `#`, and the track consists of colons.
    public mutating func gauge(_ share: Double, row: Int, color: Color = .blue) {
        guard row >= 0, row < rows else { return }
        let share = share > 0 ? min(share, 1) : 0
        let steps = features.isUnicode ? 8 : 1
        let length = Int((share * Double(columns * steps)).rounded())
        let (full, part) = (length / steps, length % steps)
        let end = full + (part > 0 ? 1 : 0)
        if showsTracks, features.isUnicode {
            fill(.panel, columns: 0..<columns, rows: row..<row + 1)
        } else {
            let track = String(repeating: "░", count: columns - end)
            text(track, row: row, column: end, color: barColor(.gray))
        }
        if showsTones, features.isUnicode {
            fill(color.mid, columns: 0..<full, rows: row..<row + 1)
        } else {
            text(String(repeating: "█", count: full), row: row, color: barColor(color))
        }
        guard part > 0 else { return }
        text(Self.leftBlocks[part], row: row, column: full, color: barColor(color))
    }

    /// Whether bars have a filled track and their own colours. With fewer than 256 colours, the contrast with the
    /// terminal's own background is unknown.
    var showsTracks: Bool { features.colors >= .indexed256 }

    /// Returns the text colour of a bar; nil for the colour of text.
    func barColor(_ color: Color) -> Color? { showsTracks ? color.mid : nil }

    /// The blocks that fill the given number of eighths of a cell from its left edge.
    static var leftBlocks: [String] { [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉"] }
}
