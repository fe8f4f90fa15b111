import TerminalSupport
import Testing

@testable import Terminals

/// The 16 ANSI colours: which one replaces a colour, and which text colour is readable on each of
/// them.
@Suite struct AnsiColorTests {
    private func folded(_ red: Int, _ green: Int, _ blue: Int) -> UInt8 {
        Ansi.nearest(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
    }

    @Test func aColourKeepsItsHue() {
        // The end of each hue range in degrees, and its ANSI colours: dark, and pale or bright.
        let parts: [(end: Int, dark: UInt8, pale: UInt8, bright: UInt8)] = [
            (16, 1, 9, 1), (37, 3, 3, 3), (80, 11, 11, 11), (145, 2, 10, 10), (190, 6, 14, 14),
            (227, 4, 12, 4), (255, 4, 4, 4), (300, 5, 5, 5), (345, 13, 13, 13), (361, 1, 9, 1),
        ]
        for highest in [90, 200, 230, 231, 255] {
            for lowest in [0, 40, 96, 97, 150] where (highest - lowest) * 4 > highest {
                let chroma = highest - lowest
                for degrees in 0..<360 {
                    let middle = lowest + chroma * (60 - abs(degrees % 120 - 60)) / 60
                    let parts = parts.first { degrees < $0.end }
                    // Rounding can move a hue into the next range. The test skips such hues.
                    guard let parts, middle * 60 % chroma >= 0,
                        Self.degrees(degrees, chroma) == degrees
                    else { continue }
                    let (red, green, blue) =
                        switch degrees / 60 {
                        case 0: (highest, middle, lowest)
                        case 1: (middle, highest, lowest)
                        case 2: (lowest, highest, middle)
                        case 3: (lowest, middle, highest)
                        case 4: (middle, lowest, highest)
                        default: (highest, lowest, middle)
                        }
                    let isPale = lowest > 96
                    let isIndigo = (227..<255).contains(degrees) && chroma < 128
                    let wanted =
                        isIndigo
                        ? 12 : isPale ? parts.pale : highest > 230 ? parts.bright : parts.dark
                    #expect(
                        folded(red, green, blue) == wanted, "\(degrees)°: \(red) \(green) \(blue)")
                }
            }
        }
    }

    /// The hue that results from rounding the middle component of a hue down, or -1 if rounding
    /// changes the component.
    private static func degrees(_ degrees: Int, _ chroma: Int) -> Int {
        let (sector, part) = (degrees / 60, degrees % 60)
        let isRising = sector % 2 == 0
        let middle = chroma * (isRising ? part : 60 - part) / 60
        let rounded = 60 * middle / chroma
        let hue = 60 * sector + (isRising ? rounded : 60 - rounded)
        return 60 * middle % chroma == 0 ? hue : -1
    }

    @Test func greysAreFour() {
        for value in 0...255 {
            let wanted: UInt8 = value < 40 ? 0 : value < 144 ? 8 : value < 224 ? 7 : 15
            #expect(folded(value, value, value) == wanted, "\(value)")
            // A chroma of a quarter of the brightness still counts as gray.
            #expect(folded(value, value - value / 4, value - value / 4) == wanted, "\(value)")
        }
        #expect(folded(200, 149, 149) == 9, "A chroma above a quarter gives a hue.")
        #expect((0...15).map { Ansi.dark($0) } == [0, 1, 2, 3, 4, 5, 6, 7, 7, 1, 2, 3, 4, 5, 6, 7])
    }

    /// The 16 colours as xterm, VGA and Tango show them.
    private static let looks: [[UInt32]] = [
        [
            0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
            0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
        ],
        [
            0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
            0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
        ],
        [
            0x2E3436, 0xCC0000, 0x4E9A06, 0xC4A000, 0x3465A4, 0x75507B, 0x06989A, 0xD3D7CF,
            0x555753, 0xEF2929, 0x8AE234, 0xFCE94F, 0x729FCF, 0xAD7FA8, 0x34E2E2, 0xEEEEEC,
        ],
    ]

