import TerminalPictures
import TerminalSupport
import Terminals
import Testing

/// Whole SVG documents: their grid, their colours, and their texts.
@Suite struct SvgTests {
    @Test func keepsTheGridAndEscapes() {
        let svg = Screen.drawn(6, 2) {
            $0.fill(.red, columns: 0..<2, rows: 0..<2)
            $0.text("<&\"", row: 0, column: 3)
        }.svg(title: "a<b")
        #expect(svg.contains("<title>a&lt;b</title>"))
        #expect(svg.contains("textLength=\"27\">&lt;&amp;&quot;</text>"))
        #expect(
            svg.contains("fill=\"#633940\" d=\"M0 0h18v36h-18z\""),
            "The rows of a fill form one shape.")
        #expect(svg.components("<text ") == 1)
    }

    @Test func halvesAreShapes() {
        var screen = Screen(size: ScreenSize(columns: 2, rows: 2))
        screen.fill(.blue, columns: 0..<2, halfRows: 1..<3)
        screen.theme = .light
        let svg = screen.svg()
        #expect(svg.contains("d=\"M0 9h18v18h-18z\""))
        #expect(svg.components("<text ") == 0)
    }

    @Test("The picture uses the folded colours", arguments: ColorDepth.allCases)
    func colors(_ depth: ColorDepth) {
        let fills = (UInt8(0)...255).map { Color.index($0) } + Color.palette.map(\.color)
        for fill in fills where depth != .monochrome {
            let screen = Screen.drawn(2, 1) {
                $0.fill(fill)
                $0.text("x")
            }
            let (red, green, blue) = depth.fold(screen[0, 0]).style.background.look ?? (16, 16, 16)
            let hex = [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
            #expect(screen.svg(depth: depth).contains("#" + hex.joined()), "\(fill)")
        }
    }

    @Test func thePictureHasNoControlCharacters() {
        var random = SplitMix(seed: 9)
        for _ in 0..<300 {
            let text = random.text(count: 30)
            let features = ScreenFeatures(isUnicode: random.chance(2))
            let screen = Screen.drawn(20, 3, features: features) {
                $0.fill(.red)
                $0.border(title: text)
                $0.text(text, row: 1, [.underline, .centered])
                $0.text(text, row: 2, column: 3)
            }
            let isClean = screen.svg(title: text).unicodeScalars.allSatisfy {
                $0 == "\n" || $0.value >= 0x20 && !(0x7F..<0xA0 ~= $0.value)
            }
            if !isClean { Issue.record("\(text.debugDescription)") }
        }
    }
}

extension String {
    /// The number of occurrences of a text.
    fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
