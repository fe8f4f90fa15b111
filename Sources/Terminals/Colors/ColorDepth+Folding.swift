extension ColorDepth {
    /// Converts the style of a blank cell, or of a cell with text, to the colours of this depth and a theme.
    ///
    /// A colour stays exact if the depth has exact colours. Otherwise it becomes the nearest of 256 colours. With fewer
    /// colours, it becomes a colour of the same hue. The background is converted first, then the text colour. Text has
    /// at least the theme's contrast if both its colour and its background are known:
    /// - On a fill, text without its own colour is white if its contrast is 4.5 or more, else black. On one of the
    ///   terminal's sixteen colours, it is white or black, whichever is more readable in the colours of xterm, VGA and
    ///   Tango. Text with its own colour keeps that colour unless the conversion lowers the contrast below 4.5. In 16
    ///   and 8 colours, text keeps its colour only if both colours are among the terminal's sixteen.
    /// - Without a fill, a palette colour is mixed with the theme's foreground until the text is readable.
    /// - Dim text is mixed with the background if the background is known. Otherwise the terminal dims the text.
    ///
    /// With 24 bits, the dark and the light themes have tones: a palette colour is deep as a fill, and ink as text.
    /// Text without its own colour has the theme's foreground or background, whichever is readable.
    ///
    /// A reversed fill becomes `Color.reversed` with text in the fill's colour, if this text is readable. On a terminal
    /// without colours, a fill is shown in reverse video, and a reversed fill as normal text.
    public func fold(_ style: Style, in theme: Theme = Theme(suiting: nil)) -> FoldedStyle {
        var folded = FoldedStyle(attributes: style.attributes)
        guard self != .monochrome else {
            if style.background != .terminal { folded.attributes.formSymmetricDifference(.reverse) }
            return folded
        }
        if style.background == .terminal {
            folded.background = fold(.terminal, in: theme)
            folded.foreground = textColorWithoutFill(style.foreground, in: theme)
        } else if style.attributes.contains(.reverse) {
            folded.background = fold(.reversed, in: theme)
            folded.foreground = textColorOnReversedFill(
                style.background, on: folded.background, in: theme)
            folded.attributes.remove(.reverse)
        } else {
            folded.background = fold(style.background, in: theme)
            folded.foreground = ink(
                style.foreground, on: style.background, as: folded.background, in: theme)
        }
        dim(&folded, of: style, in: theme)
        return folded
    }

    /// Converts a fill colour to the colours of this depth and a theme. The terminal's own colour becomes the theme's
    /// background if the theme paints its background.
    public func fold(_ color: Color, in theme: Theme = Theme(suiting: nil)) -> FoldedColor {
        if color == .terminal {
            return theme.paintsBackground(self) ? nearest(theme.background(self)) : .terminal
        }
        if let fill = theme.tones(self)?.fill(color) { return nearest(fill) }
        if color == .reversed { return nearest(theme.reversed(self)) }
        if let surface = theme.surfaces.color(color) {
            return nearest(self >= .indexed256 ? surface : .gray)
        }
        // With 16 or 8 colours, folding keeps only the hue, and a palette colour has the same hue in every theme.
        guard self >= .indexed256, let (place, tone) = color.paletteTone else {
            return nearest(color)
        }
        let fill = theme.fills[place]
        guard tone == .faded, let gray = theme.fills.last else { return nearest(fill) }
        return mixture(
            of: fill, with: gray, eighths: stride(from: 4, through: 0, by: -1),
            contrast: 3, on: nearest(theme.background(self)).color)
    }

    /// Returns the nearest colour in this depth. Every colour is folded by this function in the end.
    private func nearest(_ color: Color) -> FoldedColor {
        if let number = color.ansiNumber {
            return switch self {
            case .monochrome: .terminal
            case .ansi8: .index(Ansi.dark(number))
            case .ansi16, .indexed256, .trueColor: .index(number)
            }
        }
        guard let (red, green, blue) = color.components else { return .terminal }
        return switch self {
        case .trueColor: .rgb(red: red, green: green, blue: blue)
        case .indexed256: .index(Xterm.nearest(red: red, green: green, blue: blue))
        case .ansi16: .index(Ansi.nearest(red: red, green: green, blue: blue))
        case .ansi8: .index(Ansi.dark(Ansi.nearest(red: red, green: green, blue: blue)))
        case .monochrome: .terminal
        }
    }
}

