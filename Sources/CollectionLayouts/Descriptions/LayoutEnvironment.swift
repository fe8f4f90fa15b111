/// What a layout is told of the view it is for: everything a description may depend on.
public struct LayoutEnvironment: Hashable, Sendable {
    /// The view's size in points.
    public var size: Size
    /// Room around the content that scrolls with it, as `UIScrollView.contentInset`.
    public var contentInset: EdgeInsets
    /// Room at the view's edges that something else covers, as `UIView.safeAreaInsets`.
    public var safeAreaInsets: EdgeInsets

    /// Makes an environment; a size that is negative or not a number becomes zero.
    public init(
        size: Size, contentInset: EdgeInsets = .zero, safeAreaInsets: EdgeInsets = .zero
    ) {
        self.size = Size(width: size.width.orZero, height: size.height.orZero)
        self.contentInset = contentInset
        self.safeAreaInsets = safeAreaInsets
    }

    /// Whether the view is wider than high, in points; a square is portrait.
    public var isLandscape: Bool { size.width > size.height }
}

extension Double {
    /// The largest number of points taken from a description: beyond it sums lose whole points.
    static let mostPoints = 1e12

    /// Whether the number can be a length in points.
    var isLength: Bool { self >= 0 && self <= .mostPoints }

    /// The number if it can be a length in points, else zero.
    var orZero: Double { isLength ? self : 0 }
}
