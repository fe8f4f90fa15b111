/// An offset on its way from one place to another, in points.
///
/// It moves by whole cells, counted from where it ends: in between nothing would look different, and what glides
/// would change its width as its edges are rounded.
struct Glide: Hashable, Sendable {
    private(set) var start: Double
    private(set) var end: Double
    /// The length of a cell; zero for every point on the way.
    let quantum: Double
    let motion: Motion

    /// The offset at a time.
    func offset(at now: Duration) -> Double {
        let rest = end - motion.value(from: start, to: end, at: now)
        let step = quantum > 0 ? (rest / quantum).rounded(.towardZero) * quantum : rest
        let offset = end - step
        // Rounding may put the sum slightly before the start.
        return min(max(offset, min(start, end)), max(start, end))
    }

    /// Whether it has reached its end, to within a cell.
    func isOver(at now: Duration) -> Bool { offset(at: now) == end }

    /// When the next frame is due; nil once it is over.
    func nextFrame(after now: Duration) -> Duration? {
        let offset = offset(at: now)
        guard offset != end else { return nil }
        var next = motion.nextFrame(after: now)
        while let frame = next, self.offset(at: frame) == offset {
            next = motion.nextFrame(after: frame)
        }
        return next
    }

    /// Shifts the current offset and sets another end. The rest of the way takes the rest of the time.
    mutating func move(by shift: Double, to newEnd: Double, at now: Duration) {
        guard shift != 0 || newEnd != end else { return }
        let left = 1 - motion.progress(at: now)
        let rest = (end - start) * left + (newEnd - end) - shift
        end = newEnd
        start = end - rest / left
    }
}
