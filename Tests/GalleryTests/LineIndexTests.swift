import CompilerSupport
import Foundation
import Reflow
import Testing

@testable import Gallery

/// The index finds the same lines for any split of the text.
@Suite struct LineIndexTests {
    /// Texts with lines of many lengths: empty, short, longer than a block, and longer than the
    /// limit.
    static let texts: [String] = {
        var random = SeededRandom(seed: 7)
        var texts = ["", "\n", "a", "a\n", "\n\n", "a\nb", "a\nb\n", "ä\r\nö\r\n"]
        for lengths in [0...3, 0...200, 0...20_000] {
            let lines = (0..<400).map { line in
                String(repeating: "x", count: .random(in: lengths, using: &random)) + "\(line)"
            }
            texts.append(lines.joined(separator: "\n"))
            texts.append(lines.joined(separator: "\n") + "\n")
        }
        return texts
    }()

    /// The bytes of each line without its line end.
    private func lines(of text: String) -> [ArraySlice<UInt8>] {
        var lines = Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
        // No line follows a line end at the end of the text.
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    @Test(
        "The number of lines does not depend on the split", arguments: texts.indices,
        [1, 7, 4096, 1 << 20])
    func pieces(_ number: Int, _ length: Int) {
        let text = Self.texts[number]
        let bytes = Array(text.utf8)
        // Only short texts are split into single bytes.
        guard bytes.count / length < 100_000 else { return }
        var index = LineIndex()
        for start in stride(from: 0, to: bytes.count, by: length) {
            bytes[start..<min(start + length, bytes.count)].withUnsafeBytes { index.append($0) }
        }
        #expect(index.lineCount == lines(of: text).count)
        #expect(index.byteCount == bytes.count)
        // Every mark is the start of a line, and blocks have at least the block length.
        for (place, mark) in index.marks.enumerated().dropFirst() {
            #expect(bytes[mark.offset - 1] == 0x0A)
            #expect(mark.offset - index.marks[place - 1].offset >= LineIndex.blockLength)
            #expect(index.block(holding: mark.line) == place)
            #expect(index.block(holding: mark.line - 1) == place - 1)
        }
    }

    @Test("Each line is read with its original bytes, in any order", arguments: texts.indices)
    func reading(_ number: Int) throws {
        let text = Self.texts[number]
        let folder = try Folder()
        try folder.write(text, to: "text")
        let file = TextFile(try OpenFile(folder.bytes("text")))
        file.findLines(inNext: .max / 2)
        let wanted = lines(of: text)
        #expect(file.lineCount == wanted.count)
        var random = SeededRandom(seed: 3)
        for line in wanted.indices.shuffled(using: &random) {
            let bytes = wanted[line].prefix(TextFile.longestLine)
            #expect(Array(file.bytes(ofLine: line)) == Array(bytes), "line \(line)")
        }
        #expect(file.bytes(ofLine: -1).isEmpty && file.bytes(ofLine: wanted.count).isEmpty)
    }

    @Test("A line that has grown is read again")
    func growing() throws {
        let folder = try Folder()
        try folder.write("one\ntw", to: "text")
        let file = TextFile(try OpenFile(folder.bytes("text")))
        file.findLines(inNext: 100)
        func text(_ line: Int) -> String { LineText.shown(file.bytes(ofLine: line)) }
        #expect(text(1) == "tw" && file.endsInLine)
        try folder.append("o\nthree\n", to: "text")
        #expect(text(1) == "tw", "The file is read only on request.")
        file.findLines(inNext: 100)
        #expect((0..<3).map(text) == ["one", "two", "three"])
        #expect(!file.endsInLine)
    }

    @Test("Portions add up to the whole file")
    func portions() throws {
        let folder = try Folder()
        try folder.write(Self.texts[9], to: "text")
        let file = TextFile(try OpenFile(folder.bytes("text")))
        var left = Int.max
        while left > 0 {
            let next = file.findLines(inNext: 1000)
            #expect(next < left)
            left = next
        }
        #expect(file.lineCount == 400)
    }

    @Test(
        "Lines are converted to printable text",
        arguments: [
            ("plain", "plain"), ("tab\there", "tab     here"), ("\t\tx", "                x"),
            ("end\r", "end"), ("\u{1B}[31mred\u{1B}[0m end", "red end"), ("cut\u{1B}[3", "cut"),
            ("bell\u{7}", "bell\u{7}"), ("漢\tx", "漢       x"), ("漢\u{1B}[1;31m字", "漢字"),
            // Sequences that set titles and links.
            ("\u{1B}]0;a title\u{7}text", "text"), ("\u{1B}]2;漢字\u{1B}\\text", "text"),
            ("\u{1B}]8;;https://x.y/\u{1B}\\here\u{1B}]8;;\u{1B}\\.", "here."),
            ("a\u{1B}P1$r0m\u{1B}\\b\u{1B}_c\u{1B}\\d\u{1B}^e\u{1B}\\f\u{1B}Xg\u{1B}\\h", "abdfh"),
            // Sequences that select character sets, for example at the end of the output of `tput
            // sgr0`, and sequences of two bytes.
            ("\u{1B}(B\u{1B}[mplain\u{1B}7\u{1B}=", "plain"),
            // An incomplete string sequence hides no text.
            ("\u{1B}]0;no end", "\u{1B}]0;no end"), ("\u{1B}]0;\u{1B}[1mno end", "\u{1B}]0;no end"),
            ("\u{1B}", "\u{1B}"), ("\u{1B}\u{1B}[1mx", "\u{1B}x"), ("\u{1B}é", "\u{1B}é"),
            ("\u{1B}[3\u{7}x", "\u{7}x"), ("\u{1B}[31é", "é"), ("\u{1B}(é", "\u{1B}(é"),
        ])
    func shown(_ line: String, _ text: String) {
        #expect(LineText.shown(Array(line.utf8)[...]) == text)
    }

    @Test("A truncated line ends with an ellipsis and is cut between characters", arguments: 0..<4)
    func cut(_ shift: Int) {
        let text = String(repeating: "x", count: shift) + String(repeating: "日", count: 6000)
        let bytes = Array(text.utf8)[..<TextFile.longestLine]
        let shown = LineText.shown(bytes)
        let whole = (TextFile.longestLine - shift) / 3
        #expect(shown.last == "…" && !shown.contains("\u{FFFD}"))
        #expect((whole - 1...whole).contains(shown.filter { $0 == "日" }.count))
    }

    @Test("Hidden control sequences are not searched")
    func searched() throws {
        let line = Array("\u{1B}[31mer\u{1B}[1mror\u{1B}[0m\there".utf8)[...]
        #expect(Array(LineText.searched(line)) == Array("error\there".utf8))
        let plain = Array("error".utf8)[...]
        #expect(LineText.searched(plain) == plain)
    }

    @Test("Invalid UTF-8 is shown as replacement characters")
    func invalid() {
        #expect(LineText.shown([0x61, 0xFF, 0x62][...]) == "a\u{FFFD}b")
    }

    /// A shown line keeps only a few combining marks, because every frame processes all of them.
    @Test func aFloodOfMarksIsCut() {
        func line(_ marks: Int) -> String {
            "a" + String(repeating: "\u{301}", count: marks) + "\t👨‍👩‍👧‍👦é"
        }
        let shown = LineText.shown(Array(line(5_000).utf8)[...])
        #expect(shown == LineText.shown(Array(line(31).utf8)[...]))
        #expect(shown.unicodeScalars.count < 60 && shown.hasSuffix("👨‍👩‍👧‍👦é"))
        func drawn(_ text: String) -> Screen {
            var screen = Screen(size: ScreenSize(columns: 20, rows: 1))
            screen.draw { $0.text(text) }
            return screen
        }
        #expect(drawn(shown).text() == drawn(line(4).replacing("\t", with: "       ")).text())
    }
}
