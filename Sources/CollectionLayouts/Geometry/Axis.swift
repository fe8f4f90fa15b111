/// The horizontal or the vertical axis. Algorithms that use an axis are written once for both directions.
public enum Axis: Hashable, Sendable, CaseIterable {
    /// The x axis.
    case horizontal
    /// The y axis.
    case vertical

    /// The other axis.
    package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
    /// The extent along an axis.
    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension Point {
    /// The coordinate along an axis.
    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension EdgeInsets {
    /// Returns the inset at the start of an axis: left or top.
    package func start(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
    /// Returns the inset at the end of an axis: right or bottom.
    package func end(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }
    /// Returns the sum of the insets at both ends of an axis.
    package func total(_ axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }
}

extension Rect {
    /// Returns the rectangle with another extent along an axis.
    func with(_ axis: Axis, _ length: Double) -> Rect {
        var size = size
        size[axis] = length
        return Rect(origin: origin, size: size)
    }
}
