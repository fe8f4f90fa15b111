/// Insets from the four edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
    /// The inset from the top edge.
    public var top: Double
    /// The inset from the left edge.
    public var left: Double
    /// The inset from the bottom edge.
    public var bottom: Double
    /// The inset from the right edge.
    public var right: Double

    /// Makes insets in points. Values are clamped and checked only when a layout is solved.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No inset at any edge.
    public static let zero = EdgeInsets()

    /// Returns insets with the same value at all four edges.
    public static func all(_ value: Double) -> EdgeInsets {
        EdgeInsets(top: value, left: value, bottom: value, right: value)
    }

    /// Returns insets with one value for the left and right edges, and one value for the top and bottom edges.
    public static func symmetric(horizontal: Double = 0, vertical: Double = 0) -> EdgeInsets {
        EdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }

    /// The sum of the left and right insets.
    public var horizontal: Double { left + right }
    /// The sum of the top and bottom insets.
    public var vertical: Double { top + bottom }

    /// Returns the sum of two insets, edge by edge.
    public static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: left.top + right.top, left: left.left + right.left,
            bottom: left.bottom + right.bottom, right: left.right + right.right)
    }
}

extension EdgeInsets {
    /// Enlarges each inset to the inset of `other` at the same edge, if that inset is larger.
    mutating func widen(_ other: EdgeInsets) {
        top = max(top, other.top)
        left = max(left, other.left)
        bottom = max(bottom, other.bottom)
        right = max(right, other.right)
    }
}
