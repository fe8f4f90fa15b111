import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests that assigning an unchanged value changes nothing, not even animations.
@Suite struct IdleUpdateTests {
    private let settings: [(inout TestView) -> Void] = [
        { $0.resize(to: $0.size) },
        { $0.environment = $0.environment },
        { $0.contentInset = $0.contentInset },
        { $0.offsetQuantum = $0.offsetQuantum },
        { $0.horizontalQuantum = $0.horizontalQuantum },
        { view in view.update { _ in } },
        { view in view.update(animated: true) { _ in } },
    ]

    @Test func whatGlidesAndIsDraggedGoesOn() throws {
        for (index, set) in settings.enumerated() {
            var view = try shelfView(shelves(.continuous), sections: 30)
            view.scroll(toItem: 2_919, animated: true)
            view.scrollSideways(inSection: 0, to: 400, animated: true)
            view.dragSideways(inSection: 1, by: 48)
            view.advance(to: view.now + .milliseconds(40))
            var other = view
            set(&other)
            repeat {
                #expect(other.deadline == view.deadline, "\(index)")
                #expect(other.visibleElements == view.visibleElements)
                guard let deadline = view.deadline else { break }
                view.advance(to: deadline)
                other.advance(to: deadline)
            } while true
            #expect(view.visibleItems.contains(2_919))
        }
    }

    @Test func whatIsOnItsWayGoesOn() throws {
        for set in settings {
            var view = try TestView(layout: rows()) { Section(0, items: 0..<30) }
            view.resize(to: Size(width: 80, height: 160))
            view.advance(to: .seconds(1))
            var next = view.snapshot
            try next.moveItem(0, afterItem: 5)
            view.apply(next)
            let (solved, shown) = (view.solveCount, view.visibleElements)
            set(&view)
            #expect(view.isMoving && view.visibleElements == shown && view.solveCount == solved)
        }
    }

    /// Each of the two steps alone changes the view.
    @Test func otherStepsCount() throws {
        var view = try shelfView(shelves(.continuous), sections: 30)
        view.offsetQuantum = 0
        view.scroll(to: Point(x: 0, y: 7))
        #expect(view.contentOffset.y == 7)
        view.offsetQuantum = 16
        #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 16) == 0)
        for quantum in [0.0, 8] {
            view.horizontalQuantum = quantum
            view.scrollSideways(inSection: 0, to: 0)
            view.scrollSideways(inSection: 0, to: 403, animated: true)
            view.advance(to: view.now + .milliseconds(50))
            let left = 403 - (view.sidewaysOffset(ofSection: 0) ?? 0)
            #expect((left.truncatingRemainder(dividingBy: 8) == 0) == (quantum == 8))
            view.rest()
        }
    }

    /// Restoring a size restores the offset, unless the reader acted in between.
    @Test func selectingWhatIsSelectedIsNoMove() throws {
        for (selection, other) in [(nil, nil), (5, 5), (5, nil), (nil, 5)] as [(Int?, Int?)] {
            var view = try TestView(layout: rows()) { Section(0, items: 0..<100) }
            view.resize(to: Size(width: 80, height: 160))
            func select(_ item: Int?) {
                if let item { view.select(item, following: false) } else { view.deselect() }
            }
            select(selection)
            view.scroll(by: 800)
            view.resize(to: Size(width: 80, height: 4_000))
            #expect(view.contentOffset.y == 0)
            select(other)
            view.resize(to: Size(width: 80, height: 160))
            #expect(view.contentOffset.y == (selection == other ? 800 : 0))
        }
    }

    /// Selecting an item at the target of a scroll animation does not end the animation.
    @Test func selectingWhatWillBeSeenEndsNoGlide() throws {
        var view = try TestView(layout: rows()) { Section(0, items: 0..<100) }
        view.resize(to: Size(width: 80, height: 160))
        view.advance(to: .seconds(1))
        view.scroll(to: .end, animated: true)
        view.advance(to: view.now + .milliseconds(30))
        let offset = view.contentOffset.y
        view.select(95)
        #expect(view.deadline != nil && view.contentOffset.y == offset && offset < 1_000)
        view.rest()
        #expect(view.scrollPosition.isAtEnd)
    }
}
