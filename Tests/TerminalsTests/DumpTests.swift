import TerminalSupport
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
            "[1;38;2;238;241;246;48;2;99;57;64mab[0;38;2;238;241;246;48;2;99;57;64m [0m"
                + "\n  [38;2;164;205;149m漢[0m"
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
                    screen.text(), Self.withoutStyles(screen.ansi()),
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
