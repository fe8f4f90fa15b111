/// How a section scrolls on its own, across the layout's scroll direction. UIKit calls this orthogonal scrolling.
///
/// It needs a body whose `scrollsSideways` is true: a shelf, groups, or a body of your own. With other bodies it is a
/// `LayoutProblem`, and the section does not scroll.
public struct SidewaysScrolling: Hashable, Sendable {
    /// Where scrolling stops, and how far a step goes.
    public var behavior: Behavior
    /// Whether the user may pull the content past its ends. False by default, because a terminal cannot tell when a
    /// finger is lifted.
    public var bounces: Bool
    /// Whether the content also bounces when all of it is visible.
    public var alwaysBounces: Bool
    /// Whether a scroll indicator is shown. It is shown only if there is something to scroll.
    public var showsIndicator: Bool
    /// Insets around the scroll indicator, in points. A bad number counts as zero and is a `LayoutProblem`.
    public var indicatorInsets: EdgeInsets
    /// How fast a glide slows down.
    public var decelerationRate: DecelerationRate
    /// The length of a page in points, for `paging`. Nil means the section's own viewport, because the section may be
    /// in a column. UIKit pages by the whole view.
    public var pageWidth: Double?
    /// Whether keys and the wheel scroll the section. Code can always scroll it.
    public var isEnabled: Bool

    /// Makes a description of sideways scrolling. The defaults are UIKit's, except that `bounces` is false.
    public init(
        _ behavior: Behavior, bounces: Bool = false, alwaysBounces: Bool = false,
        showsIndicator: Bool = true, indicatorInsets: EdgeInsets = .zero,
        decelerationRate: DecelerationRate = .normal, pageWidth: Double? = nil,
        isEnabled: Bool = true
    ) {
        self.behavior = behavior
        self.bounces = bounces
        self.alwaysBounces = alwaysBounces
        self.showsIndicator = showsIndicator
        self.indicatorInsets = indicatorInsets
        self.decelerationRate = decelerationRate
        self.pageWidth = pageWidth
        self.isEnabled = isEnabled
    }

    /// Where scrolling stops, after UIKit's `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
    public enum Behavior: String, Hashable, Sendable, CaseIterable {
        /// At any offset.
        case continuous
        /// At the leading edge of any group.
        case continuousGroupLeadingBoundary
        /// At multiples of the page length. A drag goes one page at most.
        case paging
        /// At the leading edge of a group. A drag goes one group at most.
        case groupPaging
        /// With a group in the middle, even the first and the last. A drag goes one group at most.
        case groupPagingCentered
    }

    /// How fast a glide slows down.
    public enum DecelerationRate: Hashable, Sendable {
        /// As in `UIScrollView`: `normal` is a long glide, and `fast` is a short one for pages.
        case normal, fast
    }
}
