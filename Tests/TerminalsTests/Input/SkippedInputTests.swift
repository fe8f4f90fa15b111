import Testing

@testable import Terminals

/// The parser skips an unknown sequence completely: none of its letters becomes a key.
@Suite struct SkippedInputTests {
    private static let long = String(repeating: "1;", count: 50)

    /// Answers of terminals.
    static let vanishing = [
        "]11;rgb:0000/0000/0000\u{1B}\\", "]11;rgb:ffff/q/\u{7}", "P>|XTerm(390)\u{1B}\\",
        "P1+r524742=38\u{1B}\\", "_Gi=31;OK\u{1B}\\", "^private é漢\u{1B}\\", "Xstart\u{1B}\\",
        "]\u{7}", "P\u{1B}\\", "]52;c;cQ\r\n==\u{7}", "[" + long + "A", "[?" + long + "c",
        "[?1u", "[?64;1;2c",
    ]

    private func inputs(_ pieces: [ArraySlice<UInt8>]) -> [Input] {
        var parser = InputParser(escapeDelay: .milliseconds(25))
        var inputs: [Input] = []
        for piece in pieces {
            parser.append(piece, at: .zero)
            while let input = parser.next(at: .zero) { inputs.append(input) }
        }
        #expect(parser.deadline == nil)
        return inputs
    }

    @Test(arguments: vanishing) func itVanishesWhereverItIsCut(tail: String) {
        let bytes = Array("a\u{1B}\(tail)z".utf8)
        for cut in 0...bytes.count {
            for other in cut...bytes.count {
                let found = inputs([bytes[..<cut], bytes[cut..<other], bytes[other...]])
                #expect(
                    found == ["a", "z"].map { .key($0) },
                    "The bytes were split at \(cut) and \(other).")
            }
        }
        #expect(inputs(bytes.map { [$0] }) == ["a", "z"].map { .key($0) })
    }

    @Test(arguments: ["]11;rgb:0", "P1", "_", "]11;rgb:0\u{1B}", "[" + long])
    func whatHasNoEndIsWaitedForOnlySoLong(tail: String) {
        for isAsked in [true, false] {
            var parser = InputParser(escapeDelay: .milliseconds(25))
            parser.append(Array("\u{1B}\(tail)".utf8), at: .seconds(1))
            #expect(parser.next(at: .milliseconds(1_299)) == nil)
            #expect(parser.deadline == .milliseconds(1_300))
            if isAsked { #expect(parser.next(at: .milliseconds(1_300)) == nil) }
            parser.append(Array("q".utf8), at: .milliseconds(1_300))
            #expect(parser.next(at: .milliseconds(1_300)) == .key("q"))
            #expect(parser.deadline == nil)
        }
    }

    @Test func anotherSequenceCutsAStringShort() {
        for piece in ["\u{1B}]11;\u{1B}[A", "\u{1B}P\u{1B}]q\u{7}\u{1B}OA"] {
            #expect(inputs([Array(piece.utf8)[...]]) == [.key(.up)])
        }
    }

    @Test func aLongControlSequenceEndsAtWhatIsNoPart() {
        let bytes = Array("\u{1B}[\(Self.long)\u{1B}[B\u{1B}[\(Self.long)\r".utf8)
        #expect(inputs([bytes[...]]) == [.key(.down), .key(.enter)])
    }
}
