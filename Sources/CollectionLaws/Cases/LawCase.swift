import CollectionLayouts

/// Sections of data in a view, and edits of them: what laws are checked with.
struct LawCase {
    let source: BodySource
    let round: Int
    /// Draws what a law looks at.
    let seed: UInt64
    var sections: [CaseSection]
    var size: Size
    var placement: CasePlacement
    /// Between items and lines of bodies that say nothing themselves.
    var spacing: Double
    /// Whether anybody answers what is measured.
    var isMeasured: Bool
    /// Whether all of `sample.sizes` are the same.
    var hasEqualSizes = false
    var edits: [CaseEdit]
    /// Put around the bodies.
    var wrap: ((any SectionBody) -> any SectionBody)?

    /// Random numbers for a law.
    var random: SplitMix { SplitMix(seed: seed) }

    /// The case with one section in one column and without edits: for laws about a single body.
    func alone(_ section: CaseSection) -> LawCase {
        var copy = self
        copy.sections = [section]
        copy.edits = []
        copy.placement = .column
        return copy
    }
}

/// How the sections of a case are placed.
enum CasePlacement: Equatable {
    case column
    /// Two columns of half the width.
    case split(spacing: Double)
    /// One after the other in a direction.
    case compositional(Axis, spacing: Double)

    var isSideways: Bool {
        if case .compositional(.horizontal, _) = self { return true }
        return false
    }
}

/// One section of a case.
struct CaseSection {
    /// Draws its body.
    var seed: UInt64
    /// Whether it is a plain grid, for arrow keys to leave and enter the body.
    var isPlain = false
    var side = Side.left
    /// A number for each item, which it keeps.
    var items: [Int]
    var inset = EdgeInsets.zero
    var header = 0.0
    var footer = 0.0
    var hasBackground = false
    /// For bodies that can.
    var sideways: SidewaysScrolling.Behavior?

    /// The section without anything around its body.
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
