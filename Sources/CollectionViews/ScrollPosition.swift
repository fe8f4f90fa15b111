/// The scroll position of a view, for scrollbars and status lines. Lengths are along the scroll direction, in points.
package struct ScrollPosition: Hashable, Sendable {
    /// The distance from the start of the scrollable content to the start of the view.
    package var offset: Double
    /// The length of the scrollable content with its insets; at least the view's length.
    package var contentLength: Double
    /// The length of the view.
    package var viewportLength: Double

    /// Makes a position from lengths in points, which are not checked.
    package init(offset: Double, contentLength: Double, viewportLength: Double) {
        self.offset = offset
        self.contentLength = contentLength
        self.viewportLength = viewportLength
    }

    /// The largest offset; zero when everything is visible.
    package var maximumOffset: Double { contentLength - viewportLength }

    /// The scrolled fraction, from 0 at the start to 1 at the end; 0 when everything is visible.
    package var fraction: Double { canScroll ? offset / maximumOffset : 0 }

    /// Whether the content is longer than the view.
    package var canScroll: Bool { maximumOffset > 0 }

    /// Whether the view is at the start, so that no content is hidden before it.
    package var isAtStart: Bool { offset <= 0 }
    /// Whether the view is at the end, so that no content is hidden after it.
    package var isAtEnd: Bool { offset >= maximumOffset - Self.tolerance }

    /// The tolerance for rounding errors in sums of scroll steps, in points.
    private static let tolerance = 1e-6
}
