import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests of the start, the end and the speed of drags.
@Suite struct DragTimingTests {
    /// The speed is the mean from the first step to the end of the drag, independent of earlier movements.
    @Test(arguments: [1.0, -1])
    func theObserverIsToldTheSpeed(sign: Double) throws {
        var view = try shelfView(shelves(.continuous))
        view.scrollSideways(inSection: 0, to: 640)
        var speeds: [Double] = []
        view.sectionObserver.willEndDragging = { _, velocity, _ in speeds.append(velocity) }
        for _ in 0..<3 {
            view.dragSideways(inSection: 0, by: sign * 48)
            view.advance(to: view.now + .milliseconds(50))
        }
        view.rest()
        // The time is 100 ms from the first to the last step, plus the pause.
        #expect(speeds.count == 1 && abs(speeds[0] - sign * 144 / 0.25) < 1e-9)
    }

    /// The indicator of a section disappears when the section comes to rest, so the view requests a frame at that time.
    @Test func theEndOfADragIsSeen() throws {
        var view = try shelfView(shelves(.continuous))
        for _ in 0..<2 {
            view.dragSideways(inSection: 0, by: 48)
            let end = try #require(view.deadline)
            let looksDifferent = [end - .nanoseconds(1), end, end + .seconds(1)].map {
                view.advance(to: $0)
            }
            #expect(looksDifferent == [false, true, false])
        }
        // A time from another clock also ends the drag.
        view.dragSideways(inSection: 0, by: 48)
        #expect([Duration.zero, .zero].map { view.advance(to: $0) } == [true, false])
    }

    /// The section is at rest when it reaches the stop, also if the drag ends on the way.
    @Test func theEndOfADragDoesNotDelayTheGlide() throws {
        var view = try shelfView(shelves(.paging))
        view.dragSideways(inSection: 0, by: 16)
        let start = view.now
        view.rest()
        #expect(view.sidewaysOffset(ofSection: 0) == 320)
        #expect(view.now - start <= Motion.longest + .milliseconds(17))
    }

    /// The duration is rounded up to the next frame. Without columns, each frame moves the section.
    @Test(arguments: [(SidewaysScrolling.DecelerationRate.normal, 200), (.fast, 100)])
    func glidesTakeTheirTime(rate: SidewaysScrolling.DecelerationRate, milliseconds: Int) throws {
        let layout = shelves { _ in SidewaysScrolling(.paging, decelerationRate: rate) }
        var view = try shelfView(layout)
        view.horizontalQuantum = 0
        for start in 2..<20 {
            view.advance(to: .milliseconds(start * 1_003))
            let target = start % 2 == 0 ? 1_280.0 : 0
            view.scrollSideways(inSection: 0, to: target, animated: true)
            view.advance(to: view.now + .milliseconds(milliseconds - 1))
            #expect(view.sidewaysOffset(ofSection: 0) != target)
            view.advance(to: view.now + .milliseconds(18))
            #expect(view.sidewaysOffset(ofSection: 0) == target && view.deadline == nil)
        }
    }

    /// A step of any length moves to the next stop, and joined steps move no further.
    @Test(arguments: [1e-3, -1e-3])
    func theShortestStepGoesToAStop(distance: Double) throws {
        for joins in [false, true] {
            var view = try shelfView(
                shelves(itemWidth: 80.25) { _ in SidewaysScrolling(.groupPaging) })
            view.scrollSideways(inSection: 0, to: 802.5)
            for _ in 0..<3 { view.dragSideways(inSection: 0, by: distance, joining: joins) }
            view.rest()
            let steps: Double = distance < 0 ? -1 : 1
            #expect(view.sidewaysOffset(ofSection: 0) == 802.5 + steps * (joins ? 1 : 3) * 80.25)
        }
    }

    /// A distance of zero or an infinite distance does not prolong a drag.
    @Test(arguments: [0, Double.nan, .infinity, -.infinity])
    func whatIsNoStepHoldsNothing(distance: Double) throws {
        for bounces in [false, true] {
            let layout = shelves { _ in SidewaysScrolling(.continuous, bounces: bounces) }
            var view = try shelfView(layout)
            view.dragSideways(inSection: 0, by: 48)
            let deadline = view.deadline
            view.advance(to: view.now + .milliseconds(100))
            let moved = view.dragSideways(inSection: 0, by: distance)
            #expect(!moved && view.sidewaysOffset(ofSection: 0) == 48)
            #expect(view.deadline == deadline)
        }
    }

    @Test func sectionsThatAreNotThereOrDoNotScrollDoNotMove() throws {
        let layout = shelves { $0 == 1 ? nil : SidewaysScrolling(.continuous) }
        var view = try shelfView(layout)
        for id in [1, 9] {
            let moved = [
                view.scrollSideways(inSection: id, to: 80),
                view.scrollSideways(inSection: id, toNextStop: true),
                view.resetSidewaysOffset(ofSection: id), view.dragSideways(inSection: id, by: 80),
            ]
            #expect(moved.allSatisfy { !$0 } && view.sidewaysOffset(ofSection: id) == nil)
        }
        let none = view.resetSidewaysOffsets()
        #expect(!none)
    }
}
