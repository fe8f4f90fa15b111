/// A section that moves: dragged, gliding, or both.
struct SectionMovement {
    /// The drag, until it has ended.
    var drag: SectionDrag?
    /// The way to where the section will rest.
    var glide: Glide?
    /// Whether the glide is the end of a drag rather than a command.
    var isDecelerating = false

    /// Whether the section rests.
    var isOver: Bool { drag == nil && glide == nil && !isDecelerating }

    /// When it has to be advanced next.
    func deadline(after now: Duration) -> Duration? {
        [drag?.end, glide?.nextFrame(after: now)].compactMap { $0 }.min()
    }
}

/// A drag: steps of keys or the wheel in quick succession.
struct SectionDrag {
    /// The offset at which it began, in points.
    let origin: Double
    let began: Duration
    /// When the last step came.
    var last: Duration
    /// The offset before the last step.
    var stepOrigin: Double
    /// The offset that the steps lead to; may be beyond the ends.
    var wish: Double

    /// The drag ends when no step has followed for this long.
    static let pause = Duration.milliseconds(150)

    init(from offset: Double, at now: Duration) {
        (origin, began, last) = (offset, now, now)
        (stepOrigin, wish) = (offset, offset)
    }

    /// When it ends, unless another step comes.
    var end: Duration { last + Self.pause }

    /// Its mean speed, in points a second.
    var velocity: Double { (wish - origin) / ((end - began) / .seconds(1)) }
}
