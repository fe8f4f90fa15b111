import Reflow
import Testing

@testable import Gallery

/// Colours and attributes of lines, set by escape sequences.
@Suite struct LineStyleTests {
    /// Returns the style after some parameters of the sequence SGR.
    private func style(_ parameters: String, from start: LineStyle = .plain) -> LineStyle {
        var style = start
        style.apply(Array(parameters.utf8)[...])
        return style
    }

    @Test(
        "Attributes are set and reset",
        arguments: [
            ("1", .bold), ("2", .dim), ("3", .italic), ("4", .underline),
            ("7", .reverse), ("1;4", [.bold, .underline]), ("01;04", [.bold, .underline]),
            ("1;2;22", []), ("3;23", []), ("4;24", []), ("7;27", []), ("1;0", []), ("1;", []),
            ("1;;4", .underline), ("4:3", .underline), ("4;4:0", []), ("21", .underline),
            ("5;6;8;9;10;53;99;1000000000000000000000;1", .bold), ("1;1:2", .bold), ("", []),
        ] as [(String, Style.Attributes)])
    func attributes(_ parameters: String, _ expected: Style.Attributes) {
        #expect(style(parameters) == LineStyle(attributes: expected), "\(parameters)")
    }

    @Test(
        "Colours have all forms of xterm and of the standard",
        arguments: [
            ("31", .index(1)), ("37", .index(7)), ("90", .index(8)), ("97", .index(15)),
            ("38;5;200", .index(200)), ("38:5:200", .index(200)), ("38;5;7;1;22", .index(7)),
            ("38;2;1;2;3", .exact(red: 1, green: 2, blue: 3)),
            ("38:2:1:2:3", .exact(red: 1, green: 2, blue: 3)),
            ("38:2::1:2:3", .exact(red: 1, green: 2, blue: 3)),
            ("38:2:0:1:2:3:0:0", .exact(red: 1, green: 2, blue: 3)),
            ("31;38;5;256", .index(1)), ("31;38;2;1;2", .index(1)), ("31;38", .index(1)),
            ("31;38;9", .index(1)), ("31;38:5", .index(1)), ("31;38:7:1", .index(1)),
            ("31;39", nil), ("31;0", nil), ("38;5;1;39", nil),
        ] as [(String, SgrColor?)])
    func colors(_ parameters: String, _ expected: SgrColor?) {
        #expect(style(parameters) == LineStyle(foreground: expected), "\(parameters)")
    }

    @Test(
        "Backgrounds have the same forms",
        arguments: [
            ("41", .index(1)), ("47", .index(7)), ("100", .index(8)), ("107", .index(15)),
            ("48;5;200", .index(200)), ("48:5:200", .index(200)),
            ("48;2;1;2;3", .exact(red: 1, green: 2, blue: 3)),
            ("48:2::1:2:3", .exact(red: 1, green: 2, blue: 3)), ("41;48;5;256", .index(1)),
            ("41;49", nil), ("41;0", nil),
        ] as [(String, SgrColor?)])
    func backgrounds(_ parameters: String, _ expected: SgrColor?) {
        #expect(style(parameters) == LineStyle(background: expected), "\(parameters)")
        let both = LineStyle(foreground: .index(2), background: expected)
        #expect(style(parameters + ";32") == both, "\(parameters)")
    }

    private static let themes: [Theme] = [.dark, .light, .highContrast]

    /// All 256 colours, and exact colours of all hues.
    private static let colors: [SgrColor] = {
        let steps: [UInt8] = [0, 40, 80, 120, 128, 160, 200, 240, 250, 255]
        var colors = (UInt8(0)...255).map { SgrColor.index($0) }
        for red in steps {
            for green in steps {
                colors += steps.map { SgrColor.exact(red: red, green: green, blue: $0) }
            }
        }
        return colors
    }()

    @Test("Letters in the colours of a text are readable in each theme", arguments: themes)
    func contrast(_ theme: Theme) throws {
        for depth in [ColorDepth.trueColor, .indexed256] {
            for color in Self.colors {
                let style = depth.fold(Style(foreground: color.ink ?? .terminal), in: theme)
                #expect(try Self.contrast(of: style) >= 4.5, "\(color) \(depth)")
            }
        }
    }

    @Test("Letters on the fills of a text are readable in each theme", arguments: themes)
    func contrastOfFills(_ theme: Theme) throws {
        let features = [ColorDepth.trueColor, .indexed256].map { ScreenFeatures(colors: $0) }
        for (place, color) in Self.colors.enumerated() {
            for features in features {
                // The step is prime to the number of colours, so each colour gets another partner.
                let other = Self.colors[place * 37 % Self.colors.count]
                var screen = Screen(size: ScreenSize(columns: 1, rows: 1), features: features)
                screen.theme = theme
                let style = LineStyle(foreground: other, background: color)
                screen.draw {
                    $0.text([$0.span(StyledLine.Part(text: "x", style: style))], row: 0)
                }
                let folded = features.colors.fold(screen[0, 0].style, in: theme)
                #expect(try Self.contrast(of: folded) >= 4.5, "\(style) \(features.colors)")
            }
        }
    }

    private static func contrast(of style: FoldedStyle) throws -> Double {
        let colors = try [style.foreground, style.background].map {
            let look = try #require($0.look)
            return Color(red: look.red, green: look.green, blue: look.blue)
        }
        return try #require(colors[0].contrast(with: colors[1]))
    }

    @Test("Hues stay recognisable, and white and light greys are the usual colour")
    func hues() {
        let sixteen = (0..<16).map { SgrColor.index($0).ink }
        #expect(
            sixteen == [
                .gray, .red, .green, .amber, .blue, .violet, .teal, nil, .gray, .red, .green,
                .amber, .blue, .pink, .teal, nil,
            ])
        for (number, color) in [
            (196, Color.red), (208, .orange), (226, .amber), (46, .green), (51, .teal), (21, .blue),
            (201, .pink), (240, .gray),
        ] as [(UInt8, Color)] {
            #expect(SgrColor.index(number).ink == color, "\(number)")
        }
        #expect(SgrColor.index(255).ink == nil && SgrColor.index(0).fill == nil)
        // The palette's own values are their own hue.
        for (_, color) in Color.palette {
            guard let (red, green, blue) = color.components else { continue }
            #expect(SgrColor.exact(red: red, green: green, blue: blue).ink == color)
        }
    }
}
