import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

@Suite struct MotionTests {
    /// Times that fall on no frame, over the first minutes.
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
                // Between two frames nothing changes.
                #expect(motion.progress(at: now + .milliseconds(1)) == progress || progress == 1)
                (last, count) = (progress, count + 1)
            }
            #expect(now == motion.end && last == 1)
            #expect(count <= 13, "60 frames a second at most")
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

    @Test func aViewAtRestWantsNoTime() throws {
        var view = try TestView(layout: rows()) { Section(0, items: 0..<100) }
        view.resize(to: Size(width: 80, height: 160))
        #expect(view.now == .zero && view.deadline == nil && view.animates)
        let hasMoved = view.advance(to: .seconds(2))
        #expect(!hasMoved && view.now == .seconds(2) && view.deadline == nil)
        view.scroll(by: 16)
        #expect(view.deadline == nil)
        // A second terminal begins at zero again.
        view.advance(to: .zero)
        #expect(view.now == .zero)
    }
}
