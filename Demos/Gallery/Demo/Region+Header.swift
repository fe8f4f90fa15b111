import Reflow

extension Region {
    /// Draws a header of one row: a name in bold, and a dim note at the other edge if both fit.
    ///
    /// A pinned header has the panel's surface and a mark in the given colour. Another header has only its texts.
    mutating func header(
        _ name: String, _ note: String = "", mark: Color = .gray, isPinned: Bool = false
    ) {
        fill(isPinned && showsTones ? .panel : .terminal)
        defer { if isPinned { edge(mark) } }
        text(isMirrored ? "\(name) " : " \(name)", isMirrored ? [.trailing, .bold] : .bold)
        guard !note.isEmpty, name.displayWidth + note.displayWidth + 4 <= columns else { return }
        text(isMirrored ? " \(note)" : "\(note) ", isMirrored ? .dim : [.trailing, .dim])
    }
}

extension Region {
    /// Returns the mid tone of a colour for marks and text without a fill; `nil` with fewer than 256 colours, because
    /// the contrast with the terminal's own background is unknown there.
    func tint(_ color: Color?) -> Color? { features.colors < .indexed256 ? nil : color?.mid }

    /// Returns the ink of a colour for text without a fill; `nil` with fewer than 256 colours.
    func ink(_ color: Color?) -> Color? { features.colors < .indexed256 ? nil : color }
}

extension CollectionView {
    /// Whether a header is at the top edge because it is pinned there, and not because the content starts with it.
    func isPinned(_ header: Element<SectionID, ItemID>) -> Bool {
        contentOffset.y > 0 && header.frame.minY <= contentOffset.y
    }
}
