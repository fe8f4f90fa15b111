/// A colour as a terminal takes it.
public enum FoldedColor: Hashable, Sendable {
    /// The terminal's own.
    case terminal
    /// A number of the terminal's table: below 8 of 8, below 16 of 16, any of 256; below 16 where colours are exact.
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

extension FoldedColor {
    /// What it looks like, the sixteen as xterm shows them; nil for the terminal's own.
    package var look: (red: UInt8, green: UInt8, blue: UInt8)? {
        switch self {
        case .terminal: nil
        case .index(let number): Xterm.components(number)
        case .rgb(let red, let green, let blue): (red, green, blue)
        }
    }

    /// The same as a colour.
    var color: Color {
        switch self {
        case .terminal: .terminal
        case .index(let number): .index(number)
        case .rgb(let red, let green, let blue): Color(red: red, green: green, blue: blue)
        }
    }
}

extension ColorDepth {
    /// A style in the colours of this depth; for what holds text or nothing.
    ///
    /// Exact where the depth allows, else the nearest of 256, else a colour of the same hue. What letters are drawn in
    /// on a fill is chosen after the fill is folded: black or white where they have no colour of their own, at a
    /// contrast of 4.5 or more on every colour that is known; see `Color.readableText` for the terminal's sixteen. A
    /// colour of their own is theirs as long as folding takes no contrast below 4.5; in 16 and 8 colours only one of
    /// the terminal's sixteen on another. Without colour a fill is reverse video, and a reversed fill is none.
    public func fold(_ style: Style) -> FoldedStyle {
        guard self != .monochrome else {
            let isFill = style.background != .terminal
            return FoldedStyle(
                attributes: isFill
                    ? style.attributes.symmetricDifference(.reverse) : style.attributes)
        }
        let background = fold(style.background)
        return FoldedStyle(
            foreground: ink(style.foreground, on: style.background, shownAs: background),
            background: background, attributes: style.attributes)
    }

    /// A cell in the colours of this depth: what to draw, and how.
    ///
    /// Like `fold(_: Style)`, but a half block keeps both its colours, since neither is text. Without
    /// colour a half that is filled has the terminal's foreground; with both filled that is a blank in
    /// reverse video.
    public func fold(_ cell: Cell) -> (glyph: Glyph, style: FoldedStyle) {
        guard cell.glyph.isHalfBlock, cell.foreground != .terminal || self == .monochrome else {
            return (cell.glyph, fold(cell.style))
        }
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

    /// A colour on its own in this depth: the one place that asks what a colour looks like.
    public func fold(_ color: Color) -> FoldedColor {
        if let number = color.ansiNumber { return fold(ansi: number) }
        guard let (red, green, blue) = color.components else { return .terminal }
        return switch self {
        case .trueColor: .rgb(red: red, green: green, blue: blue)
        case .indexed256: .index(Xterm.nearest(red: red, green: green, blue: blue))
        case .ansi16: .index(Ansi.nearest(red: red, green: green, blue: blue))
        case .ansi8: .index(Ansi.dark(Ansi.nearest(red: red, green: green, blue: blue)))
        case .monochrome: .terminal
        }
    }

    private func fold(ansi number: UInt8) -> FoldedColor {
        switch self {
        case .monochrome: .terminal
        case .ansi8: .index(Ansi.dark(number))
        case .ansi16, .indexed256, .trueColor: .index(number)
        }
    }

    /// What letters are drawn in on a background that is folded already.
    private func ink(
        _ wanted: Color, on surface: Color, shownAs background: FoldedColor
    ) -> FoldedColor {
        if background == .terminal { return fold(wanted) }
        let ink = fold(wanted)
        return wanted != .terminal && keeps(wanted, as: ink, on: surface, as: background)
            ? ink : fold(background.color.readableText)
    }

    /// Whether letters are as well told from what is behind them as before both were folded.
    private func keeps(
        _ wanted: Color, as ink: FoldedColor, on surface: Color, as background: FoldedColor
    ) -> Bool {
        guard ink != background || wanted == surface else { return false }
        if self < .indexed256 { return wanted.ansiNumber != nil && surface.ansiNumber != nil }
        guard let before = wanted.contrast(with: surface),
            let after = ink.color.contrast(with: background.color)
        else { return true }
        return after >= min(before, 4.5)
    }
}
