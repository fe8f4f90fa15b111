import CollectionLayouts

extension Rect {
    /// Returns the coordinate of the edge at the start of an axis: left or top.
    package func min(_ axis: Axis) -> Double { axis == .horizontal ? minX : minY }

    /// Returns the coordinate of the edge at the end of an axis: right or bottom.
    package func max(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

    package func mid(_ axis: Axis) -> Double { axis == .horizontal ? midX : midY }

    /// Returns the rectangle with new edges along an axis, and the old edges along the other axis.
    package func spanning(_ start: Double, _ end: Double, _ axis: Axis) -> Rect {
        axis == .horizontal
            ? Rect(x: start, y: y, width: end - start, height: height)
            : Rect(x: x, y: start, width: width, height: end - start)
    }
}
