import CollectionLayouts

/// The offsets a view can have: a range on each axis, and the steps in between. Points, in content coordinates.
struct ScrollLimits: Equatable {
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>
    /// Vertical offsets are its multiples; zero for none.
    let quantum: Double

    /// Sums of fractions are not exact: what is less than this is not there, or there is nothing to scroll to.
    private static let tolerance = 1e-6

    /// The content with its insets and safe area around it (UIScrollView's `adjustedContentInset`), less the view.
    ///
    /// Across, the safe area adds nothing: columns already begin and end inside it. With a quantum both ends are
    /// moved outwards to its multiples. The end is never before the start: what fits cannot be scrolled.
    init(content: Size, environment: LayoutEnvironment, quantum: Double) {
        let inset = environment.contentInset
        let safeArea = environment.safeAreaInsets
        let left = 0 - inset.left
        let right = content.width + inset.right - environment.size.width
        x = left...(right > left + Self.tolerance ? right : left)
        let top = Self.floor(0 - inset.top - safeArea.top, quantum)
        let end = Self.ceil(
            content.height + inset.bottom + safeArea.bottom - environment.size.height, quantum)
        y = top...(end > top + Self.tolerance ? end : top)
        self.quantum = quantum
    }

    /// The offset that shows the beginning.
    var start: Point { Point(x: x.lowerBound, y: y.lowerBound) }

    /// The nearest possible offset; what is not a number counts as the start.
    func clamped(_ point: Point) -> Point {
        Point(
            x: point.x.isNaN ? x.lowerBound : min(max(point.x, x.lowerBound), x.upperBound),
            y: clamped(y: point.y))
    }

    /// The nearest possible vertical offset; half-way between two, the lower one on the screen.
    func clamped(y value: Double) -> Double {
        guard !value.isNaN else { return y.lowerBound }
        return min(max(snapped(value), y.lowerBound), y.upperBound)
    }

    /// A height in the content as rows draw it: rounded to the nearest multiple, half-way down the screen.
    func snapped(_ value: Double) -> Double {
        quantum > 0 ? Self.positiveZero((value / quantum + 0.5).rounded(.down) * quantum) : value
    }

    /// The multiple at or above on the screen.
    func floor(_ value: Double) -> Double { Self.floor(value, quantum) }

    /// The multiple at or below on the screen.
    func ceil(_ value: Double) -> Double { Self.ceil(value, quantum) }

    private static func floor(_ value: Double, _ quantum: Double) -> Double {
        guard quantum > 0 else { return value }
        return positiveZero(((value + tolerance) / quantum).rounded(.down) * quantum)
    }

    private static func ceil(_ value: Double, _ quantum: Double) -> Double {
        guard quantum > 0 else { return value }
        return positiveZero(((value - tolerance) / quantum).rounded(.up) * quantum)
    }

    /// Zero without a sign, which would show in texts.
    private static func positiveZero(_ value: Double) -> Double { value + 0 }
}
