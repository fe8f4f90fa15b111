import TerminalSupport
import Testing

@testable import Terminals

/// The surface colour: a background with low contrast for elements that belong together.
@Suite struct SurfaceTests {
    private static let themes = [
        Theme(suiting: .dark), Theme(suiting: .light), .dark, .light, .highContrast,
    ]

    /// The surface is visible, has less contrast than any palette fill, and keeps all texts on it
    /// readable.
    @Test(arguments: [ColorDepth.trueColor, .indexed256])
    func itIsQuiet(_ depth: ColorDepth) throws {
        for theme in Self.themes {
            let surface = depth.fold(Color.surface, in: theme).color
            let own = try #require(surface.contrast(with: theme.background))
            #expect(own > 1.15 && own < 2)
            for fill in Color.palette {
                let other = depth.fold(fill.color, in: theme).color
                #expect(other != surface)
                // With tones, the hue distinguishes a deep fill from the surface.
                guard theme.tones(depth) == nil else { continue }
                #expect(try #require(other.contrast(with: theme.background)) > own)
                #expect(try #require(other.contrast(with: surface)) > 1.5, "\(fill.name)")
            }
            for attributes in [[], .dim, .bold] as [Style.Attributes] {
                let style = Style(background: .surface, attributes: attributes)
                let letters = depth.fold(style, in: theme)
                let contrast = letters.foreground.color.contrast(with: letters.background.color)
                #expect(try #require(contrast) >= theme.textContrast)
            }
            let plain = depth.fold(Style(background: .surface), in: theme)
            let dim = depth.fold(Style(background: .surface, attributes: .dim), in: theme)
            #expect(plain.foreground != dim.foreground, "Lines are fainter than letters.")
        }
    }

    /// The 16 colours contain no colour with such a low contrast, and reverse video would hide
    /// elements on the surface.
    @Test(arguments: ColorDepth.allCases)
    func withFewColoursThereIsNone(_ depth: ColorDepth) {
        let screen = Screen.drawn(6, 4, features: ScreenFeatures(colors: depth)) { region in
            let frame = Region.Frame(columns: 0..<5, halfRows: 1..<6, rows: 1..<3, textRow: nil)
            region.draw(frame) { $0.fill(.surface) }
            region.fill(.surface, columns: 5..<6, rows: 0..<1)
        }
        let isFilled = (0..<4).contains { row in
            (0..<6).contains { screen[row, $0] != Cell.blank }
        }
        #expect(isFilled == (depth >= .indexed256))
    }

    /// The components are those of the dark theme's surface. The reversed colour is white.
    @Test func itHasComponents() {
        func parts(_ color: Color) -> [UInt8]? {
            color.components.map { [$0.red, $0.green, $0.blue] }
        }
        #expect(parts(.surface) == parts(Theme.dark.surfaces.surface) && parts(.surface) != nil)
        #expect(parts(.reversed) == [255, 255, 255])
    }

    @Test func fadingLeavesIt() {
        #expect(Color.surface.faded == .surface)
        #expect(Color.surface.paletteTone == nil && Color.reversed.paletteTone == nil)
    }
}
