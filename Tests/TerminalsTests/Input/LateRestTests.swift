import Testing

@testable import Terminals

/// The rest of a sequence that arrives after the parser has stopped waiting for it. It never counts as typed text, and
/// a typed key stays a key.
@Suite struct LateRestTests {
    /// Keys, mouse reports and answers: complete sequences without an answer's effect on later inputs.
    static let sequences: [String] = [
        "\u{1B}[A", "\u{1B}[1;5A", "\u{1B}[15~", "\u{1B}[3;2~", "\u{1B}[98:66;4u", "\u{1B}[[B",
        "\u{1B}OA", "\u{1B}O5A", "\u{1B}[<64;10;10M", "\u{1B}[<0;7;123m", "\u{1B}[M !!",
        "\u{1B}[27;6;69~", "\u{1B}[?1u", "\u{1B}[?64;1;2c", "\u{1B}[24;80R",
        "\u{1B}]11;rgb:ffff/0a0b/FFFF\u{7}", "\u{1B}]11;rgba:0/0/0/0\u{1B}\\",
        "\u{1B}P>|XTerm(390)\u{1B}\\", "\u{1B}]52;c;cQ==\u{7}", "\u{1B}_Gi=31;OK\u{1B}\\",
        "\u{1B}^private é漢\u{1B}\\", "\u{1B}]0;a title\u{7}",
        "\u{1B}[" + String(repeating: "1;", count: 50) + "A",
    ]
    private static let typed = [
        "q", "j", "w", "N", "é", "漢", "\r", "\t", "\u{7F}", "\u{1B}[B", " ", "/", "-", "+", "?",
        "!", "=", "r", "g", "d",
    ]
    private static let pauses = [Duration.milliseconds(400), .seconds(1), .seconds(3)]

    /// The inputs of reads with a pause before each read except the first, and then of the key `z` after a pause.
    private func inputs(_ reads: [[UInt8]], pause: Duration, isAsked: Bool = true) -> [Input] {
        var parser = InputParser(escapeDelay: .milliseconds(25))
        var inputs: [Input] = []
        var now = Duration.zero
        for read in reads + [Array("z".utf8)] {
            parser.append(read, at: now)
            while let input = parser.next(at: now) { inputs.append(input) }
            now += pause
            while isAsked, let input = parser.next(at: now) { inputs.append(input) }
        }
        while let input = parser.next(at: now) { inputs.append(input) }
        return inputs
    }

    private func keys(_ text: String) -> [Input] { text.map { .key(.character($0)) } }

    /// The inputs of a sequence in two reads. A person may type the first bytes, so a short rest is typed too. The
    /// parser cannot distinguish these cases.
    private func expected(_ bytes: [UInt8], _ cut: Int) -> [Input] {
        let whole = inputs([bytes], pause: .zero).dropLast()
        let rest = bytes[cut...]
        let escape: [Input] = cut == 1 ? [.key(.escape)] : []
        let isTyped = cut == 1 && rest.count < 3 || cut == 2 && rest.count < 2
        return escape + (isTyped ? keys(String(decoding: rest, as: UTF8.self)) : Array(whole))
    }

