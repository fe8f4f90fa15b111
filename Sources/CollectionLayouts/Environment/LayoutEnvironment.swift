/// The size and insets of the view that a layout is solved for. Descriptions may depend on them.
///
/// Bad numbers count as zero when the layout is solved, and are a `LayoutProblem` of the layout: sizes that are
/// negative, infinite, not a number or beyond 10^12, and insets that are infinite, not a number or beyond 10^12. Insets
/// may be negative, as in UIScrollView.
public struct LayoutEnvironment: Hashable, Sendable {
    /// The view's size in points. Never negative in a solved layout.
    public var size: Size
    /// Insets around the content that scroll with it, as UIKit's `UIScrollView.contentInset`, in points.
    public var contentInset: EdgeInsets
    /// Insets at the view's edges that something else covers, as UIKit's `UIView.safeAreaInsets`, in points.
    public var safeAreaInsets: EdgeInsets

    /// Makes an environment. A width or height that is negative or not a number becomes zero at once.
    public init(
        size: Size, contentInset: EdgeInsets = .zero, safeAreaInsets: EdgeInsets = .zero
    ) {
        self.size = Size(width: size.width.orZero, height: size.height.orZero)
        self.contentInset = contentInset
        self.safeAreaInsets = safeAreaInsets
    }

    /// Whether the width is larger than the height, in points. False for a square.
    public var isLandscape: Bool { size.width > size.height }
}

extension Double {
    /// The largest number of points taken from a description: beyond it sums lose whole points.
    static let mostPoints = 1e12

    /// Whether the number can be a length in points.
    var isLength: Bool { self >= 0 && self <= .mostPoints }

    /// The number if it can be a length in points, else zero.
    var orZero: Double { isLength ? self : 0 }

    /// The number if it can be a coordinate in points, negative too, else zero.
    var coordinateOrZero: Double { magnitude.isLength ? self : 0 }
}

extension LayoutEnvironment: Transposable {
    var transposed: LayoutEnvironment {
        LayoutEnvironment(
            size: size.transposed, contentInset: contentInset.transposed,
            safeAreaInsets: safeAreaInsets.transposed)
    }
}

extension ProblemLog {
    /// The environment with zero for bad numbers: the layout is solved for it, and descriptions are given it.
    mutating func environment(_ environment: LayoutEnvironment) -> LayoutEnvironment {
        LayoutEnvironment(
            size: size(environment.size), contentInset: room(environment.contentInset),
            safeAreaInsets: room(environment.safeAreaInsets))
    }
}
