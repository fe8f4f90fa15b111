/// A colour: the terminal's own, or an exact 24-bit value that each terminal gets as near as it can.
///
/// Four bytes without references, so that cells compare as plain memory.
public struct Color: Hashable, Sendable {
    /// Zero is the terminal's own colour; bit 24 marks an exact value `0x1RRGGBB`.
    let bits: UInt32

    /// All bits that a colour has; a cell keeps other things in the rest.
    static let mask: UInt32 = 0x1FF_FFFF

    /// The terminal's own foreground or background, whatever the user has set.
    public static let terminal = Color(bits: 0)

    init(bits: UInt32) { self.bits = bits }

    /// An exact colour, each component 0…255.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        bits = 1 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    /// An exact colour from `0xRRGGBB`; higher bits are ignored.
    public init(hex: UInt32) { bits = 1 << 24 | hex & 0xFF_FFFF }

    /// The components of an exact colour, nil for the terminal's own.
    public var components: (red: UInt8, green: UInt8, blue: UInt8)? {
        guard self != .terminal else { return nil }
        return (
            UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
            UInt8(truncatingIfNeeded: bits)
        )
    }
}
