extension Region {
    /// Fades the drawn element: fills move half-way to a grey, and letters become dim.
    ///
    /// The grey has the same lightness, so texts stay as readable as before. Call this function once, after the element
    /// has drawn itself. Without colour, only letters change.
    package mutating func fade() {
        if let fill = pending {
            // Only a fill was drawn, so it keeps its half rows.
            pending = Fill(fill.color.faded)
            return
        }
        let (columns, fill) = (visibleColumns, halfFill)
        for row in frame.touchedRows.clamped(to: clip.rows) {
            for column in columns { canvas[row][column].fade(only: fill?.color) }
        }
        halfFill = fill.map { Fill($0.color.faded) }
    }
}

extension Region {
    /// Dims all letters drawn so far, because something will lie on top of them. Fills stay unchanged.
    public mutating func dim() {
        flush()
        for row in frame.touchedRows.clamped(to: clip.rows) {
            for column in visibleColumns where canvas[row][column].isLetter {
                canvas[row][column].attributes.insert(.dim)
            }
        }
    }
}

extension Cell {
    /// Fades the colours of the cell. With `color`, fades only this colour, because the other half may belong to a
    /// neighbour.
    fileprivate mutating func fade(only color: Color?) {
        if color == nil || background == color { background = background.faded }
        if glyph.isHalfBlock {
            if color == nil || foreground == color { foreground = foreground.faded }
        } else if glyph != .space {
            attributes.insert(.dim)
        }
    }
}