// Folding of text colours.
extension ColorDepth {
    /// Returns the colour of text without a fill.
    private func textColorWithoutFill(_ wanted: Color, in theme: Theme) -> FoldedColor {
        guard wanted != .terminal else {
            return theme.paintsBackground(self) ? nearest(theme.foreground(self)) : .terminal
        }
        if let ink = theme.tones(self)?.ink(wanted) { return nearest(ink) }
        guard self >= .indexed256, let (place, _) = wanted.paletteTone,
            let background = theme.likelyBackground(self)
        else { return fold(wanted, in: theme) }
        return mixture(
            of: theme.fills[place], with: theme.foreground(self),
            eighths: stride(from: 0, through: 8, by: 1), contrast: theme.textContrast,
            on: nearest(background).color)
    }

    /// Returns the colour of text on a fill. `surface` is the fill's colour, and `background` is this colour after
    /// folding.
    private func ink(
        _ wanted: Color, on surface: Color, as background: FoldedColor, in theme: Theme
    ) -> FoldedColor {
        let tones = theme.tones(self)
        let ink = tones?.ink(wanted).map(nearest) ?? fold(wanted, in: theme)
        let plain = tones?.text(on: surface) ?? background.color.readableText
        // Without tones, a colour is not readable on its own fill, faded or not.
        if tones == nil, let place = wanted.paletteTone?.place, place == surface.paletteTone?.place
        {
            return nearest(plain)
        }
        // With 256 colours, a palette colour is too dark for text on a surface, as it is without a fill.
        if tones == nil, self >= .indexed256, surface.isSurface,
            let place = wanted.paletteTone?.place, theme.fills[place].components != nil,
            background.color.components != nil
        {
            return mixture(
                of: theme.fills[place], with: plain, eighths: stride(from: 0, through: 8, by: 1),
                contrast: theme.textContrast, on: background.color)
        }
        guard wanted != .terminal, keeps(wanted, as: ink, on: surface, as: background) else {
            return nearest(plain)
        }
        guard tones != nil, let tone = wanted.paletteTone?.tone, tone != .mid,
            surface.paletteTone != nil || surface.isSurface
        else { return ink }
        return mixture(
            of: ink.color, with: plain, eighths: stride(from: 0, through: 8, by: 1),
            contrast: theme.textContrast, on: background.color)
    }

    /// Returns the colour of text on a reversed fill: the fill's colour if that is readable, otherwise black or white.
    private func textColorOnReversedFill(
        _ fill: Color, on surface: FoldedColor, in theme: Theme
    ) -> FoldedColor {
        let ink = fold(fill, in: theme)
        let (letters, behind) = (ink.color, surface.color)
        let reads =
            letters.contrast(with: behind).map { $0 >= theme.textContrast }
            ?? (letters.readableText != behind.readableText)
        return reads ? ink : nearest(behind.readableText)
    }

    /// Whether text on a fill keeps its own colour: if its contrast after folding is at least its contrast before
    /// folding, or 4.5.
    private func keeps(
        _ wanted: Color, as ink: FoldedColor, on surface: Color, as background: FoldedColor
    ) -> Bool {
        guard ink != background || wanted == surface && wanted.paletteTone == nil else {
            return false
        }
        if self < .indexed256 { return wanted.ansiNumber != nil && surface.ansiNumber != nil }
        guard let before = wanted.contrast(with: surface),
            let after = ink.color.contrast(with: background.color)
        else { return true }
        return after >= min(before, 4.5)
    }

    /// Replaces the dim attribute by a mixed colour if both colours are known, because terminals dim in different ways.
    private func dim(_ folded: inout FoldedStyle, of style: Style, in theme: Theme) {
        let (letters, behind) = (folded.foreground.color, folded.background.color)
        guard folded.attributes.contains(.dim), !folded.attributes.contains(.reverse),
            self >= .indexed256, letters.components != nil, behind.components != nil
        else { return }
        folded.attributes.remove(.dim)
        if let tones = theme.tones(self), style.foreground == .terminal,
            letters == tones.foreground
        {
            folded.foreground = mixture(
                of: tones.dim, with: letters, eighths: stride(from: 0, through: 8, by: 1),
                contrast: theme.textContrast, on: behind)
            return
        }
        folded.foreground = mixture(
            of: letters, with: behind, eighths: stride(from: 4, through: 0, by: -1),
            contrast: theme.textContrast, on: behind)
    }

    /// Mixes two colours in the given shares, in order. Returns the first mixture with enough contrast to the
    /// background, else the last mixture.
    private func mixture(
        of color: Color, with other: Color, eighths: StrideThrough<Int>, contrast: Double,
        on background: Color
    ) -> FoldedColor {
        var mixed = nearest(color)
        for count in eighths {
            mixed = nearest(color.mixed(with: other, eighths: count))
            if let reached = mixed.color.contrast(with: background), reached >= contrast { break }
        }
        return mixed
    }
}
