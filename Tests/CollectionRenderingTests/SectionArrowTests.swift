import CollectionLayouts
import CollectionRendering
import CollectionSnapshots
import CollectionViews
import Terminals
import Testing

/// The arrows at the ends of a section with further content.
@Suite struct SectionArrowTests {
    /// A shelf of five items with a length in points, in a view of 40 × 10 cells.
    private func view(
        _ direction: Axis, length: Double,
        scrolling: SidewaysScrolling = SidewaysScrolling(.continuous)
    ) throws -> TestView {
        let isVertical = direction == .vertical
        let layout = CompositionalLayout<Int>(
            configuration: .init(scrollDirection: direction),
            section: .shelf(
                items: .uniform(
                    Size(width: isVertical ? length : 40, height: isVertical ? 48 : length)),
                scrolling: scrolling))
        var view = try TestView(layout: layout) { Section(0, items: 0..<5) }
        view.resize(to: Size(width: 320, height: 160))
        return view
    }

    private func picture(
        _ view: TestView, features: ScreenFeatures = ScreenFeatures(), text: String = ""
    ) -> Screen {
        .drawn(40, 10, features: features) {
            $0.draw(view) { _, region in
                region.fill(.red)
                if !text.isEmpty { region.text(text) }
            }
        }
    }

    /// An arrow appears on each side with hidden content, whether or not the edge clips an item.
    @Test(arguments: Axis.allCases)
    func thereIsOneWhereThereIsMore(direction: Axis) throws {
        let isVertical = direction == .vertical
        let window = isVertical ? 320.0 : 160
        for length in [window / 5, window / 4, window / 2, window, 100] {
            var view = try view(direction, length: length)
            let most = max(0, 5 * length - window)
            for offset in [0, 1, most / 2, most - 1, most] where (0...most).contains(offset) {
                view.scrollSideways(inSection: 0, to: offset)
                let text = picture(view).text()
                let (before, after) = isVertical ? ("◂", "▸") : ("▴", "▾")
                #expect(text.contains(before) == (offset > 0), "\(length) \(offset)\n\(text)")
                #expect(text.contains(after) == (offset < most), "\(length) \(offset)\n\(text)")
            }
        }
    }

    /// The arrows are in the middle of the edge. The outermost column is free for a scrollbar.
    @Test func theyStandInTheMiddleOfTheEdge() throws {
        var view = try view(.vertical, length: 160)
        view.scrollSideways(inSection: 0, to: 160)
        let screen = picture(view)
        #expect(screen[1, 1].glyph == Glyph("◂") && screen[1, 38].glyph == Glyph("▸"))
        #expect(screen[1, 38].background == .red)
        let across = picture(try self.view(.horizontal, length: 80))
        #expect(across[9, 2].glyph == Glyph("▾"), "\(across.text())")
    }

    /// In a narrower section, the arrows would hide the items.
    @Test(arguments: 1...8) func aNarrowSectionHasNone(columns: Int) throws {
        var view = try view(.vertical, length: 160)
        view.resize(to: Size(width: Double(columns) * 8, height: 160))
        view.scrollSideways(inSection: 0, to: 160)
        let text = Screen.drawn(columns, 10) { $0.draw(view) { $1.fill(.red) } }.text()
        #expect(text.contains("◂") == (columns > 4) && text.contains("▸") == (columns > 4))
    }

    @Test func lettersStay() throws {
        let view = try view(.vertical, length: 320)
        let text = String(repeating: "x", count: 40)
        let screen = picture(view, text: text)
        #expect(screen.text().contains(text))
        // The arrow moves to the nearest free row.
        #expect(screen[0, 38].glyph == Glyph("▸") && screen[2, 38].glyph == .space)
    }

    @Test func withoutUnicodeTheyAreAscii() throws {
        var view = try view(.vertical, length: 160)
        view.scrollSideways(inSection: 0, to: 160)
        let screen = picture(view, features: ScreenFeatures(isUnicode: false))
        #expect(screen[1, 1].glyph == Glyph("<") && screen[1, 38].glyph == Glyph(">"))
    }

    @Test func aSectionThatShowsNoIndicatorHasNone() throws {
        let hidden = SidewaysScrolling(.continuous, showsIndicator: false)
        let view = try view(.vertical, length: 160, scrolling: hidden)
        #expect(!picture(view).text().contains("▸"))
    }
}
