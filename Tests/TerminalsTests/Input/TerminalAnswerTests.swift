import Testing

@testable import Terminals

/// The parser keeps a terminal's answers at any time, and never reads them as keys.
@Suite struct TerminalAnswerTests {
    /// The answers in a text, which is split at any position and is located between two keys.
    private func answers(_ text: String) -> TerminalAnswers {
        let bytes = Array("a\(text)z".utf8)
        var found: Set<String> = []
        var answers = TerminalAnswers()
        for cut in 0...bytes.count {
            var parser = InputParser(escapeDelay: .milliseconds(25))
            var inputs: [Input] = []
            for piece in [bytes[..<cut], bytes[cut...]] {
                parser.append(piece, at: .zero)
                while let input = parser.next(at: .zero) { inputs.append(input) }
            }
            #expect(inputs == [.key("a"), .key("z")], "\(text)")
            answers = parser.answers
            found.insert("\(answers)")
        }
        #expect(found.count == 1, "\(found)")
        return answers
    }

    @Test func answersAreNoted() {
        #expect(answers("") == TerminalAnswers())
        #expect(!TerminalAnswers().hasKeyboardProtocol && !TerminalAnswers().areComplete)
        #expect(answers("\u{1B}[?64;1;9c").areComplete)
        #expect(!answers("\u{1B}[?0u").areComplete)
        #expect(answers("\u{1B}[?0u").hasKeyboardProtocol)
        #expect(answers("\u{1B}]11;rgb:0/0/0\u{7}").background == .dark)
        let all = answers("\u{1B}[?5u\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62c")
        #expect(all.areComplete && all.hasKeyboardProtocol && all.background == .light)
        // The parser ignores unknown answers.
        for text in [
            "\u{1B}[?1;2$y", "\u{1B}[>0;1c", "\u{1B}]10;rgb:0/0/0\u{7}", "\u{1B}]52;c;\u{7}",
        ] {
            #expect(answers(text) == TerminalAnswers())
        }
    }

    @Test(
        arguments: [
            ("rgb:0/0/0", .dark), ("rgb:00/00/00", .dark), ("rgb:000/000/000", .dark),
            ("rgb:f/f/f", .light),
            ("rgb:ff/ff/ff", .light), ("rgb:ffff/fff/ff", .light), ("rgb:1e1e/1e1e/2e2e", .dark),
            ("rgb:fdfd/f6f6/e3e3", .light), ("rgba:0000/2b2b/3636/ffff", .dark),
            ("rgb:FF/00/00", .light),
            ("rgb:0000/0000/ffff", .dark), ("rgb:0/0", nil), ("rgb:", nil), ("rgb:g/g/g", nil),
            ("rgb:00000/0/0", nil), ("rgb:-1/0/0", nil), ("rgb://", nil), ("#000000", nil),
            ("?", nil),
            ("rgb:0/0/0:0", nil), ("", nil),
        ] as [(String, ScreenBackground?)])
    func aColourIsLightOrDark(color: String, background: ScreenBackground?) {
        for end in ["\u{7}", "\u{1B}\\"] {
            #expect(answers("\u{1B}]11;\(color)\(end)").background == background)
        }
    }

    @Test func endlessAnswersAreNotKept() {
        var parser = InputParser(escapeDelay: .milliseconds(25))
        parser.append(Array("\u{1B}]11;rgb:0/0/0".utf8), at: .zero)
        for _ in 0..<3 { parser.append([UInt8](repeating: 0x30, count: 1_000), at: .zero) }
        parser.append([0x07, 0x7A], at: .zero)
        #expect(parser.next(at: .zero) == .key("z") && parser.answers.background == nil)
    }
}
