/// The look of colours on a screen: the palette's fills, reversed fills, and the default background and foreground.
///
/// Exact colours and numbers of the terminal's table are the same in every theme. Text on fills is black or white,
/// whichever is readable; `ColorDepth.fold` decides this for each depth.
public struct Theme: Hashable, Sendable {
    /// The origin of the background: painted by the theme, or the terminal's own background, which may be unknown.
    private enum Ground { case painted, terminal, unknown }

    private let ground: Ground
    /// The exact background colour. If the theme does not paint the background, this is the assumed colour of the
    /// terminal's own background.
    public let background: Color
    /// The exact colour of text without a fill. If the theme does not paint the background, this is the assumed colour
    /// of the terminal's own text.
    public let foreground: Color
    /// The colour of a reversed fill, with a contrast of 3 or more to the background.
    let reversed: Color
    /// The quiet fill that groups elements.
    let surface: Color
    /// The fills of the palette, in palette order.
    let fills: [Color]
    /// The minimum contrast of text, by WCAG 2, if both colours are known.
    package let textContrast: Double

    /// Whether the theme paints the background of all cells. If not, cells without a fill keep the terminal's own two
    /// colours.
    package var paintsBackground: Bool { ground == .painted }

    /// The background of the screen; nil if unknown.
    var likelyBackground: Color? { ground == .unknown ? nil : background }

    private init(
        _ ground: Ground, background: UInt32, foreground: UInt32, reversed: UInt32, surface: Color,
        fills: [Color] = Color.paletteValues.map { Color(hex: $0) }, textContrast: Double = 4.5
    ) {
        self.ground = ground
        self.background = Color(hex: background)
        self.foreground = Color(hex: foreground)
        self.reversed = Color(hex: reversed)
        self.surface = surface
        self.fills = fills
        self.textContrast = textContrast
    }
}

extension Theme {
    /// A dark theme: light letters on `#101010`.
    public static let dark = dark(.painted)
    /// A light theme: dark letters on white.
    public static let light = light(.painted)

    /// A theme of high contrast: white letters on black, and black letters on bright fills, at a contrast of 7 or more.
    public static let highContrast = Theme(
        .painted, background: 0x000000, foreground: 0xFFFFFF, reversed: 0xFFFFFF,
        surface: Color(hex: 0x303030),
        fills: [
            0xFF5F5F, 0xFF8700, 0xFFD700, 0x00D700, 0x00D7AF, 0x5FAFFF, 0xAFAFFF, 0xD787FF,
            0xFF87D7, 0xBCBCBC,
        ].map { Color(hex: $0) }, textContrast: 7)

    /// A theme of the terminal's own sixteen colours, matched to the palette's hues, on the terminal's own background.
    public static let terminal = Theme(
        .unknown, background: 0x101010, foreground: 0xD8D8D8, reversed: 0xFFFFFF,
        surface: .ansi(.brightBlack),
        fills: [
            .red, .yellow, .brightYellow, .green, .cyan, .blue, .brightBlue, .magenta,
            .brightMagenta, .brightBlack,
        ].map { Color.ansi($0) })

    /// Makes the theme that suits a terminal's background: like `dark` or `light`, but with the terminal's own two
    /// colours.
    ///
    /// An unknown background counts as dark.
    public init(suiting background: ScreenBackground?) {
        self = background == .light ? Self.onLight : Self.onDark
    }

    private static let onDark = dark(.terminal)
    private static let onLight = light(.terminal)

    private static func dark(_ ground: Ground) -> Theme {
        Theme(
            ground, background: 0x101010, foreground: 0xD8D8D8, reversed: 0xFFFFFF,
            surface: Color(hex: 0x303030))
    }

    private static func light(_ ground: Ground) -> Theme {
        Theme(
            ground, background: 0xFFFFFF, foreground: 0x202020, reversed: 0x202020,
            surface: Color(hex: 0xE4E4E4))
    }
}
