/// The sideways movement of a section: a drag, a glide, or both.
struct SectionMovement {
    /// The current drag; nil if there is none.
    var drag: SectionDrag?
    /// The current glide; nil if there is none.
    var glide: Glide?
    /// Whether the glide was caused by the end of a drag, not by a method call.
    var isDecelerating = false

    /// Whether the section is at rest.
    var isOver: Bool { drag == nil && glide == nil && !isDecelerating }

    /// Returns the time of the next step of the movement; nil if there is none.
    func deadline(after now: Duration) -> Duration? {
        [drag?.end, glide?.nextFrame(after: now)].compactMap { $0 }.min()
    }
}

/// A drag of a section: key presses or wheel steps in quick succession.
struct SectionDrag {
    /// The offset at the start of the drag, in points.
    let origin: Double
    let began: Duration
    /// The time of the last key press or wheel step.
    var last: Duration
    /// The offset before the last step, in points.
    var stepOrigin: Double
    /// The offset after the last step, in points. It may be past the ends of the section.
    var desired: Double

    /// The pause after the last step that ends a drag.
    static let pause = Duration.milliseconds(150)

    init(from offset: Double, at now: Duration) {
        (origin, began, last) = (offset, now, now)
        (stepOrigin, desired) = (offset, offset)
    }

    /// The time at which the drag ends if no further step comes.
    var end: Duration { last + Self.pause }

    /// The mean speed of the drag, in points per second.
    var velocity: Double { (desired - origin) / ((end - began) / .seconds(1)) }
}
