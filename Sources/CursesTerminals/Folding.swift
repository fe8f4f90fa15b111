import Terminals

/// Answers what C asks about the values inside cells.
///
/// Colours and glyphs reach C as the four bytes they are kept in.
enum Folding {
    /// The number that a terminal with `count` colours knows a colour by.
    static func number(for bits: UInt32, of count: Int32) -> Int32 {
        let color = unsafeBitCast(bits, to: Color.self)
        return color.number(in: ColorDepth(colorCount: count))
    }

    /// Writes base and marks of a glyph, at most five, and tells how many they are.
    static func spell(_ bits: UInt32, into out: UnsafeMutablePointer<UInt32>?) -> Int32 {
        guard let out else { return 0 }
        let scalars = unsafeBitCast(bits, to: Glyph.self).scalars.prefix(1 + Glyph.maximumMarks)
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
