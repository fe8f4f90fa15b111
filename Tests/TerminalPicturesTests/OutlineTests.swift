import TerminalPictures
import TerminalSupport
import Terminals
import Testing

/// The outlined text of a screen shows its fills as boxes.
@Suite struct OutlineTests {
    private func drawn(
        _ features: ScreenFeatures = ScreenFeatures(), _ body: (inout Region) -> Void
    ) -> String {
        Screen.drawn(16, 6, features: features, body).outlinedText()
    }

    private func box(
        _ columns: Range<Int>, _ rows: Range<Int>, _ color: Color, _ region: inout Region,
        _ text: String = ""
    ) {
        region.draw(Region.Frame(columns: columns, rows: rows)) {
            $0.fill(color)
            if !text.isEmpty { $0.text(text, .centered) }
        }
    }

    @Test func aFillIsABox() {
        let text = drawn { box(1..<8, 1..<4, .red, &$0, "12") }
        #expect(text == "\n ╭─────╮\n │ 12  │\n ╰─────╯\n\n")
        let ascii = drawn(ScreenFeatures(isUnicode: false)) { box(1..<8, 1..<4, .red, &$0, "12") }
        #expect(ascii == "\n +-----+\n | 12  |\n +-----+\n\n")
    }

    @Test func lowOnesHaveTheirTextsInTheirEdges() {
        #expect(drawn { box(1..<8, 1..<3, .red, &$0, "12") } == "\n ╭ 12 ─╮\n ╰─────╯\n\n\n")
        #expect(drawn { box(1..<8, 1..<2, .red, &$0, "12") } == "\n [ 12  ]\n\n\n\n")
        #expect(drawn { box(3..<4, 1..<2, .red, &$0) } == "\n   ▪\n\n\n\n")
    }

    @Test func linesEndBesideALetterInTheLastColumn() {
        let text = drawn {
            box(0..<16, 0..<2, .red, &$0)
            $0.text("x", row: 0, column: 15)
        }
        #expect(text == "╭───────────── x\n╰──────────────╯\n\n\n\n")
    }

    @Test func whatTouchesIsToldApartByColour() {
        let text = drawn {
            box(0..<6, 0..<3, .red, &$0, "1")
            box(6..<12, 0..<3, .blue, &$0, "2")
        }
        #expect(text == "╭────╮╭────╮\n│ 1  ││ 2  │\n╰────╯╰────╯\n\n\n")
    }

