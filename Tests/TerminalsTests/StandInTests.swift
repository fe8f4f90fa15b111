import Testing

@testable import Terminals

@Suite struct StandInTests {
    /// The replacements without Unicode: an ASCII character, and the characters that it replaces.
    static let standIns: [(Character, String)] = [
        ("-", "─━┄┅┈┉╌╍═╴╶╸╺╼╾"), ("|", "│┃┆┇┊┋╎╏║╵╷╹╻╽╿▐▕"), ("/", "╱"), ("\\", "╲"), ("X", "╳"),
        ("+", "┌┍╭╯╰┼╬├╡┿╋"), (">", "▌▍▎▏→▶▸›»"), ("_", "▁▂▃▄"), (":", "░▒"), ("#", "▀▅▆▇█▉▊▋▓▔▖▟"),
        ("~", "…"), ("'", "‘’‚‛"), ("\"", "“”„‟"), ("-", "‐‑‒–—―−·"), ("x", "×"), ("*", "•●◆★"),
        ("o", "○◇☆"), ("<", "←◀◂‹«"), ("^", "↑▲▴"), ("v", "↓▼▾"),
        (" ", "\u{A0}\u{2003}\u{3000}\u{1680}"), ("?", "¿■∀漢ß÷Æ¡\u{24FF}\u{E000}\u{FFFD}ﬀ"),
        ("A", "ÀÅĀǍẠ"), ("z", "žẕ"), ("y", "ɏ"), ("L", "ŁḶ"), ("?", "ⱠⒶⅠ"),
    ]

    @Test(arguments: standIns) func whatStandsForIt(standIn: Character, scalars: String) {
        for scalar in scalars.unicodeScalars {
            #expect(Character(ReplacementScalar.ascii(scalar)) == standIn, "\(scalar)")
        }
    }

    @Test func asciiStandsForItself() {
        for value in UInt8(0x20)..<0x7F {
            #expect(ReplacementScalar.ascii(Unicode.Scalar(value)) == Unicode.Scalar(value))
        }
    }

    /// The expected letter comes from the character's name: a letter, alone or with an accent.
    @Test func lettersLoseTheirAccents() throws {
        let name = try Regex("LATIN (SMALL|CAPITAL) LETTER ([A-Z])( WITH .*)?")
        for value in Array(0xC0..<0x250) + Array(0x1E00..<0x1F00) as [UInt32] {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let match = try name.wholeMatch(in: scalar.properties.name ?? "")
            let letter = match?.output[2].substring.map { String($0) }
            let isSmall = match?.output[1].substring == "SMALL"
            let wanted = letter.map { isSmall ? $0.lowercased() : $0 }
            let isOther = "×÷".unicodeScalars.contains(scalar)
            if !isOther {
                #expect(String(Character(ReplacementScalar.ascii(scalar))) == wanted ?? "?")
            }
        }
    }

    @Test func controlsHavePictures() {
        for value in 0..<0x20 as Range<UInt32> {
            let control = Unicode.Scalar(value)
            #expect(control.flatMap(ReplacementScalar.controlPicture)?.value == 0x2400 + value)
        }
        #expect(ReplacementScalar.controlPicture("\u{7F}") == "\u{2421}")
        #expect(
            ["\u{20}", "\u{7E}", "\u{80}"].allSatisfy {
                ReplacementScalar.controlPicture($0) == nil
            })
    }

    /// The number of scalars in each class. It changes only with the Unicode version of the table.
    @Test func everyScalarHasItsClass() {
        var counts = [UInt32](repeating: 0, count: 5)
        let ends = ScalarClass.ranges.dropFirst().map { $0 >> 3 } + [0x11_0000]
        for (range, end) in zip(ScalarClass.ranges, ends) {
            counts[Int(range & 7)] += end - range >> 3
        }
        #expect(counts == [30622, 126703, 2043, 361, 954383])
    }

    /// The classes follow the rule that generates the table, for properties that every Unicode
    /// version keeps.
    @Test func classesFollowTheCategories() {
        let dropped: [ClosedRange<UInt32>] = [
            0xAD...0xAD, 0x34F...0x34F, 0x180B...0x180D, 0x180F...0x180F, 0x200C...0x200D,
            0x2060...0x2060, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF,
        ]
        // Ideographs and Hangul syllables are omitted, because there are many similar ones.
        let values: [Range<UInt32>] = [
            0..<0x4E00, 0xA000..<0xAC00, 0xD7A4..<0x17000, 0x1B000..<0x20000,
        ]
        for value in Array(values.joined()) + Array(0xE0000..<0xE0200) as [UInt32] {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let wanted: [ScalarClass]
            switch scalar.properties.generalCategory {
            case _ where dropped.contains { $0.contains(value) }: wanted = [.dropped]
            case .control, .format, .privateUse, .lineSeparator, .paragraphSeparator:
                wanted = [.replaced]
            // A newer Unicode version of the table may have assigned the scalar.
            case .unassigned: continue
            case .nonspacingMark, .enclosingMark: wanted = [.mark]
            case _ where 0x1160...0x11FF ~= value || 0xD7B0...0xD7FF ~= value: wanted = [.mark]
            case _ where scalar.properties.isEmojiPresentation:
                wanted = [0x1F1E6...0x1F1FF ~= value ? .narrow : .wide]
            default: wanted = [.narrow, .wide]
            }
            if !wanted.contains(ScalarClass(scalar)) {
                Issue.record("U+\(String(value, radix: 16))")
            }
        }
    }
}
