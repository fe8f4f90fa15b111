import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests that content far from the visible range costs nothing. The tests count instead of timing.
@Suite struct CostTests {
    private final class Counter { var asked = 0 }

    /// Returns a view in the middle of two columns of ragged sections, each with a hundred items.
    private func view(sections: Int, _ counter: Counter) throws -> TestView {
        let layout = SplitLayout<Int> { _ in
            .split(leftSideRatio: 0.5, spacing: 8)
        } side: {
            $0.isMultiple(of: 2) ? .left : .right
        } section: { section, _ in
            .flow(
                items: .each { item, _ in
                    counter.asked += 1
                    return Size(
                        width: Double(20 + (item * 7 + section) % 30),
                        height: Double(8 + item * 5 % 24))
                }
            ).header(height: 16, pinned: true)
        }
        var view = TestView(
            layout: layout,
            snapshot: try Snapshot(
                sections: (0..<sections).map { Section($0, items: $0 * 100..<$0 * 100 + 100) }))
        view.update {
            $0.environment.size = Size(width: 320, height: 384)
            $0.offsetQuantum = 16
        }
        view.scroll(by: (view.contentSize.height / 32).rounded() * 16)
        return view
    }

    /// Returns the number of sizes that a closure requests.
    private func cost(_ counter: Counter, _ work: () -> Void) -> Int {
        counter.asked = 0
        work()
        return counter.asked
    }

    @Test(
        "Reading, finding the scroll anchor and hit tests request only sizes near the visible range",
        arguments: [10, 1_000])
    func reading(sections: Int) throws {
        let counter = Counter()
        var view = try view(sections: sections, counter)
        let visible = view.visibleElements.count
        #expect(visible > 50)
        // The solver requests the sizes of all items of a line, also of invisible ones.
        #expect(cost(counter) { _ = view.visibleElements } < 2 * visible)
        #expect(cost(counter) { _ = view.visibleItems } < 2 * visible)
        let place = view.currentAnchor
        #expect(cost(counter) { _ = view.currentAnchor } < 2 * visible)
        #expect(cost(counter) { _ = view.offset(keeping: place) } < 50)
        #expect(cost(counter) { _ = view.element(at: Point(x: 40, y: 200)) } < 50)
        #expect(cost(counter) { _ = view.prefetchRanges } < 6 * visible)
        #expect(cost(counter) { view.scroll(by: 16) } < 50)
        #expect(cost(counter) { view.moveSelection(.down) } < 4 * visible)
        #expect(cost(counter) { view.moveSelection(.down) } < 4 * visible)
        #expect(cost(counter) { view.scroll(to: .end) } < 50)
    }

    @Test("A data change requests only sizes of changed and visible items", arguments: [10, 1_000])
    func applying(sections: Int) throws {
        let counter = Counter()
        var view = try view(sections: sections, counter)
        view.advance(to: .zero)
        let visible = view.visibleElements.count
        for animated in [false, true] {
            var next = view.snapshot
            let fresh = animated ? 5_000 : 6_000
            try next.insertSections([fresh], beforeSection: 3)
            try next.appendItems(fresh * 100..<fresh * 100 + 100, toSection: fresh)
            try next.deleteSections([animated ? 5 : 6])
            #expect(cost(counter) { view.apply(next, animated: animated) } < 100 + 8 * visible)
            #expect(cost(counter) { view.apply(next, animated: animated) } == 0)
        }
        #expect(view.solveCount == 2, "The view solves once for its data and once for its size.")
    }
}
