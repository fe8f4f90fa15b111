/// The content of a cell: one Unicode scalar, or a stored grapheme cluster.
///
/// A glyph is four bytes without references, so that cells compare as plain memory. Equal contents always have the same
/// glyph, until the process ends.
public struct Glyph: Hashable, Sendable {
    /// The value of a scalar, or an index of the cluster table with the highest bit set. Zero means the second cell of
    /// a wide glyph.
    let bits: UInt32

    init(bits: UInt32) { self.bits = bits }

    /// Makes a glyph of a scalar that is one or two columns wide; a control character becomes U+FFFD.
    package init(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        bits = value < 0x20 || 0x7F..<0xA0 ~= value ? ReplacementScalar.replacement.value : value
    }

    /// A blank.
    package static var space: Glyph { Glyph(bits: 0x20) }

    /// The second cell of a wide glyph.
    package static var continuation: Glyph { Glyph(bits: 0) }
}

extension Glyph {
    /// The maximum number of marks in a cell. ncurses accepts one base and four marks.
    package static let maximumMarks = 4

    /// The bit that marks an index of the cluster table.
    static let clusterBit: UInt32 = 1 << 31

    /// Makes a glyph of a base and its combining marks. Scalars that are not marks, and marks after the fourth, are
    /// dropped.
    ///
    /// The table of clusters has a limit. When the table is full, a new cluster loses its marks.
    package init(_ base: Unicode.Scalar, marks: some Sequence<Unicode.Scalar>) {
        var cluster = Cluster(base)
        for mark in marks where ScalarClass(mark) == .mark { cluster.append(mark) }
        self.init(cluster)
    }

    init(_ cluster: Cluster) {
        guard cluster.count > 1, let index = ClusterTable.shared.index(of: cluster) else {
            self.init(cluster.base)
            return
        }
        self.init(bits: Self.clusterBit | index)
    }

    /// Whether this is the second cell of a wide glyph. Such a cell draws nothing.
    public var isContinuation: Bool { bits == 0 }

    /// The scalar of a glyph that is a single scalar; nil for a cluster and for a continuation.
    package var scalar: Unicode.Scalar? {
        // `Unicode.Scalar` rejects an index with the highest bit set. A continuation, which is zero, must be excluded
        // here.
        bits == 0 ? nil : Unicode.Scalar(bits)
    }

    /// The base and its marks, at most five; empty for a continuation.
    public var scalars: [Unicode.Scalar] {
        guard bits & Self.clusterBit != 0 else { return scalar.map { [$0] } ?? [] }
        return ClusterTable.shared.cluster(at: bits & ~Self.clusterBit).scalars
    }
}

extension Glyph: CustomStringConvertible {
    /// The scalars of the glyph, as text.
    public var description: String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
