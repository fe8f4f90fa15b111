import TerminalSupport
import Testing

@testable import Terminals

/// The parsed inputs depend neither on how the bytes are split into reads, nor on how often the
/// program reads inputs.
@Suite struct InputLawTests {
    /// Byte sequences that do not combine with the sequence before them, because two reads can
    /// contain two key presses.
    static let pieces: [String] = [
        "a", "q", "1", "~", " ", "é", "Ā", "ÿ", "क", "—", "漢", "😀", "👍", "\r", "\u{7F}", "\u{1}",
        "\u{1B}[A", "\u{1B}OB",
        "\u{1B}[1;5C", "\u{1B}[15~", "\u{1B}[<0;5;3M", "\u{1B}[<65;80;24m", "\u{1B}[M !!",
        "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}P>|q\u{1B}\\", "\u{1B}q", "\u{1B}é", "\u{1B}[?1;2c",
        "\u{1B}[200~q\r\u{1B}[A\u{1B}[201~", "\u{1B}[[A",
    ]

    /// The inputs of reads that arrive at the same time. With `asks`, the parser is read after each
    /// of them.
    private func inputs(_ reads: [ArraySlice<UInt8>], asks: Bool) -> [Input] {
        var parser = InputParser(escapeDelay: .milliseconds(25))
        var inputs: [Input] = []
        for read in reads {
            parser.append(read, at: .zero)
            while asks, let input = parser.next(at: .zero) { inputs.append(input) }
        }
        while let input = parser.next(at: .zero) { inputs.append(input) }
        while let input = parser.next(at: .seconds(2)) { inputs.append(input) }
        #expect(parser.deadline == nil)
        return inputs
    }

    @Test func howTheyAreCutIntoReadsDoesNotMatter() throws {
        var random = SplitMix(seed: 7)
        for _ in 0..<400 {
            let chosen = (0..<Int.random(in: 1...6, using: &random)).compactMap { _ in
                Self.pieces.randomElement(using: &random)
            }
            let bytes = Array(chosen.joined().utf8)
            let whole = chosen.flatMap { inputs([Array($0.utf8)[...]], asks: true) }
            for asks in [true, false] {
                #expect(inputs([bytes[...]], asks: asks) == whole, "\(chosen)")
                #expect(inputs(bytes.indices.map { bytes[$0...$0] }, asks: asks) == whole)
                let cut = Int.random(in: 0...bytes.count, using: &random)
                #expect(inputs([bytes[..<cut], bytes[cut...]], asks: asks) == whole, "\(chosen)")
            }
        }
    }

    /// The Malayalam dot reph joins the letter after it. In this test, no letter follows it.
    @Test func whatFollowsAPrependedMarkIsNotLost() {
        let bytes = Array("\u{D4E}1x".utf8)
        for cut in 0...bytes.count {
            let found = inputs([bytes[..<cut], bytes[cut...]], asks: true)
            let text = found.reduce(into: "") { text, input in
                if case .key(let key) = input, let character = key.character {
                    text.append(character)
                }
            }
            #expect(text == "\u{D4E}1x", "The bytes were split at \(cut).")
        }
    }

    /// An invalid UTF-8 byte does not form a character with the combining mark after it.
    @Test func whatIsNoTextTakesNoMarks() {
        #expect(inputs([[0x61, 0xFF, 0xCC, 0x81][...]], asks: true) == [.key("a\u{301}")])
        #expect(inputs([[0xFF, 0xCC, 0x81, 0x62][...]], asks: true) == [.key("\u{301}"), "b"])
    }

    /// Letters that the program has not read yet, and an escape that comes long after them.
    @Test(arguments: [0, 1, 2, 3]) func aLateEscapeRepeatsNothing(asked: Int) {
        for typed in ["abc", "aéb", "漢字é"] {
            var parser = InputParser(escapeDelay: .milliseconds(25))
            parser.append(Array(typed.utf8), at: .zero)
            var inputs = (0..<asked).compactMap { _ in parser.next(at: .zero) }
            parser.append([Byte.escape], at: .seconds(1))
            while let input = parser.next(at: .seconds(1)) { inputs.append(input) }
            while let input = parser.next(at: .seconds(2)) { inputs.append(input) }
            #expect(inputs == typed.map { .key(.character($0)) } + [.key(.escape)])
        }
    }

    /// An incomplete character that timed out does not change the inputs after it.
    @Test func aLetterWithoutItsEndVanishes() {
        var parser = InputParser(escapeDelay: .milliseconds(25))
        parser.append(Array("a".utf8) + [0xE6, 0xBC], at: .zero)
        #expect(parser.next(at: .zero) == "a")
        #expect(parser.next(at: .zero) == nil)
        parser.append(Array("b".utf8), at: .seconds(1))
        #expect(parser.next(at: .seconds(1)) == "b")
        #expect(parser.next(at: .seconds(2)) == nil)
    }
}
