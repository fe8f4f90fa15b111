/// How a section scrolls across the layout's own direction, on its own: UIKit's orthogonal scrolling.
///
/// For bodies whose `scrollsSideways` is true: shelves, groups and some of your own. With others it is a
/// `LayoutProblem`, and the section stands still.
public struct SidewaysScrolling: Hashable, Sendable {
    /// Where it comes to rest, and how far a step goes.
    public var behavior: Behavior
    /// Whether it may be pulled over its ends. Off by default: a terminal has no finger to let go.
    public var bounces: Bool
    /// Whether it may be pulled too when everything is seen.
    public var alwaysBounces: Bool
    /// Whether a thin line tells where it is, as long as there is anything to scroll.
    public var showsIndicator: Bool
    /// Room around the indicator, in points; what is no length counts as zero and is a `LayoutProblem`.
    public var indicatorInsets: EdgeInsets
    /// How fast a glide comes to its end.
    public var decelerationRate: DecelerationRate
    /// The length of a page in points; nil is the section's own viewport, as the section may stand in a column:
    /// UIKit pages by the whole view. Concerns `paging`.
    public var pageWidth: Double?
    /// Whether keys and the wheel scroll it; from code it can be scrolled in any case.
    public var isEnabled: Bool

    /// Makes scrolling of a behaviour, with UIKit's defaults but for bouncing.
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

    /// Where it comes to rest, in the words of `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
    public enum Behavior: String, Hashable, Sendable, CaseIterable {
        /// Anywhere.
        case continuous
        /// At the leading edge of any group.
        case continuousGroupLeadingBoundary
        /// At multiples of a page.
        case paging
        /// At the leading edge of the next group.
        case groupPaging
        /// With a group in the middle, the first and the last too.
        case groupPagingCentered
    }

    /// How fast a glide comes to its end.
    public enum DecelerationRate: Hashable, Sendable {
        /// As in `UIScrollView`: a long glide, and a short one for pages.
        case normal, fast
    }
}