    @Test func whatIsConnectedFromBelowIsOne() {
        let text = drawn {
            box(0..<4, 0..<5, .red, &$0)
            box(4..<8, 3..<5, .red, &$0)
            box(8..<12, 0..<5, .red, &$0)
        }
        #expect(
            text == """
                ╭──╮    ╭──╮
                │  │    │  │
                │  │    │  │
                │   ────   │
                ╰──────────╯

                """, "\n\(text)")
    }

    /// A half row keeps two boxes of the same colour apart. A surrounding fill has no line towards
    /// the boxes in it.
    @Test func boxesOnABackground() {
        let text = drawn { region in
            box(0..<16, 0..<6, .surface, &region)
            for top in [2, 7] {
                region.draw(
                    Region.Frame(
                        columns: 2..<14, halfRows: top..<top + 4,
                        rows: (top + 1) / 2..<(top + 5) / 2,
                        textRow: top / 2 + 1)
                ) {
                    $0.fill(.red)
                    $0.text("\(top)", .centered)
                }
            }
        }
        #expect(
            text == """
                ╭──────────────╮
                │ ╭──────────╮ │
                │ ╰─── 2 ────╯ │
                │ ╭──────────╮ │
                │ │    7     │ │
                ╰─╰──────────╯─╯
                """, "\n\(text)")
    }

    /// A row that two boxes share belongs to the upper box, unless the upper box surrounds the
    /// other one.
    @Test func sharedRowsAreTheUpperOnes() {
        func lines(_ rows: Int) -> [String] {
            guard rows > 1 else { return Array(repeating: "[    ]", count: rows) }
            return ["╭────╮"] + Array(repeating: "│    │", count: rows - 2) + ["╰────╯"]
        }
        for first in [1, 3, 5] {
            for second in 1...6 {
                var screen = Screen(size: ScreenSize(columns: 16, rows: 6))
                screen.fill(.red, columns: 0..<6, halfRows: 0..<first)
                screen.fill(.blue, columns: 0..<6, halfRows: first..<first + second)
                let text = screen.outlinedText()
                let boxes = lines((first + 1) / 2) + lines(second / 2)
                let expected = (boxes + Array(repeating: "", count: 6 - boxes.count))
                #expect(text == expected.joined(separator: "\n"), "\(first) \(second)\n\(text)")
            }
        }
    }

    /// A box that starts in the corner of another box owns their shared row, in either order.
    @Test func sharedRowsAreTheInnerOnes() {
        for (halves, expected) in [
            (0..<3, "╭──╮────╮\n╰──╯    │\n│       │\n╰───────╯\n\n"),
            (5..<8, "╭───────╮\n│       │\n╭──╮    │\n╰──╯────╯\n\n"),
        ] {
            var screen = Screen(size: ScreenSize(columns: 16, rows: 6))
            screen.fill(.blue, columns: 0..<9, halfRows: 0..<8)
            screen.fill(.red, columns: 0..<4, halfRows: halves)
            let text = screen.outlinedText()
            #expect(text == expected, "\n\(text)")
        }
    }

    @Test func whatIsOnlyReversedIsText() {
        #expect(drawn { $0.text("a line", row: 1, [.reverse, .padded]) } == "\na line\n\n\n\n")
    }

    /// Compares the picture with a reference that draws the rectangles one after the other.
    @Test(arguments: 0..<6) func everyRectangleIsItsOwn(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for _ in 0..<200 {
            let size = ScreenSize(columns: 20, rows: 9)
            var picture = Array(repeating: [Character](repeating: " ", count: 20), count: 9)
            var taken: [ScreenArea] = []
            var screen = Screen(size: size)
            for (index, fill) in Color.palette.enumerated() {
                let area = ScreenArea(
                    columns: random.range(0...17, count: 2...8).clamped(to: 0..<20),
                    rows: random.range(0...7, count: 2...5).clamped(to: 0..<9))
                guard area.columns.count > 1, area.rows.count > 1,
                    !taken.contains(where: { !$0.intersection(area).isEmpty })
                else { continue }
                taken.append(area)
                screen.draw { region in
                    region.fill(fill.color, columns: area.columns, rows: area.rows)
                }
                let (left, right) = (area.columns.lowerBound, area.columns.upperBound - 1)
                let (top, bottom) = (area.rows.lowerBound, area.rows.upperBound - 1)
                for column in area.columns {
                    picture[top][column] = "─"
                    picture[bottom][column] = "─"
                }
                for row in area.rows {
                    picture[row][left] = row == top ? "╭" : row == bottom ? "╰" : "│"
                    picture[row][right] = row == top ? "╮" : row == bottom ? "╯" : "│"
                }
                _ = index
            }
            let expected = picture.map { row in
                String(row.reversed().drop { $0 == " " }.reversed())
            }.joined(separator: "\n")
            #expect(screen.outlinedText() == expected)
            guard screen.outlinedText() == expected else { return }
        }
    }

    /// A horizontal line leaves out the cells directly before and after a text.
    @Test func textInterruptsALine() {
        let text = drawn { region in
            region.draw(Region.Frame(columns: 1..<11, rows: 1..<4)) {
                $0.fill(.red)
                $0.text("ab", row: 0, column: 4)
            }
        }
        #expect(text == "\n ╭── ab ──╮\n │        │\n ╰────────╯\n\n")
    }

    /// Outlines do not move letters.
    @Test(arguments: 0..<4) func lettersStayInTheirPlaces(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for _ in 0..<200 {
            let screen = Screen.drawn(16, 6) { region in
                for _ in 0..<3 {
                    let columns = random.range(0...12, count: 1...16).clamped(to: 0..<16)
                    let rows = random.range(0...5, count: 1...6).clamped(to: 0..<6)
                    region.draw(Region.Frame(columns: columns, rows: rows)) {
                        $0.fill(random.chance(2) ? .red : .blue)
                        $0.text(
                            wrapped: String(repeating: "ab c", count: 4),
                            row: Int.random(in: 0...3, using: &random))
                    }
                }
            }
            let plain = screen.text().split(separator: "\n", omittingEmptySubsequences: false)
            let outlined = screen.outlinedText().split(
                separator: "\n", omittingEmptySubsequences: false)
            #expect(plain.count == outlined.count)
            for (letters, line) in zip(plain, outlined) {
                let drawn = Array(line)
                for (column, letter) in letters.enumerated() where letter.isASCII && letter != " " {
                    #expect(drawn.indices.contains(column) && drawn[column] == letter)
                }
            }
        }
    }
}
