import CollectionLayouts

extension Double {
    /// Whether two numbers are equal except for rounding errors of sums.
    func isNear(_ other: Double) -> Bool {
        abs(self - other) <= 1e-6 * max(1, magnitude, other.magnitude)
    }
}

extension Size {
    var isFinite: Bool { width.isFinite && height.isFinite }

    func isNear(_ other: Size) -> Bool {
        width.isNear(other.width) && height.isNear(other.height)
    }

    var mirrored: Size { Size(width: height, height: width) }
}

extension EdgeInsets {
    var mirrored: EdgeInsets { EdgeInsets(top: left, left: top, bottom: right, right: bottom) }
}

extension Rect {
    var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

    func isNear(_ other: Rect) -> Bool {
        x.isNear(other.x) && y.isNear(other.y) && width.isNear(other.width)
            && height.isNear(other.height)
    }

    var mirrored: Rect { Rect(x: y, y: x, width: height, height: width) }

    /// Returns the smallest rectangle that contains both rectangles.
    func union(_ other: Rect) -> Rect {
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return Rect(
            x: left, y: top, width: max(maxX, other.maxX) - left,
            height: max(maxY, other.maxY) - top)
    }

    /// Returns the rectangle enlarged by a number of points at each side. A negative number makes the rectangle
    /// smaller.
    func grown(by points: Double) -> Rect {
        Rect(
            x: x - points, y: y - points, width: width + 2 * points, height: height + 2 * points)
    }

    /// Returns the part of the rectangle that is inside a window along one axis. The other axis is not clipped.
    func clipped(to window: Rect, along axis: Axis) -> Rect {
        var copy = self
        if axis == .horizontal {
            copy.x = max(x, window.x)
            copy.width = max(0, min(maxX, window.maxX) - copy.x)
        } else {
            copy.y = max(y, window.y)
            copy.height = max(0, min(maxY, window.maxY) - copy.y)
        }
        return copy
    }

    /// Returns the distance of a point from the nearest of the four lines through the edges, in points.
    func edgeDistance(_ point: Point) -> Double {
        min(
            abs(point.x - minX), abs(point.x - maxX), abs(point.y - minY), abs(point.y - maxY))
    }
}

extension LayoutAttributes {
    var mirrored: LayoutAttributes {
        var copy = self
        copy.frame = frame.mirrored
        return copy
    }

    /// Whether the element belongs to a body, not to the section around the body.
    var isOfBody: Bool { kind != .header && kind != .footer && kind != .background }
}

extension Viewport {
    /// A viewport that contains all elements, wherever they are.
    static let everything = Viewport(bounds: Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
}
