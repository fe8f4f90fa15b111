import Testing

@testable import Terminals

/// How long the parser waits for the rest of a sequence, and how many bytes it then drops.
@Suite struct SequenceWaitingTests {
    private let second = Duration.seconds(1)

    /// The inputs that the parser returns at a time.
    private func inputs(_ parser: inout InputParser, at now: Duration) -> [Input] {
        var inputs: [Input] = []
        while let input = parser.next(at: now) { inputs.append(input) }
        return inputs
    }

    @Test(arguments: [0, 25, 300, 2_000])
    func whatHasBegunIsWaitedForAsLongAsTold(milliseconds: Int) {
        let delay = Duration.milliseconds(milliseconds)
        let patience = max(delay, .milliseconds(300))
        let beginnings: [([UInt8], Duration, [Input])] = [
            ([0x1B], delay, [.key(.escape)]), (Array("\u{1B}[1;".utf8), patience, []),
            (Array("\u{1B}O".utf8), patience, []), ([0xE6, 0xBC], patience, []),
            (Array("\u{1B}]0;".utf8), patience, []), (Array("\u{1B}[M!".utf8), patience, []),
            (Array("\u{1B}]0;x\u{1B}".utf8), patience, []),
            (Array("\u{1B}[200~x".utf8), second, [.paste("x")]),
        ]
        for (bytes, delay, expected) in beginnings {
            for isAsked in [true, false] {
                var parser = InputParser(escapeDelay: .milliseconds(milliseconds))
                parser.append(bytes, at: second)
                parser.append([], at: second + .milliseconds(1))
                if delay > .zero {
                    #expect(inputs(&parser, at: second + delay - .nanoseconds(1)) == [])
                    #expect(parser.deadline == second + delay)
                }
                var found = isAsked ? inputs(&parser, at: second + delay) : []
                if isAsked { #expect(parser.deadline == nil) }
                // Only the end mark, or a read after the delay, ends a paste.
                guard isAsked || expected != [.paste("x")] else { continue }
                parser.append([0x71], at: second + delay)
                found += inputs(&parser, at: second + delay)
                #expect(found == expected + ["q"], "\(bytes)")
            }
        }
    }

    @Test func whatComesJustInTimeGoesOn() {
        let last = Duration.milliseconds(25) - .nanoseconds(1)
        var parser = InputParser(escapeDelay: .milliseconds(25))
        parser.append([0x1B], at: .zero)
        parser.append(Array("[1".utf8), at: last)
        let later = last + .milliseconds(300) - .nanoseconds(1)
        #expect(inputs(&parser, at: later) == [])
        parser.append(Array(";5A".utf8), at: later)
        #expect(inputs(&parser, at: later) == [.key(.control(.up))])
        #expect(parser.deadline == nil)
    }

    /// Unread keys never time out, however late the next byte arrives.
    @Test func keysWaitForWhoAsksLate() {
        var parser = InputParser(escapeDelay: .milliseconds(25))
        parser.append(Array("ab\u{1B}[A漢字".utf8), at: .zero)
        #expect(parser.next(at: .zero) == "a")
        parser.append(Array("c".utf8), at: .seconds(9))
        #expect(
            inputs(&parser, at: .seconds(9)) == ["b", .key(.up), "漢", "字", "c"])
    }

    /// The longest supported control sequence has 64 bytes. The parser skips longer sequences.
    @Test func controlSequencesHaveALength() {
        for length in 50...70 {
            let parameters = "1" + String(repeating: ";", count: length - 4)
            var parser = InputParser(escapeDelay: .milliseconds(25))
            parser.append(Array("\u{1B}[\(parameters)Az".utf8), at: .zero)
            let key: [Input] = length <= 64 ? [.key(.up)] : []
            #expect(inputs(&parser, at: .zero) == key + ["z"], "\(length)")
        }
    }

    /// The parser searches for the end of a skipped sequence in 64 KB, in reads of any length.
    @Test(arguments: ["]", "P", "["], [1_000, 65_536, 1 << 20])
    func soMuchIsSkipped(start: String, piece: Int) {
        let limit = 1 << 16
        for (count, expected) in [
            (limit - 1, ["z"]), (limit, start == "[" ? ["A", "z"] : [.key(.control("g")), "z"]),
            (
                limit + 3,
                ["1", "1", "1"] + (start == "[" ? ["A", "z"] : [.key(.control("g")), "z"])
            ),
        ] as [(Int, [Input])] {
            let end = start == "[" ? "A" : "\u{7}"
            let text = "\u{1B}" + start + String(repeating: "1", count: count) + end + "z"
            var rest = Array(text.utf8)[...]
            var parser = InputParser(escapeDelay: .milliseconds(25))
            var found: [Input] = []
            while !rest.isEmpty {
                parser.append(rest.prefix(piece), at: .zero)
                found += inputs(&parser, at: .zero)
                rest = rest.dropFirst(piece)
            }
            #expect(found == expected, "\(count)")
            #expect(parser.deadline == nil)
        }
    }

    /// A paste comes before every later input, even before an escape whose delay has passed.
    @Test func nothingComesBeforeThePasteThatItFollows() {
        for follows in ["", "z", "\u{1B}", "\u{1B}[1;", "\u{1B}[A", "\u{1B}]0;"] {
            for wait in [0, 25, 300, 2_000] {
                var parser = InputParser(escapeDelay: .milliseconds(25))
                parser.append(Array("\u{1B}[200~x".utf8), at: .zero)
                #expect(parser.next(at: .zero) == nil)
                parser.append(Array("\u{1B}[201~\(follows)".utf8), at: .zero)
                parser.append([0x71], at: .milliseconds(wait))
                #expect(parser.next(at: .milliseconds(wait)) == .paste("x"), "\(follows)")
            }
        }
    }

    @Test func lineEndsOfAPasteAreNewlines() {
        for (typed, text) in [
            ("\r", "\n"), ("\n", "\n"), ("\r\n", "\n"), ("\n\r", "\n\n"), ("\r\r\n\n", "\n\n\n"),
            ("a\rb\r\nc\nd", "a\nb\nc\nd"),
        ] {
            var parser = InputParser(escapeDelay: .milliseconds(25))
            parser.append(Array("\u{1B}[200~\(typed)\u{1B}[201~".utf8), at: .zero)
            #expect(inputs(&parser, at: .zero) == [.paste(text)])
        }
    }
}
