/// The sixteen ANSI colours. Each terminal shows these colours in its own way, so only their hues are reliable.
package enum Ansi {
    /// Returns the ANSI colour of the same hue.
    ///
    /// The ten palette colours become ten different ANSI colours. Orange becomes yellow (brown on many terminals) and
    /// amber bright yellow. Indigo becomes bright blue, pink bright magenta, and gray bright black.
    static func nearest(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
        let (red, green, blue) = (Int(red), Int(green), Int(blue))
        let highest = max(red, green, blue)
        let chroma = highest - min(red, green, blue)
        guard chroma * 4 > highest else { return gray(highest) }
        let hue = hue(red: red, green: green, blue: blue, highest: highest, chroma: chroma)
        let isPale = min(red, green, blue) > 96
        return switch hue {
        case ..<16, 345...: isPale ? 9 : 1
        case ..<37: 3
        case ..<80: 11
        case ..<145: isPale || highest > 230 ? 10 : 2
        case ..<190: isPale || highest > 230 ? 14 : 6
        case ..<227: isPale ? 12 : 4
        case ..<255: chroma < 128 ? 12 : 4
        case ..<300: 5
        default: 13
        }
    }

    /// Converts a number of the sixteen colours to a number of the first eight. A bright colour becomes the normal
    /// colour, except that bright black becomes white.
    static func dark(_ index: UInt8) -> UInt8 { index == 8 ? 7 : index & 7 }

    /// Whether white text is more readable than black text on a colour, as xterm, VGA and Tango show that colour.
    static func prefersWhiteText(on index: UInt8) -> Bool {
        switch index {
        case 0, 1, 4, 5, 8: true
        default: false
        }
    }

    private static func gray(_ value: Int) -> UInt8 {
        switch value {
        case ..<40: 0
        case ..<144: 8
        case ..<224: 7
        default: 15
        }
    }

    /// Returns the hue in degrees: red is 0, green is 120, blue is 240.
    package static func hue(red: Int, green: Int, blue: Int, highest: Int, chroma: Int) -> Int {
        let degrees =
            if highest == red {
                60 * (green - blue) / chroma
            } else if highest == green {
                120 + 60 * (blue - red) / chroma
            } else {
                240 + 60 * (red - green) / chroma
            }
        return degrees < 0 ? degrees + 360 : degrees
    }
}
