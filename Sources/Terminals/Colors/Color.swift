/// A colour: the terminal's own, a palette colour, a colour of the terminal's table, or an exact 24-bit value.
///
/// The theme decides how a palette colour looks; properties of `Color` use `Theme.dark`. Each terminal shows the
/// nearest colour that it has; see `ColorDepth.fold`. A colour is four bytes without references, so that cells compare
/// as plain memory.
public struct Color: Hashable, Sendable {
    /// The encoded colour:
    /// - `0`: the terminal's own colour
    /// - `0x1nn`: number nn of the terminal's table
    /// - `0x20n`: palette colour n
    /// - `0x21n`: palette colour n, faded
    /// - `0x220`…`0x223`: `reversed`, `surface`, `panel`, `raised`
    /// - `0x23n`: palette colour n, as the fill of a selected element
    /// - `0x24n`: the mid tone of palette colour n
    /// - `0x1RRGGBB` (bit 24 is set): an exact value
    let bits: UInt32

    /// The mask of the bits that a colour uses. A cell stores other values in the remaining bits.
    static let mask: UInt32 = 0x1FF_FFFF

    /// The terminal's own foreground or background, as the user has set it.
    ///
    /// As a text colour on a fill, this value means black or white, whichever is readable.
    public static let terminal = Color(bits: 0)

    init(bits: UInt32) { self.bits = bits }

    /// Makes an exact colour; each component is 0…255.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        bits = 1 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    /// Makes an exact colour from `0xRRGGBB`; higher bits are ignored.
    public init(hex: UInt32) { bits = 1 << 24 | hex & 0xFF_FFFF }

    /// Returns a colour of the terminal's table, 0…255.
    ///
    /// Numbers 0…15 are the terminal's own sixteen colours, which look as the user has set them. The others are xterm's
    /// cube of 6 × 6 × 6 colours and 24 greys. A terminal with fewer than 256 colours shows the nearest colour to a
    /// colour of the cube or a grey.
    public static func index(_ number: UInt8) -> Color { Color(bits: 0x100 | UInt32(number)) }

    /// Returns one of the terminal's own sixteen colours, which are the first sixteen of its table.
    public static func ansi(_ color: AnsiColor) -> Color { index(color.rawValue) }

    /// The tones of a palette colour. The raw value is the tone's part of `bits`.
    enum Tone: UInt32 {
        case plain = 0x200
        case faded = 0x210
        case selected = 0x230
        case mid = 0x240
    }

    /// Makes a tone of the palette colour at a position of the palette.
    init(palette place: Int, _ tone: Tone = .plain) { bits = tone.rawValue | UInt32(place) }

    /// The fill of a reversed element, such as the selected item: white, or dark in a light theme.
    public static let reversed = Color(bits: 0x220)

    /// A quiet fill that groups elements: a little lighter than a dark background, or a little darker than a light
    /// background.
    ///
    /// With fewer than 256 colours, a region uses the terminal's own background instead.
    public static let surface = Color(bits: 0x221)

    /// A fill between the background and `surface`, for headers and for the tracks of bars.
    ///
    /// With fewer than 256 colours, a region uses the terminal's own background instead.
    public static let panel = Color(bits: 0x222)

    /// A fill that stands out from `surface`, for a selected element.
    ///
    /// With fewer than 256 colours, a region uses the terminal's own background instead.
    public static let raised = Color(bits: 0x223)

    /// Whether the colour is one of the quiet fills that group elements.
    var isSurface: Bool { 0x221...0x223 ~= bits }

    /// The colour's position in the palette, and its tone; nil for any other colour.
    var paletteTone: (place: Int, tone: Tone)? {
        guard let tone = Tone(rawValue: bits & ~0xF) else { return nil }
        return (Int(bits & 0xF), tone)
    }

    /// The red, green and blue components, 0…255 each. Nil for colours that only the terminal knows: its own and its
    /// sixteen.
    package var components: (red: UInt8, green: UInt8, blue: UInt8)? {
        let low = UInt8(truncatingIfNeeded: bits)
        switch bits >> 8 {
        case 0: return nil
        case 1: return low < 16 ? nil : Xterm.components(low)
        case 2:
            guard let (place, tone) = paletteTone else {
                return (Theme.dark.surfaces.color(self) ?? .white).components
            }
            let fill = Color(hex: Self.paletteValues[place])
            return (tone == .faded ? fill.faded : fill).components
        default:
            return (
                UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8), low
            )
        }
    }

    /// The colour's number among the terminal's own sixteen, 0…15; nil for any other colour.
    var ansiNumber: UInt8? { 0x100..<0x110 ~= bits ? UInt8(truncatingIfNeeded: bits) : nil }
}

/// The sixteen colours that every terminal has. Their look depends on the terminal and its user.
///
/// With eight colours, a bright colour is shown as the normal colour. Bright black is shown as white, because the
/// normal colour would be black.
public enum AnsiColor: UInt8, Hashable, Sendable, CaseIterable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow
    case brightBlue, brightMagenta, brightCyan, brightWhite
}
