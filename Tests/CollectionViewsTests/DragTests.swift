import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests of dragged sections and of their movements after the drag.
@Suite struct DragTests {
    @Test func aStepIsADragThatEnds() throws {
        var view = try shelfView(shelves(.groupPaging))
        let diary = Diary()
        view.sectionObserver = diary.observer
        let moved = view.dragSideways(inSection: 0, by: 16)
        #expect(moved && view.deadline != nil)
        let frames = view.rest()
        #expect(view.sidewaysOffset(ofSection: 0) == 80)
        #expect(frames <= 14)
        #expect(
            diary.calls == ["0 begin", "0 end 80.0", "0 ended false"]
                || diary.calls
                    == ["0 begin", "0 end 80.0", "0 ended true", "0 decelerating", "0 rest"]
        )
        #expect(diary.entries.filter { $0.contains("scroll") }.last == "0 scroll 80.0")
        #expect(view.deadline == nil && view.sideways.movements.isEmpty)
    }

    @Test func longWaysDecelerate() throws {
        var view = try shelfView(shelves(.paging))
        let diary = Diary()
        view.sectionObserver = diary.observer
        view.dragSideways(inSection: 1, by: 16)
        view.advance(to: view.now + SectionDrag.pause)
        #expect(
            diary.calls == ["1 begin", "1 end 320.0", "1 ended true", "1 decelerating"])
        view.rest()
        #expect(diary.calls.last == "1 rest")
        #expect(view.sidewaysOffset(ofSection: 1) == 320)
    }

    @Test func stepsThatFollowAreOneDrag() throws {
        var view = try shelfView(shelves(.groupPaging))
        let diary = Diary()
        view.sectionObserver = diary.observer
        for _ in 0..<5 {
            view.dragSideways(inSection: 0, by: 16)
            view.advance(to: view.now + .milliseconds(100))
        }
        view.dragSideways(inSection: 0, by: -16)
        view.rest()
        #expect(view.sidewaysOffset(ofSection: 0) == 320)
        #expect(diary.calls.count { $0.hasSuffix("begin") } == 1)
        #expect(diary.calls.count { $0.contains("end ") } == 1)
    }

    /// A wheel sends many steps for one push. While the section moves, joined steps count as one step.
    @Test func theWheelDoesNotRunAway() throws {
        var view = try shelfView(shelves(.paging))
        for _ in 0..<10 {
            view.dragSideways(inSection: 0, by: 48, joining: true)
            view.advance(to: view.now + .milliseconds(10))
        }
        view.rest()
        #expect(view.sidewaysOffset(ofSection: 0) == 320)
        var free = try shelfView(shelves(.continuous))
        for _ in 0..<10 { free.dragSideways(inSection: 0, by: 48, joining: true) }
        #expect(free.sidewaysOffset(ofSection: 0) == 480)
    }

    @Test func theTargetCanBeChanged() throws {
        for (change, offset) in [
            (160.0, 160.0), (9_999, 1_280), (-5, 0), (.nan, 80), (123, 123),
        ] {
            var view = try shelfView(shelves(.groupPaging))
            let diary = Diary()
            diary.target = { _ in change }
            view.sectionObserver = diary.observer
            view.dragSideways(inSection: 0, by: 16)
            view.rest()
            #expect(view.sidewaysOffset(ofSection: 0) == offset)
            if offset != 80 {
                #expect(
                    diary.calls
                        == ["0 begin", "0 end 80.0", "0 ended true", "0 decelerating", "0 rest"])
            }
        }
    }

    @Test func aDragInterruptsAGlide() throws {
        var view = try shelfView(shelves(.paging))
        let diary = Diary()
        view.sectionObserver = diary.observer
        view.dragSideways(inSection: 0, by: 16)
        view.advance(to: view.now + SectionDrag.pause)
        view.dragSideways(inSection: 0, by: 16)
        view.rest()
        #expect(view.sidewaysOffset(ofSection: 0) == 640)
        #expect(
            Array(diary.calls.prefix(7)) == [
                "0 begin", "0 end 320.0", "0 ended true", "0 decelerating", "0 rest", "0 begin",
                "0 end 640.0",
            ])
    }

    @Test func withoutTimeOrAnimationItIsThereAtOnce() throws {
        for isTimed in [true, false] {
            var view = try shelfView(shelves(.paging), isTimed: isTimed)
            if isTimed { view.animates = false }
            let diary = Diary()
            view.sectionObserver = diary.observer
            view.dragSideways(inSection: 0, by: 16)
            #expect(view.sidewaysOffset(ofSection: 0) == 320)
            view.rest()
            #expect(diary.calls == ["0 begin", "0 end 320.0", "0 ended false"])
        }
    }

    @Test func animationEndsAtOnceWhenItIsSwitchedOff() throws {
        var view = try shelfView(shelves(.paging))
        view.scrollSideways(inSection: 0, to: 640, animated: true)
        #expect(view.sidewaysOffset(ofSection: 0) != 640 && view.deadline != nil)
        view.animates = false
        #expect(view.sidewaysOffset(ofSection: 0) == 640 && view.deadline == nil)
    }

    @Test func whatIsDisabledOrFitsDoesNotMove() throws {
        let layout = shelves { SidewaysScrolling(.continuous, isEnabled: $0 != 0) }
        var view = try shelfView(layout)
        let disabled = view.dragSideways(inSection: 0, by: 16)
        let back = view.dragSideways(inSection: 1, by: -16)
        view.snapshot = try Snapshot(sections: [Section(2, items: 200..<203)])
        let fitting = view.dragSideways(inSection: 2, by: 16)
        let none = view.dragSideways(inSection: 7, by: 16)
        let odd = view.dragSideways(inSection: 2, by: .nan)
        #expect(!disabled && !back && !fitting && !none && !odd)
        #expect(view.deadline == nil)
    }

    @Test func anyDistanceButNoneIsAStep() throws {
        var view = try shelfView(shelves(.continuous))
        let diary = Diary()
        view.sectionObserver = diary.observer
        let none = view.dragSideways(inSection: 0, by: 0)
        #expect(!none && diary.entries.isEmpty)
        let beyond = view.dragSideways(inSection: 0, by: -16)
        #expect(!beyond && diary.entries.isEmpty && view.sideways.movements.isEmpty)
        let least = view.dragSideways(inSection: 0, by: 1)
        #expect(least && view.sidewaysOffset(ofSection: 0) == 1)
    }

    /// The resistance of a pull grows with its length, and a pull stays shorter than the section's viewport, as in
    /// UIScrollView.
    @Test(arguments: Axis.allCases)
    func aPullIsMeasuredByTheAxisItGoesAlong(direction: Axis) throws {
        let layout = CompositionalLayout<Int>(
            configuration: .init(scrollDirection: direction),
            section: .shelf(
                items: .uniform(Size(width: 80, height: 80)),
                scrolling: SidewaysScrolling(.continuous, bounces: true)))
        let length = direction == .vertical ? 320.0 : 160
        for distance in [16.0, 160, 9_999] {
            var view = try shelfView(layout)
            view.dragSideways(inSection: 0, by: -distance)
            let pull = length * (1 - 1 / (distance * 0.55 / length + 1))
            let offset = try #require(view.sidewaysOffset(ofSection: 0))
            #expect(abs(offset + pull) < 1e-9 && pull < length)
            let scroll = try #require(view.arrangement.sidewaysScroll(ofSection: 0))
            view.scrollSideways(inSection: 0, to: 99_999)
            view.dragSideways(inSection: 0, by: distance)
            let end = try #require(view.sidewaysOffset(ofSection: 0))
            #expect(abs(end - scroll.limits.upperBound - pull) < 1e-9)
        }
    }

    /// A command first ends the drag, then scrolls to the command's target.
    @Test func aCommandEndsADrag() throws {
        for isAnimated in [true, false] {
            var view = try shelfView(shelves(.continuous))
            let diary = Diary()
            view.sectionObserver = diary.observer
            view.dragSideways(inSection: 0, by: 48)
            view.scrollSideways(inSection: 0, to: 160, animated: isAnimated)
            view.rest()
            #expect(view.sidewaysOffset(ofSection: 0) == 160)
            #expect(diary.calls == ["0 begin", "0 end 48.0", "0 ended false"])
        }
    }

    /// Selecting a visible item does not scroll.
    @Test func aDragGoesOnWhileItemsInSightAreSelected() throws {
        var view = try shelfView(shelves(.continuous))
        let diary = Diary()
        view.sectionObserver = diary.observer
        view.dragSideways(inSection: 0, by: 8)
        view.select(2)
        #expect(diary.calls == ["0 begin"])
        view.select(4)
        #expect(diary.calls.count > 1)
    }

    @Test func bouncingComesBack() throws {
        for behavior in SidewaysScrolling.Behavior.allCases {
            let layout = shelves { _ in SidewaysScrolling(behavior, bounces: true) }
            var view = try shelfView(layout)
            let start = try #require(view.sidewaysOffset(ofSection: 0))
            for _ in 0..<40 { view.dragSideways(inSection: 0, by: -48) }
            let pulled = try #require(view.sidewaysOffset(ofSection: 0))
            #expect(pulled < start && pulled > start - 320, "\(behavior)")
            view.rest()
            #expect(view.sidewaysOffset(ofSection: 0) == start, "\(behavior)")
        }
    }

    @Test func alwaysBouncingPullsWhatFits() throws {
        for always in [true, false] {
            let layout = shelves { _ in
                SidewaysScrolling(.continuous, bounces: true, alwaysBounces: always)
            }
            var view = try shelfView(layout)
            view.snapshot = try Snapshot(sections: [Section(0, items: 0..<2)])
            let moved = view.dragSideways(inSection: 0, by: 48)
            #expect(moved == always)
            view.rest()
            #expect(view.sidewaysOffset(ofSection: 0) == 0)
        }
    }

    @Test func fastGlidesTakeHalfTheTime() throws {
        var frames: [Int] = []
        for rate in [SidewaysScrolling.DecelerationRate.normal, .fast] {
            let layout = shelves { _ in SidewaysScrolling(.paging, decelerationRate: rate) }
            var view = try shelfView(layout)
            view.scrollSideways(inSection: 0, to: 1_280, animated: true)
            frames.append(view.rest())
        }
        #expect(frames[0] <= 13 && frames[1] <= 7 && frames[1] > 2)
    }

    /// Consecutive frames differ by whole columns.
    @Test func glidesGoByColumns() throws {
        var view = try shelfView(shelves(itemWidth: 50) { _ in SidewaysScrolling(.groupPaging) })
        view.scrollSideways(inSection: 0, to: 250, animated: true)
        var offsets = [view.sidewaysOffset(ofSection: 0)!]
        while let deadline = view.deadline {
            let moved = view.advance(to: deadline)
            #expect(moved)
            offsets.append(view.sidewaysOffset(ofSection: 0)!)
        }
        #expect(offsets.last == 250)
        #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
        #expect(offsets.allSatisfy { ((250 - $0) / 8).truncatingRemainder(dividingBy: 1) == 0 })
    }

    @Test func aChangeOfDataEndsWhatMoves() throws {
        var view = try shelfView(shelves(.paging))
        let diary = Diary()
        view.sectionObserver = diary.observer
        view.dragSideways(inSection: 0, by: 16)
        view.snapshot = try Snapshot(sections: [Section(0, items: 0..<21)])
        #expect(view.sidewaysOffset(ofSection: 0) == 320 && view.deadline == nil)
        #expect(
            diary.calls == ["0 begin", "0 end 320.0", "0 ended true", "0 decelerating", "0 rest"])
    }

    @Test func theViewGlidesToo() throws {
        var view = try shelfView(shelves(.paging), sections: 30)
        view.scroll(toItem: 2_919, animated: true)
        #expect(view.deadline != nil && !view.visibleItems.contains(2_919))
        var offsets: [Double] = []
        while let deadline = view.deadline {
            view.advance(to: deadline)
            offsets.append(view.contentOffset.y)
        }
        #expect(view.visibleItems.contains(2_919) && offsets == offsets.sorted())
        #expect(offsets.allSatisfy { $0.truncatingRemainder(dividingBy: 16) == 0 })
        view.scroll(to: .start, animated: true)
        view.scroll(by: 16)
        #expect(
            view.contentOffset.y == 16 && view.deadline == nil,
            "A key ends the scroll animation at once.")
    }
}
