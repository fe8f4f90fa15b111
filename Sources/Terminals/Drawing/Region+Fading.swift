extension Region {
    /// Fades the drawn element: fills move half-way to a grey, and letters become dim.
    ///
    /// The grey has the lightness of the fill's colour, so texts stay as readable as before. Call this function once,
    /// after the element has drawn itself. On a terminal without colours, only letters change.
    package mutating func fade() {
        if let fill = pending {
            // The element has only drawn a fill, so the fill keeps its half rows.
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
    /// Dims all letters drawn so far in the frame, such as those behind a dialog. Fills stay unchanged.
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
    /// Fades the colours of the cell. If `color` is not nil, fades only this colour, because the other half of the cell
    /// may belong to a neighbour.
    fileprivate mutating func fade(only color: Color?) {
        if color == nil || background == color { background = background.faded }
        if glyph.isHalfBlock {
            if color == nil || foreground == color { foreground = foreground.faded }
        } else if glyph != .space {
            attributes.insert(.dim)
        }
    }
}
