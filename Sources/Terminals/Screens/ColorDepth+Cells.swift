extension ColorDepth {
    /// Converts a cell, its glyph and its style, to the colours of this depth and a theme.
    ///
    /// Like `fold(_: Style, in:)`, but a half block keeps both its colours, because neither colour is text. On a
    /// terminal without colours, a filled half has the terminal's foreground. If both halves are filled, the cell
    /// becomes a blank in reverse video.
    public func fold(
        _ cell: Cell, in theme: Theme = Theme(suiting: nil)
    ) -> (glyph: Glyph, style: FoldedStyle) {
        guard cell.glyph.isHalfBlock, cell.foreground != .terminal || self == .monochrome else {
            return (cell.glyph, fold(cell.style, in: theme))
        }
        guard self == .monochrome else {
            return (
                cell.glyph,
                FoldedStyle(
                    foreground: fold(cell.foreground, in: theme),
                    background: fold(cell.background, in: theme), attributes: cell.attributes)
            )
        }
        guard cell.background != .terminal else {
            return (cell.glyph, FoldedStyle(attributes: cell.attributes))
        }
        return (
            .space,
            FoldedStyle(attributes: cell.attributes.symmetricDifference(.reverse))
        )
    }
}
