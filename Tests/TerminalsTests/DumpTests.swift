import Testing

@testable import Terminals

@Suite struct DumpTests {
    private let screen = Screen.drawn(8, 2) { region in
        region.fill(.red, columns: 0..<3, rows: 0..<1)
        region.text("ab", row: 0, .bold)
        region.text("漢", row: 1, column: 2, color: .green)
    }

    @Test func text() { #expect(screen.text() == "ab\n  漢") }

    @Test(arguments: [
        (
            ColorDepth.trueColor,
            "[1;38;2;255;255;255;48;2;215;0;0mab[0;38;2;255;255;255;48;2;215;0;0m [0m"
                + "\n  [38;2;27;145;27m漢[0m"
        ),
        (
            .indexed256,
            "[1;38;5;231;48;5;160mab[0;38;5;231;48;5;160m [0m\n  [38;5;71m漢[0m"
        ),
        (.ansi16, "[1;97;41mab[0;97;41m [0m\n  [32m漢[0m"),
        (.ansi8, "[1;37;41mab[0;37;41m [0m\n  [32m漢[0m"),
        (.monochrome, "[1;7mab[0;7m [0m\n  漢"),
    ])
    func ansi(_ depth: ColorDepth, _ expected: String) {
        let escaped = screen.ansi(depth).split(
            separator: "\u{1B}", omittingEmptySubsequences: false)
        #expect(escaped.joined() == expected)
    }

    @Test func theSvgKeepsTheGridAndEscapes() {
        let svg = Screen.drawn(6, 2) {
            $0.fill(.red, columns: 0..<2, rows: 0..<2)
            $0.text("<&\"", row: 0, column: 3)
        }.svg(title: "a<b")
        #expect(svg.contains("<title>a&lt;b</title>"))
        #expect(svg.contains("textLength=\"27\">&lt;&amp;&quot;</text>"))
        #expect(
            svg.contains("fill=\"#d70000\" d=\"M0 0h18v36h-18z\""),
            "The rows of a fill form one shape.")
        #expect(svg.components("<text ") == 1)
    }

    @Test func halvesInTheSvgAreShapes() {
        var screen = Screen(size: ScreenSize(columns: 2, rows: 2))
        screen.fill(.blue, columns: 0..<2, halfRows: 1..<3)
        screen.theme = .light
        let svg = screen.svg()
        #expect(svg.contains("d=\"M0 9h18v18h-18z\""))
        #expect(svg.components("<text ") == 0)
    }

    @Test func noDumpHoldsAControl() {
        var random = SplitMix(seed: 9)
        for _ in 0..<300 {
            let text = random.text(count: 30)
            for isUnicode in [true, false] {
                let screen = Screen.drawn(20, 3, features: ScreenFeatures(isUnicode: isUnicode)) {
                    $0.fill(.red)
                    $0.border(title: text)
                    $0.text(text, row: 1, [.underline, .centered])
                    $0.text(text, row: 2, column: 3)
                }
                let dumps = [
                    screen.text(), Self.withoutStyles(screen.ansi()), screen.svg(title: text),
                    text.printable(isUnicode: isUnicode),
                ]
                for dump in dumps {
                    let isClean = dump.unicodeScalars.allSatisfy {
                        $0 == "\n" || $0.value >= 0x20 && !(0x7F..<0xA0 ~= $0.value)
                    }
                    if !isClean { Issue.record("\(text.debugDescription)") }
                }
            }
        }
    }

    /// The text without the style sequences of `ansi`: ESC, [, digits and semicolons, m.
    private static func withoutStyles(_ text: String) -> String {
        // The loop compares scalars, because a combining mark after a sequence would join the final
        // m.
        var scalars = text.unicodeScalars[...]
        var rest = String.UnicodeScalarView()
        while let scalar = scalars.popFirst() {
            guard scalar == "\u{1B}", scalars.first == "[" else {
                rest.append(scalar)
                continue
            }
            scalars = scalars.dropFirst().drop { "0"..."9" ~= $0 || $0 == ";" }
            if scalars.first == "m" { scalars.removeFirst() } else { rest.append(scalar) }
        }
        return String(rest)
    }
}

extension String {
    /// The number of occurrences of a text.
    fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
