/// A colour: the terminal's own, one of the palette, one of a terminal's table, or an exact 24-bit value.
///
/// What one of the palette looks like is the theme's to say; what is asked of it here is said for `Theme.dark`. Each
/// terminal gets a colour as near as it can: `ColorDepth.fold` is where that is decided. Four bytes without
/// references, so that cells compare as plain memory.
public struct Color: Hashable, Sendable {
    /// Zero is the terminal's own colour. `0x1nn` is a number of its table, `0x20n` one of the palette, `0x21n` the same
    /// faded, `0x220` what is reversed, `0x221` a surface; bit 24 marks an exact value `0x1RRGGBB`.
    let bits: UInt32

    /// All bits that a colour has; a cell keeps other things in the rest.
    static let mask: UInt32 = 0x1FF_FFFF

    /// The terminal's own foreground or background, whatever the user has set.
    ///
    /// For letters on a fill it means what reads there: black or white.
    public static let terminal = Color(bits: 0)

    init(bits: UInt32) { self.bits = bits }

    /// An exact colour, each component 0…255.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        bits = 1 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    /// An exact colour from `0xRRGGBB`; higher bits are ignored.
    public init(hex: UInt32) { bits = 1 << 24 | hex & 0xFF_FFFF }

    /// A number of the terminal's table, 0…255.
    ///
    /// Up to 15 they are the terminal's own sixteen colours, which look as its user likes; the others are xterm's cube
    /// of 6 × 6 × 6 and 24 greys, and known. With fewer than 256 colours those fold like exact values.
    public static func index(_ number: UInt8) -> Color { Color(bits: 0x100 | UInt32(number)) }

    /// One of the terminal's own sixteen colours: the first of its table.
    public static func ansi(_ color: AnsiColor) -> Color { index(color.rawValue) }

    /// One of the palette, by its place there.
    init(palette place: UInt8, isFaded: Bool = false) {
        bits = 0x200 | (isFaded ? 0x10 : 0) | UInt32(place)
    }

    /// What a fill becomes that is reversed, as the selected item's does: white, or dark where the theme is light.
    public static let reversed = Color(bits: 0x220)

    /// A quiet fill behind what belongs together: a little lighter than a dark background, a little darker than a light
    /// one.
    ///
    /// With fewer than 256 colours nothing is as quiet, and a region is filled with the terminal's own background.
    public static let surface = Color(bits: 0x221)

    /// Its place in the palette, and whether it is faded; nil for any other colour.
    var paletteColor: (place: Int, isFaded: Bool)? {
        0x200..<0x220 ~= bits ? (Int(bits & 0xF), bits & 0x10 != 0) : nil
    }

    /// The components as far as they are known: nil for the terminal's own two and sixteen colours.
    public var components: (red: UInt8, green: UInt8, blue: UInt8)? {
        let low = UInt8(truncatingIfNeeded: bits)
        switch bits >> 8 {
        case 0: return nil
        case 1: return low < 16 ? nil : Xterm.components(low)
        case 2:
            guard let (place, isFaded) = paletteColor else {
                return (self == .surface ? Theme.dark.surface : .white).components
            }
            let fill = Color(hex: Self.paletteValues[place])
            return (isFaded ? fill.faded : fill).components
        default:
            return (
                UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8), low
            )
        }
    }

    /// Its number among the terminal's own sixteen; nil for any other colour.
    var ansiNumber: UInt8? { 0x100..<0x110 ~= bits ? UInt8(truncatingIfNeeded: bits) : nil }
}

/// The sixteen colours that every terminal shows in its own way, as its user has set them.
///
/// With eight colours the bright ones are shown as the others; bright black, which would be black, as white.
public enum AnsiColor: UInt8, Hashable, Sendable, CaseIterable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow
    case brightBlue, brightMagenta, brightCyan, brightWhite
}
