import CollectionLayouts
import CollectionRendering
import CollectionSnapshots
import CollectionViews
import Terminals
import Testing

/// Pictures of sections that scroll sideways.
@Suite struct SidewaysDrawingTests {
    /// Two columns of 10 cells. The left column has a shelf of items that are 6 columns wide and 2
    /// rows high. The right column has rows.
    private func view(
        _ scrolling: SidewaysScrolling = SidewaysScrolling(.continuous),
        inset: EdgeInsets = .zero, right: Range<Int> = 90..<94,
        handler: VisibleItemsHandler? = nil
    ) throws -> TestView {
        let layout = SplitLayout<Int>(
            columns: { _ in .split(leftSideRatio: 0.5) }, side: { $0 == 0 ? .left : .right }
        ) { section, _ in
            guard section == 0 else { return .flow(items: .perLine(1, height: 16)) }
            var shelf = SectionLayout.shelf(
                items: .uniform(Size(width: 48, height: 32)), inset: inset, scrolling: scrolling)
            shelf.visibleItemsHandler = handler
            return shelf
        }
        var view = try TestView(layout: layout) {
            Section(0, items: 0..<10)
            Section(1, items: right)
        }
        view.update {
            $0.environment.size = Size(width: 160, height: 64)
            $0.offsetQuantum = 16
            $0.horizontalQuantum = 8
        }
        return view
    }

    private func picture(_ view: TestView) -> Screen {
        Screen.drawn(20, 4) { region in
            region.draw(view) { element, region in
                region.fill(element.section == 0 ? .red : .blue)
                region.text("\(element.item ?? 0)23456789", row: 0)
            }
        }
    }

    /// The removed elements of a deleted section no longer have a column.
    @Test func aDeletedSectionIsDrawnUntilItHasDisappeared() throws {
        var view = try view()
        view.advance(to: .seconds(1))
        var next = view.snapshot
        try next.deleteSections([1])
        view.apply(next)
        #expect(picture(view).fills().contains("b"))
        while let deadline = view.deadline {
            view.advance(to: deadline)
            _ = picture(view)
        }
        #expect(!picture(view).fills().contains("b"))
    }

    @Test func shelvesAreCutAtTheirColumn() throws {
        var view = try view()
        #expect(picture(view).text().hasPrefix("02345…12349023456789"))
        view.scrollSideways(inSection: 0, to: 24)
        let screen = picture(view)
        #expect(screen.text().hasPrefix("45…12345…290"), "\(screen.text())")
        #expect(
            screen.fills().split(separator: "\n").prefix(4).allSatisfy {
                $0 == "rrrrrrrrrrbbbbbbbbbb"
            })
        view.scrollSideways(inSection: 0, to: 9_999)
        let end = picture(view).text().split(separator: "\n")[0]
        #expect(end == "345…92345…9023456789", "\(end)")
    }

    @Test func besideAShelfNothingOfItIsSeen() throws {
        var view = try view(right: 90..<90)
        for offset in [0.0, 24, 9_999] {
            view.scrollSideways(inSection: 0, to: offset)
            #expect(
                picture(view).fills().split(separator: "\n").prefix(4).allSatisfy {
                    $0 == "rrrrrrrrrr.........."
                })
        }
    }

    @Test func afterAViewTheRegionIsWhatItWas() throws {
        let view = try view()
        let screen = Screen.drawn(20, 4) { region in
            region.draw(view) { _, region in region.fill(.red) }
            region.fill(.green)
        }
        #expect(Set(screen.fills()) == ["g", "\n"])
    }

    @Test func hiddenOnesAreNotDrawn() throws {
        let view = try view { elements, _, _ in
            for index in elements.indices where elements[index].item == 0 {
                elements[index].isHidden = true
            }
        }
        #expect(picture(view).fills().hasPrefix("......rrrrbbbb"))
        #expect(!view.visibleItems.contains(0))
    }

    @Test func faintOnesAreFaint() throws {
        func screen(_ alpha: Float) throws -> Screen {
            picture(
                try view { elements, _, _ in
                    for index in elements.indices { elements[index].alpha = alpha }
                })
        }
        let whole = try screen(1)
        #expect(try screen(0.75) == whole)
        let faint = try screen(0.5)
        #expect(faint != whole && faint.text() == whole.text())
        #expect(faint[0, 1].attributes.contains(.dim))
        let contrast = try #require(faint[0, 1].background.contrast(with: .white))
        #expect(contrast >= 4.5, "Text stays readable.")
        #expect(try screen(0.25).text() == whole.text())
        #expect(try screen(0.2).fills().hasPrefix("..........bbbb"))
    }

    /// The indicator is located in the section's bottom inset. Its length and position show the
    /// visible part.
    @Test func theIndicatorStandsInTheInset() throws {
        var view = try view(inset: EdgeInsets(bottom: 16))
        func line() -> String {
            String(
                picture(view).text().split(separator: "\n", omittingEmptySubsequences: false)[2]
                    .prefix(10))
        }
        #expect(line().hasPrefix("━━") && !line().hasPrefix("━━━"), "\(line())")
        view.scrollSideways(inSection: 0, to: 9_999)
        #expect(line() == "        ━━", "\(line())")
        let hidden = SidewaysScrolling(.continuous, showsIndicator: false)
        view = try self.view(hidden, inset: EdgeInsets(bottom: 16))
        #expect(!line().contains("━"))
        let inset = SidewaysScrolling(.continuous, indicatorInsets: EdgeInsets(left: 24))
        view = try self.view(inset, inset: EdgeInsets(bottom: 16))
        #expect(line().hasPrefix("   ━") && !line().hasPrefix("   ━━━"))
    }

    @Test func theIndicatorStaysWhereNoItemIsSeen() throws {
        let view = try view(inset: EdgeInsets(bottom: 16)) { elements, _, _ in
            for index in elements.indices { elements[index].alpha = 0 }
        }
        let rows = picture(view).text().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows[2].hasPrefix("━━"))
    }

    /// Without an inset, the indicator covers moving items, but never letters.
    @Test func theIndicatorGoesWhenTheSectionRests() throws {
        var view = try view(SidewaysScrolling(.paging))
        view.advance(to: .seconds(1))
        #expect(!picture(view).text().contains("▁"))
        view.dragSideways(inSection: 0, by: 16)
        let moving = picture(view)
        #expect(moving.text().contains("▁"))
        #expect(moving.text().split(separator: "\n")[0].contains("2345"))
        while let deadline = view.deadline { view.advance(to: deadline) }
        #expect(!picture(view).text().contains("▁"))
    }
}
