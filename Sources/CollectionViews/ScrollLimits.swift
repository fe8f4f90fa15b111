import CollectionLayouts

/// The offsets a view can have: a range on each axis, and the steps in between. Points, in content
/// coordinates.
struct ScrollLimits: Equatable {
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>
    /// Offsets are multiples of its sides, each along its axis; zero for none.
    let quantum: Size

    /// Differences below this are rounding errors, and not worth scrolling.
    private static let tolerance = 1e-6

    /// The content with its insets and safe area around it (UIScrollView's `adjustedContentInset`),
    /// less the view.
    ///
    /// Across the scroll direction the safe area adds nothing: columns already begin and end inside
    /// it. With a quantum both ends are moved outwards to its multiples. The end is never before the
    /// start: what fits cannot be scrolled.
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

    /// The offset that shows the beginning.
    var start: Point { Point(x: x.lowerBound, y: y.lowerBound) }

    subscript(axis: Axis) -> ClosedRange<Double> { axis == .horizontal ? x : y }

    /// The nearest possible offset; what is not a number counts as the start.
    func clamped(_ point: Point) -> Point {
        Point(x: clamped(point.x, .horizontal), y: clamped(point.y, .vertical))
    }

    /// The nearest possible offset along an axis; half-way between two, the one further on.
    func clamped(_ value: Double, _ axis: Axis) -> Double {
        let range = self[axis]
        guard !value.isNaN else { return range.lowerBound }
        return min(max(snapped(value, axis), range.lowerBound), range.upperBound)
    }

    /// A coordinate as it is drawn: rounded to the nearest multiple, halves up.
    func snapped(_ value: Double, _ axis: Axis) -> Double {
        let quantum = quantum[axis]
        guard quantum > 0 else { return value }
        return Self.positiveZero((value / quantum + 0.5).rounded(.down) * quantum)
    }

    /// The multiple at or before.
    func floor(_ value: Double, _ axis: Axis) -> Double { Self.floor(value, quantum[axis]) }

    /// The multiple at or behind.
    func ceil(_ value: Double, _ axis: Axis) -> Double { Self.ceil(value, quantum[axis]) }

    private static func floor(_ value: Double, _ quantum: Double) -> Double {
        guard quantum > 0 else { return value }
        return positiveZero(((value + tolerance) / quantum).rounded(.down) * quantum)
    }

    private static func ceil(_ value: Double, _ quantum: Double) -> Double {
        guard quantum > 0 else { return value }
        return positiveZero(((value - tolerance) / quantum).rounded(.up) * quantum)
    }

    /// Turns -0 into 0, as its sign would show in texts.
    private static func positiveZero(_ value: Double) -> Double { value + 0 }
}
