import TerminalSupport
import Testing

@testable import Terminals

@Suite struct TextWidthTests {
    /// A combining mark at the end makes the whole text take the way through grapheme clusters.
    @Test func textsWithSingleScalarsAreCutLikeOthers() {
        // Combining marks would join the scalar before them.
        let marks: ClosedRange<UInt32> = 0x300...0x36F
        let scalars = (0x20...0x25FF).filter { !marks.contains($0) }.compactMap(Unicode.Scalar.init)
        var random = SplitMix(seed: 35)
        for isUnicode in [true, false] {
            for scalar in scalars {
                var text = String.UnicodeScalarView()
                for _ in 0..<2 {
                    let other = scalars.randomElement(using: &random) ?? "x"
                    text.append(contentsOf: [scalar, other.value < 0x100 ? other : "–"])
                }
                let segments = Array(TextSegments(String(text), isUnicode: isUnicode))
                text.append(contentsOf: " e\u{301}".unicodeScalars)
                let longer = Array(TextSegments(String(text), isUnicode: isUnicode))
                #expect(Array(longer.dropLast(2)) == segments, "U+\(scalar.value)")
            }
        }
    }

    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("ﾊﾟ", 2), ("\t\n", 2),
        ("👍", 2), ("👍🏽", 4), ("👨‍👩‍👧", 6), ("🇩🇪", 2), ("❤️", 1), ("☀", 1), ("✅", 2), ("한", 2),
        ("\u{1112}\u{1161}\u{11AB}", 2), ("कि", 2), ("\u{301}", 1), ("a\u{200D}b", 2),
        ("\u{202E}x", 2), ("\u{AD}", 0), ("\u{E000}", 1), ("…", 1), ("─", 1), ("\r\n", 2),
    ])
    func widths(_ text: String, _ width: Int) {
        #expect(text.displayWidth == width)
        #expect(text[...].displayWidth == width)
    }

    @Test(arguments: [
        ("a\u{1B}[31mb", "a␛[31mb", "a?[31mb"), ("x\ty\n", "x␉y␊", "x?y?"), ("\u{7F}", "␡", "?"),
        ("\u{9B}31m", "\u{FFFD}31m", "?31m"), ("a\u{202E}b", "a\u{FFFD}b", "a?b"),
        ("👨‍👩‍👧", "👨👩👧", "??????"), ("🇩🇪", "🇩🇪", "??"), ("❤️", "❤", "?"),
        ("╭─╮│█▌…×·", "╭─╮│█▌…×·", "+-+|#>~x-"), ("Ålé ñ", "Ålé ñ", "Ale n"),
        ("e\u{301}", "e\u{301}", "e"), ("\u{301}", "◌\u{301}", "?"), ("漢", "漢", "??"),
        ("\u{3000}", "\u{3000}", "  "), ("a\u{200D}\u{301}", "a\u{301}", "a"),
    ])
    func sanitised(_ text: String, _ unicode: String, _ ascii: String) {
        #expect(text.printable().unicodeScalars.elementsEqual(unicode.unicodeScalars))
        #expect(text.printable(isUnicode: false) == ascii)
    }

    @Test(arguments: [
        ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""),
        ("hello", -3, ""), ("漢字漢", 6, "漢字漢"), ("漢字漢", 5, "漢字…"), ("漢字漢", 4, "漢…"),
        ("漢字", 2, "…"), ("a👨‍👩‍👧b", 7, "a…"), ("🇩🇪🇫🇷", 3, "🇩🇪…"), ("é漢", 3, "é漢"),
        ("e\u{301}e\u{301}", 1, "…"), ("漢\u{200D}", 2, "漢"),
    ])
    func truncated(_ text: String, _ width: Int, _ expected: String) {
        #expect(text.truncated(toWidth: width) == expected)
    }

    @Test func truncationKeepsWithinTheWidthAndLosesNothingThatFits() {
        var random = SplitMix(seed: 1)
        for _ in 0..<2000 {
            let text = random.text(count: Int.random(in: 0..<12, using: &random))
            let whole = text.displayWidth
            for width in 0...whole + 1 {
                let cut = text.truncated(toWidth: width)
                let ascii = text.truncated(toWidth: width, isUnicode: false)
                let isRight =
                    cut.displayWidth <= width && ascii.utf8.count == cut.displayWidth
                    && (cut == text.printable()) == (width >= whole)
                let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }
                if !isRight { Issue.record("\(scalars) in \(width): \(cut)") }
            }
        }
    }

    /// The whole text, or `…` and the longest suffix that fits behind it.
    @Test func theEndOfATextIsTheLongestThatFits() {
        var random = SplitMix(seed: 3)
        let texts = ["", "hello", "漢字ab", "abc\u{AD}de", "\u{AD}\u{AD}", "🇩🇪🇫🇷é"]
        for text in texts + (0..<300).map({ random.text(count: $0 % 12) }) {
            let ends = text.indices.map { text[$0...] } + [text[text.endIndex...]]
            for limit in -1...text.displayWidth + 2 {
                let longest = ends.first { $0.displayWidth < limit } ?? ""
                let expected =
                    limit <= 0 ? "" : text.displayWidth <= limit ? text : "…" + longest
                let found = text.suffix(fittingWidth: limit)
                let isRight = found == expected && found.displayWidth <= max(limit, 0)
                if !isRight { Issue.record("\(text.debugDescription) in \(limit): \(found)") }
            }
        }
    }

    @Test func shortcutsAgreeWithTheTable() {
        for value in 0..<0x11_0000 as Range<UInt32> {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let kind = ScalarClass(scalar)
            if kind != ScalarClass.searched(value) { Issue.record("U+\(String(value, radix: 16))") }
        }
    }

    @Test func printableAsciiIsToldByItsBytes() {
        for byte in UInt8.min...UInt8.max {
            let isPrintable = (0x20...0x7E).contains(byte)
            for bytes in [[byte], [0x61, byte], [byte, 0x7A]] {
                bytes.withUnsafeBufferPointer {
                    #expect(Ascii.isPrintable($0) == isPrintable, "\(byte)")
                    #expect(Ascii.isPrintableLines($0) == (isPrintable || byte == 10), "\(byte)")
                }
            }
        }
    }

    @Test func theTableIsInOrder() {
        let starts = ScalarClass.ranges.map { $0 >> 3 }
        #expect(starts.first == 0)
        #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
        #expect(ScalarClass.ranges.allSatisfy { ScalarClass(rawValue: $0 & 7) != nil })
    }

    @Test func asciiStandInsAreAsciiForEverything() {
        for value in stride(from: UInt32(0x20), to: 0x11_0000, by: 7) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let standIn = ReplacementScalar.ascii(scalar).value
            if !(0x20..<0x7F).contains(standIn) { Issue.record("U+\(String(value, radix: 16))") }
        }
    }
}
