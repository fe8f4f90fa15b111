/// The progress of an animation over time. Glides and transitions use this type.
///
/// The progress depends on the time alone, so skipped frames do not change when the animation ends.
struct Motion: Hashable, Sendable {
    /// The start time.
    let start: Duration
    /// The end time, which is the time of a frame.
    let end: Duration

    /// The longest possible duration.
    static let longest = Duration.milliseconds(200)

    /// Makes an animation's progress from its start and its duration. The duration is clamped to 0…200 ms, and then
    /// extended to the next frame.
    init(from start: Duration, lasting duration: Duration = longest) {
        self.start = start
        let length = min(max(duration, .zero), Self.longest)
        end = length > .zero ? FrameClock.frame(atOrAfter: start + length) : start
    }

    /// Returns whether the motion has ended.
    func isOver(at now: Duration) -> Bool { now >= end }

    /// Returns the progress, 0…1: fast at first, then slower. The progress is constant between two frames.
    func progress(at now: Duration) -> Double {
        if isOver(at: now) { return 1 }
        let rest = 1 - max(0, (FrameClock.frame(atOrBefore: now) - start) / (end - start))
        return 1 - rest * rest * rest
    }

    /// Returns the interpolated value between two numbers at a time.
    func value(from first: Double, to last: Double, at now: Duration) -> Double {
        let progress = progress(at: now)
        return progress < 1 ? first + (last - first) * progress : last
    }

    /// Returns the time of the next frame; nil after the end.
    func nextFrame(after now: Duration) -> Duration? {
        isOver(at: now) ? nil : min(FrameClock.frame(after: now), end)
    }
}

/// The times of frames. All animations share these times, so that together they need at most 60 frames per second.
enum FrameClock {
    /// The duration of a frame in nanoseconds: a sixtieth of a second, rounded up.
    private static let length = 16_666_667

    /// Returns the last frame that is not later than a time.
    static func frame(atOrBefore time: Duration) -> Duration {
        .nanoseconds(Int64(number(of: time) * length))
    }

    /// Returns the next frame after a time.
    static func frame(after time: Duration) -> Duration {
        .nanoseconds(Int64((number(of: time) + 1) * length))
    }

    /// Returns the first frame that is not earlier than a time.
    static func frame(atOrAfter time: Duration) -> Duration {
        let before = frame(atOrBefore: time)
        return before < time ? frame(after: time) : before
    }

    /// Returns the number of the frame during which a time lies. The time is clamped to the range from zero to a
    /// century.
    private static func number(of time: Duration) -> Int {
        let century = Duration.seconds(3_000_000_000)
        let (seconds, attoseconds) = min(max(time, .zero), century).components
        return (Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)) / length
    }
}
