import Reflow

/// Colours of the palette for the colours of a text. The theme then decides how they look, so that letters are readable
/// with every theme.
extension SgrColor {
    /// The palette colour of the same hue, for letters; `nil` for white and light greys, which are the usual colour.
    var ink: Color? {
        switch shade {
        case .black, .dark, .gray: .gray
        case .light: nil
        case .hue(let color): color
        }
    }

    /// The palette colour of the same hue; `nil` for black, white and greys.
    var hue: Color? { if case .hue(let color) = shade { color } else { nil } }

    /// The palette colour of the same hue, for an area; `nil` for black and dark greys, which are like the background
    /// of a dark terminal.
    var fill: Color? {
        switch shade {
        case .black, .dark: nil
        case .gray: .gray
        case .light: .reversed
        case .hue(let color): color
        }
    }

    /// A grey by its lightness, or the palette colour of a hue.
    private enum Shade {
        case black, dark, gray, light
        case hue(Color)
    }

    private var shade: Shade {
        switch self {
        case .index(let number) where number < 16: Self.sixteen[Int(number)]
        case .index(let number): Self.shade(of: Color.index(number).components ?? (0, 0, 0))
        case .exact(let red, let green, let blue): Self.shade(of: (red, green, blue))
        }
    }

    /// The terminal's own 16 colours: black, red, green, yellow, blue, magenta, cyan and white, then their bright forms.
    private static let sixteen: [Shade] = [
        .black, .hue(.red), .hue(.green), .hue(.amber), .hue(.blue), .hue(.violet), .hue(.teal),
        .light, .gray, .hue(.red), .hue(.green), .hue(.amber), .hue(.blue), .hue(.pink),
        .hue(.teal), .light,
    ]

    private static func shade(of color: (red: UInt8, green: UInt8, blue: UInt8)) -> Shade {
        let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
        let highest = max(red, green, blue)
        let chroma = highest - min(red, green, blue)
        guard chroma * 5 > highest else {
            return highest < 64 ? .dark : highest < 160 ? .gray : .light
        }
        let degrees = Ansi.hue(
            red: red, green: green, blue: blue, highest: highest, chroma: chroma)
        // A pure blue is blue, and a pale blue of the same hue is indigo.
        if 227..<255 ~= degrees, chroma < 128 { return .hue(.indigo) }
        return .hue(hues.last { $0.start <= degrees }?.color ?? .red)
    }

    /// The palette colours by the hue at which they begin, in degrees.
    private static let hues: [(start: Int, color: Color)] = [
        (0, .red), (16, .orange), (37, .amber), (75, .green), (150, .teal), (195, .blue),
        (255, .violet), (300, .pink), (345, .red),
    ]
}

extension Region {
    /// Returns a part of a line as a span. The theme adapts its colours.
    func span(_ part: StyledLine.Part) -> TextSpan {
        let style = part.style
        guard let fill = background(of: style) else {
            return TextSpan(part.text, style.attributes, color: style.foreground?.ink)
        }
        // Without tones, a palette colour may be unreadable on another one.
        return TextSpan(
            part.text, style.attributes, color: showsTones ? style.foreground?.ink : nil,
            background: fill)
    }

    /// Returns the fill behind the letters; `nil` without colours, which would be shown in reverse video.
    private func background(of style: LineStyle) -> Color? {
        features.colors == .monochrome ? nil : style.background?.fill
    }
}
