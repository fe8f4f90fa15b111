/// The exact colours of a theme, which a depth of 24 bits shows.
///
/// A palette colour has three tones. `deep` fills large areas, `mid` fills small areas, and `ink` is the colour of text
/// on the background and on deep fills.
struct Tones: Hashable, Sendable {
    let background, foreground: Color
    /// The colour of dim text without its own colour.
    let dim: Color
    let reversed: Color
    let panel, surface, raised: Color
    /// The tones in palette order.
    let mid, deep, ink: [Color]
    /// The share of `mid` in the fill of a selected element, in eighths.
    private let lift: Int

    static let dark = Tones(
        background: 0x14161B, foreground: 0xEEF1F6, dim: 0x9AA3B2,
        panel: 0x1C1F26, surface: 0x262A33, raised: 0x343A46,
        mid: [
            0xE5737D, 0xE0955A, 0xD6B25E, 0x7FB96A, 0x4FB3A5, 0x5B9FE0, 0x8A90E6, 0xB48ADE,
            0xDD7FB4, 0x98A0B0,
        ],
        deep: [
            0x633940, 0x624633, 0x5E5134, 0x3D5439, 0x2A524F, 0x2F4A66, 0x414468, 0x514265,
            0x603E55, 0x464A54,
        ],
        ink: [
            0xEDA0A7, 0xE9B58C, 0xE1C688, 0xA4CD95, 0x86CBC1, 0x8FBEEA, 0xAFB4EE, 0xCCAFE9,
            0xE8A7CB, 0xB7BCC8,
        ], lift: 2)

    /// The light tones. Mid is the ink, because a pale mid tone would be invisible on the light background.
    static let light = Tones(
        background: 0xFBFBF8, foreground: 0x1D2026, dim: 0x5A6170,
        panel: 0xF0F1EF, surface: 0xE6E8E9, raised: 0xD5D9DF,
        mid: lightInk,
        deep: [
            0xF4D2D3, 0xF3DCC9, 0xF0E5CA, 0xD6E7CD, 0xC7E5DF, 0xCBDFF1, 0xD9DBF3, 0xE6D9F0,
            0xF2D6E4, 0xDDE0E2,
        ],
        ink: lightInk, lift: 1)

    private static let lightInk: [UInt32] = [
        0x773C41, 0x744D2F, 0x6F5D31, 0x426037, 0x295D56, 0x2F5374, 0x484B78, 0x5E4873, 0x73425E,
        0x4F535C,
    ]

    private init(
        background: UInt32, foreground: UInt32, dim: UInt32, panel: UInt32, surface: UInt32,
        raised: UInt32, mid: [UInt32], deep: [UInt32], ink: [UInt32], lift: Int
    ) {
        self.background = Color(hex: background)
        self.foreground = Color(hex: foreground)
        self.dim = Color(hex: dim)
        reversed = Color(hex: foreground)
        self.panel = Color(hex: panel)
        self.surface = Color(hex: surface)
        self.raised = Color(hex: raised)
        self.mid = mid.map { Color(hex: $0) }
        self.deep = deep.map { Color(hex: $0) }
        self.ink = ink.map { Color(hex: $0) }
        self.lift = lift
    }
}

extension Tones {
    /// Returns the 24-bit colour of a fill whose colour is a palette colour or a surface; nil for any other colour.
    func fill(_ color: Color) -> Color? {
        switch color {
        case .reversed: return reversed
        case .panel: return panel
        case .surface: return surface
        case .raised: return raised
        default: break
        }
        guard let (place, tone) = color.paletteTone else { return nil }
        return switch tone {
        case .plain: deep[place]
        case .faded: deep[place].mixed(with: deep.last ?? raised, eighths: 4)
        case .selected: deep[place].mixed(with: mid[place], eighths: lift)
        case .mid: mid[place]
        }
    }

    /// Returns the 24-bit colour of a text whose colour is a palette colour; nil for any other colour.
    func ink(_ color: Color) -> Color? {
        color.paletteTone.map { $0.tone == .mid ? mid[$0.place] : ink[$0.place] }
    }

    /// Returns the colour of text without its own colour on a fill: the theme's foreground or background, whichever has
    /// more contrast. Nil for a fill without tones.
    func text(on color: Color) -> Color? {
        guard let fill = fill(color), let own = foreground.contrast(with: fill),
            let other = background.contrast(with: fill)
        else { return nil }
        return own >= other ? foreground : background
    }
}
