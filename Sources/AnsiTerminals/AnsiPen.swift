import Terminals

/// Folds the styles of cells to the colours of the terminal, and keeps the results.
struct AnsiPen {
    /// The way in which cells of one style are drawn.
    struct Folded {
        let style: FoldedStyle
        /// Whether a blank is drawn instead of a half block, because there are no colours.
        let isBlank: Bool
    }

    /// A style, as the bits of a cell.
    private struct Key: Hashable {
        let front, back: UInt32
        /// A half block is drawn with other colours than a letter of the same style.
        let isHalfBlock: Bool
    }

    private let depth: ColorDepth
    private let attributes: Style.Attributes
    private var theme = Theme(suiting: nil)
    private var known: [Key: Folded] = [:]
    /// The last result, because neighbours often have the same style.
    private var last: (key: Key, folded: Folded)?

    /// The maximum number of results that are kept.
    private static let limit = 1 << 14

    init(depth: ColorDepth, attributes: Style.Attributes) {
        self.depth = depth
        self.attributes = attributes
    }

    /// Sets the theme. Returns false if the theme is unchanged.
    mutating func setTheme(_ new: Theme) -> Bool {
        guard new != theme else { return false }
        theme = new
        known = [:]
        last = nil
        return true
    }

    mutating func fold(_ cell: Cell) -> Folded {
        let bits = cell.styleBits
        let key = Key(front: bits.front, back: bits.back, isHalfBlock: cell.glyph.isHalfBlock)
        if let last, last.key == key { return last.folded }
        if let folded = known[key] {
            last = (key, folded)
            return folded
        }
        let folded = folded(cell)
        if known.count >= Self.limit { known = [:] }
        known[key] = folded
        last = (key, folded)
        return folded
    }

    private func folded(_ cell: Cell) -> Folded {
        var (glyph, style) = depth.fold(cell, in: theme)
        style.attributes.formIntersection(attributes)
        return Folded(style: style, isBlank: glyph != cell.glyph)
    }

    /// Whether a cell looks like an erased cell of the terminal.
    mutating func isBlank(_ cell: Cell) -> Bool {
        let folded = fold(cell)
        return (cell.glyph == .space || folded.isBlank) && folded.style == FoldedStyle()
    }
}
