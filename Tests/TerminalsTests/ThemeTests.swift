import Testing

@testable import Terminals

/// The contrast guarantees of themes, for each colour depth with known colours.
@Suite struct ThemeTests {
    /// All themes. The last two keep the terminal's background, whose lightness they know
    /// approximately.
    private static let themes = [
        Theme.dark, .light, .highContrast, .terminal, Theme(suiting: .dark), Theme(suiting: .light),
    ]
    private static let known = themes.filter { $0 != .terminal }
    private static let depths = [ColorDepth.trueColor, .indexed256]
    /// The palette, and the faded palette.
    private static let fills = Color.palette.map(\.color) + Color.palette.map(\.color.faded)

    /// The components of a folded colour. For the terminal's own colour: the theme's assumption.
    private func look(_ color: FoldedColor, or own: Color) throws -> Color {
        guard color != .terminal else { return own }
        let color = color.color
        try #require(
            color.components != nil, "The style contains one of the terminal's 16 colours.")
        return color
    }

    /// The contrast between a style's text and background.
    private func contrast(
        _ style: FoldedStyle, _ theme: Theme, _ depth: ColorDepth = .trueColor
    ) throws -> Double {
        let front = try look(style.foreground, or: theme.foreground(depth))
        return try #require(
            front.contrast(with: look(style.background, or: theme.background(depth))))
    }

    @Test(
        "Text on every fill has a contrast of at least 4.5, also dim text", arguments: known, depths
    )
    func letters(_ theme: Theme, _ depth: ColorDepth) throws {
        let inks = [Color.terminal, .white, .black] + Self.fills
        for fill in Self.fills {
            for ink in inks {
                let before = ink.contrast(with: fill) ?? 21
                for attributes in [[], .dim, .bold, .reverse, [.dim, .reverse]]
                    as [Style.Attributes]
                {
                    let style = Style(foreground: ink, background: fill, attributes: attributes)
                    let folded = depth.fold(style, in: theme)
                    let isOwn = before < 4.5 && !attributes.contains(.reverse)
                    let least = isOwn ? before - 0.01 : 4.5
                    #expect(try contrast(folded, theme) >= least, "\(ink) \(style) \(folded)")
                    // Folding replaces dim and reverse by colours.
                    #expect(folded.attributes.isDisjoint(with: [.dim, .reverse]))
                }
            }
            let plain = depth.fold(Style(background: fill), in: theme)
            #expect(try contrast(plain, theme) >= 4.5)
            if fill.paletteTone?.tone == .plain {
                #expect(try contrast(plain, theme) >= theme.textContrast)
            }
        }
    }

    @Test(
        "Fills and reversed areas have a contrast of at least 3 to the background",
        arguments: known, depths)
    func edges(_ theme: Theme, _ depth: ColorDepth) throws {
        let background = try look(depth.fold(.terminal, in: theme), or: theme.background(depth))
        // With tones, the gap around a deep fill and its edge in the mid tone separate it from the background.
        let hasTones = theme.tones(depth) != nil
        for fill in (hasTones ? Color.palette.map(\.color.mid) : Self.fills) + [.reversed] {
            let shown = try look(depth.fold(fill, in: theme), or: theme.background(depth))
            #expect(try #require(shown.contrast(with: background)) >= 3, "\(fill)")
            let cell = Cell.halves(upper: fill, lower: .terminal)
            let folded = depth.fold(cell, in: theme)
            #expect(folded.glyph == .upperHalf)
            #expect(folded.style.foreground == depth.fold(fill, in: theme))
            #expect(folded.style.background == depth.fold(.terminal, in: theme))
        }
        let ten = Color.palette.map { depth.fold($0.color, in: theme) }
        #expect(Set(ten).count == 10)
    }

    @Test(
        "A faded fill is half gray if its contrast stays at least 3, and less gray otherwise",
        arguments: known)
    func faded(_ theme: Theme) throws {
        guard theme.tones == nil else { return }
        let gray = try #require(theme.fills.last)
        for (color, fill) in zip(Color.palette.map(\.color), theme.fills) where color != .gray {
            let folded = ColorDepth.trueColor.fold(color.faded, in: theme).color
            let half = fill.mixed(with: gray, eighths: 4)
            let contrast = try #require(half.contrast(with: theme.background))
            #expect((folded == half) == (contrast >= 3), "\(color)")
        }
    }

    @Test(
        "With 24 bits, the tones of the palette have their contrasts",
        arguments: [Theme.dark, .light, .automatic, Theme(suiting: .dark), Theme(suiting: .light)])
    func tones(_ theme: Theme) throws {
        let depth = ColorDepth.trueColor
        for (name, color) in Color.palette {
            func contrast(_ style: Style) throws -> Double {
                try self.contrast(depth.fold(style, in: theme), theme)
            }
            #expect(try contrast(Style(background: color)) >= 6.8, "\(name)")
            #expect(try contrast(Style(background: color.mid)) >= 6.1, "\(name)")
            for fill in [Color.terminal, color, .panel, .surface, .raised, color.selected] {
                for attributes in [[], .dim] as [Style.Attributes] {
                    let text = Style(foreground: color, background: fill, attributes: attributes)
                    let plain = Style(background: fill, attributes: attributes)
                    #expect(try contrast(text) >= 4.5, "\(name) \(fill)")
                    #expect(try contrast(plain) >= 4.5, "\(name) \(fill)")
                }
            }
            // The edge of a card and the edge of a selected element are visible.
            for fill in [color, color.selected] {
                let edge = Style(foreground: color.mid, background: fill)
                #expect(try contrast(edge) >= 2.2, "\(name)")
            }
        }
        for ten in [\Color.self, \.mid, \.selected] {
            #expect(
                Set(Color.palette.map { depth.fold($0.color[keyPath: ten], in: theme) }).count == 10
            )
        }
    }

    @Test("With 256 colours and fewer, the mid tone is the fill itself", arguments: themes)
    func tonesOfOtherDepths(_ theme: Theme) {
        for depth in ColorDepth.allCases where theme.tones(depth) == nil {
            for (_, color) in Color.palette {
                #expect(depth.fold(color.mid, in: theme) == depth.fold(color, in: theme))
                #expect(
                    depth.fold(Style(foreground: color.mid), in: theme)
                        == depth.fold(Style(foreground: color), in: theme))
            }
        }
    }

    @Test("Text and lines without a fill have a contrast of at least 4.5", arguments: known, depths)
    func openLetters(_ theme: Theme, _ depth: ColorDepth) throws {
        for ink in [.terminal] + Self.fills {
            for attributes in [[], .dim, .reverse] as [Style.Attributes] {
                let style = Style(foreground: ink, attributes: attributes)
                let folded = depth.fold(style, in: theme)
                #expect(
                    try contrast(folded, theme, depth) >= theme.textContrast, "\(style) \(folded)")
                // A theme that keeps the terminal's background keeps the dim attribute.
                let isLeft = attributes.contains(.dim) && !theme.paintsBackground(depth)
                #expect(folded.attributes.contains(.dim) == isLeft)
            }
        }
    }

    @Test(
        "A theme with a painted background leaves no cell in the terminal's own colours",
        arguments: themes)
    func painting(_ theme: Theme) {
        for depth in ColorDepth.allCases where depth != .monochrome {
            for style in [Style(), Style(foreground: .red), Style(background: .red)] {
                let folded = depth.fold(style, in: theme)
                #expect(
                    (folded.background == .terminal)
                        == (style.background == .terminal && !theme.paintsBackground(depth)))
                #expect(
                    (folded.foreground == .terminal)
                        == (style == Style() && !theme.paintsBackground(depth)))
                #expect(folded.foreground != folded.background || style == Style())
            }
        }
        #expect(
            ColorDepth.monochrome.fold(Style(background: .red), in: theme)
                == FoldedStyle(attributes: .reverse))
    }

    @Test("The terminal's theme uses 10 of the terminal's 16 colours for the palette")
    func sixteen() {
        for depth in [ColorDepth.ansi16, .indexed256, .trueColor] {
            let ten = Color.palette.map { depth.fold($0.color, in: .terminal) }
            #expect(Set(ten).count == 10)
            for (folded, entry) in zip(ten, Color.palette) {
                #expect(folded == ColorDepth.ansi16.fold(entry.color), "\(entry.name)")
            }
        }
    }

    @Test("Exact and indexed colours are the same in every theme", arguments: themes)
    func exact(_ theme: Theme) {
        for color in [.white, .black, Color(hex: 0x123456), .index(200), .ansi(.brightRed)] {
            for depth in ColorDepth.allCases {
                #expect(depth.fold(color, in: theme) == depth.fold(color))
            }
        }
    }

    @Test("A suiting theme keeps the terminal's background, and is dark for an unknown background")
    func suiting() {
        #expect(Theme(suiting: nil) == Theme(suiting: .dark))
        #expect(Theme(suiting: .light) != Theme(suiting: .dark))
        #expect(Set(Self.themes).count == Self.themes.count)
        for (theme, same) in [(Theme.dark, ScreenBackground.dark), (.light, .light)] {
            let suiting = Theme(suiting: same)
            for depth in ColorDepth.allCases {
                #expect(!suiting.paintsBackground(depth) && theme.paintsBackground(depth))
                let automatic = Theme.automatic.suiting(same)
                #expect(automatic.paintsBackground(depth) == (depth == .trueColor))
                #expect(automatic.background(depth) == theme.background(depth))
            }
            #expect(suiting.suiting(.light) == suiting && theme.suiting(.light) == theme)
            #expect(suiting.background == theme.background && suiting.fills == theme.fills)
            #expect(suiting.tones == theme.tones)
        }
    }
}

