/// A section's own scrolling, across the layout's scroll direction. UIKit calls this orthogonal scrolling.
///
/// The section needs a body whose `scrollsSideways` is true: a shelf, groups, or a custom body. With any other body the
/// section does not scroll sideways, and a `LayoutProblem` is reported.
public struct SidewaysScrolling: Hashable, Sendable {
    /// The offsets where scrolling stops, and the distance of one step.
    public var behavior: Behavior
    /// Whether the user can drag the content beyond its ends. False by default, because a terminal does not report when
    /// a finger is lifted.
    public var bounces: Bool
    /// Whether the content bounces even if all of it is visible.
    public var alwaysBounces: Bool
    /// Whether a scroll indicator is shown. The indicator appears only if the content is longer than the section's
    /// viewport.
    public var showsIndicator: Bool
    /// Insets around the scroll indicator, in points. A number that is negative, infinite, not a number or beyond 10^12
    /// counts as zero and is reported as a `LayoutProblem`.
    public var indicatorInsets: EdgeInsets
    /// The rate at which scrolling slows down after a drag.
    public var decelerationRate: DecelerationRate
    /// The length of a page in points, for `paging`. Nil and zero mean the length of the section's own viewport.
    ///
    /// UIKit uses the length of the whole view. Here the section may be in a column, which is narrower than the view.
    public var pageWidth: Double?
    /// Whether keys and the mouse wheel scroll the section. Code can always scroll the section.
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

    /// The offsets where scrolling stops. Modelled on UIKit's `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
    public enum Behavior: String, Hashable, Sendable, CaseIterable {
        /// No fixed offsets: scrolling can stop anywhere.
        case continuous
        /// The leading edge of any group.
        case continuousGroupLeadingBoundary
        /// Multiples of the page length. A drag moves by one page at most.
        case paging
        /// The leading edge of any group. A drag moves by one group at most.
        case groupPaging
        /// Offsets with a group in the middle of the viewport, also for the first and the last group. A drag moves by
        /// one group at most.
        case groupPagingCentered
    }

    /// The rate at which scrolling slows down after a drag.
    public enum DecelerationRate: Hashable, Sendable {
        /// The rates of `UIScrollView`. With `normal`, scrolling continues far after a drag. With `fast`, scrolling
        /// stops soon, which suits pages.
        case normal, fast
    }
}
