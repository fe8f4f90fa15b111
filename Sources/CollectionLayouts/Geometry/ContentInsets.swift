/// Insets of an item, a group, a section, a boundary item or a badge, in points or as fractions. After UIKit's
/// `NSDirectionalEdgeInsets` in a compositional layout.
///
/// A value between 0 and 1 (both excluded) is a fraction of the extent on its axis: of the element's own frame for
/// items, groups, boundary items and badges, of the layout's container for a section. All other values are points. With
/// negative insets elements reach over their edges. A value that is infinite, not a number or beyond 10^12 counts as
/// zero and is a `LayoutProblem`. The rule is in the comment of UIKit's `NSCollectionLayoutContainer.contentInsets`;
/// its backport uses it for sizes only.
public struct ContentInsets: Hashable, Sendable {
    /// The inset from the top edge: points, or a fraction of the height.
    public var top: Double
    /// The inset from the left edge: points, or a fraction of the width.
    public var leading: Double
    /// The inset from the bottom edge: points, or a fraction of the height.
    public var bottom: Double
    /// The inset from the right edge: points, or a fraction of the width.
    public var trailing: Double

    /// Makes insets. Nothing is clamped or checked until they are laid out.
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

    /// The same inset at all four edges.
    public static func all(_ value: Double) -> ContentInsets {
        ContentInsets(top: value, leading: value, bottom: value, trailing: value)
    }

    /// The same inset at the left and right edges, and the same inset at the top and bottom edges.
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
    /// The insets with nothing at both ends of an axis.
    func without(_ axis: Axis) -> ContentInsets {
        axis == .horizontal
            ? ContentInsets(top: top, bottom: bottom)
            : ContentInsets(leading: leading, trailing: trailing)
    }

    /// The insets in points inside a rectangle of a size, unchecked.
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
    /// The rectangle less room at its edges, never of a negative extent.
    func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: x + insets.left, y: y + insets.top, width: max(0, width - insets.horizontal),
            height: max(0, height - insets.vertical))
    }
}
