/// The range along the scroll direction in which boundary elements are placed, in points. It is the range of a section,
/// or of the layout as a whole.
struct BoundarySpan {
    /// The start of the range, including the elements at the start.
    var top: Double
    var bottom: Double
    /// The start of the content, below the elements at the start that take room.
    var contentTop: Double
    /// The end of the content. Pinned headers never extend beyond it.
    var contentEnd: Double
}

extension BoundaryMetrics {
    /// Returns the height of the element, in points.
    private func height(in span: BoundarySpan) -> Double {
        heightShare.map { $0 * (span.bottom - span.top) } ?? size.height
    }

    /// Returns the top of the element when the view is not scrolled, in points.
    ///
    /// If two headers have different heights, both end at the start of the content. In the same way, all footers start
    /// at the end of the content. Elements that take no room lie over the first or the last items. It is not known
    /// where UIKit places the shorter header. The backport IBPCollectionViewCompositionalLayout aligns the tops of the
    /// headers.
    private func ownTop(in span: BoundarySpan) -> Double {
        let place: Double =
            switch edge {
            case .top: extends ? span.contentTop - size.height : span.contentTop
            case .bottom: extends ? span.contentEnd : span.contentEnd - size.height
            case .leading, .trailing, .none:
                span.top + (span.bottom - span.top - height(in: span)) / 2
            }
        return place + offset.y
    }

    /// Returns the top of the element in a viewport, in points.
    ///
    /// A pinned header stays at the top of the visible range, but never above its own position, and never beyond the
    /// end of the content. UIKit does not document whether a header may lie over the footer. Here a header never does.
    ///
    /// A pinned footer stays at the bottom of the visible range, in front of the items, as on UIKit's pictures. A
    /// footer never moves above the start of the content. UIKit does not document this limit.
    private func top(in span: BoundarySpan, seenIn viewport: Viewport) -> Double {
        let own = ownTop(in: span)
        guard isPinned else { return own }
        switch edge {
        case .top:
            return min(max(viewport.visibleTop, own), max(own, span.contentEnd - size.height))
        case .bottom:
            return max(
                min(viewport.visibleBottom - size.height, own), min(own, span.contentTop))
        case .leading, .trailing, .none: return own
        }
    }

    /// Returns the frame of the element, reduced by its insets. `left` is the x coordinate from which `x` is measured.
    ///
    /// - Parameter viewport: The viewport that determines the position of a pinned element; nil for the position before
    ///   pinning.
    func frame(left: Double, in span: BoundarySpan, seenIn viewport: Viewport? = nil) -> Rect {
        let y = viewport.map { top(in: span, seenIn: $0) } ?? ownTop(in: span)
        return Rect(x: left + x + offset.x, y: y, width: size.width, height: height(in: span))
            .inset(by: inset)
    }
}
