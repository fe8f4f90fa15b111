/// The look of colours on a screen: the palette's fills, reversed fills, and the default background and foreground.
///
/// Exact colours and numbers of the terminal's table are the same in every theme. With 24 bits, the dark and the light
/// themes have their own tones for palette colours and surfaces. `ColorDepth.fold` decides the colours of each depth.
public struct Theme: Hashable, Sendable {
    /// The origin of the background.
    private enum Ground {
        /// The theme paints the background.
        case painted
        /// The theme paints the background with 24 bits. With fewer colours, it keeps the terminal's own background.
        case paintedExactly
        /// The terminal's own background, which is known or assumed to be like `background`.
        case terminal
        /// The terminal's own background, which is unknown.
        case unknown
    }

    /// The fills that group elements, with 256 colours and fewer.
    struct Surfaces: Hashable, Sendable {
        let panel, surface, raised: Color

        /// Returns the value of a surface; nil for any other colour.
        func color(_ color: Color) -> Color? {
            switch color {
            case .panel: panel
            case .surface: surface
            case .raised: raised
            default: nil
            }
        }
    }

    private let ground: Ground
    private let plainBackground, plainForeground, plainReversed: Color
    /// The fills that group elements, with 256 colours and fewer.
    let surfaces: Surfaces
    /// The fills of the palette with 256 colours and fewer, in palette order.
    let fills: [Color]
    /// The colours with 24 bits; nil if these are the same as with 256 colours.
    let tones: Tones?
    /// The minimum contrast of text, by WCAG 2, if both colours are known.
    package let textContrast: Double

    private init(
        _ ground: Ground, background: UInt32, foreground: UInt32, reversed: UInt32,
        surfaces: Surfaces, fills: [Color] = Color.paletteValues.map { Color(hex: $0) },
        tones: Tones? = nil, textContrast: Double = 4.5
    ) {
        self.ground = ground
        plainBackground = Color(hex: background)
        plainForeground = Color(hex: foreground)
        plainReversed = Color(hex: reversed)
        self.surfaces = surfaces
        self.fills = fills
        self.tones = tones
        self.textContrast = textContrast
    }
}

extension Theme {
    /// The exact background colour. If the theme does not paint the background, this is the assumed colour of the
    /// terminal's own background.
    public var background: Color { background(.trueColor) }
    /// The exact colour of text without a fill. If the theme does not paint the background, this is the assumed colour
    /// of the terminal's own text.
    public var foreground: Color { foreground(.trueColor) }

    /// Whether the theme paints the background of all cells. If not, cells without a fill keep the terminal's own two
    /// colours.
    package func paintsBackground(_ depth: ColorDepth) -> Bool {
        ground == .painted || ground == .paintedExactly && depth == .trueColor
    }

    /// Returns the theme's tones if the depth shows them.
    func tones(_ depth: ColorDepth) -> Tones? { depth == .trueColor ? tones : nil }
    /// Returns the background of the screen at a colour depth.
    package func background(_ depth: ColorDepth) -> Color {
        tones(depth)?.background ?? plainBackground
    }
    /// Returns the colour of text without a fill at a colour depth.
    package func foreground(_ depth: ColorDepth) -> Color {
        tones(depth)?.foreground ?? plainForeground
    }
    /// Returns the colour of a reversed fill at a colour depth, with a contrast of 3 or more to the background.
    func reversed(_ depth: ColorDepth) -> Color { tones(depth)?.reversed ?? plainReversed }
    /// The background of the screen in a depth; nil if unknown.
    func likelyBackground(_ depth: ColorDepth) -> Color? {
        ground == .unknown ? nil : background(depth)
    }
}

extension Theme {
    /// A dark theme: light letters on `#14161B`, or on a similar grey with 256 colours and fewer.
    public static let dark = dark(.painted)
    /// A light theme: dark letters on `#FBFBF8`, or on white with 256 colours and fewer.
    public static let light = light(.painted)

    /// A theme of high contrast: white letters on black, and black letters on bright fills, at a contrast of 7 or more.
    public static let highContrast = Theme(
        .painted, background: 0x000000, foreground: 0xFFFFFF, reversed: 0xFFFFFF,
        surfaces: Surfaces(
            panel: Color(hex: 0x1C1C1C), surface: Color(hex: 0x303030),
            raised: Color(hex: 0x444444)),
        fills: [
            0xFF5F5F, 0xFF8700, 0xFFD700, 0x00D700, 0x00D7AF, 0x5FAFFF, 0xAFAFFF, 0xD787FF,
            0xFF87D7, 0xBCBCBC,
        ].map { Color(hex: $0) }, textContrast: 7)

    /// A theme of the terminal's own sixteen colours, matched to the palette's hues, on the terminal's own background.
    public static let terminal = Theme(
        .unknown, background: 0x101010, foreground: 0xD8D8D8, reversed: 0xFFFFFF,
        surfaces: Surfaces(
            panel: .terminal, surface: .ansi(.brightBlack), raised: .ansi(.brightBlack)),
        fills: [
            .red, .yellow, .brightYellow, .green, .cyan, .blue, .brightBlue, .magenta,
            .brightMagenta, .brightBlack,
        ].map { Color.ansi($0) })

    /// A theme that `Terminal.run` replaces by the one that suits the terminal's background. With 24 bits, it paints
    /// that background, because the tones are chosen for it. With fewer colours, it keeps the terminal's own two
    /// colours.
    public static let automatic = dark(.paintedExactly)

    /// Makes the theme that suits a terminal's background: like `dark` or `light`, but with the terminal's own two
    /// colours.
    ///
    /// An unknown background counts as dark.
    public init(suiting background: ScreenBackground?) {
        self = background == .light ? Self.onLight : Self.onDark
    }

    /// Returns the theme for a terminal's background: `automatic` becomes dark or light, and an unknown background
    /// counts as dark. Other themes stay unchanged.
    public func suiting(_ background: ScreenBackground?) -> Theme {
        self == .automatic && background == .light ? Self.automaticOnLight : self
    }

    private static let onDark = dark(.terminal)
    private static let onLight = light(.terminal)
    private static let automaticOnLight = light(.paintedExactly)

    private static func dark(_ ground: Ground) -> Theme {
        Theme(
            ground, background: 0x101010, foreground: 0xD8D8D8, reversed: 0xFFFFFF,
            surfaces: Surfaces(
                panel: Color(hex: 0x1C1C1C), surface: Color(hex: 0x303030),
                raised: Color(hex: 0x444444)),
            tones: .dark)
    }

    private static func light(_ ground: Ground) -> Theme {
        Theme(
            ground, background: 0xFFFFFF, foreground: 0x202020, reversed: 0x202020,
            surfaces: Surfaces(
                panel: Color(hex: 0xEEEEEE), surface: Color(hex: 0xE4E4E4),
                raised: Color(hex: 0xD0D0D0)),
            tones: .light)
    }
}
