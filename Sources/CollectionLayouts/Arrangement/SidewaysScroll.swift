/// The range in which a section can scroll sideways, and the offsets at which scrolling stops.
///
/// Offsets are in points from the start of the scrolled content, in a mirrored layout from its right edge. If the layout
/// itself scrolls sideways, these sections scroll up and down, and offsets are along y.
package struct SidewaysScroll {
    /// The section that scrolls.
    package let section: Int
    /// The section's description of its sideways scrolling.
    package let scrolling: SidewaysScrolling
    /// The section's own viewport in content coordinates. Content outside its ends is not visible.
    package let frame: Rect
    /// The size of the scrolled content, including the section's insets before the first and after the last group.
    package let contentSize: Size
    /// The axis along which the section scrolls.
    package let axis: Axis
    /// Whether the content begins at the right edge, and offsets grow to the left.
    package internal(set) var isMirrored = false
    let stops: SidewaysStops

    /// The offset that shows the end of the content at the end of the viewport, in points. Never negative.
    package var maxOffset: Double { stops.maxOffset }

    /// The range of offsets in points: from zero to the offset that shows the end of the content. With
    /// `groupPagingCentered`, the range is wider, so that the first and the last group can be in the middle.
    package var limits: ClosedRange<Double> { stops.limits }

    /// Returns the offset clamped to the limits. If the offset is not a number, returns the lowest limit.
    package func clamped(_ offset: Double) -> Double {
        offset.isNaN ? limits.lowerBound : min(max(offset, limits.lowerBound), limits.upperBound)
    }

    /// The offset before any scrolling: the first stop.
    package var initialOffset: Double { clamped(stops.first ?? 0) }

    /// All offsets at which scrolling can stop, in ascending order; nil if scrolling can stop anywhere. O(groups).
    package var allStops: [Double]? { stops.all }

    /// Returns the stop nearest to an offset. If scrolling can stop anywhere, returns the offset clamped to the limits.
    /// O(log groups).
    package func stop(nearestTo offset: Double) -> Double {
        stops.nearest(to: clamped(offset))
    }

    /// Returns the stop that is `steps` stops after an offset, or before the offset if `forward` is false. `steps` is
    /// at least 1. If fewer stops exist, returns the limit in that direction. O(log groups).
    ///
    /// If scrolling can stop anywhere, steps go from the edge of one group to the next.
    package func stop(after offset: Double, forward: Bool, steps: Int = 1) -> Double {
        stops.next(after: clamped(offset), forward: forward, steps: steps)
    }

    /// Returns the offset at which scrolling stops after a drag.
    ///
    /// `began` is the offset at the start of the drag, and `projected` is where scrolling would end without stops. With
    /// paging, the result is at most one stop from the start. Otherwise, it is the stop nearest to `projected`.
    package func target(from began: Double, projected: Double) -> Double {
        switch scrolling.behavior {
        case .continuous, .continuousGroupLeadingBoundary:
            return stop(nearestTo: projected)
        case .paging, .groupPaging, .groupPagingCentered:
            let wish = stop(nearestTo: projected)
            let start = stop(nearestTo: began)
            if wish > start { return stop(after: start, forward: true) }
            return wish < start ? stop(after: start, forward: false) : start
        }
    }

    /// Returns the offset nearest to `offset` that shows a range of the scrolled content, clamped to the limits.
    /// `start` and the length are in points.
    package func offset(showing start: Double, _ length: Double, from offset: Double) -> Double {
        let size = axis == .horizontal ? frame.width : frame.height
        let shown = min(max(clamped(offset), start + length - size), start)
        return clamped(shown)
    }

    /// Returns the offset that the section shows for a requested offset. The result is clamped, unless the section
    /// bounces. For nil and NaN, it is the initial offset.
    func shown(_ wish: Double?) -> Double {
        guard let wish, !wish.isNaN else { return initialOffset }
        return scrolling.bounces && wish.magnitude.isLength ? wish : clamped(wish)
    }
}
