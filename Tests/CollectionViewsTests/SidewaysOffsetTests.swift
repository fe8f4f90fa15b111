import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests of the offsets of sideways sections, and of the changes that keep them.
@Suite struct SidewaysOffsetTests {
    @Test func commandsAreClamped() throws {
        var view = try shelfView(shelves(.continuous))
        #expect(view.sidewaysOffset(ofSection: 0) == 0)
        #expect(view.sidewaysOffset(ofSection: 9) == nil)
        let moved = view.scrollSideways(inSection: 0, to: 99_999)
        #expect(moved && view.sidewaysOffset(ofSection: 0) == 20 * 80 - 320)
        let again = view.scrollSideways(inSection: 0, to: .infinity)
        #expect(!again)
        view.scrollSideways(inSection: 0, to: .nan)
        #expect(view.sidewaysOffset(ofSection: 0) == 0)
        #expect(view.sidewaysOffset(ofSection: 1) == 0, "Each section scrolls by itself.")
    }

    @Test func whatIsSeenFollows() throws {
        var view = try shelfView(shelves(.continuous))
        view.scrollSideways(inSection: 1, to: 800)
        #expect(view.visibleItems.filter { $0 / 100 == 1 } == Array(110..<114))
        #expect(view.visibleItems.filter { $0 < 100 } == Array(0..<4))
        #expect(view.element(at: Point(x: 100, y: 100))?.item == 111)
        #expect(view.viewport.sidewaysOffsets == [1: 800])
    }

    @Test func stepsGoFromStopToStop() throws {
        for behavior in SidewaysScrolling.Behavior.allCases {
            var view = try shelfView(shelves(behavior))
            let start = try #require(view.sidewaysOffset(ofSection: 0))
            for _ in 0..<3 { view.scrollSideways(inSection: 0, toNextStop: true) }
            let step = behavior == .paging ? 320.0 : 80
            #expect(view.sidewaysOffset(ofSection: 0) == start + 3 * step, "\(behavior)")
            view.scrollSideways(inSection: 0, toNextStop: false)
            #expect(view.sidewaysOffset(ofSection: 0) == start + 2 * step, "\(behavior)")
            view.resetSidewaysOffset(ofSection: 0)
            #expect(view.sidewaysOffset(ofSection: 0) == start)
        }
    }

    @Test func allAreReset() throws {
        let switching = shelves { $0 == 1 ? nil : SidewaysScrolling(.continuous) }
        var view = try shelfView(shelves(.continuous))
        for section in 0..<3 { view.scrollSideways(inSection: section, to: 400) }
        view.layout = switching
        let moved = view.resetSidewaysOffsets()
        #expect(moved)
        view.layout = shelves(.continuous)
        #expect((0..<3).map { view.sidewaysOffset(ofSection: $0) } == [0, 0, 0])
    }

    @Test func offsetsWaitForALayoutThatScrolls() throws {
        var view = try shelfView(shelves(.continuous))
        view.scrollSideways(inSection: 1, to: 400)
        view.layout = shelves { _ in nil }
        #expect(view.sidewaysOffset(ofSection: 1) == nil)
        view.scroll(by: 32)
        view.layout = shelves(.continuous)
        #expect(view.sidewaysOffset(ofSection: 1) == 400)
    }

    @Test func offsetsFollowTheirSections() throws {
        var view = try shelfView(shelves(.continuous))
        view.scrollSideways(inSection: 1, to: 400)
        view.scrollSideways(inSection: 2, to: 800)
        let diary = Diary()
        view.sectionObserver = diary.observer
        view.snapshot = try Snapshot(sections: [
            Section(7, items: 700..<720), Section(2, items: 200..<220),
            Section(1, items: 100..<105),
        ])
        #expect(view.sidewaysOffset(ofSection: 7) == 0)
        #expect(view.sidewaysOffset(ofSection: 2) == 800)
        #expect(view.sidewaysOffset(ofSection: 1) == 80, "A shorter content limits the offset.")
        #expect(diary.entries == ["1 scroll 80.0"])
        view.snapshot = try Snapshot(sections: [Section(1, items: 100..<120)])
        view.snapshot = try Snapshot(sections: [
            Section(1, items: 100..<120), Section(2, items: 200..<220),
        ])
        #expect(view.sidewaysOffset(ofSection: 1) == 80)
        #expect(view.sidewaysOffset(ofSection: 2) == 0, "A deleted section loses its offset.")
    }

