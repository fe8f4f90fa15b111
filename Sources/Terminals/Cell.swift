/// One cell of a screen: a glyph and how it is drawn, 16 bytes without references.
///
/// Two screens compare as plain memory. A wide glyph takes its own cell and a `continuation` after it.
public struct Cell: Hashable, Sendable {
    /// What stands in the cell.
    public var glyph: Glyph
    /// The colour of the glyph.
    public var foreground: Color
    /// The colour behind the glyph.
    public var background: Color
    /// What is done to the glyph besides colouring it.
    public var attributes: Style.Attributes
    /// Cells taken: 1 or 2; 0 for the second half of a wide glyph.
    public var width: UInt8
    /// Keeps all 16 bytes meaningful, so that memory can be compared; always zero.
    let spare: UInt8 = 0

    /// Makes a cell; `width` is 0, 1 or 2 cells, and is taken as it is.
    public init(_ glyph: Glyph = .space, style: Style = .plain, width: UInt8 = 1) {
        self.glyph = glyph
        foreground = style.foreground
        background = style.background
        attributes = style.attributes
        self.width = width
    }

    /// A cell that shows nothing in the terminal's own colours.
    public static let blank = Cell()

    /// How the cell is drawn.
    public var style: Style {
        Style(foreground: foreground, background: background, attributes: attributes)
    }
}
