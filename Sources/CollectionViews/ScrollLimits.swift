import CollectionLayouts

/// The possible offsets of a view: a range on each axis, and the scroll steps. Lengths are points in content
/// coordinates.
struct ScrollLimits: Equatable {
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>
    /// The scroll steps. Horizontal offsets are multiples of the width, vertical offsets of the height; zero means no
    /// steps.
    let quantum: Size

    /// The tolerance for rounding errors, in points. A view whose range is not longer cannot scroll.
    private static let tolerance = 1e-6

    /// Makes the limits from the sizes of the content and the view. The content is extended by its insets and the safe
    /// area, like UIScrollView's `adjustedContentInset`.
    ///
    /// Across the scroll direction the safe area does not count, because columns already begin and end inside it. If
    /// `quantum` is not zero, both limits are widened to its multiples. The end is never before the start, so content
    /// that fits in the view cannot be scrolled.
    init(
        content: Size, environment: LayoutEnvironment, scrollDirection: Axis = .vertical,
        quantum: Size
    ) {
        func range(_ axis: Axis) -> ClosedRange<Double> {
            let inset = environment.contentInset
            let safeArea = axis == scrollDirection ? environment.safeAreaInsets : .zero
            let start = Self.floor(0 - inset.start(axis) - safeArea.start(axis), quantum[axis])
            let around = inset.end(axis) + safeArea.end(axis)
            let end = Self.ceil(
                content[axis] + around - environment.size[axis], quantum[axis])
            return start...(end > start + Self.tolerance ? end : start)
        }
        (x, y) = (range(.horizontal), range(.vertical))
        self.quantum = quantum
    }

    /// The offset at the start of the content.
    var start: Point { Point(x: x.lowerBound, y: y.lowerBound) }

    subscript(axis: Axis) -> ClosedRange<Double> { axis == .horizontal ? x : y }

    /// Returns the nearest possible offset. NaN counts as the start.
    func clamped(_ point: Point) -> Point {
        Point(x: clamped(point.x, .horizontal), y: clamped(point.y, .vertical))
    }

    /// Returns the nearest possible offset along an axis. A value half-way between two steps is rounded up.
    func clamped(_ value: Double, _ axis: Axis) -> Double {
        let range = self[axis]
        guard !value.isNaN else { return range.lowerBound }
        return min(max(snapped(value, axis), range.lowerBound), range.upperBound)
    }

    /// Returns the scroll step at which a coordinate is drawn: the nearest one. A value half-way between two steps is
    /// rounded up.
    func snapped(_ value: Double, _ axis: Axis) -> Double {
        let quantum = quantum[axis]
        guard quantum > 0 else { return value }
        return Self.positiveZero((value / quantum + 0.5).rounded(.down) * quantum)
    }

    /// Returns the last scroll step at or before a value.
    func floor(_ value: Double, _ axis: Axis) -> Double { Self.floor(value, quantum[axis]) }

    /// Returns the first scroll step at or after a value.
    func ceil(_ value: Double, _ axis: Axis) -> Double { Self.ceil(value, quantum[axis]) }

    private static func floor(_ value: Double, _ quantum: Double) -> Double {
        guard quantum > 0 else { return value }
        return positiveZero(((value + tolerance) / quantum).rounded(.down) * quantum)
    }

    private static func ceil(_ value: Double, _ quantum: Double) -> Double {
        guard quantum > 0 else { return value }
        return positiveZero(((value - tolerance) / quantum).rounded(.up) * quantum)
    }

    /// Replaces -0 by 0, because a text of -0 would show the sign.
    private static func positiveZero(_ value: Double) -> Double { value + 0 }
}
