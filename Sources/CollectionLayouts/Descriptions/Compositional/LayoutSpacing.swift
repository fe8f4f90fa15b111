/// Room between items, or at the edge of one, as `NSCollectionLayoutSpacing`. Numbers are in points.
///
/// A negative one lets items overlap; none starts before the one it follows.
public enum LayoutSpacing: Hashable, Sendable {
    /// Exactly so much.
    case fixed(Double)
    /// At least so much, and a share of what is left in the group.
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

/// Room around an item that takes part in the layout of its group, as `NSCollectionLayoutEdgeSpacing`.
///
/// That of a section's own group is ignored: the documentation is silent, and the backport does so too.
public struct EdgeSpacing: Hashable, Sendable {
    /// Left of the item.
    public var leading: LayoutSpacing
    /// Above the item.
    public var top: LayoutSpacing
    /// Right of the item.
    public var trailing: LayoutSpacing
    /// Below the item.
    public var bottom: LayoutSpacing

    /// Makes spacing at the given edges, none at the others.
    public init(
        leading: LayoutSpacing = .fixed(0), top: LayoutSpacing = .fixed(0),
        trailing: LayoutSpacing = .fixed(0), bottom: LayoutSpacing = .fixed(0)
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    /// No room at any edge.
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
