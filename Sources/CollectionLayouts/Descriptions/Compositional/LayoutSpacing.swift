/// The space between items, or at the edge of an item, in points. After UIKit's `NSCollectionLayoutSpacing`.
///
/// A negative spacing lets items overlap, but no item starts before the item it follows.
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

/// The space around an item in its group, after UIKit's `NSCollectionLayoutEdgeSpacing`.
///
/// The edge spacing of a section's own group is ignored. UIKit does not document this case; its backport ignores it
/// too.
public struct EdgeSpacing: Hashable, Sendable {
    /// Left of the item.
    public var leading: LayoutSpacing
    /// Above the item.
    public var top: LayoutSpacing
    /// Right of the item.
    public var trailing: LayoutSpacing
    /// Below the item.
    public var bottom: LayoutSpacing

    /// Makes spacing at the given edges, and none at the others.
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

    /// The spacing before the item along an axis.
    func start(_ axis: Axis) -> LayoutSpacing { axis == .horizontal ? leading : top }
    /// The spacing after the item along an axis.
    func end(_ axis: Axis) -> LayoutSpacing { axis == .horizontal ? trailing : bottom }

    func isFlexible(_ axis: Axis) -> Bool { start(axis).isFlexible || end(axis).isFlexible }
}

extension EdgeSpacing: Transposable {
    var transposed: EdgeSpacing {
        EdgeSpacing(leading: top, top: leading, trailing: bottom, bottom: trailing)
    }
}
