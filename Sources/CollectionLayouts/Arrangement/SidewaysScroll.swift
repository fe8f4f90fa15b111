/// How far a section can be scrolled sideways, and where it comes to rest.
///
/// Offsets are in points from where the scrolled content begins. In a layout that scrolls sideways as a whole these
/// sections scroll up and down, and offsets are along y.
public struct SidewaysScroll {
    /// The section that scrolls.
    public let section: Int
    /// How it scrolls, as described.
    public let scrolling: SidewaysScrolling
    /// The section's own viewport in content coordinates; what leaves it sideways is not seen.
    public let frame: Rect
    /// What is scrolled in it, with the section's insets before the first and after the last group.
    public let contentSize: Size
    /// The axis it scrolls along.
    public let axis: Axis
    let stops: SidewaysStops

    /// The offset at which the end of the content is at the end of the viewport; at least zero.
    public var maxOffset: Double { stops.maxOffset }

    /// The offsets it can rest at: zero to `maxOffset`, widened so far that the first and the last group can be in
    /// the middle where the behaviour is `groupPagingCentered`.
    public var limits: ClosedRange<Double> { stops.limits }

    /// The nearest offset within the limits; the lowest for one that is not a number.
    public func clamped(_ offset: Double) -> Double {
        offset.isNaN ? limits.lowerBound : min(max(offset, limits.lowerBound), limits.upperBound)
    }

    /// Where it is before anybody has scrolled it: at the first stop.
    public var initialOffset: Double { clamped(stops.first ?? 0) }

    /// All offsets it rests at, in rising order; nil when it rests anywhere. O(groups).
    public var allStops: [Double]? { stops.all }

    /// The stop nearest to an offset; the offset itself within the limits when it rests anywhere. O(log groups).
    public func stop(nearestTo offset: Double) -> Double {
        stops.nearest(to: clamped(offset))
    }

    /// The next stop behind (or before) an offset; the last (or first) when there is none. O(log groups).
    ///
    /// Where it rests anywhere, a step is from the edge of one group to the next.
    public func stop(after offset: Double, forward: Bool) -> Double {
        stops.next(after: clamped(offset), forward: forward)
    }

    /// Where a drag that is let go at an offset comes to rest.
    ///
    /// `projected` is where it would glide to by itself. Paging goes one stop at most from where the drag
    /// `began`; the others come to rest at the stop nearest to that place.
    public func target(from began: Double, projected: Double) -> Double {
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

    /// The offset that shows a stretch of the scrolled content, moved as little as possible.
    public func offset(showing start: Double, _ length: Double, from offset: Double) -> Double {
        let size = axis == .horizontal ? frame.width : frame.height
        let shown = min(max(clamped(offset), start + length - size), start)
        return clamped(shown)
    }

    /// The offset that counts when somebody wants one.
    func shown(_ wish: Double?) -> Double {
        guard let wish, !wish.isNaN else { return initialOffset }
        return scrolling.bounces && wish.magnitude.isLength ? wish : clamped(wish)
    }
}
