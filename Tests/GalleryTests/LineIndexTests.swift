import CompilerSupport
import Foundation
import Reflow
import Testing

@testable import Gallery

/// Lines found in any pieces are those of the whole.
@Suite struct LineIndexTests {
    /// Texts with lines of many lengths; none, short, longer than a block, longer than anybody reads.
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

    /// The bytes of each line without its end.
    private func lines(of text: String) -> [ArraySlice<UInt8>] {
        var lines = Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
        // What ends with a line end has no line behind it.
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    @Test(
        "the number of lines, whatever the pieces", arguments: texts.indices, [1, 7, 4096, 1 << 20])
    func pieces(_ number: Int, _ length: Int) {
        let text = Self.texts[number]
        let bytes = Array(text.utf8)
        // Byte by byte only what is short.
        guard bytes.count / length < 100_000 else { return }
        var index = LineIndex()
        for start in stride(from: 0, to: bytes.count, by: length) {
            bytes[start..<min(start + length, bytes.count)].withUnsafeBytes { index.append($0) }
        }
        #expect(index.lineCount == lines(of: text).count)
        #expect(index.byteCount == bytes.count)
        // Every mark begins a line, and blocks are as long as they are said to be.
        for (place, mark) in index.marks.enumerated().dropFirst() {
            #expect(bytes[mark.offset - 1] == 0x0A)
            #expect(mark.offset - index.marks[place - 1].offset >= LineIndex.blockLength)
            #expect(index.block(holding: mark.line) == place)
            #expect(index.block(holding: mark.line - 1) == place - 1)
            #expect(index.block(atOffset: mark.offset) == place)
            #expect(index.block(atOffset: mark.offset - 1) == place - 1)
        }
    }

    @Test("each line is read as it was written, in any order", arguments: texts.indices)
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

    @Test("a line that grows is read again")
    func growing() throws {
        let folder = try Folder()
        try folder.write("one\ntw", to: "text")
        let file = TextFile(try OpenFile(folder.bytes("text")))
        file.findLines(inNext: 100)
        #expect(file.text(ofLine: 1) == "tw" && file.endsInLine)
        try folder.append("o\nthree\n", to: "text")
        #expect(file.text(ofLine: 1) == "tw", "Nothing is looked at unasked.")
        file.findLines(inNext: 100)
        #expect((0..<3).map { file.text(ofLine: $0) } == ["one", "two", "three"])
        #expect(!file.endsInLine)
    }

    @Test("portions add up")
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
        "lines are shown as texts",
        arguments: [
            ("plain", "plain"), ("tab\there", "tab     here"), ("\t\tx", "                x"),
            ("end\r", "end"), ("\u{1B}[31mred\u{1B}[0m end", "red end"), ("cut\u{1B}[3", "cut"),
            ("bell\u{7}", "bell\u{7}"), ("漢\tx", "漢       x"), ("漢\u{1B}[1;31m字", "漢字"),
            // What names windows, and links.
            ("\u{1B}]0;a title\u{7}text", "text"), ("\u{1B}]2;漢字\u{1B}\\text", "text"),
            ("\u{1B}]8;;https://x.y/\u{1B}\\here\u{1B}]8;;\u{1B}\\.", "here."),
            ("a\u{1B}P1$r0m\u{1B}\\b\u{1B}_c\u{1B}\\d\u{1B}^e\u{1B}\\f\u{1B}Xg\u{1B}\\h", "abdfh"),
            // Character sets, as at the end of what `tput sgr0` writes, and sequences of two.
            ("\u{1B}(B\u{1B}[mplain\u{1B}7\u{1B}=", "plain"),
            // What has no end is no string, and hides nothing.
            ("\u{1B}]0;no end", "\u{1B}]0;no end"), ("\u{1B}]0;\u{1B}[1mno end", "\u{1B}]0;no end"),
            ("\u{1B}", "\u{1B}"), ("\u{1B}\u{1B}[1mx", "\u{1B}x"), ("\u{1B}é", "\u{1B}é"),
            ("\u{1B}[3\u{7}x", "\u{7}x"), ("\u{1B}[31é", "é"), ("\u{1B}(é", "\u{1B}(é"),
        ])
    func shown(_ line: String, _ text: String) {
        #expect(LineText.shown(Array(line.utf8)[...]) == text)
    }

    @Test("a line that was cut says so, and is cut between letters", arguments: 0..<4)
    func cut(_ shift: Int) {
        let text = String(repeating: "x", count: shift) + String(repeating: "日", count: 6000)
        let bytes = Array(text.utf8)[..<TextFile.longestLine]
        let shown = LineText.shown(bytes)
        let whole = (TextFile.longestLine - shift) / 3
        #expect(shown.last == "…" && !shown.contains("\u{FFFD}"))
        #expect((whole - 1...whole).contains(shown.filter { $0 == "日" }.count))
    }

    @Test("what is not shown is not found")
    func searched() throws {
        let line = Array("\u{1B}[31mer\u{1B}[1mror\u{1B}[0m\there".utf8)[...]
        #expect(Array(LineText.searched(line)) == Array("error\there".utf8))
        let plain = Array("error".utf8)[...]
        #expect(LineText.searched(plain) == plain)
    }

    @Test("what is not UTF-8 is shown by stand-ins")
    func invalid() {
        #expect(LineText.shown([0x61, 0xFF, 0x62][...]) == "a\u{FFFD}b")
    }

    /// Every frame would look at each of them.
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