/// Which theme a frame has, and when the theme changes.
@Suite struct ThemeLoopTests {
    /// A program with keys that choose a theme.
    private struct Chooser: TerminalProgram {
        var theme: Theme?

        mutating func handle(_ input: Input, at now: Duration) -> Outcome {
            switch input {
            case .key("h"): theme = .highContrast
            case .key("a"): theme = nil
            default: return .ignored
            }
            return .ignored
        }

        func draw(into region: inout Region, at now: Duration) { region.fill(.red) }
    }

    private func themes(
        _ background: ScreenBackground?, _ inputs: [Input]
    ) -> [Theme] {
        let terminal = MemoryTerminal(
            size: ScreenSize(columns: 2, rows: 1), inputs: inputs, isRecording: true)
        terminal.background = background
        var program = Chooser()
        terminal.run(&program)
        return terminal.recording.map(\.theme)
    }

    @Test(
        "A program's theme overrides the terminal's background, and a change of theme draws a frame"
    )
    func order() {
        #expect(themes(nil, []) == [Theme(suiting: .dark)])
        #expect(themes(.dark, [.wake]) == [Theme(suiting: .dark)])
        #expect(
            themes(.light, [.key("h"), .key("x"), .key("a")])
                == [Theme(suiting: .light), .highContrast, Theme(suiting: .light)])
    }

    @Test("A terminal that reports its background late gets another frame")
    func lateAnswer() {
        final class Late: Terminal {
            let features = ScreenFeatures()
            let size = ScreenSize(columns: 2, rows: 1)
            var now: Duration = .zero
            var isMouseEnabled = false
            var watchedDescriptors: [Int32] = []
            var background: ScreenBackground?
            var themes: [Theme] = []
            var inputs: [Input] = [.wake]

            func nextInput(before deadline: Duration?) -> Input? {
                now = max(now, deadline ?? now)
                guard let input = inputs.popLast() else {
                    return deadline == nil ? .end(.hangUp) : nil
                }
                background = .light
                return input
            }

            func draw(_ screen: borrowing Screen, repaint: Bool) { themes.append(screen.theme) }
        }
        let terminal = Late()
        var program = Chooser()
        terminal.run(&program)
        #expect(terminal.themes == [Theme(suiting: .dark), Theme(suiting: .light)])
    }
}
