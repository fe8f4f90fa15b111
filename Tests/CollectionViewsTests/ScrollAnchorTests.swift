import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Examples of keeping the reader's scroll position. `ScrollAnchorLawTests` contains the laws.
@Suite struct ScrollAnchorTests {
    private func view(_ items: [Int] = Array(0..<100)) throws -> TestView {
        var view = try TestView(layout: rows()) { Section(0, items: items) }
        view.update {
            $0.environment.size = Size(width: 80, height: 160)
            $0.offsetQuantum = 16
        }
        return view
    }

    private func row(_ item: Int, _ view: TestView) -> Double? {
        view.frame(ofItem: item).map { ($0.minY - view.contentOffset.y) / 16 }
    }

    private func replace(_ items: [Int], in view: inout TestView) throws {
        view.snapshot = try Snapshot { Section(0, items: items) }
    }

    @Test func rowsInsertedAboveMoveNothingThatIsRead() throws {
        var view = try view()
        view.scroll(by: 320)
        #expect(row(20, view) == 1)
        try replace(Array(500..<530) + Array(0..<100), in: &view)
        #expect(row(20, view) == 1)
    }

    /// An unpinned header at the top edge covers nothing, so the header is the anchor.
    @Test func whatIsInsertedBelowAHeaderLeavesItThere() throws {
        var view = try TestView(layout: rows(pinned: false)) {
            Section(0, items: 0..<20)
            Section(1, items: 100..<120)
        }
        view.update {
            $0.environment.size = Size(width: 80, height: 160)
            $0.offsetQuantum = 16
        }
        view.scroll(to: Point(x: 0, y: 336))
        #expect(view.visibleElements.first?.kind == .header)
        view.snapshot = try Snapshot {
            Section(0, items: 0..<20)
            Section(1, items: Array(200..<203) + Array(100..<120))
        }
        #expect(view.contentOffset.y == 336)
    }

    @Test func atTheStartTheReaderStaysThere() throws {
        var view = try view()
        try replace(Array(500..<530) + Array(0..<100), in: &view)
        #expect(view.contentOffset.y == 0)
    }

    @Test func theSelectedItemIsKeptRatherThanTheFirst() throws {
        var view = try view()
        view.scroll(by: 320)
        view.select(25)
        try replace(Array(0..<22) + Array(500..<510) + Array(22..<100), in: &view)
        #expect(row(25, view) == 6)
        #expect(view.selection == 25)
    }

    @Test func aSelectedItemOutOfSightIsNotKept() throws {
        var view = try view()
        view.select(90)
        view.scroll(to: Point(x: 0, y: 320))
        try replace(Array(0..<50) + Array(500..<510) + Array(50..<100), in: &view)
        #expect(row(20, view) == 1)
        #expect(view.selection == 90)
    }

    @Test func theNextOneThatIsLeftTakesTheAnchorsPart() throws {
        var view = try view()
        view.scroll(by: 320)
        try replace([0, 1] + Array(23..<100), in: &view)
        #expect(row(23, view) == 3, "The start of the content does not limit the offset")
    }

    @Test func whenAllThatWasSeenIsGoneTheNextIsSought() throws {
        var view = try view()
        view.scroll(by: 320)
        try replace(Array(0..<10) + Array(60..<100), in: &view)
        #expect(row(60, view).map { $0 >= 0 && $0 < 10 } == true)
        try replace(Array(0..<10), in: &view)
        #expect(view.contentOffset.y == 16)
    }

    @Test func whenTheOnlyOneThatWasSeenIsGoneTheNextTakesItsPlace() throws {
        for item in 20..<30 {
            var view = try view()
            view.layout = rows(pinned: false)
            view.resize(to: Size(width: 80, height: 16))
            view.scroll(toItem: item, at: .top)
            #expect(view.visibleItems == [item])
            try replace((0..<100).filter { $0 != item }, in: &view)
            #expect(view.visibleItems == [item + 1])
        }
    }

    @Test func aSelectionThatIsGoneIsNoSelection() throws {
        var view = try view()
        view.select(3)
        try replace(Array(5..<10), in: &view)
        #expect(view.selection == nil)
    }

    @Test func aSelectedItemStaysInSightWhenTheViewGetsLower() throws {
        var view = try view()
        view.scroll(by: 320)
        view.select(28)
        view.resize(to: Size(width: 80, height: 64))
        #expect(row(28, view) == 3)
        view.resize(to: Size(width: 80, height: 160))
        #expect(row(28, view) == 9)
    }

    @Test func zoomAndRotationTakenBackGiveTheOffsetBack() throws {
        var view = try view()
        view.scroll(by: 592)
        for quantum in [20.0, 24, 8, 12.8, 16] {
            view.update {
                $0.offsetQuantum = quantum
                $0.environment.size = Size(width: 10 * quantum, height: 7 * quantum)
            }
        }
        view.update { $0.environment.size = Size(width: 160, height: 80) }
        view.update { $0.environment.size = Size(width: 80, height: 160) }
        #expect(view.contentOffset.y == 592)
    }

