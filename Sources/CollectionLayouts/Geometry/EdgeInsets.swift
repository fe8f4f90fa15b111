/// Room kept free inside the four edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
    /// Below the upper edge.
    public var top: Double
    /// Beside the left edge.
    public var left: Double
    /// Above the lower edge.
    public var bottom: Double
    /// Beside the right edge.
    public var right: Double

    /// Makes insets as they are given, in points: nothing is clamped until they are laid out.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No room at any edge.
    public static let zero = EdgeInsets()

    /// The same room on all four edges.
    public static func all(_ value: Double) -> EdgeInsets {
        EdgeInsets(top: value, left: value, bottom: value, right: value)
    }

    /// The same room left and right, and above and below.
    public static func symmetric(horizontal: Double = 0, vertical: Double = 0) -> EdgeInsets {
        EdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }

    /// Left and right together.
    public var horizontal: Double { left + right }
    /// Top and bottom together.
    public var vertical: Double { top + bottom }

    /// The sum, edge by edge.
    public static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: left.top + right.top, left: left.left + right.left,
            bottom: left.bottom + right.bottom, right: left.right + right.right)
    }
}

extension EdgeInsets {
    /// The larger of two on each edge.
    mutating func widen(_ other: EdgeInsets) {
        top = max(top, other.top)
        left = max(left, other.left)
        bottom = max(bottom, other.bottom)
        right = max(right, other.right)
    }
}
