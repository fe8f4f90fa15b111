import TerminalSupport
import Testing

@testable import Terminals

/// Sequences outside the screen's contents hold no control characters except their marks.
@Suite struct TerminalRequestTests {
    /// The text between the marks. It compares scalars, because the first scalar can join with the
    /// mark.
    private func body(
        _ request: TerminalRequest, _ start: String, isUnicode: Bool = true
    ) throws -> String {
        let sequence = try #require(request.sequence(isUnicode: isUnicode)).unicodeScalars
        #expect(sequence.starts(with: "\u{1B}]\(start);".unicodeScalars))
        #expect(sequence.suffix(2).elementsEqual("\u{1B}\\".unicodeScalars))
        return String(sequence.dropFirst(start.count + 3).dropLast(2))
    }

    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
        ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("é\u{1B}\u{7}", "w6kbBw=="),
        ("~?>", "fj8+"),
    ])
    func copiedTextIsLetters(text: String, letters: String) throws {
        #expect(try body(.copy(text), "52;c") == letters)
    }

    /// Decoding the letters gives the original text.
    @Test func anyTextIsCopiedWhole() throws {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var random = SplitMix(seed: 5)
        for count in 0..<60 {
            let text = random.text(count: count)
            let sent = try body(.copy(text), "52;c")
            #expect(sent.count % 4 == 0)
            let bits = sent.filter { $0 != "=" }.compactMap { letters.firstIndex(of: $0) }
                .flatMap { value in (0..<6).map { value >> (5 - $0) & 1 } }
            let bytes = (0..<bits.count / 8).map { index in
                bits[8 * index..<8 * index + 8].reduce(0) { $0 << 1 | UInt8($1) }
            }
            #expect(String(decoding: bytes, as: UTF8.self) == text)
        }
    }

    @Test func aTextThatWouldBeCutIsNotSent() {
        let longest = String(repeating: "é", count: 37_497)
        #expect(TerminalRequest.copy(longest).sequence() != nil)
        #expect(TerminalRequest.copy(longest + "x").sequence() == nil)
    }

    @Test func titlesHaveNoControlsAndALength() throws {
        #expect(try body(.title("Files"), "2") == "Files")
        #expect(try body(.title("a\u{1B}]0;x\u{7}\n\u{9B}b\u{202E}"), "2") == "a ]0;x   b ")
        #expect(try body(.title("é漢a"), "2", isUnicode: false) == "??a")
        #expect(try body(.title(String(repeating: "漢", count: 300)), "2").count == 256)
        var random = SplitMix(seed: 6)
        for count in 0..<300 {
            let text = random.text(count: count)
            let title = try body(.title(text), "2")
            #expect(title.unicodeScalars.count == min(text.unicodeScalars.count, 256))
            #expect(title.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        }
    }

    @Test func aTerminalInMemoryKeepsThem() {
        let memory = MemoryTerminal()
        #expect(memory.background == nil && memory.requests.isEmpty)
        #expect(memory.send(.copy("x")) && memory.send(.title("t")))
        #expect(!memory.send(.copy(String(repeating: "x", count: 80_000))))
        #expect(memory.requests == [.copy("x"), .title("t")])
    }
}
