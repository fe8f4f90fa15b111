import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

@Suite struct MotionTests {
    /// Times between frames, over the first minutes.
    private let times: [Duration] = (0..<200).map { .microseconds(37_913 * $0 + 11 * $0 * $0) }

    @Test func framesAreInOrder() {
        for time in times {
            let before = FrameClock.frame(atOrBefore: time)
            let after = FrameClock.frame(after: time)
            #expect(before <= time && time < after)
            #expect(after - before >= .seconds(1) / 60 && after - before < .milliseconds(17))
            #expect(FrameClock.frame(atOrBefore: before) == before)
            #expect(FrameClock.frame(atOrAfter: before) == before)
            #expect(FrameClock.frame(atOrAfter: time) == (before == time ? before : after))
        }
    }

    @Test func timesOutOfRangeHaveAFrame() {
        #expect(FrameClock.frame(atOrBefore: .seconds(-5)) == .zero)
        #expect(FrameClock.frame(after: .seconds(Int64.max)) > .seconds(2_000_000_000))
    }

    @Test func motionsGoFromStartToEnd() {
        for start in times {
            let motion = Motion(from: start)
            #expect(motion.progress(at: start) == 0)
            #expect(motion.progress(at: motion.end) == 1)
            #expect(motion.end - start >= .milliseconds(200))
            #expect(motion.end - start < .milliseconds(217))
            var now = start
            var last = 0.0
            var count = 0
            while let next = motion.nextFrame(after: now) {
                #expect(next > now)
                now = next
                let progress = motion.progress(at: now)
                #expect(progress > last || count == 0)
                #expect(progress <= 1)
                // Between two frames, the progress does not change.
                #expect(motion.progress(at: now + .milliseconds(1)) == progress || progress == 1)
                (last, count) = (progress, count + 1)
            }
            #expect(now == motion.end && last == 1)
            #expect(count <= 13, "A motion has at most 60 frames per second")
        }
    }

    @Test func noMotionIsLong() {
        let start = Duration.seconds(3)
        let longest = Motion(from: start)
        #expect(Motion(from: start, lasting: .seconds(9)) == longest)
        let none = Motion(from: start, lasting: .zero)
        #expect(none.end == start && none.isOver(at: start))
        #expect(none.nextFrame(after: start) == nil)
        #expect(none.value(from: 3, to: 4, at: start) == 4)
    }

    @Test func theEndIsExact() {
        let motion = Motion(from: .zero)
        #expect(motion.value(from: 0.1, to: 0.3, at: motion.end) == 0.3)
        #expect(motion.value(from: 0.1, to: 0.3, at: .zero) == 0.1)
    }

    /// Moving a scroll animation by zero leaves it exactly equal, without rounding errors.
    @Test func aGlideThatIsNotMovedStaysWhatItIs() {
        var dice = Dice(seed: 9)
        for _ in 0..<500 {
            let glide = Glide(
                start: Double(dice.roll(-900...900)) / 7, end: Double(dice.roll(-900...900)) / 7,
                quantum: 0, motion: Motion(from: .milliseconds(dice.roll(0...900))))
            var moved = glide
            let now = glide.motion.start + .milliseconds(dice.roll(0...300))
            moved.move(by: 0, to: glide.end, at: now)
            #expect(moved == glide)
        }
    }

    @Test func aGlideThatIsMovedGoesOnFromThere() {
        var dice = Dice(seed: 3)
        for quantum in [0.0, 8] {
            for _ in 0..<200 {
                func whole(_ cells: ClosedRange<Int>) -> Double { Double(dice.roll(cells)) * 8 }
                let motion = Motion(from: .milliseconds(dice.roll(0...999)))
                var glide = Glide(
                    start: whole(-50...50), end: whole(-50...50), quantum: quantum, motion: motion)
                let now = motion.start + .milliseconds(dice.roll(1...150))
                let before = glide.offset(at: now)
                let (shift, end) = (whole(-9...9), whole(-90...90))
                glide.move(by: shift, to: end, at: now)
                let after = glide.offset(at: now)
                #expect(abs(after - (before + shift)) <= max(quantum, 1e-9))
                #expect(glide.end == end && glide.offset(at: motion.end) == end)
                let half = glide.offset(at: now + (motion.end - now) / 2)
                #expect(abs(half - end) <= abs(after - end) && (half - end) * (after - end) >= 0)
                let isShort = abs(after - end) <= 2 * 8
                #expect(
                    isShort || !glide.isOver(at: now),
                    "The scroll animation takes the remaining time.")
            }
        }
    }

    @Test func aViewAtRestWantsNoTime() throws {
        var view = try TestView(layout: rows()) { Section(0, items: 0..<100) }
        view.resize(to: Size(width: 80, height: 160))
        #expect(view.now == .zero && view.deadline == nil && view.animates)
        let hasMoved = view.advance(to: .seconds(2))
        #expect(!hasMoved && view.now == .seconds(2) && view.deadline == nil)
        view.scroll(by: 16)
        #expect(view.deadline == nil)
        // A second terminal starts at time zero again.
        view.advance(to: .zero)
        #expect(view.now == .zero)
    }

    @Test func anotherClockChangesNothingAtRest() throws {
        var view = try TestView(layout: rows()) { Section(0, items: 0..<100) }
        view.resize(to: Size(width: 80, height: 160))
        view.advance(to: .seconds(5))
        let changes = view.advance(to: .seconds(1))
        #expect(!changes && view.contentOffset == .zero)
    }

    /// A time before the last one comes from another clock. All animations then end.
    @Test func anotherClockEndsWhatMoves() throws {
        var view = try TestView(layout: rows()) { Section(0, items: 0..<100) }
        view.resize(to: Size(width: 80, height: 160))
        view.advance(to: .seconds(5))
        view.scroll(to: .end, animated: true)
        #expect(!view.scrollPosition.isAtEnd)
        let moves = view.advance(to: .seconds(1))
        #expect(moves && view.scrollPosition.isAtEnd && view.deadline == nil)
        let again = view.advance(to: .zero)
        #expect(!again && view.now == .zero)
        view.apply(try Snapshot { Section(0, items: (0..<100).reversed()) })
        view.scroll(to: .start)
        view.advance(to: .milliseconds(50))
        #expect(view.isMoving)
        let ends = view.advance(to: .zero)
        #expect(ends && !view.isMoving)
        var shelf = try shelfView(shelves(.paging))
        shelf.scrollSideways(inSection: 0, to: 640, animated: true)
        let scrolls = shelf.advance(to: .zero)
        #expect(scrolls && shelf.sidewaysOffset(ofSection: 0) == 640 && shelf.deadline == nil)
    }
}
