import TerminalSupport
import Testing

@testable import Terminals

/// Text is readable on every fill, at every colour depth.
@Suite struct ColorLawTests {
    /// All 256 indexed colours, the palette, and exact values near and far from the indexed
    /// colours.
    private static let fills: [Color] = {
        var random = SplitMix(seed: 61)
        return (UInt8(0)...255).map { Color.index($0) } + Color.palette.map(\.color)
            + [.white, .black]
            + (0..<2_000).map { _ in Color(hex: .random(in: 0...0xFF_FFFF, using: &random)) }
    }()

    /// The components of a folded colour, or `nil` for one of the terminal's own 16 colours.
    private func look(_ color: FoldedColor) -> Color? {
        if case .index(let number) = color, number < 16 { return nil }
        return color.look.map { Color(red: $0.red, green: $0.green, blue: $0.blue) }
    }

    @Test(
        "Text without its own colour is readable on every fill", arguments: ColorDepth.allCases)
    func lettersRead(_ depth: ColorDepth) throws {
        for fill in Self.fills {
            let screen = Screen.drawn(1, 1, features: ScreenFeatures(colors: depth)) {
                $0.fill(fill)
                $0.text("x")
            }
            let style = depth.fold(screen[0, 0]).style
            if depth == .monochrome {
                #expect(style == FoldedStyle(attributes: .reverse), "\(fill)")
                continue
            }
            #expect(style.background == depth.fold(fill))
            #expect(style.foreground != style.background, "\(fill)")
            if let front = look(style.foreground), let back = look(style.background) {
                #expect(try #require(front.contrast(with: back)) >= 4.5, "\(fill) \(depth)")
            }
            // The terminal defines its 16 colours. The test uses the values of xterm.
            let looks = try [style.foreground, style.background].map {
                let (red, green, blue) = try #require($0.look)
                return Color(red: red, green: green, blue: blue)
            }
            #expect(try #require(looks[0].contrast(with: looks[1])) >= 3.5, "\(fill) \(depth)")
        }
    }

    @Test("Folding never makes a readable text colour unreadable")
    func ownColours() throws {
        var random = SplitMix(seed: 62)
        for depth in [ColorDepth.trueColor, .indexed256] {
            for _ in 0..<5_000 {
                let colors = (0..<2).map { _ in Self.fills.randomElement(using: &random) ?? .red }
                let style = depth.fold(Style(foreground: colors[0], background: colors[1]))
                guard let before = colors[0].contrast(with: colors[1]),
                    let front = look(style.foreground), let back = look(style.background),
                    let after = front.contrast(with: back)
                else { continue }
                #expect(after >= min(before, 4.5), "\(colors) \(depth)")
                // The text keeps its folded colour unless the contrast would become too low.
                // With 24 bits, a palette colour has another tone as text than as a fill.
                let hasTone = depth == .trueColor && colors[0].paletteTone != nil
                if !hasTone, style.foreground != depth.fold(colors[0]) {
                    #expect(before > after || after >= 4.5)
                }
            }
        }
        // A pair of exact colours with low contrast stays unchanged: the program chose it.
        let faint = Style(foreground: Color(hex: 0x555555), background: Color(hex: 0x444444))
        #expect(
            ColorDepth.trueColor.fold(faint).foreground == .rgb(red: 0x55, green: 0x55, blue: 0x55))
        // Two colours that only folding makes equal become different again.
        let near = Style(foreground: Color(hex: 0xD80000), background: Color(hex: 0xD70000))
        #expect(
            ColorDepth.indexed256.fold(near)
                == FoldedStyle(foreground: .index(231), background: .index(160)))
    }

    @Test("The terminal's 16 colours stay unchanged, on each other too")
    func theTerminalsOwn() {
        for (place, color) in AnsiColor.allCases.enumerated() {
            let own = Color.ansi(color)
            #expect(own == .index(UInt8(place)) && own.components == nil)
            #expect(own.contrast(with: .white) == nil && own.faded == own)
            for depth in [ColorDepth.trueColor, .indexed256, .ansi16] {
                #expect(depth.fold(own) == .index(UInt8(place)))
                let style = depth.fold(Style(foreground: own, background: .ansi(.blue)))
                if color != .blue { #expect(style.foreground == .index(UInt8(place))) }
            }
            // With 8 colours, bright colours become their dark versions. Bright black becomes
            // white, because it would become black.
            #expect(ColorDepth.ansi8.fold(own) == .index(place == 8 ? 7 : UInt8(place % 8)))
            #expect(ColorDepth.monochrome.fold(own) == .terminal)
        }
        let same = Style(foreground: .ansi(.brightYellow), background: .ansi(.yellow))
        #expect(
            ColorDepth.ansi8.fold(same) == FoldedStyle(foreground: .index(0), background: .index(3))
        )
    }

    @Test(
        "Indexed colours are exact where the depth has them, and otherwise fold like their components"
    )
    func numbers() throws {
        for number in UInt8(16)...255 {
            let color = Color.index(number)
            let (red, green, blue) = try #require(color.components)
            let exact = Color(red: red, green: green, blue: blue)
            #expect(color.contrast(with: exact) == 1)
            for depth in ColorDepth.allCases {
                #expect(depth.fold(color) == depth.fold(exact))
            }
            let (again, other) = (ColorDepth.indexed256.fold(color).look, Xterm.components(number))
            #expect(try #require(again) == other, "\(number)")
        }
        for (name, color) in Color.palette {
            let (red, green, blue) = try #require(color.components, "\(name)")
            #expect(color.contrast(with: Color(red: red, green: green, blue: blue)) == 1)
        }
        #expect(
            Set(Self.fills.prefix(266)).count == 266,
            "All indexed colours and palette colours are different.")
        #expect(MemoryLayout<Cell>.size <= 16 && MemoryLayout<Color>.size == 4)
    }

    @Test("The texts use the folded colours", arguments: ColorDepth.allCases)
    func exports(_ depth: ColorDepth) throws {
        for fill in Self.fills.prefix(300) {
            let screen = Screen.drawn(2, 1) {
                $0.fill(fill)
                $0.text("x")
            }
            let style = depth.fold(screen[0, 0]).style
            let reader = AnsiReader(screen.ansi(depth))
            #expect(reader.rows.first?.first?.style == style && reader.errors == [])
            #expect(screen.text() == "x")
        }
    }
}
