import Terminals
import Testing

@testable import TerminalControls

@Suite struct ScrollingTextTests {
    private func part(_ text: String, columns: Int = 10, rows: Int = 3) -> ScrollingText {
        var part = ScrollingText(text)
        _ = part.handle(.resize(ScreenSize(columns: columns, rows: rows)), at: .zero)
        return part
    }

    private func rows(_ part: ScrollingText, columns: Int = 10, rows: Int = 3) -> [String] {
        var screen = Screen(size: ScreenSize(columns: columns, rows: rows))
        screen.draw { part.draw(into: &$0, at: .zero) }
        return screen.text().split(separator: "\n", omittingEmptySubsequences: false).map {
            String($0)
        }
    }

    private static let numbers = (0..<10).map { "line \($0)" }.joined(separator: "\n")

    @Test(
        "Keys and the wheel scroll the text, and stop at its ends",
        arguments: [
            ([Input.key("j")], 1), ([.key("j"), .key("j"), .key("k")], 1), ([.key("k")], 0),
            ([.key(.pageDown)], 3), ([.key("G")], 7), ([.key("G"), .key("j")], 7),
            ([.key("G"), .key(.pageUp)], 4), ([.key("G"), .key("g")], 0),
            ([.key(.control("d"))], 1),
            ([.mouse(MouseEvent(.wheelDown, column: 0, row: 0))], 3), ([.key("x")], 0),
        ])
    func scrolling(inputs: [Input], first: Int) {
        var part = part(Self.numbers)
        for input in inputs { _ = part.handle(input, at: .zero) }
        #expect(rows(part) == (first..<first + 3).map { "line \($0)" })
    }

    @Test("The outcome states what an input changed")
    func outcomes() {
        var part = part(Self.numbers)
        #expect(part.handle(.key("k"), at: .zero) == .handled)
        #expect(part.handle(.key("j"), at: .zero) == .redraw)
        #expect(part.handle(.key(.enter), at: .zero) == .ignored)
        #expect(part.handle(.resize(ScreenSize(columns: 10, rows: 3)), at: .zero) == .handled)
        #expect(part.handle(.resize(ScreenSize(columns: 9, rows: 3)), at: .zero) == .redraw)
    }

    @Test(
        "Long lines wrap, and a text that grows or shrinks keeps its scroll position if possible"
    )
    func wrapping() {
        var part = part("one two three\nfour", columns: 7)
        #expect(rows(part, columns: 7) == ["one two", "three", "four"])
        _ = part.handle(.resize(ScreenSize(columns: 20, rows: 3)), at: .zero)
        #expect(rows(part, columns: 20) == ["one two three", "four", ""])
        part.text = Self.numbers
        _ = part.handle(.key("G"), at: .zero)
        part.text += "\nline 10"
        #expect(rows(part).first == "line 7")
        part.text = "short"
        #expect(rows(part) == ["short", "", ""])
        #expect(rows(ScrollingText("never sized")) == ["", "", ""])
    }

    @Test(
        "The first line keeps its place in the text after a resize, and returns at the old size")
    func resizing() {
        let words = (10..<40).map { "word\($0)" }.joined(separator: " ")
        var part = part(words, columns: 7)
        for _ in 0..<9 { _ = part.handle(.key("j"), at: .zero) }
        #expect(rows(part, columns: 7).first == "word19")
        for (columns, first) in [
            (20, "word19 word20 word21"), (6, "word19"), (90, "word10"), (7, "word19"),
        ] {
            _ = part.handle(.resize(ScreenSize(columns: columns, rows: 3)), at: .zero)
            #expect(rows(part, columns: columns).first?.hasPrefix(first) == true)
        }
        // The view is now higher than the text, and then small again.
        _ = part.handle(.resize(ScreenSize(columns: 7, rows: 50)), at: .zero)
        #expect(rows(part, columns: 7).first == "word10")
        _ = part.handle(.resize(ScreenSize(columns: 7, rows: 3)), at: .zero)
        #expect(rows(part, columns: 7).first == "word19")
        part.scrollToStart()
        #expect(rows(part, columns: 7).first == "word10")
        _ = part.handle(.resize(ScreenSize(columns: 20, rows: 3)), at: .zero)
        #expect(rows(part, columns: 20).first == "word10 word11 word12")
    }

    @Test("A tab ends at the next multiple of eight columns, counted in each line")
    func tabs() {
        let part = part("\ta\n日本\tb\n12345678\tc", columns: 20)
        #expect(
            rows(part, columns: 20) == ["        a", "日本    b", "12345678        c"])
        #expect(part.text.contains("\t"))
    }
}
