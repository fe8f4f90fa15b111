import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests of layouts that scroll horizontally as a whole.
@Suite struct HorizontalTests {
    /// Returns a layout of items of 40 × 32 points in columns from top to bottom. Section 1 scrolls vertically,
    /// independent of the layout.
    private func layout(_ direction: Axis) -> CompositionalLayout<Int> {
        CompositionalLayout(
            configuration: .init(scrollDirection: direction, interSectionSpacing: 8)
        ) { section, _ in
            let size = Size(width: 40, height: 32)
            return section == 1
                ? .shelf(items: .uniform(size)) : .flow(items: .uniform(size)).header(height: 16)
        }
    }

    private func view(_ direction: Axis = .horizontal, sections: Int = 6) throws -> TestView {
        try shelfView(layout(direction), sections: sections)
    }

    @Test func theViewScrollsSideways() throws {
        var view = try view()
        #expect(view.scrollDirection == .horizontal)
        #expect(view.contentSize.width > 640 && view.contentSize.height == 160)
        let moved = view.scroll(by: 83)
        #expect(
            moved && view.contentOffset == Point(x: 80, y: 0),
            "The offset is a multiple of the column width.")
        view.scroll(to: .end)
        let end = (view.contentSize.width / 8).rounded(.up) * 8 - 320
        #expect(view.contentOffset == Point(x: end, y: 0))
        #expect(view.scrollPosition.isAtEnd && view.scrollPosition.viewportLength == 320)
        #expect(view.pageLength == 320)
    }

    @Test func insetsAreOnTheAxisThatScrolls() throws {
        var view = try view()
        view.contentInset = EdgeInsets(left: 16, right: 24)
        view.safeAreaInsets = EdgeInsets(left: 8, right: 8)
        #expect(view.contentOffset == Point(x: -24, y: 0))
        #expect(view.pageLength == 264)
        view.scroll(to: .end)
        #expect(view.contentOffset.x + 320 >= view.contentSize.width + 32)
    }

    @Test func sectionsScrollUpAndDown() throws {
        var view = try view()
        view.scrollSideways(inSection: 1, to: 64)
        let items = view.visibleElements.filter { $0.section == 1 && $0.kind == .item }
        #expect(items.first?.item == 102 && items.first?.frame.minY == 0)
        #expect(items.count == 5)
        #expect(view.firstSidewaysSection == 1)
        view.dragSideways(inSection: 1, by: 9_999)
        view.rest()
        #expect(view.sidewaysOffset(ofSection: 1) == 480.0)
    }

    @Test func itemsAreShown() throws {
        for item in [0, 19, 119, 300, 519] {
            var view = try view()
            let found = view.scroll(toItem: item)
            let frame = view.visibleElements.first { $0.item == item }?.frame
            #expect(found && frame != nil, "\(item)")
            let bounds = view.viewport.bounds
            #expect((frame?.minX ?? -1) >= bounds.minX && (frame?.maxX ?? 1e9) <= bounds.maxX)
            #expect((frame?.minY ?? -1) >= 0 && (frame?.maxY ?? 1e9) <= 160)
        }
    }

    @Test func theSelectionIsFollowed() throws {
        var view = try view()
        view.select(0)
        for _ in 0..<60 {
            guard view.moveSelection(.right) else { break }
            view.rest()
            #expect(view.selection.map { view.visibleItems.contains($0) } ?? false)
        }
        #expect(view.contentOffset.x >= 600)
        for _ in 0..<9 { view.moveSelection(.left) }
        #expect(view.selection.map { view.visibleItems.contains($0) } ?? false)
    }

    @Test func thePlaceIsKeptAlongX() throws {
        var view = try view()
        view.scroll(by: 400)
        let (offset, first) = (view.contentOffset, view.visibleItems.first)
        for height in [96.0, 500, 64, 160] {
            view.resize(to: Size(width: 320, height: height))
            #expect(view.contentOffset.y == 0)
        }
        #expect(view.contentOffset == offset && view.visibleItems.first == first)
    }

    @Test func turningTheLayoutKeepsThePlace() throws {
        var view = try view()
        view.scroll(toItem: 310, at: .top)
        view.select(310, following: false)
        let offset = view.contentOffset
        view.layout = layout(.vertical)
        #expect(view.scrollDirection == .vertical && view.contentOffset.x == 0)
        #expect(view.visibleItems.contains(310))
        view.layout = layout(.horizontal)
        #expect(view.contentOffset == offset)
    }
}
