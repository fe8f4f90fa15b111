import Browser
import Gallery
import Reflow
import Testing

/// Every letter reads on its fill, in whatever colours the terminal has.
@Suite struct ReadabilityTests {
    /// Screens that between them have all colours and marks of the demos.
    private func screens(of demo: String?, _ features: ScreenFeatures) throws -> [Screen] {
        let tree = try FileTree()
        var session = try Session(demo, 80, 24, options: tree.options)
        session.features = features
        var screens = [session.screen]
        for keys in [[.tab, .down], ["G"], ["r"], ["r", "-", "-"], ["?"]] as [[Key]] {
            for key in keys { session.press(key) }
            screens.append(session.screen)
        }
        return screens
    }

    @Test(
        "letters have a contrast of 4.5 or more, exact and in 256 colours",
        arguments: [nil] + demoNames)
    func exactColours(_ demo: String?) throws {
        var count = 0
        for screen in try screens(of: demo, ScreenFeatures()) {
            for letter in screen.letters {
                for depth in [ColorDepth.trueColor, .indexed256] {
                    let style = depth.fold(letter)
                    guard let front = style.foreground.look, let back = style.background.look
                    else {
                        // Both are the terminal's own, or it would not be known what comes out.
                        #expect(style.foreground == style.background)
                        continue
                    }
                    count += 1
                    let contrast = front.contrast(with: back) ?? 0
                    // Million has the colours of the programs it is compared with, one of which is lighter.
                    #expect(contrast >= (demo == "million" ? 3.9 : 4.5), "\(letter) \(depth)")
                }
            }
        }
        #expect(demo == nil || count > 3)
    }

    /// What sixteen colours look like is the terminal's choice: as xterm shows them the letters are told apart well.
    @Test("letters read in 16 and 8 colours", arguments: [ColorDepth.ansi16, .ansi8])
    func ansiColours(_ depth: ColorDepth) throws {
        for demo in demoNames {
            for letter in try screens(of: demo, ScreenFeatures(colors: depth)).flatMap(\.letters) {
                let style = depth.fold(letter)
                guard let front = style.foreground.look, let back = style.background.look else {
                    #expect(style.foreground == style.background)
                    continue
                }
                #expect((front.contrast(with: back) ?? 0) >= 3.5, "\(letter)")
            }
        }
    }

    @Test(
        "without colour every item is told by reverse video and a sign of its own",
        arguments: demoNames)
    func noColour(_ demo: String) throws {
        for screen in try screens(of: demo, ScreenFeatures(colors: .monochrome)) {
            for letter in screen.letters {
                let style = ColorDepth.monochrome.fold(letter)
                #expect(style.foreground == .terminal && style.background == .terminal)
            }
        }
    }

    @Test("without Unicode everything is ASCII", arguments: [nil] + demoNames)
    func ascii(_ demo: String?) throws {
        let features = ScreenFeatures(colors: .ansi8, isUnicode: false)
        for screen in try screens(of: demo, features) {
            let odd = screen.text().unicodeScalars.filter { !$0.isASCII }
            #expect(odd.isEmpty, "\(odd.map(String.init))")
        }
    }

    @Test("nothing that could harm a terminal is in any dump", arguments: [nil] + demoNames)
    func harmless(_ demo: String?) throws {
        for screen in try screens(of: demo, ScreenFeatures()) {
            #expect(screen.isHarmless)
            let isPlain = screen.svg().unicodeScalars.allSatisfy {
                $0 == "\n" || $0.properties.generalCategory != .control
            }
            #expect(isPlain)
        }
    }
}

extension Screen {
    /// How the cells that have a letter are drawn, each way once.
    fileprivate var letters: Set<Style> {
        var styles: Set<Style> = []
        for row in 0..<size.rows {
            withRow(row) { cells in
                for cell in cells where cell.glyph != .space && !cell.glyph.isHalfBlock {
                    styles.insert(cell.style)
                }
            }
        }
        return styles
    }
}

extension FoldedColor {
    /// What it looks like: the sixteen as xterm shows them, the others by its rule; nil for the terminal's own.
    fileprivate var look: Color? {
        switch self {
        case .terminal: nil
        case .rgb(let red, let green, let blue): Color(red: red, green: green, blue: blue)
        case .index(let index) where index < 16: Color(hex: Self.sixteen[Int(index)])
        case .index(let index) where index < 232:
            Color(
                red: Self.level((index - 16) / 36), green: Self.level((index - 16) / 6 % 6),
                blue: Self.level((index - 16) % 6))
        case .index(let index):
            Color(
                red: 8 + 10 * (index - 232), green: 8 + 10 * (index - 232),
                blue: 8 + 10 * (index - 232))
        }
    }

    private static func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }

    private static let sixteen: [UInt32] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
}
