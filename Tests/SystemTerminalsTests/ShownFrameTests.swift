import Testing

@testable import Terminals

/// A terminal that receives rows and scrolls them on request.
private final class ModelTerminal: RowOutput {
    var rows: [[Cell]]
    let scrolls: Bool
    /// The rows received since the last reset, and the number of scrolls.
    var handed: [Int] = []
    var scrollCount = 0

    init(size: ScreenSize, scrolls: Bool) {
        let unknown = Cell(Glyph("?"))
        let row = [Cell](repeating: unknown, count: size.columns)
        rows = Array(repeating: row, count: size.rows)
        self.scrolls = scrolls
    }

    func set(
        _ cells: UnsafeBufferPointer<Cell>, over old: UnsafeBufferPointer<Cell>?, at row: Int
    ) {
        if let old { #expect(Array(old) == rows[row]) }
        rows[row] = Array(cells)
        handed.append(row)
    }

    func scroll(_ scroll: RowScroll) -> Bool {
        guard scrolls else { return false }
        let old = rows
        for row in scroll.rows {
            let source = row + scroll.distance
            rows[row] =
                scroll.rows.contains(source)
                ? old[source] : Array(repeating: Cell(Glyph("?")), count: old[row].count)
        }
        scrollCount += 1
        return true
    }
}

@Suite struct ShownFrameTests {
    private static let size = ScreenSize(columns: 5, rows: 9)

    private func screen(_ rows: [String]) -> Screen {
        var screen = Screen(size: ScreenSize(columns: Self.size.columns, rows: rows.count))
        screen.draw { region in
            for (row, text) in rows.enumerated() { region.text(text, row: row) }
        }
        return screen
    }

    private func rows(of screen: Screen) -> [[Cell]] {
        (0..<screen.size.rows).map { row in screen.withRow(row) { Array($0) } }
    }

    /// Changes, moves, adds or removes random rows.
    private func change(_ rows: [String], _ random: inout Random) -> [String] {
        let letters = ["", "a", "b", "c", "d", "e", "f", "g", "h"]
        var rows = rows
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let row = Int.random(in: 0..<rows.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: rows[row] = letters.randomElement(using: &random) ?? ""
            case 1:
                rows.remove(at: row)
                rows.append(letters.randomElement(using: &random) ?? "")
            default:
                rows.removeLast()
                rows.insert(letters.randomElement(using: &random) ?? "", at: row)
            }
        }
        return rows
    }

    @Test(arguments: [true, false])
    func whateverChangesTheTerminalShowsTheFrame(canScroll: Bool) {
        var random = Random(state: 31)
        var scrolls = 0
        for _ in 0..<60 {
            let terminal = ModelTerminal(size: Self.size, scrolls: canScroll)
            var frame = ShownFrame(output: terminal)
            var texts = Array("abcdefghi").map { String($0) }
            var before: [String]?
            for _ in 0..<12 {
                let next = screen(texts)
                let scrollsBefore = terminal.scrollCount
                terminal.handed = []
                let count = frame.update(to: next)
                #expect(terminal.rows == rows(of: next))
                let changed = (0..<9).filter { before?[$0] != texts[$0] }
                if terminal.scrollCount == scrollsBefore {
                    #expect(terminal.handed == changed, "Only changed rows are sent.")
                } else {
                    #expect(terminal.handed.count < changed.count - 1, "A scroll saves rows.")
                }
                #expect(count == terminal.handed.count)
                before = texts
                texts = change(texts, &random)
            }
            scrolls += terminal.scrollCount
        }
        #expect((scrolls > 20) == canScroll)
    }

    @Test func aFrameOfAnotherSizeIsHandedOverWhole() {
        let terminal = ModelTerminal(size: Self.size, scrolls: true)
        var frame = ShownFrame(output: terminal)
        let nine = screen(Array(repeating: "a", count: 9))
        #expect(frame.update(to: nine) == 9)
        #expect(frame.update(to: nine) == 0)
        #expect(frame.update(to: screen(["a", "a"])) == 2)
        #expect(frame.update(to: nine) == 9)
        frame.forget()
        terminal.handed = []
        #expect(frame.update(to: nine) == 9)
        #expect(terminal.handed == Array(0..<9))
    }

    @Test func everyRowIsHandedOverAgainWhenAsked() {
        let terminal = ModelTerminal(size: Self.size, scrolls: true)
        var frame = ShownFrame(output: terminal)
        let before = screen("abcdefghi".map { String($0) })
        let after = screen("bcdefghij".map { String($0) })
        _ = frame.update(to: before)
        _ = frame.update(to: after)
        #expect(terminal.scrollCount == 1)
        terminal.handed = []
        terminal.rows = Array(repeating: [], count: 9)
        frame.setRows(of: after)
        #expect(terminal.handed == Array(0..<9))
        #expect(terminal.rows == rows(of: after))
        #expect(frame.update(to: after) == 0)
    }

    @Test func rowsAreMovedForTwoThatAreSpared() {
        let terminal = ModelTerminal(size: Self.size, scrolls: true)
        var frame = ShownFrame(output: terminal)
        _ = frame.update(to: screen("abcdddddd".map { String($0) }))
        _ = frame.update(to: screen("bcddddddd".map { String($0) }))
        #expect(terminal.scrollCount == 1, "Three rows changed, and a scroll moved two of them.")
    }
}
