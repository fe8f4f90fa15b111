/// The look of cells as numbers, to exchange cells with other processes. A process checks the numbers that it receives.
extension Cell {
    /// The colours and attributes of the cell, without its width, as two numbers.
    package var styleBits: (front: UInt32, back: UInt32) { (foreground.bits, words.2) }

    /// Makes a cell from the scalars of its glyph and the numbers of another process.
    ///
    /// The scalars are a base and its marks; without scalars, the cell is the second cell of a wide glyph. Returns nil
    /// for scalars that are no glyph, and for an unknown colour.
    package init?(scalars: [Unicode.Scalar], front: UInt32, back: UInt32) {
        guard let foreground = Color(received: front), let background = Color(received: back),
            let (glyph, width) = Glyph.received(scalars)
        else { return nil }
        self.init(glyph, width: width)
        self.foreground = foreground
        self.background = background
        attributes = Style.Attributes(
            rawValue: UInt16(truncatingIfNeeded: back >> Self.attributesShift))
    }
}

extension Glyph {
    /// Returns a glyph and its width; nil if a terminal may draw the scalars in another number of cells.
    fileprivate static func received(_ scalars: [Unicode.Scalar]) -> (Glyph, width: UInt8)? {
        guard let base = scalars.first else { return (.continuation, 0) }
        let marks = scalars.dropFirst()
        guard marks.count <= maximumMarks, marks.allSatisfy({ ScalarClass($0) == .mark }) else {
            return nil
        }
        switch ScalarClass(base) {
        case .narrow: return (Glyph(base, marks: marks), 1)
        case .wide: return (Glyph(base, marks: marks), 2)
        case .mark, .dropped, .replaced:
            return base == ReplacementScalar.replacement ? (Glyph(base, marks: marks), 1) : nil
        }
    }
}

extension Color {
    /// Makes a colour from the lower bits of a number of another process; nil for an unknown colour.
    fileprivate init?(received number: UInt32) {
        let bits = number & Self.mask
        switch bits {
        case 0, 0x100...0x1FF, 0x220...0x223, 0x100_0000...: self.init(bits: bits)
        default:
            guard let tone = Tone(rawValue: bits & ~0xF),
                Int(bits & 0xF) < Self.paletteValues.count
            else { return nil }
            self.init(palette: Int(bits & 0xF), tone)
        }
    }
}
