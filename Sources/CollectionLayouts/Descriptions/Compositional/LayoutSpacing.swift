/// The space between items, or at the edge of an item, in points. Modelled on UIKit's `NSCollectionLayoutSpacing`.
///
/// With a negative spacing items overlap, but no item starts before the start of the previous item.
public enum LayoutSpacing: Hashable, Sendable {
    /// Exactly this number of points.
    case fixed(Double)
    /// At least this number of points, and a share of the free space in the group.
    case flexible(Double)

    var least: Double {
        switch self {
        case .fixed(let points), .flexible(let points): points
        }
    }

    var isFlexible: Bool {
        if case .flexible = self { true } else { false }
    }
}

/// The space around an item in its group. Modelled on UIKit's `NSCollectionLayoutEdgeSpacing`.
///
/// The edge spacing of a section's own group is ignored. UIKit does not document this case. The backport
/// IBPCollectionViewCompositionalLayout ignores this spacing too.
public struct EdgeSpacing: Hashable, Sendable {
    /// The space left of the item.
    public var leading: LayoutSpacing
    /// The space above the item.
    public var top: LayoutSpacing
    /// The space right of the item.
    public var trailing: LayoutSpacing
    /// The space below the item.
    public var bottom: LayoutSpacing

    /// Makes edge spacing. There is no space at the edges that are not given.
    public init(
        leading: LayoutSpacing = .fixed(0), top: LayoutSpacing = .fixed(0),
        trailing: LayoutSpacing = .fixed(0), bottom: LayoutSpacing = .fixed(0)
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    /// No space at any edge.
    public static let zero = EdgeSpacing()

    /// Returns the spacing before the item along an axis.
    func start(_ axis: Axis) -> LayoutSpacing { axis == .horizontal ? leading : top }
    /// Returns the spacing after the item along an axis.
    func end(_ axis: Axis) -> LayoutSpacing { axis == .horizontal ? trailing : bottom }

    func isFlexible(_ axis: Axis) -> Bool { start(axis).isFlexible || end(axis).isFlexible }
}

extension EdgeSpacing: Transposable {
    var transposed: EdgeSpacing {
        EdgeSpacing(leading: top, top: leading, trailing: bottom, bottom: trailing)
    }
}
