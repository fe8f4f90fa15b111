/// Insets of an item, a group, a section, a boundary item or a badge, in points or as fractions. Modelled on UIKit's
/// `NSDirectionalEdgeInsets` in a compositional layout.
///
/// A value between 0 and 1 (both excluded) is a fraction of the extent on its axis. For items, groups, boundary items
/// and badges, it is a fraction of the element's own frame. For a section, it is a fraction of the layout's container.
/// All other values are points. With negative insets elements extend beyond their edges. A value that is infinite, not
/// a number or beyond 10^12 counts as zero and is reported as a `LayoutProblem`.
///
/// The rule for fractions comes from the comment of UIKit's `NSCollectionLayoutContainer.contentInsets`. The backport
/// IBPCollectionViewCompositionalLayout uses the rule for sizes only.
public struct ContentInsets: Hashable, Sendable {
    /// The inset from the top edge: points, or a fraction of the height.
    public var top: Double
    /// The inset from the left edge: points, or a fraction of the width.
    public var leading: Double
    /// The inset from the bottom edge: points, or a fraction of the height.
    public var bottom: Double
    /// The inset from the right edge: points, or a fraction of the width.
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

    /// Returns the insets in points for a rectangle of the given size. The result is not checked.
    func resolved(in size: Size) -> EdgeInsets {
        func points(_ value: Double, of extent: Double) -> Double {
            value > 0 && value < 1 ? value * extent : value
        }
        return EdgeInsets(
            top: points(top, of: size.height), left: points(leading, of: size.width),
            bottom: points(bottom, of: size.height), right: points(trailing, of: size.width))
    }
}

extension Rect {
    /// Returns the rectangle without the insets at its edges. Its width and height are never negative.
    func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: x + insets.left, y: y + insets.top, width: max(0, width - insets.horizontal),
            height: max(0, height - insets.vertical))
    }
}
