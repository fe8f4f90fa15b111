/// What a text puts into one cell, or into two when it is wide.
struct Piece: Hashable, Sendable {
    var glyph: Glyph
    /// Columns taken: 1 or 2.
    var width: Int
    /// Whether a grapheme cluster begins here; a text is only ever cut before such a piece.
    var startsCluster: Bool
}

/// The pieces of a text, left to right: sanitised, none of them a control, a joiner or a loose mark.
///
/// - A C0 control or DEL is its picture (U+2400…), C1 controls and what `ScalarClass.replaced` says
///   are U+FFFD, joiners and variation selectors vanish.
/// - A base keeps at most four marks. A mark without a base stands on a dotted circle.
/// - What terminals disagree on is drawn as its components side by side: the people of a family,
///   a skin tone after its base, the two letters of a flag. A variation selector never changes the
///   width.
/// - Without Unicode every piece is one column of ASCII; a wide one becomes two pieces, so that a
///   text is equally wide everywhere.
struct Pieces: Sequence, IteratorProtocol {
    private let isUnicode: Bool
    private var characters: String.Iterator
    private var scalars = "".unicodeScalars.makeIterator()
    /// The next base, read while collecting the marks of the last one.
    private var lookahead: Unicode.Scalar?
    private var startsCluster = false
    /// The second column of a wide stand-in.
    private var again: Piece?

    init(_ text: some StringProtocol, isUnicode: Bool = true) {
        self.isUnicode = isUnicode
        characters = String(text).makeIterator()
    }

    mutating func next() -> Piece? {
        if let piece = again {
            again = nil
            return piece
        }
        while true {
            if let scalar = nextScalar() {
                if let piece = piece(from: scalar) { return piece }
            } else if let character = characters.next() {
                scalars = character.unicodeScalars.makeIterator()
                startsCluster = true
            } else {
                return nil
            }
        }
    }

    /// The next scalar of the cluster at hand; nil at its end.
    private mutating func nextScalar() -> Unicode.Scalar? {
        if let scalar = lookahead {
            lookahead = nil
            return scalar
        }
        return scalars.next()
    }

    /// The piece that begins with a scalar; nil if the scalar is dropped.
    private mutating func piece(from scalar: Unicode.Scalar) -> Piece? {
        if let picture = StandIn.controlPicture(scalar) {
            return made(Cluster(isUnicode ? picture : "?"), width: 1)
        }
        switch ScalarClass(scalar) {
        case .narrow: return made(withMarks(Cluster(scalar)), width: 1)
        case .wide: return made(withMarks(Cluster(scalar)), width: 2)
        case .mark:
            // Half a Hangul syllable is nothing; other marks are shown on U+25CC.
            guard scalar.properties.generalCategory != .otherLetter else {
                return made(Cluster(StandIn.replacement), width: 1)
            }
            var cluster = Cluster("\u{25CC}")
            cluster.append(scalar)
            return made(withMarks(cluster), width: 1)
        case .dropped: return nil
        case .replaced: return made(Cluster(StandIn.replacement), width: 1)
        }
    }

    /// Takes the following marks of the same cluster, skipping dropped scalars.
    private mutating func withMarks(_ base: Cluster) -> Cluster {
        var cluster = base
        while let scalar = nextScalar() {
            guard scalar.value >= 0x80 else {
                lookahead = scalar
                break
            }
            let kind = ScalarClass(scalar)
            if kind == .mark {
                cluster.append(scalar)
            } else if kind != .dropped {
                lookahead = scalar
                break
            }
        }
        return cluster
    }

    private mutating func made(_ cluster: Cluster, width: Int) -> Piece {
        defer { startsCluster = false }
        guard !isUnicode else {
            return Piece(glyph: Glyph(cluster), width: width, startsCluster: startsCluster)
        }
        let glyph = Glyph(StandIn.ascii(cluster.base))
        if width == 2 { again = Piece(glyph: glyph, width: 1, startsCluster: false) }
        return Piece(glyph: glyph, width: 1, startsCluster: startsCluster)
    }
}
