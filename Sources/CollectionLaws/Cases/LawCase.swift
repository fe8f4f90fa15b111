import CollectionLayouts

/// A test case for laws: sections of data in a view, and edits of these sections.
struct LawCase {
    let source: BodySource
    let round: Int
    /// The seed of the random numbers that a law uses.
    let seed: UInt64
    var sections: [CaseSection]
    var size: Size
    var placement: CasePlacement
    /// The space in points between items and between lines, for bodies that have no spacing of their own.
    var spacing: Double
    /// Whether a `Measure` closure is passed to the layout.
    var isMeasured: Bool
    /// Whether all sizes in `sample.sizes` are equal.
    var hasEqualSizes = false
    var edits: [CaseEdit]
    /// A closure that wraps each body; nil for bodies that are not wrapped.
    var wrap: ((any SectionBody) -> any SectionBody)?

    /// A generator of the random numbers that a law uses.
    var random: SplitMix { SplitMix(seed: seed) }

    /// Returns the case with one section in one column and without edits, for laws about a single body.
    func alone(_ section: CaseSection) -> LawCase {
        var copy = self
        copy.sections = [section]
        copy.edits = []
        copy.placement = .column
        return copy
    }
}

/// The way in which the sections of a case are placed.
enum CasePlacement: Equatable {
    case column
    /// Two columns of equal width.
    case split(spacing: Double)
    /// One section after the other along an axis, as in a compositional layout.
    case compositional(Axis, spacing: Double)

    var isSideways: Bool {
        if case .compositional(.horizontal, _) = self { return true }
        return false
    }
}

/// One section of a case.
struct CaseSection {
    /// The seed of the random numbers that make the body.
    var seed: UInt64
    /// Whether the section is a plain grid instead of the checked body. With such a section, laws can check arrow keys
    /// that leave and enter the body.
    var isPlain = false
    var side = Side.left
    /// A number for each item, which the item keeps when its index changes.
    var items: [Int]
    var inset = EdgeInsets.zero
    var header = 0.0
    var footer = 0.0
    var hasBackground = false
    /// The behavior of sideways scrolling. Used only for bodies that can scroll sideways.
    var sideways: SidewaysScrolling.Behavior?

    /// The section without inset, header, footer and background.
    var bare: CaseSection {
        var copy = self
        (copy.inset, copy.header, copy.footer, copy.hasBackground) = (.zero, 0, 0, false)
        return copy
    }
}

extension LawCase: CustomStringConvertible {
    var description: String {
        let place =
            switch placement {
            case .column: "one column"
            case .split(let spacing): "two columns \(spacing) apart"
            case .compositional(let axis, let spacing):
                "a \(axis) compositional layout, sections \(spacing) apart"
            }
        var lines = [
            "a view of \(size.width) × \(size.height), \(place)"
                + (isMeasured ? ", measured" : "") + (hasEqualSizes ? ", equal sizes" : "")
        ]
        for (index, section) in sections.enumerated() {
            lines.append("  section \(index): \(section.words), \(words(ofBody: section))")
        }
        for edit in edits { lines.append("  edit: \(edit.words)") }
        return lines.joined(separator: "\n")
    }

    private func words(ofBody section: CaseSection) -> String {
        guard !section.isPlain else { return "a plain grid" }
        let text = String(describing: body(of: section))
        return text.count > 400 ? text.prefix(400) + "…" : text
    }
}

extension CaseSection {
    fileprivate var words: String {
        var words = ["\(items.count) items \(items)"]
        if side == .right { words.append("right") }
        if header > 0 { words.append("header \(header)") }
        if footer > 0 { words.append("footer \(footer)") }
        if inset != .zero {
            words.append("inset \(inset.top), \(inset.left), \(inset.bottom), \(inset.right)")
        }
        if hasBackground { words.append("background") }
        if let sideways { words.append("sideways \(sideways)") }
        return words.joined(separator: ", ")
    }
}