    /// A page as wide as the view stays the same page.
    @Test func resizingKeepsWhatIsShown() throws {
        let layout = FlowLayout<Int> { _, column in
            .shelf(
                items: .uniform(Size(width: column.width, height: 48)),
                scrolling: SidewaysScrolling(.groupPaging))
        }
        var view = try shelfView(layout)
        view.scrollSideways(inSection: 0, to: 5 * 320)
        for width in [640.0, 200, 88, 320] {
            view.resize(to: Size(width: width, height: 160))
            #expect(view.sidewaysOffset(ofSection: 0) == 5 * width)
        }
    }

    @Test func resizingBackGivesTheExactOffset() throws {
        for behavior in SidewaysScrolling.Behavior.allCases {
            var view = try shelfView(shelves(behavior))
            for section in 0..<3 { view.scrollSideways(inSection: section, to: 333.5) }
            view.select(105, following: false)
            let before = view.viewport
            for width in [100.0, 700, 5_000, 8, 320] {
                view.resize(to: Size(width: width, height: 160))
            }
            #expect(view.viewport == before, "\(behavior)")
        }
    }

    @Test func aSelectedItemStaysInSight() throws {
        var view = try shelfView(shelves(.groupPaging))
        view.select(3)
        #expect(view.sidewaysOffset(ofSection: 0) == 0)
        view.resize(to: Size(width: 100, height: 160))
        #expect(view.visibleItems.contains(3))
        view.resize(to: Size(width: 320, height: 160))
        #expect(view.sidewaysOffset(ofSection: 0) == 0)
    }

    /// A selected item outside its section's window is not kept visible. The first shown item keeps its distance.
    @Test func aSelectedItemOutOfSightIsNotKept() throws {
        var view = try shelfView(shelves { _ in SidewaysScrolling(.continuous) }, sections: 1)
        view.select(3)
        view.scrollSideways(inSection: 0, to: 800)
        view.layout = shelves(itemWidth: 100) { _ in SidewaysScrolling(.continuous) }
        #expect(view.sidewaysOffset(ofSection: 0) == 1_000)
    }

    /// A key scrolls the section with an animation if the view has a time.
    @Test func keysGlide() throws {
        var view = try shelfView(shelves(.continuous), sections: 1)
        view.select(3)
        view.moveSelection(.right)
        #expect(view.selection == 4 && view.deadline != nil)
        #expect(try #require(view.sidewaysOffset(ofSection: 0)) < 80)
        view.rest()
        #expect(view.sidewaysOffset(ofSection: 0) == 80)
    }

    @Test func itemsAreScrolledToInBothDirections() throws {
        for behavior in SidewaysScrolling.Behavior.allCases {
            for item in [0, 7, 19, 108, 119, 512, 919] {
                var view = try shelfView(shelves(behavior), sections: 10)
                view.scrollSideways(inSection: 5, to: 9_999)
                let found = view.scroll(toItem: item)
                #expect(found && view.visibleItems.contains(item), "\(behavior) \(item)")
                let shown = view.visibleElements.first { $0.item == item }?.frame
                let window = view.viewport.bounds
                #expect((shown?.minX ?? -1) >= 0 && (shown?.maxX ?? .infinity) <= 320)
                #expect((shown?.minY ?? -1) >= window.minY)
                let offset = view.viewport
                view.scroll(toItem: item)
                #expect(view.viewport == offset, "A visible item does not scroll the view.")
            }
        }
    }

