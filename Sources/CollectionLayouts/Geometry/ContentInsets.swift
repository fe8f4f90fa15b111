/// Insets of an item, a group, a section, a boundary item or a badge, in points. Modelled on UIKit's
/// `NSDirectionalEdgeInsets` in a compositional layout.
///
/// A value between 0 and 1 is a part of a point, as in UIKit. With negative insets elements extend beyond their edges. A
/// value that is infinite, not a number or beyond 10^12 counts as zero and is reported as a `LayoutProblem`.
public struct ContentInsets: Hashable, Sendable {
    /// The inset from the top edge.
    public var top: Double
    /// The inset from the leading edge: the left edge, or the right edge in a mirrored layout.
    public var leading: Double
    /// The inset from the bottom edge.
    public var bottom: Double
    /// The inset from the trailing edge: the right edge, or the left edge in a mirrored layout.
    public var trailing: Double

    /// Makes insets. Values are clamped and checked only when a layout is solved.
    public init(
        top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
    ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No inset at any edge.
    public static let zero = ContentInsets()

    /// Returns insets with the same value at all four edges.
    public static func all(_ value: Double) -> ContentInsets {
        ContentInsets(top: value, leading: value, bottom: value, trailing: value)
    }

    /// Returns insets with one value for the left and right edges, and one value for the top and bottom edges.
    public static func symmetric(
        horizontal: Double = 0, vertical: Double = 0
    ) -> ContentInsets {
        ContentInsets(
            top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
}

extension ContentInsets: Transposable {
    var transposed: ContentInsets {
        ContentInsets(top: leading, leading: top, bottom: trailing, trailing: bottom)
    }
}

extension ContentInsets {
    /// Returns the insets with zero at both ends of an axis.
    func without(_ axis: Axis) -> ContentInsets {
        axis == .horizontal
            ? ContentInsets(top: top, bottom: bottom)
            : ContentInsets(leading: leading, trailing: trailing)
    }

    /// The insets as edge insets. The values are not checked.
    var edges: EdgeInsets { EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}

extension Rect {
    /// Returns the rectangle without the insets at its edges. Its width and height are never negative.
    func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: x + insets.left, y: y + insets.top, width: max(0, width - insets.horizontal),
            height: max(0, height - insets.vertical))
    }
}
