import TerminalSupport
import Testing

@testable import Terminals

@Suite struct PasteTests {
    private let begin = Array("\u{1B}[200~".utf8)
    private let end = Array("\u{1B}[201~".utf8)

    @Test func aPasteIsOneInputAndNeverKeys() {
        var parser = InputParser(escapeDelay: .milliseconds(25))
        parser.append(
            begin + Array("q\u{1B}[Aé\r\nx\ry\u{1B}[20".utf8) + end + Array("j".utf8), at: .zero)
        #expect(parser.next(at: .zero) == .paste("q\u{1B}[Aé\nx\ny\u{1B}[20"))
        #expect(parser.next(at: .zero) == .key("j"))
        #expect(parser.next(at: .zero) == nil)
    }

    @Test func whereverItIsCutItIsTheSame() {
        let bytes =
            Array("a".utf8) + begin + Array("é\u{1B}\u{1B}[201\u{1B}[201".utf8) + end
            + Array("\u{1B}[Bz".utf8)
        for cut in 0...bytes.count {
            for other in cut...bytes.count {
                var parser = InputParser(escapeDelay: .milliseconds(25))
                var inputs: [Input] = []
                for part in [bytes[..<cut], bytes[cut..<other], bytes[other...]] {
                    parser.append(part, at: .zero)
                    while let input = parser.next(at: .zero) { inputs.append(input) }
                }
                #expect(
                    inputs == [
                        .key("a"), .paste("é\u{1B}\u{1B}[201\u{1B}[201"), .key(.down), .key("z"),
                    ])
            }
        }
    }

    @Test func aLostEndMarkDoesNotKeepTheKeys() {
        var parser = InputParser(escapeDelay: .milliseconds(25))
        parser.append(begin + Array("lost".utf8), at: .seconds(5))
        #expect(parser.next(at: .seconds(5)) == nil)
        #expect(parser.deadline == .seconds(6))
        #expect(parser.next(at: .seconds(6)) == .paste("lost"))
        parser.append(Array("j".utf8), at: .seconds(7))
        #expect(parser.next(at: .seconds(7)) == .key("j"))
    }

    @Test func aPasteIsBounded() {
        var parser = InputParser(escapeDelay: .milliseconds(25))
        parser.append(begin, at: .zero)
        let chunk = [UInt8](repeating: 0x71, count: 1 << 19)
        for _ in 0..<3 { parser.append(chunk, at: .zero) }
        parser.append(end + Array("j".utf8), at: .zero)
        guard case .paste(let text) = parser.next(at: .zero) else {
            Issue.record("The parser returned no paste.")
            return
        }
        #expect(text.utf8.count == 1 << 20)
        #expect(parser.next(at: .zero) == .key("j"))
    }

    @Test func afterItsEndAPasteTakesNothing() {
        var paste = Paste()
        #expect(paste.append(Array("text".utf8) + end + [0x6A]) == [0x6A])
        #expect(paste.append(begin + end) == begin + end)
        #expect(paste.append([]) == [])
        #expect(paste.text == "text")
        // Two reads before the program asks for input: the bytes after the end mark are inputs in
        // order.
        var parser = InputParser(escapeDelay: .milliseconds(25))
        parser.append(begin + Array("text".utf8) + end.dropLast(), at: .zero)
        #expect(parser.next(at: .zero) == nil)
        for piece in [end.suffix(1) + Array("j".utf8), Array("k".utf8)] {
            parser.append(piece, at: .zero)
        }
        #expect(parser.next(at: .zero) == .paste("text"))
        #expect(parser.next(at: .zero) == .key("j"))
        #expect(parser.next(at: .zero) == .key("k"))
    }

    @Test func anyBytesAreSurvived() {
        var random = SplitMix(seed: 1)
        let alphabet: [UInt8] = Array("\u{1B}[O<M~;01259mAq".utf8) + [0x80, 0xC3, 0xF0, 0xFF, 0, 3]
        for _ in 0..<2_000 {
            let bytes = (0..<Int.random(in: 1...40, using: &random)).map { _ in
                alphabet.randomElement(using: &random) ?? 0
            }
            var parser = InputParser(escapeDelay: .milliseconds(25))
            parser.append(bytes, at: .zero)
            while parser.next(at: .zero) != nil {}
            // At the end, the parser has no incomplete sequence left.
            while parser.next(at: .seconds(2)) != nil {}
            #expect(parser.deadline == nil, "\(bytes)")
        }
    }
}