    @Test(arguments: sequences, pauses) func aLateRestIsNoText(sequence: String, pause: Duration) {
        let bytes = Array(sequence.utf8)
        for cut in 1..<bytes.count {
            for isAsked in [true, false] {
                let found = inputs(
                    [Array(bytes[..<cut]), Array(bytes[cut...])], pause: pause, isAsked: isAsked)
                #expect(
                    found == expected(bytes, cut) + keys("z"),
                    "\(sequence.debugDescription) was split at \(cut).")
            }
        }
    }

    /// After the first bytes, reads of one byte are enough, except in a string.
    @Test(arguments: sequences.prefix(15)) func everyByteMayBeLate(sequence: String) {
        let bytes = Array(sequence.utf8)
        let start = sequence.hasPrefix("\u{1B}[M") ? 5 : 3
        guard bytes.count > start else { return }
        let end = bytes.count - 1
        let reads =
            [Array(bytes[..<start])] + bytes[start..<end].map { [$0] } + [Array(bytes[end...])]
        let whole = inputs([bytes], pause: .zero)
        #expect(inputs(reads, pause: .milliseconds(400)) == whole, "\(sequence.debugDescription)")
    }

    /// A late mark starts a paste, so its text is not typed.
    @Test func aPasteMayStartLate() {
        let bytes = Array("\u{1B}[200~q\u{1B}[201~".utf8)
        for cut in 1...5 {
            let found = inputs([Array(bytes[..<cut]), Array(bytes[cut...])], pause: .seconds(1))
            #expect(found == (cut == 1 ? [.key(.escape)] : []) + [.paste("q")] + keys("z"))
        }
    }

    /// A late answer has its usual effect.
    @Test func aLateAnswerCounts() {
        let bytes = Array("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}".utf8)
        for cut in 1..<bytes.count {
            var parser = InputParser(escapeDelay: .milliseconds(25))
            parser.append(bytes[..<cut], at: .zero)
            _ = parser.next(at: .milliseconds(400))
            parser.append(bytes[cut...], at: .milliseconds(400))
            #expect(parser.next(at: .milliseconds(400)) == nil, "\(cut)")
            #expect(parser.answers.background == .light, "\(cut)")
        }
    }

    /// A key that is typed after the pause is a key, after every incomplete sequence.
    @Test(arguments: sequences) func aTypedKeyStaysAKey(sequence: String) {
        let bytes = Array(sequence.utf8)
        for cut in 1..<bytes.count {
            // An incomplete character is not a sequence.
            guard String(validating: bytes[..<cut], as: UTF8.self) != nil else { continue }
            for key in Self.typed {
                // In an old mouse report, the last byte may have any value, and so may the last two.
                let isPosition = cut > 2 && (cut == 5 || key.utf8.count > 1)
                if sequence.hasPrefix("\u{1B}[M"), isPosition { continue }
                let found = inputs([Array(bytes[..<cut]), Array(key.utf8)], pause: .seconds(1))
                let escape: [Input] = cut == 1 ? [.key(.escape)] : []
                let whole = inputs([Array(key.utf8)], pause: .zero)
                #expect(
                    found == escape + whole,
                    "\(sequence.debugDescription), \(cut) bytes, then \(key.debugDescription)")
            }
        }
    }

    /// After the Escape key and after Alt with a key that begins sequences, every single key is a key.
    @Test func everyKeyFollowsTheEscapeKey() {
        for start in ["\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}_"] {
            let escape: [Input] = start == "\u{1B}" ? [.key(.escape)] : []
            for byte in UInt8(0x20)..<0x7F {
                let text = String(decoding: [byte], as: UTF8.self)
                let found = inputs([Array(start.utf8), [byte]], pause: .milliseconds(400))
                #expect(found == escape + keys(text + "z"), "\(start.debugDescription) \(text)")
            }
        }
        for first in UInt8(0x20)..<0x7F {
            for second in UInt8(0x20)..<0x7F {
                let found = inputs([[0x1B], [first, second]], pause: .milliseconds(400))
                let text = String(decoding: [first, second], as: UTF8.self)
                #expect(found == [.key(.escape)] + keys(text + "z"), "\(text)")
            }
        }
    }

    /// Words that follow the Escape key in one read are typed, also if they begin like a string.
    @Test(arguments: [
        "Paris", "P1 is first", "Xmas today", "]bracket", "]0;a title", "^caret", "_under",
    ])
    func wordsFollowTheEscapeKey(word: String) {
        let found = inputs([[0x1B], Array(word.utf8)], pause: .seconds(1))
        #expect(found == [.key(.escape)] + keys(word + "z"))
    }

    /// The parser forgets an unfinished sequence after three seconds, and after any other input.
    @Test func anOldSequenceIsForgotten() {
        for (pause, isForgotten) in [(3_299, false), (3_300, true), (9_000, true)] {
            var parser = InputParser(escapeDelay: .milliseconds(25))
            parser.append(Array("\u{1B}[<64;1".utf8), at: .zero)
            #expect(parser.next(at: .milliseconds(300)) == nil)
            #expect(parser.deadline == nil)
            parser.append(Array(";1M".utf8), at: .milliseconds(pause))
            #expect((parser.next(at: .milliseconds(pause)) == .key(";")) == isForgotten)
        }
        let found = inputs(["\u{1B}[<64;1", "q", ";1M"].map { Array($0.utf8) }, pause: .seconds(1))
        #expect(found == keys("q;1Mz"))
    }
}