    @Test func alignmentsHoldSideways() throws {
        var view = try shelfView(shelves(.continuous))
        for (alignment, offset) in [
            (ScrollAlignment.top, 800.0), (.center, 680), (.bottom, 560), (.nearest, 560),
        ] {
            view.scroll(toItem: 10, sideways: alignment)
            #expect(view.sidewaysOffset(ofSection: 0) == offset, "\(alignment)")
        }
    }

    @Test func theSelectionIsFollowedSideways() throws {
        for behavior in SidewaysScrolling.Behavior.allCases {
            for isTimed in [true, false] {
                var view = try shelfView(shelves(behavior), isTimed: isTimed)
                view.select(0)
                for item in 1..<20 {
                    let moved = view.moveSelection(.right)
                    #expect(moved && view.selection == item, "\(behavior)")
                }
                view.rest()
                #expect(view.visibleItems.contains(19))
                view.moveSelection(.down)
                #expect(
                    view.selection.map { $0 < 104 } ?? false, "A visible item below is selected.")
            }
        }
    }

    /// No other key would show the insets before the first item and behind the last item.
    @Test(arguments: SidewaysScrolling.Behavior.allCases, [1, 3])
    func keysReachBothEnds(behavior: SidewaysScrolling.Behavior, lines: Int) throws {
        for (itemWidth, isTimed) in [
            (24.0, false), (80, true), (80, false), (304, false), (400, false),
        ] {
            let layout = FlowLayout<Int> { _, _ in
                .shelf(
                    items: .uniform(Size(width: itemWidth, height: 16)), lines: lines,
                    interItemSpacing: 8, inset: .all(16), scrolling: SidewaysScrolling(behavior)
                ).background()
            }
            var view = try shelfView(layout, sections: 1, isTimed: isTimed)
            let scroll = try #require(view.arrangement.sidewaysScroll(ofSection: 0))
            func go(_ direction: Direction, from item: Int) -> Double? {
                view.select(item)
                while view.moveSelection(direction) {}
                view.rest()
                return view.sidewaysOffset(ofSection: 0)
            }
            let (end, start) = (go(.right, from: 9), go(.left, from: 10))
            // If an item fills the view, showing the item has priority over showing the insets.
            if itemWidth + 16 <= 320 {
                #expect(end == scroll.limits.upperBound && start == scroll.limits.lowerBound)
            } else {
                #expect(end ?? 0 > start ?? 0)
            }
        }
    }

    /// A key acts on the visible range, also if the selected item was scrolled out of it sideways.
    @Test func keysActOnWhatIsSeen() throws {
        var view = try shelfView(shelves(.continuous))
        view.select(1)
        view.scrollSideways(inSection: 0, to: 800)
        view.moveSelection(.right)
        #expect(view.selection == 10)
        #expect(view.sidewaysOffset(ofSection: 0) == 800)
    }

    @Test func sectionsAreFoundUnderThePointer() throws {
        let layout = shelves { $0 == 0 ? nil : SidewaysScrolling(.paging, isEnabled: $0 != 2) }
        var view = try shelfView(layout, sections: 5)
        // The first section takes 16 + 5 * 48 points. Each shelf takes 64 points.
        #expect(view.firstSidewaysSection == nil)
        view.scroll(by: 160)
        #expect(view.firstSidewaysSection == 1)
        #expect(view.sidewaysSection(at: Point(x: 10, y: 90)) == nil)
        #expect(
            view.sidewaysSection(at: Point(x: 10, y: 100)) == 1,
            "The header belongs to its section.")
        view.scroll(by: 160)
        #expect(view.firstSidewaysSection == 3, "Section 2 is disabled.")
    }

    /// Keys scroll the first of two sections side by side.
    @Test func ofSectionsSideBySideTheFirstIsFound() throws {
        let layout = SplitLayout<Int>(
            columns: { _ in .split(leftSideRatio: 0.5) }, side: { $0 % 2 == 0 ? .left : .right },
            section: { _, _ in .shelf(items: .uniform(Size(width: 80, height: 48))) })
        var view = try shelfView(layout, sections: 12)
        #expect(view.firstSidewaysSection == 0)
        view.scroll(by: 96)
        #expect(view.firstSidewaysSection == 4)
    }
}
