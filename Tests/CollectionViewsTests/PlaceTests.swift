import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Examples of keeping the reader's place; `PlaceLawTests` has the laws.
@Suite struct PlaceTests {
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
        #expect(row(23, view) == 3, "the start of the content was not in the way")
    }

    @Test func whenAllThatWasSeenIsGoneTheNextIsSought() throws {
        var view = try view()
        view.scroll(by: 320)
        try replace(Array(0..<10) + Array(60..<100), in: &view)
        #expect(row(60, view).map { $0 >= 0 && $0 < 10 } == true)
        try replace(Array(0..<10), in: &view)
        #expect(view.contentOffset.y == 16)
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
}
