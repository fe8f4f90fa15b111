extension Region {
    /// Draws a border with round corners along the frame's edges, with a title in the upper edge. Without Unicode, the
    /// border consists of ASCII characters.
    ///
    /// The options and the colour apply to both the line and the title. A title that doesn't fit is cut. A frame with
    /// fewer than two columns or rows gets no border.
    public mutating func border(
        title: String = "", _ options: TextOptions = [], color: Color? = nil
    ) {
        flush()
        guard columns > 1, rows > 1 else { return }
        let style = options.subtracting([.centered, .trailing])
        let (last, bottom) = (columns - 1, rows - 1)
        let line = features.isUnicode ? BoxGlyphs.rounded : .ascii
        stroke(line.horizontal, columns: 1..<last, rows: 0..<1, style, color)
        stroke(line.horizontal, columns: 1..<last, rows: bottom..<rows, style, color)
        stroke(line.vertical, columns: 0..<1, rows: 1..<bottom, style, color)
        stroke(line.vertical, columns: last..<columns, rows: 1..<bottom, style, color)
        stroke(line.topLeft, columns: 0..<1, rows: 0..<1, style, color)
        stroke(line.topRight, columns: last..<columns, rows: 0..<1, style, color)
        stroke(line.bottomLeft, columns: 0..<1, rows: bottom..<rows, style, color)
        stroke(line.bottomRight, columns: last..<columns, rows: bottom..<rows, style, color)
        drawTitle(title, options, color)
    }

    /// Draws a title in the upper edge between the corners, with a blank on each side.
    private mutating func drawTitle(_ title: String, _ options: TextOptions, _ color: Color?) {
        let room = columns - 4
        guard !title.isEmpty, room > 0 else { return }
        let width = min(title.displayWidth, room)
        let start = 1 + options.indent(of: width, in: room)
        within(columns: start..<start + width + 2, rows: 0..<1) { region in
            region.stroke(
                " ", columns: 0..<region.columns, rows: 0..<region.rows, options, color)
            region.inset(rows: 0) {
                $0.text(title, options.subtracting([.centered, .trailing]), color: color)
            }
        }
    }

    /// Repeats a character over columns and rows of the frame.
    private mutating func stroke(
        _ character: Unicode.Scalar, columns: Range<Int>, rows: Range<Int>, _ options: TextOptions,
        _ color: Color?
    ) {
        let area = frame.area(columns: columns, rows: rows).intersection(clip)
        let (glyph, pen) = (Glyph(character), Pen(options.attributes, color: color))
        for row in area.rows {
            canvas.put(glyph, across: area.columns, row: row, pen: pen)
        }
    }
}
