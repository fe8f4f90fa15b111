@testable import Terminals

/// A reference implementation of a screen, which checks every single cell before drawing it.
struct ModelScreen {
    var cells: [[Cell]]
    let features: ScreenFeatures

    init(size: ScreenSize, features: ScreenFeatures) {
        let row = [Cell](repeating: .blank, count: size.columns)
        cells = Array(repeating: row, count: size.rows)
        self.features = features
    }

    /// Replaces a cell. If the old cell was half of a wide glyph, its other half becomes a blank.
    mutating func set(_ cell: Cell, _ row: Int, _ column: Int) {
        let old = cells[row][column]
        if old.width == 0 { blank(row, column - 1) }
        if old.width == 2 { blank(row, column + 1) }
        cells[row][column] = cell
    }

    private mutating func blank(_ row: Int, _ column: Int) {
        cells[row][column] = Cell(.space, style: cells[row][column].style)
    }

    /// Writes a glyph of one or two columns. If only one of two columns is visible, writes a blank
    /// there.
    mutating func write(
        _ glyph: Glyph, width: Int, _ row: Int, _ column: Int, _ ink: ModelInk,
        where isVisible: (Int) -> Bool
    ) {
        let seen = (column..<column + width).filter(isVisible)
        for column in seen { set(ink.cell(.space, over: cells[row][column]), row, column) }
        guard seen.count == width else { return }
        let style = cells[row][column].style
        cells[row][column] = Cell(glyph, style: style, width: UInt8(width))
        if width == 2 { cells[row][column + 1] = Cell(.continuation, style: style, width: 0) }
    }

    /// Paints the upper half of a cell, the lower half, or both.
    mutating func paint(_ fill: Fill, upper: Bool, lower: Bool, _ row: Int, _ column: Int) {
        guard upper || lower else { return }
        if upper && lower {
            let style = Style(foreground: fill.foreground, background: fill.color)
            return set(Cell(.space, style: style), row, column)
        }
        let old = Self.halves(of: cells[row][column])
        set(
            Self.cell(upper: upper ? fill.color : old.upper, lower: lower ? fill.color : old.lower),
            row, column)
    }

    /// The colours of a cell's halves, without the letter in the cell.
    static func halves(of cell: Cell) -> (upper: Color, lower: Color) {
        let ink = cell.foreground == .terminal ? cell.background.readableText : cell.foreground
        if cell.glyph == Glyph("▀") { return (ink, cell.background) }
        if cell.glyph == Glyph("▄") { return (cell.background, ink) }
        guard cell.attributes.contains(.reverse) else { return (cell.background, cell.background) }
        let color = cell.background == .terminal ? ink : .reversed
        return (color, color)
    }

    /// A cell with two half colours. The terminal's own background must be the cell's background
    /// colour.
    private static func cell(upper: Color, lower: Color) -> Cell {
        if upper == lower {
            return Cell(.space, style: Style(background: upper))
        }
        if upper == .terminal {
            return Cell(Glyph("▄"), style: Style(foreground: lower, background: upper))
        }
        return Cell(Glyph("▀"), style: Style(foreground: upper, background: lower))
    }
}

/// The attributes and the colour of letters that are written over other cells.
struct ModelInk {
    var attributes: Style.Attributes
    var color: Color?

    func cell(_ glyph: Glyph, over old: Cell) -> Cell {
        let isHalf = old.glyph == Glyph("▀") || old.glyph == Glyph("▄")
        let surface = isHalf ? old.ink : old.background
        var attributes = attributes
        if old.attributes.contains(.reverse) { attributes.formSymmetricDifference(.reverse) }
        let style = Style(
            foreground: color ?? .terminal, background: surface, attributes: attributes)
        return Cell(glyph, style: style)
    }
}
