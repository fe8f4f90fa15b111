import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests of the drawing order and of hidden elements during transitions.
@Suite struct TransitionLookTests {
    /// Returns a view of ten visible rows at the start of forty. The section's visible-items handler calls `look`.
    private func view(_ look: @escaping (inout LayoutAttributes) -> Void) throws -> TestView {
        let layout = FlowLayout<Int> { _ in
            var section = SectionLayout.flow(items: .perLine(1, height: 16))
            section.visibleItemsHandler = { elements, _, _ in
                for index in elements.indices { look(&elements[index]) }
            }
            return section
        }
        var view = try TestView(layout: layout) { Section(0, items: 0..<40) }
        view.update {
            $0.environment.size = Size(width: 80, height: 160)
            $0.offsetQuantum = 16
        }
        view.advance(to: .seconds(1))
        return view
    }

    /// Calls `body` for each frame until the transition has ended.
    private func watch(_ view: inout TestView, _ body: (TestView) throws -> Void) rethrows {
        while let deadline = view.deadline {
            try body(view)
            view.advance(to: deadline)
        }
        try body(view)
    }

    @Test func whatMovesIsAboveWhatStays() throws {
        var view = try view { _ in }
        var next = view.snapshot
        try next.moveItem(8, beforeItem: 1)
        try next.deleteItems([5])
        try next.insertItems([99], afterItem: 6)
        view.apply(next)
        var frames = 0
        watch(&view) { view in
            guard view.isMoving else { return }
            frames += 1
            let items = view.visibleElements.compactMap { element in
                element.isDisappearing ? -1 : element.item
            }
            let moving = items.filter { [1, 2, 3, 4, 7, 8].contains($0) }
            #expect(items.first == -1, "Removed elements lie below all others.")
            #expect(
                Array(items.suffix(moving.count)) == moving, "Moving elements lie above the others."
            )
        }
        #expect(frames > 8)
    }

    /// A hidden element is not drawn during a transition, at any position.
    @Test func whatIsHiddenIsNotDrawnOnItsWay() throws {
        for number in 0..<12 {
            var view = try view { $0.isHidden = $0.item == number }
            let hidden = view.snapshot.itemIdentifier(at: number, inSectionAt: 0)
            #expect(!view.visibleElements.contains { $0.item == hidden })
            var next = view.snapshot
            try next.moveItem(9, beforeItem: 0)
            view.apply(next)
            let after = view.snapshot.itemIdentifier(at: number, inSectionAt: 0)
            watch(&view) { view in
                #expect(!view.visibleElements.contains { $0.item == after })
            }
        }
    }

    /// The removal of an invisible element is not animated.
    @Test func whatIsNotSeenLeavesAtOnce() throws {
        for item in [3, 9] {
            var view = try view { $0.alpha = $0.item == 9 ? 0 : 1 }
            #expect(!view.isMoving && view.visibleElements[9].alpha == 0)
            var next = view.snapshot
            try next.deleteItems(item == 9 ? Array(9..<40) : [item])
            view.apply(next)
            #expect(view.isMoving == (item != 9))
            watch(&view) { view in
                #expect(!view.isMoving || view.visibleElements.allSatisfy { $0.alpha > 0 })
            }
        }
    }

    /// An element above a section that scrolls sideways does not scroll with the section.
    @Test func whatStandsAboveAShelfIsNotCutOff() throws {
        let layout = FlowLayout<Int> { id, _ in
            var section = SectionLayout.shelf(
                items: .uniform(Size(width: 80, height: 48)),
                scrolling: SidewaysScrolling(.continuous))
            section.boundaryItems = [
                BoundaryItem(
                    kind: .supplementary(1),
                    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(16)),
                    alignment: .top)
            ]
            return section
        }
        var view = try shelfView(layout, sections: 6)
        for other in [[1, 0], [0, 1], [5, 1], [1, 0]] {
            view.apply(
                try Snapshot(sections: other.map { Section($0, items: 100 * $0..<100 * $0 + 20) }))
            watch(&view) { view in
                for element in view.visibleElements where !element.isDisappearing {
                    #expect(element.scrollsSideways == (element.kind == .item), "\(element)")
                }
            }
        }
    }
}
