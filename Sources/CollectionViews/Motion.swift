/// The progress of an animation over time. Glides and transitions use it.
///
/// It is computed from the time alone, so skipped frames change neither its end nor its duration.
struct Motion: Hashable, Sendable {
    /// When it began.
    let start: Duration
    /// When it ends, on the time of a frame.
    let end: Duration

    /// The longest duration.
    static let longest = Duration.milliseconds(200)

    /// A motion from a time on; it lasts 200 ms at most, whatever is asked for, and up to the next frame.
    init(from start: Duration, lasting duration: Duration = longest) {
        self.start = start
        let length = min(max(duration, .zero), Self.longest)
        end = length > .zero ? FrameClock.frame(atOrAfter: start + length) : start
    }

    /// Whether it is at its end.
    func isOver(at now: Duration) -> Bool { now >= end }

    /// The progress, 0…1: fast at first, then slower. Constant between two frames.
    func progress(at now: Duration) -> Double {
        if isOver(at: now) { return 1 }
        let rest = 1 - max(0, (FrameClock.frame(atOrBefore: now) - start) / (end - start))
        return 1 - rest * rest * rest
    }

    /// The value between two others at a time.
    func value(from first: Double, to last: Double, at now: Duration) -> Double {
        let progress = progress(at: now)
        return progress < 1 ? first + (last - first) * progress : last
    }

    /// When the next frame is due; nil once it is over.
    func nextFrame(after now: Duration) -> Duration? {
        isOver(at: now) ? nil : min(FrameClock.frame(after: now), end)
    }
}

/// The times of frames: the same for all animations, so that together they need at most 60 frames a second.
enum FrameClock {
    /// From one frame to the next, in nanoseconds: a sixtieth of a second, rounded up.
    private static let length = 16_666_667

    /// The last frame that is not later.
    static func frame(atOrBefore time: Duration) -> Duration {
        .nanoseconds(Int64(number(of: time) * length))
    }

    /// The next frame.
    static func frame(after time: Duration) -> Duration {
        .nanoseconds(Int64((number(of: time) + 1) * length))
    }

    /// The first frame that is not earlier.
    static func frame(atOrAfter time: Duration) -> Duration {
        let before = frame(atOrBefore: time)
        return before < time ? frame(after: time) : before
    }

    /// The number of the frame a time belongs to; of times before zero or beyond a century the nearest in between.
    private static func number(of time: Duration) -> Int {
        let century = Duration.seconds(3_000_000_000)
        let (seconds, attoseconds) = min(max(time, .zero), century).components
        return (Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)) / length
    }
}
