import TerminalSupport
import Testing

@testable import Terminals

@Suite struct RegionTests {
    private let frame = Region.Frame(columns: 1..<6, halfRows: 1..<6, rows: 1..<3, textRow: 1)

    /// A closure as a user writes it. It must type-check without annotations.
    private let closure: (String, inout Region) -> Void = { element, region in
        region.fill(.red)
        region.text(element, .centered)
    }

    @Test func aRegionIsHiddenWhenNoneOfItsCellsCanBeDrawn() {
        _ = Screen.drawn(7, 4) { region in
            for (columns, rows, isHidden) in [
                (0..<7, 0..<4, false), (6..<9, 3..<5, false), (7..<9, 0..<4, true),
                (0..<7, 4..<5, true), (-3..<0, 0..<4, true), (-3..<1, -2..<1, false),
            ] {
                let found = region.draw(Region.Frame(columns: columns, rows: rows)) { $0.isHidden }
                #expect(found == isHidden, "\(columns) \(rows)")
            }
        }
    }

    @Test func whatWasBegunIsOnTheScreenThatIsGivenBack() {
        var region = Region(Screen(size: ScreenSize(columns: 3, rows: 1)))
        region.fill(.red)
        let screen = region.finish()
        #expect(Set(screen.colors()).subtracting(["\n"]) == ["R"])
    }

    /// A text without a visible row is hidden, with every way to draw a text.
    @Test func aTextWithoutARowIsHidden() {
        let texts: [(String, (inout Region) -> Void)] = [
            ("none", { $0.fill(.red) }), ("text", { $0.text("x") }), ("spans", { $0.text([]) }),
            ("row", { $0.text("x", row: 0) }), ("spans of a row", { $0.text([], row: 0) }),
            ("wrapped", { $0.text(wrapped: "x") }),
        ]
        for (name, draw) in texts {
            for isTooLow in [false, true] {
                _ = Screen.drawn(7, 4) { region in
                    region.isTooLow = isTooLow
                    draw(&region)
                    #expect(region.hidesText == (isTooLow && name != "none"), "\(name)")
                }
            }
        }
    }

