import CCurses
import Terminals

/// Answers what C asks about the values inside cells.
final class Folding {
    /// What colours become; what C remembers of another is to be forgotten.
    var theme = Theme(suiting: nil)

    /// What C hands over when it asks; the terminal keeps this value for as long as it is open.
    var context: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

    /// How a cell is drawn with so many colours, in the theme of the folding whose context it is.
    static func fold(
        _ cell: UnsafePointer<rfl_cell>?, _ colorCount: Int32, _ context: UnsafeRawPointer?
    ) -> rfl_folded {
        guard let cell, let context else { return rfl_folded() }
        let theme = Unmanaged<Folding>.fromOpaque(context).takeUnretainedValue().theme
        // The two structs are laid out alike; see `CursesRows`.
        let own = UnsafeRawPointer(cell).loadUnaligned(as: Cell.self)
        let depth = ColorDepth(colorCount: colorCount)
        let (glyph, style) = depth.fold(own, in: theme)
        return rfl_folded(
            foreground: number(style.foreground, depth),
            background: number(style.background, depth),
            attributes: style.attributes.rawValue, is_blank: glyph != own.glyph)
    }

    /// A colour as C wants it.
    ///
    /// Where colours are exact, ncurses reaches only the first eight of the terminal's sixteen; the bright ones are
    /// sent as xterm shows them.
    private static func number(_ color: FoldedColor, _ depth: ColorDepth) -> Int32 {
        if case .index(let number) = color {
            if depth != .trueColor { return Int32(number) }
            if number < 8 { return -2 - Int32(number) }
        }
        guard let (red, green, blue) = color.look else { return -1 }
        return Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
    }

    /// Writes base and marks of a glyph, at most five, and tells how many they are.
    static func spell(_ bits: UInt32, into out: UnsafeMutablePointer<UInt32>?) -> Int32 {
        guard let out else { return 0 }
        // Only bits that came out of a cell come back, so they are a glyph.
        let scalars = unsafeBitCast(bits, to: Glyph.self).scalars.prefix(Int(RFL_SCALARS))
        for (index, scalar) in scalars.enumerated() { out[index] = scalar.value }
        return Int32(scalars.count)
    }
}

extension ColorDepth {
    /// The depth of a terminal with so many colours; between two it is the lower one.
    init(colorCount: Int32) {
        self = Self.allCases.last { $0.rawValue <= Int(colorCount) } ?? .monochrome
    }
}
