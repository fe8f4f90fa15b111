/// A colour as a terminal takes it.
public enum FoldedColor: Hashable, Sendable {
    /// The terminal's own.
    case terminal
    /// A number of the terminal's table: 0…7 of 8, 0…15 of 16, 16…255 of 256.
    case index(UInt8)
    /// An exact colour.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// A style as a terminal takes it.
public struct FoldedStyle: Hashable, Sendable {
    /// The colour of the glyph.
    public var foreground: FoldedColor
    /// The colour behind the glyph.
    public var background: FoldedColor
    /// What is done to the glyph besides colouring it.
    public var attributes: Style.Attributes

    /// The terminal's own two colours and no attribute unless told otherwise.
    public init(
        foreground: FoldedColor = .terminal, background: FoldedColor = .terminal,
        attributes: Style.Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }
}

extension ColorDepth {
    /// A style in the colours of this depth; for what holds text or nothing.
    ///
    /// Exact where the depth allows, else the nearest of 256, else a colour of the same hue; on one
    /// of 16 or 8 colours text is black or white, whichever reads on what terminals show for it.
    /// Without colour a fill is reverse video, and a reversed fill is none.
    public func fold(_ style: Style) -> FoldedStyle {
        let attributes = style.attributes
        switch self {
        case .trueColor, .indexed256:
            return FoldedStyle(
                foreground: fold(style.foreground), background: fold(style.background),
                attributes: attributes)
        case .ansi16, .ansi8:
            let background = fold(style.background)
            guard case .index(let index) = background else {
                return FoldedStyle(foreground: fold(style.foreground), attributes: attributes)
            }
            return FoldedStyle(
                foreground: text(on: index), background: background, attributes: attributes)
        case .monochrome:
            let isFill = style.background != .terminal
            return FoldedStyle(
                attributes: isFill ? attributes.symmetricDifference(.reverse) : attributes)
        }
    }

    /// A cell in the colours of this depth: what to draw, and how.
    ///
    /// Like `fold(_: Style)`, but a half block keeps both its colours, since neither is text. Without
    /// colour a half that is filled has the terminal's foreground; with both filled that is a blank in
    /// reverse video.
    public func fold(_ cell: Cell) -> (glyph: Glyph, style: FoldedStyle) {
        guard cell.glyph.isHalfBlock else { return (cell.glyph, fold(cell.style)) }
        guard self == .monochrome else {
            return (
                cell.glyph,
                FoldedStyle(
                    foreground: fold(cell.foreground), background: fold(cell.background),
                    attributes: cell.attributes)
            )
        }
        guard cell.background != .terminal else {
            return (cell.glyph, FoldedStyle(attributes: cell.attributes))
        }
        return (
            .space,
            FoldedStyle(attributes: cell.attributes.symmetricDifference(.reverse))
        )
    }

    /// A colour on its own in this depth.
    public func fold(_ color: Color) -> FoldedColor {
        guard let (red, green, blue) = color.components else { return .terminal }
        return switch self {
        case .trueColor: .rgb(red: red, green: green, blue: blue)
        case .indexed256: .index(Xterm.nearest(red: red, green: green, blue: blue))
        case .ansi16: .index(Ansi.nearest(red: red, green: green, blue: blue))
        case .ansi8: .index(Ansi.dark(Ansi.nearest(red: red, green: green, blue: blue)))
        case .monochrome: .terminal
        }
    }

    private func text(on index: UInt8) -> FoldedColor {
        guard Ansi.readsWhite(on: index) else { return .index(0) }
        return .index(self == .ansi8 ? 7 : 15)
    }
}
