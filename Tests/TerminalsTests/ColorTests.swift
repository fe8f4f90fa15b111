import TerminalSupport
import Testing

@testable import Terminals

@Suite struct ColorTests {
    private let dark = Color(hex: 0x101010)

    @Test(arguments: Color.palette.map(\.color))
    func everyFillIsLegible(_ color: Color) throws {
        #expect(color.readableText == .white)
        #expect(try #require(color.contrast(with: color.readableText)) >= 4.5)
        #expect(try #require(color.contrast(with: dark)) >= 3)
        #expect(try #require(color.contrast(with: .white)) >= 3)
    }

    @Test func readableTextReadsOnEveryColour() throws {
        var random = SplitMix(seed: 6)
        for _ in 0..<2000 {
            let color = Color(hex: UInt32.random(in: 0...0xFF_FFFF, using: &random))
            let white = try #require(color.contrast(with: .white))
            let black = try #require(color.contrast(with: .black))
            #expect(abs(white * black - 21) < 1e-6)
            #expect(color.readableText == (white >= 4.5 ? .white : .black))
            #expect(max(white, black) >= 4.5)
        }
        #expect(Color.terminal.readableText == .terminal)
        #expect(Color.terminal.contrast(with: .red) == nil)
    }

    @Test func thePaletteIsExactIn256Colours() {
        let indices: [UInt8] = [160, 130, 94, 28, 29, 26, 61, 97, 162, 242]
        for (entry, index) in zip(Color.palette, indices) {
            #expect(ColorDepth.indexed256.fold(entry.color) == .index(index), "\(entry.name)")
        }
    }

    @Test func everyColourOfTheTableFoldsToItsLook() {
        for index in UInt8(16)...255 {
            let (red, green, blue) = Xterm.components(index)
            let folded = Xterm.nearest(red: red, green: green, blue: blue)
            #expect(Xterm.components(folded) == (red, green, blue))
        }
    }

    @Test func foldingFindsTheNearest() {
        func distance(_ a: (UInt8, UInt8, UInt8), _ b: (UInt8, UInt8, UInt8)) -> Int {
            let d = [Int(a.0) - Int(b.0), Int(a.1) - Int(b.1), Int(a.2) - Int(b.2)]
            return d.reduce(0) { $0 + $1 * $1 }
        }
        var random = SplitMix(seed: 7)
        // Components halfway between two levels of the colour cube, and their neighbours.
        let halves: [UInt32] = [47, 48, 114, 115, 255]
        let bounds = halves.flatMap { red in
            halves.flatMap { green in halves.map { red << 16 | green << 8 | $0 } }
        }
        let drawn = (0..<500).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) }
        for color in (drawn + bounds).map({ Color(hex: $0) }) {
            guard let components = color.components else { continue }
            let folded = Xterm.nearest(
                red: components.red, green: components.green, blue: components.blue)
            let best = (UInt8(16)...255).map { distance(Xterm.components($0), components) }.min()
            #expect(distance(Xterm.components(folded), components) == best, "\(components)")
        }
    }

    @Test(arguments: [(ColorDepth.ansi16, 10), (.ansi8, 7)])
    func thePaletteStaysDistinct(_ depth: ColorDepth, _ count: Int) {
        let folded = Color.palette.map { depth.fold($0.color) }
        #expect(Set(folded).count == count)
        for case .index(let index) in folded { #expect((1..<depth.rawValue).contains(Int(index))) }
    }

    @Test(arguments: [ColorDepth.ansi8, .ansi16])
    func textOnAnAnsiFillIsBlackOrWhite(_ depth: ColorDepth) {
        for entry in Color.palette {
            let style = depth.fold(Style(foreground: .pink, background: entry.color))
            let white = FoldedColor.index(depth == .ansi8 ? 7 : 15)
            #expect(style.foreground == .index(0) || style.foreground == white)
            #expect(style.foreground != style.background)
        }
    }

    @Test func withoutColourAFillIsReverse() {
        let depth = ColorDepth.monochrome
        let fill = Style(foreground: .white, background: .red, attributes: .bold)
        #expect(depth.fold(fill) == FoldedStyle(attributes: [.bold, .reverse]))
        var selected = fill
        selected.attributes.insert(.reverse)
        #expect(depth.fold(selected) == FoldedStyle(attributes: .bold))
        #expect(depth.fold(Style(foreground: .red)) == FoldedStyle())
    }

    /// Folding gives only colours that the depth has.
    @Test(arguments: ColorDepth.allCases)
    func foldingKeepsToItsDepth(_ depth: ColorDepth) {
        func isRight(_ color: FoldedColor) -> Bool {
            switch color {
            case .terminal: true
            case .index(let index): depth != .monochrome && Int(index) < depth.rawValue
            case .rgb: depth == .trueColor
            }
        }
        var random = SplitMix(seed: 8)
        for _ in 0..<1000 {
            let colors = (0..<2).map { _ in
                Bool.random(using: &random)
                    ? Color.terminal : Color(hex: UInt32.random(in: 0...0xFF_FFFF, using: &random))
            }
            for cell in [
                Cell(.space, style: Style(foreground: colors[0], background: colors[1])),
                Cell.halves(upper: colors[0], lower: colors[1]),
            ] {
                let (_, style) = depth.fold(cell)
                #expect(isRight(style.foreground) && isRight(style.background))
            }
        }
    }

    @Test func halfBlocksKeepBothColours() {
        let cell = Cell.halves(upper: .red, lower: .blue)
        let folded = ColorDepth.ansi8.fold(cell)
        #expect(folded.style == FoldedStyle(foreground: .index(1), background: .index(4)))
        #expect(ColorDepth.monochrome.fold(cell) == (.space, FoldedStyle(attributes: .reverse)))
        let lower = ColorDepth.monochrome.fold(Cell.halves(upper: .terminal, lower: .blue))
        #expect(lower == (.lowerHalf, FoldedStyle()))
    }
}
