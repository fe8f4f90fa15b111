import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// The appearance of the demos at common sizes.
@Suite struct LooksTests {
    private static let sizes: [ScreenSize] = ["120x40", "80x24", "40x20"]

    /// The frames of a demo's items at a size, in cells.
    private func frames<D: Demo>(
        _ demo: D, _ size: ScreenSize
    ) -> [(item: D.ItemID, frame: Region.Frame)] {
        let scale = CellScale()
        let part = DemoPart(demo, options: DemoOptions(animates: false))
        part.place(
            in: LayoutEnvironment(size: scale.size(of: size)), scale: scale, from: nil)
        return part.demo.view.visibleElements.compactMap { element in
            element.item.map { ($0, scale.frame(of: element.frame, scrolledBy: .zero)) }
        }
    }

    @Test("Items of shelves never touch, at any offset", arguments: sizes)
    func shelvesAreApart(_ size: ScreenSize) throws {
        let frames = frames(try ShelvesDemo(), size).map(\.frame)
        try #require(!frames.isEmpty)
        for (index, one) in frames.enumerated() {
            for other in frames[(index + 1)...] where one.rows.overlaps(other.rows) {
                let gap = max(
                    other.columns.lowerBound - one.columns.upperBound,
                    one.columns.lowerBound - other.columns.upperBound)
                #expect(gap >= 1)
            }
            #expect(one.columns.count == 6 && one.rows.count == 3)
            #expect(one.halfRows == 2 * one.rows.lowerBound..<2 * one.rows.upperBound)
        }
    }

    @Test("Cards fill the lines of Switch from margin to margin", arguments: sizes)
    func switchFillsItsLines(_ size: ScreenSize) throws {
        let frames = frames(try SwitchDemo(), size).map(\.frame)
        #expect(frames.map(\.columns.lowerBound).min() == 1)
        let right = try #require(frames.map(\.columns.upperBound).max())
        // The width of a card is rounded down to a point.
        #expect(size.columns - 2...size.columns - 1 ~= right)
    }

    @Test("All cards of Shuffle are visible, each with room for an emoji")
    func shuffleShowsAll() throws {
        for size in Self.sizes + ["60x30", "44x44", "200x50"] {
            let frames = frames(try ShuffleDemo(), size)
            #expect(Set(frames.map(\.item)).count == ShuffleDemo.emoji.count, "\(size)")
            for (_, frame) in frames {
                #expect(frame.columns.count >= 3 && frame.rows.count >= 1, "\(size)")
                #expect(frame.rows.upperBound <= size.rows, "\(size)")
            }
        }
    }

    @Test("Movies fills at least half the screen at the start", arguments: sizes)
    func moviesFillTheScreen(_ size: ScreenSize) throws {
        for seed in 0..<20 as Range<UInt64> {
            let end = frames(try MoviesDemo(seed: seed), size).map(\.frame.rows.upperBound).max()
            #expect(try #require(end) >= size.rows / 2)
        }
    }

    @Test("A header of Sections is one row high, so that items fit on the smallest screen")
    func sectionsAreSeen() throws {
        let session = try Session("sections", 20, 5)
        // The items of the second row start at its lower half.
        let items = session.screen.fills.map { $0.contains("i") }
        #expect(items == [false, false, true, true, true], "\(session.screen.fills)")
    }

    @Test("The frames of sections start and end on whole rows")
    func sectionsOnRows() throws {
        for size in Self.sizes {
            let scale = CellScale()
            let part = DemoPart(try SectionsDemo())
            part.place(in: LayoutEnvironment(size: scale.size(of: size)), scale: scale, from: nil)
            for section in 0..<7 {
                let frame = try #require(part.demo.view.arrangement.frame(ofSection: section))
                #expect(frame.minY.remainder(dividingBy: 16) == 0)
                #expect(frame.maxY.remainder(dividingBy: 16) == 0)
            }
        }
    }

