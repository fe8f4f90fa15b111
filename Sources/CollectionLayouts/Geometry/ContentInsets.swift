/// Room kept free inside the edges of an item, a group, a section or a supplementary, as
/// `NSDirectionalEdgeInsets` in a compositional layout.
///
/// A value v with 0 < v < 1 is a fraction of the container's extent on its axis: of the thing's own slot for
/// items, groups and supplementaries, of the layout's container for a section. All others are points. Negative
/// insets reach over what they join; what is not a number becomes zero and a `LayoutProblem`. After the comment of
/// `NSCollectionLayoutContainer.contentInsets`; its backport does so for sizes only.
public struct ContentInsets: Hashable, Sendable {
    /// Below the upper edge: points, or a fraction of the height.
    public var top: Double
    /// Beside the left edge: points, or a fraction of the width.
    public var leading: Double
    /// Above the lower edge: points, or a fraction of the height.
    public var bottom: Double
    /// Beside the right edge: points, or a fraction of the width.
    public var trailing: Double

    /// Makes insets as they are given: nothing is clamped until they are laid out.
    public init(
        top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
    ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No room at any edge.
    public static let zero = ContentInsets()

    /// The same room on all four edges.
    public static func all(_ value: Double) -> ContentInsets {
        ContentInsets(top: value, leading: value, bottom: value, trailing: value)
    }

    /// The same room at leading and trailing edge, and above and below.
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
