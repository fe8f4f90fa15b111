/// A section that moves: dragged, gliding, or both.
struct SectionMovement {
    /// The drag, until it has ended.
    var drag: SectionDrag?
    /// The way to where the section will rest.
    var glide: Glide?
    /// Whether the glide is the end of a drag rather than a command.
    var isDecelerating = false

    /// Whether there is nothing to be said of it any more.
    var isOver: Bool { drag == nil && glide == nil && !isDecelerating }

    /// When something is to be done about it next.
    func deadline(after now: Duration) -> Duration? {
        [drag?.end, glide?.nextFrame(after: now)].compactMap { $0 }.min()
    }
}

/// Steps of keys or of the wheel that follow each other closely: what a finger does on a phone.
struct SectionDrag {
    /// The offset at which it began, in points.
    let origin: Double
    let began: Duration
    /// When the last step came.
    var last: Duration
    /// Where the last step went from.
    var stepOrigin: Double
    /// Where the steps have led, over the ends too.
    var wish: Double

    /// It ends when for so long no step has followed.
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
