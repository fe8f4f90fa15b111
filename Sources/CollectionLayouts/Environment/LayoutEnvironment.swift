/// The size and insets of the view that a layout is solved for. Descriptions may depend on the environment.
///
/// Bad numbers count as zero when the layout is solved, and are reported as a `LayoutProblem` of the layout. Bad sizes
/// are negative, infinite, not a number or beyond 10^12. Bad insets are infinite, not a number or beyond 10^12. Insets
/// may be negative, as in UIScrollView. A bad readable width is one that would be a bad size.
public struct LayoutEnvironment: Hashable, Sendable {
    /// The view's size in points. Never negative in a solved layout.
    public var size: Size
    /// Insets around the content, in points. They scroll with the content, like UIKit's `UIScrollView.contentInset`.
    public var contentInset: EdgeInsets
    /// Insets for the covered parts at the view's edges, in points. They correspond to UIKit's `UIView.safeAreaInsets`.
    public var safeAreaInsets: EdgeInsets
    /// Insets for comfortable space at the view's edges, in points. They include the safe area's insets, and correspond
    /// to UIKit's `UIView.layoutMargins`.
    ///
    /// Until they are set, they are 8 points more than the safe area's insets, and follow these, as in UIKit.
    public var layoutMargins: EdgeInsets {
        get { ownMargins ?? safeAreaInsets + .all(Self.standardMargin) }
        set { ownMargins = newValue }
    }
    /// The largest width of text that is easy to read, in points. The default of 672 is the width of UIKit's
    /// `readableContentGuide` at the default text size.
    public var readableWidth: Double
    /// The direction of the language. Compositional layouts and layouts of scrollable sections are mirrored from right to
    /// left, as in UIKit. Other layouts are mirrored only if they flip horizontally.
    public var layoutDirection: LayoutDirection

    /// The layout margins that were set; nil if they follow the safe area.
    private var ownMargins: EdgeInsets?

    /// The distance of the default layout margins from the safe area, in points. It is the default of `UIView`.
    private static var standardMargin: Double { 8 }

    /// Makes an environment. A width or height of the view that is negative, infinite, not a number or beyond 10^12
    /// becomes zero at once. If `layoutMargins` is nil, the margins follow the safe area.
    public init(
        size: Size, contentInset: EdgeInsets = .zero, safeAreaInsets: EdgeInsets = .zero,
        layoutMargins: EdgeInsets? = nil, readableWidth: Double = 672,
        layoutDirection: LayoutDirection = .leftToRight
    ) {
        self.size = Size(width: size.width.orZero, height: size.height.orZero)
        self.contentInset = contentInset
        self.safeAreaInsets = safeAreaInsets
        ownMargins = layoutMargins
        self.readableWidth = readableWidth
        self.layoutDirection = layoutDirection
    }

    /// Whether the width is larger than the height, in points. False for a square.
    public var isLandscape: Bool { size.width > size.height }
}

extension Double {
    /// The largest number of points that a description may contain. With larger numbers, sums would lose whole points.
    static let mostPoints = 1e12

    /// Whether the number can be a length in points: from 0 to 10^12.
    var isLength: Bool { self >= 0 && self <= .mostPoints }

    /// The number if it can be a length in points, otherwise zero.
    var orZero: Double { isLength ? self : 0 }

    /// The number if it can be a coordinate in points, from −10^12 to 10^12, otherwise zero.
    var coordinateOrZero: Double { magnitude.isLength ? self : 0 }
}

extension LayoutEnvironment: Transposable {
    var transposed: LayoutEnvironment {
        LayoutEnvironment(
            size: size.transposed, contentInset: contentInset.transposed,
            safeAreaInsets: safeAreaInsets.transposed, layoutMargins: ownMargins?.transposed,
            readableWidth: readableWidth, layoutDirection: layoutDirection)
    }
}

extension LayoutEnvironment {
    /// The environment with left and right insets swapped.
    package var flipped: LayoutEnvironment {
        var copy = self
        copy.contentInset = contentInset.flipped
        copy.safeAreaInsets = safeAreaInsets.flipped
        copy.ownMargins = ownMargins?.flipped
        return copy
    }
}

extension LayoutEnvironment {
    /// Returns the environment with bad numbers replaced by zero, and reports them. The layout is solved for the
    /// returned environment, and closures that make descriptions receive it.
    func checked(_ log: inout ProblemLog) -> LayoutEnvironment {
        LayoutEnvironment(
            size: log.size(size), contentInset: log.room(contentInset),
            safeAreaInsets: log.room(safeAreaInsets),
            layoutMargins: ownMargins.map { log.room($0) },
            readableWidth: log.length(readableWidth, .readableWidth),
            layoutDirection: layoutDirection)
    }
}
