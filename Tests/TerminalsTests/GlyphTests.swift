import Testing

@testable import Terminals

@Suite struct GlyphTests {
    @Test func aCellIsTwelveBytesWithoutReferences() {
        #expect(MemoryLayout<Cell>.size == 12)
        #expect(MemoryLayout<Cell>.stride == 12)
        #expect(_isPOD(Cell.self))
    }

    @Test func equalClustersAreEqualGlyphs() {
        let first = Glyph("e", marks: ["\u{301}"])
        let second = Glyph("e", marks: ["\u{301}"])
        #expect(first == second)
        #expect(first.scalar == nil)
        #expect(first.scalars == ["e", "\u{301}"])
        #expect(Glyph("e", marks: []) == Glyph("e"))
        #expect(Glyph("e").scalar == "e")
    }

    @Test func aCellHoldsFourMarks() {
        let marks = (0..<9).compactMap { Unicode.Scalar(0x301 + $0 as UInt32) }
        #expect(Glyph("a", marks: marks).scalars == ["a"] + marks.prefix(4))
        #expect(
            Glyph("a", marks: ["\u{200D}", "b"]) == Glyph("a"),
            "Scalars that are not combining marks are dropped.")
    }

    @Test func aFullTableFallsBackToTheBase() {
        let table = ClusterTable(capacity: 2)
        var clusters = (0..<3 as Range<UInt32>).map { index in
            var cluster = Cluster("x")
            cluster.append(Unicode.Scalar(0x300 + index) ?? "\u{300}")
            return cluster
        }
        #expect(clusters.map(table.index) == [0, 1, nil])
        #expect(table.index(of: clusters.removeFirst()) == 0)
        #expect(table.cluster(at: 1).scalars == ["x", "\u{301}"])
    }

    @Test func aContinuationHasNothingToDraw() {
        #expect(Glyph.continuation.isContinuation)
        #expect(Glyph.continuation.scalar == nil)
        #expect(Glyph.continuation.scalars.isEmpty)
        #expect(!Glyph.space.isContinuation)
    }

    @Test(arguments: ["\0", "\u{1B}", "\n", "\u{7F}", "\u{9B}"] as [Unicode.Scalar])
    func aControlIsNoGlyph(_ scalar: Unicode.Scalar) {
        #expect(Glyph(scalar) == Glyph("\u{FFFD}"))
    }
}