    @Test func anotherLayoutTakenBackGivesTheOffsetBack() throws {
        var view = try view()
        view.scroll(by: 592)
        let before = view.layout
        view.layout = FlowLayout<Int> { _ in .flow(items: .perLine(3, aspectRatio: 1)) }
        view.layout = before
        #expect(view.contentOffset.y == 592)
    }

    @Test func noRoomAtAllForgetsNothing() throws {
        var view = try view()
        view.scroll(by: 592)
        view.resize(to: .zero)
        view.resize(to: Size(width: 80, height: 160))
        #expect(view.contentOffset.y == 592)
    }

    /// The same test with rows that are measured when they come near.
    @Test func aSelectedItemStaysInSightWhileRowsAreMeasured() throws {
        for estimate in [8.0, 16, 100] {
            let rows = MeasuringTests.Rows()
            var view = MeasuringTests.view(rows, count: 2_000, estimate: estimate)
            view.scroll(toItem: 1_000, at: .top)
            let last = try #require(view.visibleItems.last)
            view.select(last)
            for size in [Size(width: 320, height: 96), Size(width: 160, height: 64)] {
                view.resize(to: size)
                #expect(view.visibleItems.contains(last), "\(estimate) \(size)")
            }
            view.resize(to: Size(width: 320, height: 384))
            #expect(view.visibleItems.contains(last))
        }
    }

    /// The anchor is the element at the top edge. A header counts too, unless it is pinned over other elements.
    @Test func aHeaderAtTheEdgeIsTheAnchorUnlessItIsPinned() throws {
        for (isPinned, offset, kept) in [(false, 32.0, 32.0), (true, 160, 160 - 64)] {
            func layout(_ height: Double) -> FlowLayout<Int> {
                FlowLayout { _ in
                    .flow(items: .perLine(1, height: 16)).header(height: height, pinned: isPinned)
                }
            }
            var view = try view()
            view.layout = layout(128)
            view.scroll(by: offset)
            view.layout = layout(64)
            #expect(view.contentOffset.y == kept)
        }
    }

    @Test func whatIsDeselectedIsNoAnchorAnyMore() throws {
        func layout(_ count: Int) -> FlowLayout<Int> {
            FlowLayout { _ in .flow(items: .perLine(count, height: 16)) }
        }
        var view = try view()
        view.layout = layout(1)
        view.scroll(by: 320)
        view.select(25, following: false)
        view.layout = layout(2)
        #expect(row(25, view) == 5 && row(14, view) == 0)
        var deselected = view
        deselected.deselect()
        deselected.layout = layout(1)
        #expect(row(14, deselected) == 0)
        view.layout = layout(1)
        #expect(view.contentOffset.y == 320)
    }

    /// Among earlier items, the nearest one is the anchor, even after many deletions.
    @Test func whenNothingIsLeftBehindTheNearestBeforeIsKept() throws {
        var view = try view()
        view.scroll(to: .end)
        try replace(Array(0..<60), in: &view)
        #expect(view.scrollPosition.isAtEnd && view.visibleItems.last == 59)
        // With room below, the nearest earlier item keeps its row, which is above the visible range.
        view = try self.view()
        view.contentInset = EdgeInsets(bottom: 1_600)
        view.scroll(to: Point(x: 0, y: 1_500))
        let before = try #require(row(59, view))
        try replace(Array(0..<60), in: &view)
        #expect(row(59, view) == before || row(59, view) == 0)
    }

    /// Without any items, the next section keeps its distance, or else the previous section.
    @Test func withoutItemsSectionsAreKept() throws {
        let layout = FlowLayout<Int> { section, _ in
            .flow(items: .perLine(1, height: 16)).header(height: section == 1 ? 0 : 320)
        }
        func view() throws -> TestView {
            var view = try TestView(layout: layout) {
                Section(0, items: 0..<4)
                Section(1, items: 100..<104)
                Section(2, items: 200..<204)
                Section(3, items: [])
            }
            view.update {
                $0.environment.size = Size(width: 80, height: 160)
                $0.offsetQuantum = 16
            }
            view.scroll(toItem: 100, at: .top)
            return view
        }
        var next = try view()
        let top = try #require(next.arrangement.frame(ofSection: 2)?.minY) - next.contentOffset.y
        #expect(top == 64)
        next.snapshot = try Snapshot {
            Section(0, items: [])
            Section(2, items: [])
            Section(3, items: [])
        }
        #expect(next.contentOffset.y == 320 - 64)
        var before = try view()
        before.snapshot = try Snapshot { Section(0, items: []) }
        #expect(
            before.contentOffset.y == 160,
            "The offset is clamped to the end of the remaining content.")
    }
}