    @Test func textOnTheSixteenIsWhatReadsBetterInAllOfThem() {
        for index in 0..<16 {
            // How many times higher the contrast of white is than the contrast of black.
            let gain = Self.looks.reduce(1.0) { gain, looks in
                let color = Color(hex: looks[index])
                let white = color.contrast(with: .white) ?? 0
                return gain * white / (color.contrast(with: .black) ?? 1)
            }
            #expect(Ansi.prefersWhiteText(on: UInt8(index)) == (gain > 1), "\(index): \(gain)")
            let (red, green, blue) = Xterm.components(UInt8(index))
            let looks = Color(red: red, green: green, blue: blue)
            #expect(looks == Color(hex: Self.looks[0][index]))
        }
    }

    @Test(arguments: [ColorDepth.ansi8, .ansi16]) func textOnAFillIsWhatReads(depth: ColorDepth) {
        var random = SplitMix(seed: 25)
        for _ in 0..<500 {
            let color = Color(hex: UInt32.random(in: 0..<1 << 24, using: &random))
            let folded = depth.fold(Style(foreground: .pink, background: color))
            guard case .index(let index) = folded.background else {
                Issue.record("\(color) has no index.")
                continue
            }
            let white: UInt8 = depth == .ansi8 ? 7 : 15
            #expect(folded.foreground == .index(Ansi.prefersWhiteText(on: index) ? white : 0))
        }
        // A text without a fill keeps its own colour and its attributes.
        let style = depth.fold(Style(foreground: .pink, attributes: .bold))
        let pink = FoldedColor.index(depth == .ansi8 ? 5 : 13)
        #expect(style == FoldedStyle(foreground: pink, attributes: .bold))
    }

    @Test func halvesWithoutColour() {
        let depth = ColorDepth.monochrome
        let colors: [Color] = [.terminal, .red]
        for (front, back) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            for attributes in [[], .reverse, .bold] as [Style.Attributes] {
                let style = Style(
                    foreground: colors[front], background: colors[back], attributes: attributes)
                let folded = depth.fold(Cell(.upperHalf, style: style))
                // A half block on the terminal's own background stays a glyph; two filled halves
                // become one fill.
                let isFill = back == 1
                #expect(folded.glyph == (isFill ? .space : .upperHalf))
                let toggled = attributes.symmetricDifference(.reverse)
                #expect(folded.style == FoldedStyle(attributes: isFill ? toggled : attributes))
            }
        }
    }

    @Test func aColourIsItsComponents() {
        var random = SplitMix(seed: 27)
        for _ in 0..<500 {
            let hex = UInt32.random(in: 0...UInt32.max, using: &random)
            let (red, green, blue) = (
                UInt8(hex >> 16 & 255), UInt8(hex >> 8 & 255), UInt8(hex & 255)
            )
            let color = Color(red: red, green: green, blue: blue)
            #expect(color == Color(hex: hex))
            #expect(color.components.map { $0 == (red, green, blue) } == true)
            // The mean of the colour and #6C6C6C.
            let middle = [red, green, blue].map { (Int($0) + 0x6C) / 2 }
            let faded = color.faded.components.map { [Int($0.red), Int($0.green), Int($0.blue)] }
            #expect(faded == middle)
        }
        #expect(Color.terminal.components == nil)
        // Luminances by WCAG 2: each component alone, and values on both sides of the sRGB
        // threshold.
        for (hex, luminance) in [
            (0xFF0000, 0.2126), (0x00FF00, 0.7152), (0x0000FF, 0.0722),
            (0x0A0A0A, 10 / 255 / 12.92),
            (0x808080, 0.21586), (0x0B0B0B, 0.0033465), (0xFFFFFF, 1), (0, 0),
        ] as [(UInt32, Double)] {
            #expect(abs((Color(hex: hex).luminance ?? -1) - luminance) < 0.00001)
        }
    }
}