    @Test func aFillAloneCoversHalfRows() {
        let screen = Screen.drawn(7, 4) { region in
            region.draw(frame) { $0.fill(.red) }
        }
        #expect(
            screen.colors() == """
                .......
                .RRRRR.
                .RRRRR.
                .RRRRR.
                .RRRRR.
                .RRRRR.
                .......
                .......
                """)
    }

    @Test func aTextLeavesTheEdgesOfItsFillAtHalfRows() {
        let screen = Screen.drawn(7, 4) { region in
            region.draw(frame) { closure("x", &$0) }
        }
        let expected = Screen.drawn(7, 4) { region in
            region.draw(frame) { $0.fill(.red) }
        }
        #expect(frame.keepsHalves)
        #expect(screen.colors() == expected.colors())
        #expect(screen.text().contains("x"))
        #expect(screen[1, 3].ink == .white)
        #expect(screen[1, 3].background == .red)
    }

    @Test func aFillWithoutARowToSpareForItsTextCoversWholeRows() {
        let shifted = Region.Frame(columns: 0..<3, halfRows: 1..<3, rows: 1..<2, textRow: 1)
        let screen = Screen.drawn(3, 2) { region in
            region.draw(shifted) { closure("x", &$0) }
        }
        #expect(screen.text() == "\n x")
        #expect(screen.colors() == "...\n...\nRRR\nRRR")
    }

    @Test func aTextInAnEdgeRowMakesTheRowWhole() {
        let tall = Region.Frame(columns: 0..<3, halfRows: 1..<6, rows: 0..<3, textRow: 1)
        let screen = Screen.drawn(3, 3) { region in
            region.draw(tall) {
                $0.fill(.red)
                $0.text("x", row: 0, column: 1)
            }
        }
        #expect(screen.text() == " x\n\n")
        #expect(screen.colors() == "RRR\nRRR\nRRR\nRRR\nRRR\nRRR")
    }

    @Test func aLowElementWithTextFillsTheRowOfItsText() {
        let low = Region.Frame(columns: 0..<3, halfRows: 1..<2, rows: 1..<1, textRow: 0)
        let screen = Screen.drawn(3, 2) { region in region.draw(low) { closure("x", &$0) } }
        #expect(screen.text() == " x\n")
        #expect(screen.colors() == "RRR\nRRR\n...\n...")
    }

    @Test func withoutARowForTextNoneIsDrawn() {
        let none = Region.Frame(columns: 0..<3, halfRows: 1..<2, rows: 1..<1, textRow: nil)
        let screen = Screen.drawn(3, 1) { region in region.draw(none) { closure("x", &$0) } }
        #expect(screen.colors() == "...\nRRR")
    }

    @Test(
        arguments: [
            ([], "abc"), (.centered, "  abc"), (.trailing, "     abc"),
            ([.centered, .trailing], "  abc"),
        ] as [(TextOptions, String)])
    func textsAreAligned(_ options: TextOptions, _ expected: String) {
        #expect(Screen.drawn(8, 1) { $0.text("abc", options) }.text() == expected)
    }

    @Test func optionsAreAttributes() {
        let screen = Screen.drawn(3, 1) {
            $0.text("abc", [.bold, .underline, .centered], color: .red)
        }
        #expect(screen[0, 1].attributes == [.bold, .underline])
        #expect(screen[0, 1].foreground == .red)
    }

    @Test func widthOfADrawnTextIsItsDisplayWidth() {
        var random = SplitMix(seed: 4)
        for _ in 0..<500 {
            let text = random.text(count: Int.random(in: 1..<10, using: &random))
            for isUnicode in [true, false] {
                let screen = Screen.drawn(40, 1, features: ScreenFeatures(isUnicode: isUnicode)) {
                    $0.text(text, .underline)
                }
                let drawn = (0..<40).count { screen[0, $0].attributes.contains(.underline) }
                #expect(drawn == min(40, text.displayWidth))
            }
        }
    }

    @Test func clippedIsUnclippedAndThenCut() {
        var random = SplitMix(seed: 5)
        for _ in 0..<500 {
            let text = random.text(count: Int.random(in: 0..<12, using: &random))
            let left = Int.random(in: 0..<6, using: &random)
            let top = Int.random(in: 0..<3, using: &random)
            let half = Int.random(in: 0..<2, using: &random)
            let frame = Region.Frame(
                columns: left..<left + 7, halfRows: 2 * top + half..<2 * top + 5,
                rows: top + half..<top + 3, textRow: top + 1)
            let clip = ScreenArea(columns: 2..<9, rows: 1..<4)
            let kind = Int.random(in: 0..<4, using: &random)
            func draw(_ region: inout Region) {
                region.fill(.red)
                if kind == 1 { region.text(text, .centered) }
                if kind == 2 { region.border(title: text) }
                if kind == 3 { region.markSelected() }
            }
            let whole = Screen.drawn(12, 5) { $0.draw(frame, draw) }
            let clipped = Screen.drawn(12, 5) { $0.draw(frame, clip: clip, draw) }
            for row in 0..<5 {
                for column in 0..<12 {
                    let isInside = clip.rows.contains(row) && clip.columns.contains(column)
                    var expected = isInside ? whole[row, column] : .blank
                    // A wide glyph at the edge of the clip becomes a blank in the glyph's colours.
                    let isCut =
                        expected.width == 0 && column == 2 || expected.width == 2 && column == 8
                    if isInside, isCut { (expected.glyph, expected.width) = (.space, 1) }
                    if clipped[row, column] != expected {
                        Issue.record("\(text), \(kind):\n\(whole.text())\n—\n\(clipped.text())")
                        return
                    }
                }
            }
        }
    }

    @Test func partsCountFromTheirOwnCorner() {
        let screen = Screen.drawn(8, 4) { region in
            region.border(title: "T")
            region.inset {
                #expect($0.columns == 6 && $0.rows == 2)
                $0.text("abcdefgh")
                $0.within(columns: 2..<9, rows: 1..<9) {
                    #expect($0.columns == 4 && $0.rows == 1)
                    $0.text("漢字漢")
                }
            }
        }
        #expect(screen.text() == "╭ T ───╮\n│abcde…│\n│  漢… │\n╰──────╯")
    }

    @Test func nothingLeavesTheFrame() {
        let screen = Screen.drawn(6, 3) { region in
            region.draw(Region.Frame(columns: 1..<4, rows: 1..<2)) {
                $0.fill(.red, columns: -3..<9, rows: -3..<9)
                $0.text("xyz", row: 0, column: -1)
                $0.text("xyz", row: 1)
            }
        }
        #expect(screen.text() == "\n yz\n")
        #expect(screen.colors() == "......\n......\n.RRR..\n.RRR..\n......\n......")
    }

    @Test(arguments: 0...5, 0...3)
    func bordersOfAnySize(_ columns: Int, _ rows: Int) {
        let screen = Screen.drawn(6, 4) { region in
            region.draw(Region.Frame(columns: 0..<columns, rows: 0..<rows)) {
                $0.border(title: "漢字")
            }
        }
        #expect(screen.isWhole)
        #expect((screen.text().contains("╭")) == (columns > 1 && rows > 1))
    }

    @Test func bordersInAscii() {
        let screen = Screen.drawn(9, 3, features: ScreenFeatures(isUnicode: false)) {
            $0.border(title: "A title")
        }
        #expect(
            screen.text() == "+ A ti~ +\n|       |\n+-------+"
                || screen.text() == "+ A t~ -+\n|       |\n+-------+")
    }

    @Test func selectionReversesAndMarks() {
        let screen = Screen.drawn(5, 2, features: ScreenFeatures(colors: .indexed256)) {
            $0.fill(.red)
            $0.text("x", .centered)
            $0.markSelected()
        }
        #expect(screen.text() == "▌ x\n▌")
        #expect((0..<5).allSatisfy { screen[1, $0].attributes == .reverse })
        #expect(screen[0, 0].background == .red)
    }

    @Test func selectionKeepsALetterInTheFirstColumn() {
        let screen = Screen.drawn(
            5, 1, features: ScreenFeatures(colors: .indexed256, isUnicode: false)
        ) {
            $0.text("x")
            $0.markSelected()
        }
        #expect(screen.text() == "x")
        #expect(screen[0, 4].attributes == .reverse)
    }

    @Test func selectionOfHalfRowsKeepsTheirEdges() {
        let screen = Screen.drawn(7, 4, features: ScreenFeatures(colors: .indexed256)) { region in
            region.draw(frame) {
                $0.fill(.red)
                $0.markSelected()
            }
        }
        #expect(screen.text() == " ▄▄▄▄▄\n ▌\n ▌\n")
        #expect(screen[0, 1].foreground == .reversed && screen[0, 1].background == .terminal)
        #expect(screen[1, 2] == .filled(.reversed))
        #expect(screen[1, 1].foreground == .red && screen[1, 1].background == .reversed)
    }

    @Test func selectionOfHalfRowsIsSeenWithoutColour() {
        let features = ScreenFeatures(colors: .monochrome)
        let screen = Screen.drawn(7, 4, features: features) { region in
            region.draw(frame) {
                $0.fill(.red)
                $0.markSelected()
            }
        }
        #expect(ColorDepth.monochrome.fold(screen[1, 2]) == (.space, FoldedStyle()))
    }

    @Test(arguments: [[], .centered, .trailing] as [TextOptions])
    func paddingIsBlanksOfTheSameLook(options: TextOptions) {
        for text in ["ab", "", "漢字", "longer than its frame"] {
            let padded = Screen.drawn(9, 1) { region in
                region.within(columns: 1..<8, rows: 0..<1) {
                    $0.text(text, options.union([.reverse, .padded]))
                }
            }
            let plain = Screen.drawn(9, 1) { region in
                region.within(columns: 1..<8, rows: 0..<1) { $0.text(text, options) }
            }
            #expect(padded.text() == plain.text())
            let isReversed = (0..<9).map { padded[0, $0].attributes == .reverse }
            #expect(isReversed == [false] + Array(repeating: true, count: 7) + [false])
            #expect(padded.isWhole)
        }
    }

    @Test func anErrorGivesTheScreenBack() {
        struct Failure: Error {}
        var screen = Screen(size: ScreenSize(columns: 2, rows: 1))
        #expect(throws: Failure.self) {
            try screen.draw { (region: inout Region) in
                region.text("x")
                throw Failure()
            }
        }
        #expect(screen.text() == "x")
    }
}
