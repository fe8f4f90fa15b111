/// One cell of a screen: a glyph and its style, in 12 bytes without references.
///
/// Screens are drawn and compared as plain memory, which is faster with small cells. A wide glyph takes two cells. The
/// glyph of the second cell `isContinuation`.
public struct Cell: Hashable, Sendable {
    /// The glyph in the cell.
    public var glyph: Glyph
    /// The colour of the glyph, with the width in the two highest bits.
    private var front: UInt32
    /// The colour behind the glyph, with the attributes in the five highest bits.
    private var back: UInt32

    private static let widthShift: UInt32 = 30
    static let attributesShift: UInt32 = 27

    /// Makes a cell; `width` is 0, 1 or 2 cells. Unknown attribute bits are dropped.
    @inline(__always)
    package init(_ glyph: Glyph = .space, style: Style = .plain, width: UInt8 = 1) {
        self.glyph = glyph
        front = style.foreground.bits | UInt32(width) << Self.widthShift
        back = style.background.bits | UInt32(style.attributes.rawValue) << Self.attributesShift
    }

    /// A blank cell in the terminal's own colours.
    package static let blank = Cell()
}

extension Cell {
    /// The colour of the glyph. `Color.terminal` means the colour that is readable on the background.
    public var foreground: Color {
        @inline(__always) get { Color(bits: front & Color.mask) }
        @inline(__always) set { front = front & ~Color.mask | newValue.bits }
    }

    /// The colour behind the glyph.
    public var background: Color {
        @inline(__always) get { Color(bits: back & Color.mask) }
        @inline(__always) set { back = back & ~Color.mask | newValue.bits }
    }

    /// The exact colour that the glyph is drawn in: the foreground, or the readable colour on the background.
    package var ink: Color { foreground == .terminal ? background.readableText : foreground }

    /// The attributes of the glyph, such as bold.
    package var attributes: Style.Attributes {
        @inline(__always) get {
            Style.Attributes(rawValue: UInt16(truncatingIfNeeded: back >> Self.attributesShift))
        }
        @inline(__always) set {
            back = back & Color.mask | UInt32(newValue.rawValue) << Self.attributesShift
        }
    }

    /// The number of cells that the glyph takes: 1 or 2; 0 for the second cell of a wide glyph.
    public var width: UInt8 {
        @inline(__always) get { UInt8(truncatingIfNeeded: front >> Self.widthShift) }
        @inline(__always) set { front = front & Color.mask | UInt32(newValue) << Self.widthShift }
    }

    /// The colours and attributes of the cell.
    public var style: Style {
        Style(foreground: foreground, background: background, attributes: attributes)
    }

    /// The memory of the cell, as three words.
    var words: (UInt32, UInt32, UInt32) { (glyph.bits, front, back) }

    /// Returns whether this cell and the other cell have the same colours, attributes and width.
    @inline(__always)
    func looksLike(_ other: Cell) -> Bool { front == other.front && back == other.back }
}