    @Test(
        "The shelves of Behaviours have different resting positions, and arrow keys move all of them"
    )
    func behaviours() throws {
        for weekday in 0..<7 {
            let day = CalendarDay(
                number: CalendarDay(year: 2026, month: 11, day: 23).number + weekday)
            var options = DemoOptions(animates: false)
            options.standIns.today = day
            let made = try BehavioursDemo.entry.make(options)
            let part = try #require(made as? DemoPart<BehavioursDemo>)
            let size = Size(width: 640, height: 368)
            part.place(in: LayoutEnvironment(size: size), scale: CellScale(), from: nil)
            func offsets() -> [Double] {
                SidewaysScrolling.Behavior.allCases.compactMap {
                    part.demo.view.sidewaysOffset(ofSection: $0)
                }
            }
            let start = offsets()
            #expect(start.count == 5)
            // Group paging and continuous group-leading scrolling rest at the same offset.
            #expect(start[1] == start[3] && Set(start).count == 4, "\(start)")
            #expect(abs(start[0] - start[1]) < 7 * 64)
            for (key, isForward) in [(Key.right, true), (.left, false)] {
                let before = offsets()
                #expect(part.perform(.own(KeyPress(key))) == .redraw)
                for (old, new) in zip(before, offsets()) {
                    #expect(isForward ? new > old : new < old)
                }
            }
            _ = part.perform(.own(KeyPress("t")))
            #expect(offsets() == start)
        }
    }

    @Test("Arrow keys with a selection move only its shelf")
    func behavioursSelection() throws {
        var session = try Session("behaviours", 80, 24)
        session.press(.tab)
        let before = session.rows
        session.press(.right)
        // The other four shelves keep their offsets.
        #expect(session.rows.dropFirst(4) == before.dropFirst(4))
    }

    @Test("Texts of lists have a free row above and below in their box")
    func appearancesAreBalanced() throws {
        for keys in [[], ["s"], ["t"], ["t", "s"], ["t", "t"]] as [[Key]] {
            var session = try Session("appearances", 80, 40)
            for key in keys { session.press(key) }
            session.wait()
            let screen = session.screen
            let isFilled = (0..<39).map { screen[$0, 10].background == .surface }
            let isText = (0..<39).map { row in
                (0..<79).contains {
                    screen[row, $0].glyph != .space && screen[row, $0].glyph != Glyph("▏")
                }
            }
            for row in 1..<38 where isFilled[row] {
                if !isFilled[row - 1] { #expect(!isText[row], "\(keys) \(row)") }
                if !isFilled[row + 1] { #expect(!isText[row], "\(keys) \(row)") }
            }
            #expect(isFilled.count { $0 } > 10)
        }
    }

    @Test(
        "Without Unicode, the rows of Basic stay apart",
        arguments: [ColorDepth.ansi16, .monochrome])
    func basicInAscii(_ depth: ColorDepth) throws {
        var session = try Session("basic", 80, 24)
        for keys in [[], ["j"], ["j", "j"], [.tab], ["+"]] as [[Key]] {
            for key in keys { session.press(key) }
            session.wait()
            session.features = ScreenFeatures(colors: depth, isUnicode: false)
            let screen = session.screen
            // In the first column of boxes, a run of filled rows is at most as high as a box.
            let filled = (0..<23).map { screen[$0, 4].background != .terminal }
            let runs = filled.split(separator: false).map(\.count)
            #expect(runs.count > 2 && runs.max() ?? 99 <= 7, "\(runs)\n\(screen.text())")
        }
    }

    @Test("Opening a demo shows no message about a change of its columns", arguments: demoNames)
    func openingSaysNothing(_ demo: String) throws {
        let tree = try FileTree()
        for size in ["60x20", "80x24", "120x40"] as [ScreenSize] {
            var session = try Session(nil, size.columns, size.rows, options: tree.options)
            session.press("/")
            session.type(demo)
            session.press(.enter)
            #expect(session.browser.mode == .demo && session.browser.list.entry?.name == demo)
            #expect(!session.status.contains(/\d → \d/), "\(session.status)")
        }
    }

    @Test("The texts of a demo are true in every theme")
    func storeTitles() throws {
        for theme in [Theme.dark, .light, .highContrast, .terminal] {
            for demo in ["store", "background"] {
                let still = try Still(demo: demo, columns: 80, rows: 24, theme: theme)
                #expect(!still.text.contains("white"))
            }
        }
        let contrast = try Still(demo: "background", columns: 80, rows: 24, theme: .highContrast)
        // This theme has a bright red with black letters.
        #expect(contrast.text.contains("#FF5F5F") && !contrast.text.contains("#D70000"))
    }
}
