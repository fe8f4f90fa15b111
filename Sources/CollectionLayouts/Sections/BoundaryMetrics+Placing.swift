/// The span that boundary elements are placed in: a section, or the layout as a whole. Along the scroll direction.
struct BoundarySpan {
    /// The whole span, including the elements at its ends.
    var top: Double
    var bottom: Double
    /// Where the room of the elements at the start ends.
    var contentTop: Double
    /// Where the content ends; nothing pinned passes it.
    var contentEnd: Double
}

extension BoundaryMetrics {
    /// Where the element stands when nothing is scrolled.
    ///
    /// Of two headers of different heights the shorter one stands next to the items, and so do footers; those
    /// that do not extend the boundary lie over the first or last items. What UIKit does with the shorter
    /// header is not known; its backport aligns the tops.
    func ownTop(in span: BoundarySpan) -> Double {
        let place: Double =
            switch edge {
            case .top: extends ? span.contentTop - size.height : span.contentTop
            case .bottom: extends ? span.contentEnd : span.contentEnd - size.height
            case .leading, .trailing, .none: (span.top + span.bottom - size.height) / 2
            }
        return place + offset.y
    }

    /// Where the element is seen.
    ///
    /// Pinned headers wait at the visible top, but neither above their own place nor below the content's end: UIKit
    /// does not say whether they may lie over the footer, here they never do. Footers wait at the visible bottom,
    /// with items running on behind them as on UIKit's pictures; that they stay below the header's place is a
    /// decision too.
    func top(in span: BoundarySpan, seenIn viewport: Viewport) -> Double {
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

    /// The frame at a height, less the insets; `left` is where `x` is reckoned from.
    func frame(left: Double, y: Double) -> Rect {
        Rect(x: left + x + offset.x, y: y, width: size.width, height: size.height)
            .inset(by: inset)
    }
}
