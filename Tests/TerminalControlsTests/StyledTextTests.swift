import TerminalSupport
import Terminals
import Testing

@testable import TerminalControls

/// A `ScrollingText` with spans. The laws compare it with a drawing of one character at a time.
@Suite struct StyledTextTests {
    private static let styles: [(Style.Attributes, Color?)] = [
        ([], nil), (.bold, nil), (.dim, .red), ([.bold, .underline], .green), ([], .blue),
    ]

    /// Returns lines of spans with spaces, tabs and wide characters. A line may be empty, and so may a span.
    private func lines(_ random: inout SplitMix, _ letters: String) -> [[TextSpan]] {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
            (0..<Int.random(in: 0...4, using: &random)).map { _ in
                let style = Self.styles.randomElement(using: &random) ?? ([], nil)
                let text = (0..<Int.random(in: 0...9, using: &random)).map { _ in
                    letters.randomElement(using: &random) ?? "a"
                }
                return TextSpan(String(text), style.0, color: style.1)
            }
        }
    }

    /// The spans of single characters, with blanks in place of tabs.
    private func characters(_ line: [TextSpan]) -> [TextSpan] {
        var column = 0
        return line.flatMap { span in
            span.text.flatMap { character -> [TextSpan] in
                let isTab = character == "\t"
                let text = isTab ? String(repeating: " ", count: 8 - column % 8) : "\(character)"
                column += text.displayWidth
                return text.map { TextSpan(String($0), span.attributes, color: span.color) }
            }
        }
    }

    /// The wrapped lines of some lines, as spans of single characters.
    private func wrapped(_ lines: [[TextSpan]], at columns: Int) -> [[TextSpan]] {
        lines.flatMap { line -> [[TextSpan]] in
            let characters = characters(line)
            let text = characters.map(\.text).joined()
            return text.lines(wrappedAt: columns).map { part in
                let start = text.distance(from: text.startIndex, to: part.startIndex)
                return Array(characters[start..<start + part.count])
            }
        }
    }

    private func drawing(_ part: ScrollingText, _ columns: Int, _ rows: Int) -> Screen {
        Screen.drawn(columns, rows) { part.draw(into: &$0, at: .zero) }
    }

    /// The drawing of wrapped lines, character by character.
    private func drawing(_ lines: some Sequence<[TextSpan]>, _ columns: Int, _ rows: Int) -> Screen
    {
        Screen.drawn(columns, rows) { region in
            for (row, line) in lines.prefix(rows).enumerated() {
                var column = 0
                for character in line {
                    region.text([character], row: row, column: column)
                    column += character.text.displayWidth
                }
            }
        }
    }

    @Test(
        "Wrapped lines have the characters and the styles of their spans, at every width",
        arguments: ["ab  c", "ab \t", "a漢é \t-\u{1F44D}"])
    func wrapping(letters: String) {
        var random = SplitMix(seed: 51)
        for round in 0..<60 {
            let lines = lines(&random, letters)
            var part = ScrollingText(lines)
            for columns in 1...40 {
                _ = part.handle(
                    .resize(ScreenSize(columns: columns, rows: 30)), at: .zero)
                part.scrollToStart()
                let expected = drawing(wrapped(lines, at: columns), columns, 30)
                // A cluster of two columns does not fit in one.
                guard columns > 1 || letters.allSatisfy({ $0.isASCII }) else { continue }
                let isEqual = drawing(part, columns, 30) == expected
                #expect(isEqual, "round \(round), \(columns) columns, \(lines)")
                guard isEqual else { return }
            }
        }
    }

    @Test("The text has no styles, and setting it replaces the lines")
    func plainText() {
        var part = ScrollingText([
            [TextSpan("a", .bold), "b"], [], [TextSpan("c\td", color: .red)],
        ])
        #expect(part.text == "ab\n\nc\td")
        part.text = part.text
        #expect(part.lines == [["ab"], [""], ["c\td"]])
        part.text = ""
        #expect(part.lines == [[""]] && part.text == "")
        part.text = "x\n"
        #expect(part.lines == [["x"]])
    }

    @Test("A tab counts the columns of the spans before it")
    func tabs() {
        var part = ScrollingText([["ab", TextSpan("\t", .underline), "c\t", "漢", "\td"]])
        _ = part.handle(.resize(ScreenSize(columns: 30, rows: 1)), at: .zero)
        let screen = drawing(part, 30, 1)
        #expect(screen.text() == "ab      c       漢      d")
        for column in 0..<30 {
            let isUnderlined = screen[0, column].attributes.contains(.underline)
            #expect(isUnderlined == (2..<8).contains(column))
        }
    }

    @Test("After a resize, the first line shows the same text position, at every width")
    func resizing() {
        let words = (100..<160).map { TextSpan("w\($0) ", $0 % 2 == 0 ? .bold : []) }
        let lines = [Array(words[..<25]), [], Array(words[25..<31]), Array(words[31...])]
        for columns in [5, 8, 13, 30] {
            let former = wrapped(lines, at: columns)
            for first in 0...former.count - 4 {
                var part = ScrollingText(lines)
                let size = ScreenSize(columns: columns, rows: 4)
                _ = part.handle(.resize(size), at: .zero)
                for _ in 0..<first { _ = part.handle(.key("j"), at: .zero) }
                #expect(drawing(part, columns, 4) == drawing(former[first...], columns, 4))
                for other in [1, 4, 6, 9, 14, 29, 40, 300] {
                    _ = part.handle(.resize(ScreenSize(columns: other, rows: 4)), at: .zero)
                    let lines = wrapped(lines, at: other)
                    let position = starts(lines).lastIndex { $0 <= starts(former)[first] } ?? 0
                    let expected = max(0, min(position, lines.count - 4))
                    let isEqual = drawing(part, other, 4) == drawing(lines[expected...], other, 4)
                    #expect(isEqual, "line \(first) of \(columns) columns in \(other) columns")
                }
                _ = part.handle(.resize(size), at: .zero)
                #expect(drawing(part, columns, 4) == drawing(former[first...], columns, 4))
            }
        }
    }

    /// The number of letters before each wrapped line. Wrapping removes only spaces. For an empty line, returns the
    /// number minus a half, so that the line differs from its neighbours.
    private func starts(_ lines: [[TextSpan]]) -> [Double] {
        var count = 0.0
        return lines.map { line in
            let letters = Double(line.count { $0.text != " " })
            defer { count += letters }
            return letters == 0 ? count - 0.5 : count
        }
    }

    @Test("New lines keep the number of lines above the first visible line")
    func replacing() {
        let lines = (0..<20).map { [TextSpan("line \($0)", .bold)] }
        var part = ScrollingText(lines)
        _ = part.handle(.resize(ScreenSize(columns: 10, rows: 3)), at: .zero)
        for _ in 0..<5 { _ = part.handle(.key("j"), at: .zero) }
        part.lines = lines.reversed()
        #expect(drawing(part, 10, 3).lines == ["line 14", "line 13", "line 12"])
        part.lines = Array(lines.prefix(4))
        #expect(drawing(part, 10, 3).lines == ["line 1", "line 2", "line 3"])
        part.lines = []
        #expect(drawing(part, 10, 3).text() == "\n\n")
    }

    @Test(
        "A cluster that begins in one span and ends in another has the style of its first span",
        arguments: [
            "e\u{301}", "\u{1F469}\u{200D}\u{1F680}", "\u{1F1E9}\u{1F1EA}", "a\u{301}\u{302}",
        ])
    func clustersAcrossSpans(cluster: String) {
        let scalars = cluster.unicodeScalars.map { String($0) }
        let styled = scalars.enumerated().map { index, scalar in
            TextSpan(
                (index == 0 ? "xy" : "") + scalar + (index == scalars.count - 1 ? "zw" : ""),
                index == 0 ? .bold : .dim)
        }
        let whole = [TextSpan("xy\(cluster)", .bold), TextSpan("zw", .dim)]
        for columns in 2...9 {
            let size = ScreenSize(columns: columns, rows: 6)
            let drawings = [[styled, ["next"]], [whole, ["next"]]].map { lines in
                var part = ScrollingText(lines)
                _ = part.handle(.resize(size), at: .zero)
                return drawing(part, columns, 6)
            }
            #expect(drawings[0] == drawings[1], "\(columns) columns")
            #expect(drawings[0].text().contains("w"))
        }
        #expect(ScrollingText([styled]).lines == [styled], "The lines themselves stay as they are.")
    }
}
