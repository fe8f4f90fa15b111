/// A segment of a text: the content of one cell, or of two cells if the content is wide.
struct TextSegment: Hashable, Sendable {
    var glyph: Glyph
    /// The number of columns: 1 or 2.
    var width: Int
    /// Whether a grapheme cluster begins with this segment. A text is cut only before such a segment.
    var startsCluster: Bool
}

/// The segments of a text, left to right and sanitised. No segment is a control character, a joiner or a mark without a
/// base.
///
/// - A C0 control or DEL becomes its picture (U+2400…). C1 controls and scalars of the class `replaced` become U+FFFD.
///   Joiners and variation selectors are dropped.
/// - A base keeps at most four marks. A mark without a base is drawn on a dotted circle.
/// - Clusters that terminals disagree on are drawn as their components side by side: the people of a family, a skin
///   tone after its base, the two letters of a flag. A variation selector never changes the width.
/// - Without Unicode, every segment is one column of ASCII. A wide scalar becomes two segments, so that a text is
///   equally wide on every terminal.
struct TextSegments: Sequence, IteratorProtocol {
    private let isUnicode: Bool
    /// Whether each scalar is a grapheme cluster.
    private let hasSingleScalars: Bool
    /// The remaining clusters; empty if each scalar is a cluster.
    private var characters: String.Iterator
    /// The scalars of the current cluster, or of the whole text if each scalar is a cluster.
    private var scalars: String.UnicodeScalarView.Iterator
    /// The next scalar, if it was already read while the marks of the previous base were collected.
    private var lookahead: Unicode.Scalar?
    private var startsCluster = false
    /// The second segment of a wide scalar, which consists of two segments without Unicode.
    private var again: TextSegment?

    init(_ text: some StringProtocol, isUnicode: Bool = true) {
        self.isUnicode = isUnicode
        let text = String(text)
        hasSingleScalars = text.unicodeScalars.allSatisfy(\.isPlain)
        characters = (hasSingleScalars ? "" : text).makeIterator()
        scalars = (hasSingleScalars ? text : "").unicodeScalars.makeIterator()
        startsCluster = hasSingleScalars
    }

    mutating func next() -> TextSegment? {
        if let segment = again {
            again = nil
            return segment
        }
        while true {
            if let scalar = nextScalar() {
                if let segment = segment(from: scalar) { return segment }
            } else if let character = characters.next() {
                scalars = character.unicodeScalars.makeIterator()
                startsCluster = true
            } else {
                return nil
            }
        }
    }

    /// Returns the next scalar of the current cluster; nil at its end.
    private mutating func nextScalar() -> Unicode.Scalar? {
        if let scalar = lookahead {
            lookahead = nil
            return scalar
        }
        return scalars.next()
    }

    /// Returns the segment that begins with a scalar; nil if the scalar is of the class `dropped`.
    private mutating func segment(from scalar: Unicode.Scalar) -> TextSegment? {
        if let picture = ReplacementScalar.controlPicture(scalar) {
            return made(Cluster(isUnicode ? picture : "?"), width: 1)
        }
        switch ScalarClass(scalar) {
        case .narrow: return made(withMarks(Cluster(scalar)), width: 1)
        case .wide: return made(withMarks(Cluster(scalar)), width: 2)
        case .mark:
            // A mark without a base is shown on U+25CC. Hangul vowels and finals are letters, which cannot be shown
            // without the rest of their syllable.
            guard scalar.properties.generalCategory != .otherLetter else {
                return made(Cluster(ReplacementScalar.replacement), width: 1)
            }
            var cluster = Cluster("\u{25CC}")
            cluster.append(scalar)
            return made(withMarks(cluster), width: 1)
        case .dropped: return nil
        case .replaced: return made(Cluster(ReplacementScalar.replacement), width: 1)
        }
    }

    /// Returns a base with the marks that follow it in its cluster. Skips scalars of the class `dropped`.
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

    private mutating func made(_ cluster: Cluster, width: Int) -> TextSegment {
        defer { startsCluster = hasSingleScalars }
        guard !isUnicode else {
            return TextSegment(glyph: Glyph(cluster), width: width, startsCluster: startsCluster)
        }
        let glyph = Glyph(ReplacementScalar.ascii(cluster.base))
        if width == 2 { again = TextSegment(glyph: glyph, width: 1, startsCluster: false) }
        return TextSegment(glyph: glyph, width: 1, startsCluster: startsCluster)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is printable, and a text of only such scalars has one grapheme cluster for each scalar. True for
    /// ASCII, Latin letters, and common punctuation, arrows, lines and shapes.
    ///
    /// Comparing ranges takes less time than looking into the tables of Unicode.
    fileprivate var isPlain: Bool {
        switch value {
        case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x2010...0x2027, 0x2190...0x21FF,
            0x2500...0x25FF:
            true
        default: false
        }
    }
}
