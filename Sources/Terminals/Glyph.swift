/// What stands in a cell: one Unicode scalar, or an interned grapheme cluster.
///
/// Four bytes, so that a cell holds no references.
public struct Glyph: Hashable, Sendable {
    /// A scalar's value, or an index of the cluster table with the top bit set; 0 continues a wide glyph.
    let bits: UInt32

    init(bits: UInt32) { self.bits = bits }

    /// A single scalar; the caller vouches that it is printable.
    public init(_ scalar: Unicode.Scalar) { bits = scalar.value }

    public static let space = Glyph(" ")

    /// The second cell of a wide glyph.
    public static let continuation = Glyph(bits: 0)
}
