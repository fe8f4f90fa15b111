/// The animation of an offset from a start to an end, in points.
///
/// The distance between the offset and its end is always a whole number of cells. A terminal cannot show smaller steps.
/// At an offset between two cells, the rounded edges of moving elements would change the elements' widths.
struct Glide: Hashable, Sendable {
    private(set) var start: Double
    private(set) var end: Double
    /// The length of a cell, in points; zero if the offset moves without steps.
    let quantum: Double
    let motion: Motion

    /// Returns the offset at a time.
    func offset(at now: Duration) -> Double {
        let rest = end - motion.value(from: start, to: end, at: now)
        let step = quantum > 0 ? (rest / quantum).rounded(.towardZero) * quantum : rest
        let offset = end - step
        // Clamp the offset, because rounding may put it slightly before the start.
        return min(max(offset, min(start, end)), max(start, end))
    }

    /// Returns whether the offset has reached its end. The offset also ends when less than a cell remains.
    func isOver(at now: Duration) -> Bool { offset(at: now) == end }

    /// Returns the time of the next frame that changes the offset; nil after the end.
    func nextFrame(after now: Duration) -> Duration? {
        let offset = offset(at: now)
        guard offset != end else { return nil }
        var next = motion.nextFrame(after: now)
        while let frame = next, self.offset(at: frame) == offset {
            next = motion.nextFrame(after: frame)
        }
        return next
    }

    /// Shifts the current offset and sets another end. The animation still ends at the same time.
    mutating func move(by shift: Double, to newEnd: Double, at now: Duration) {
        guard shift != 0 || newEnd != end else { return }
        let left = 1 - motion.progress(at: now)
        let rest = (end - start) * left + (newEnd - end) - shift
        end = newEnd
        start = end - rest / left
    }
}
