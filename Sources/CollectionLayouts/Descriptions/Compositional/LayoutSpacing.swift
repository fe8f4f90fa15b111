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

    /// The smallest space in points, with zero in place of a bad number.
    var leastPoints: Double { least.coordinateOrZero }

    var isFlexible: Bool {
        if case .flexible = self { true } else { false }
    }
}

/// The space around an item in its group. Modelled on UIKit's `NSCollectionLayoutEdgeSpacing`.
///
/// The edge spacing of a section's own group is outside each group. Along the axis on which groups follow each other, it
/// is added to the spacing between groups. A flexible spacing counts there with its minimum, because a section is as long
/// as its groups. Across this axis, flexible spacing aligns the group in the section: on both sides, it centres the group.
/// UIKit documents no rule for a section's own group. Layouts that ship with an app rely on this one.
public struct EdgeSpacing: Hashable, Sendable {
    /// The space left of the item.
    package var leading: LayoutSpacing
    /// The space above the item.
    package var top: LayoutSpacing
    /// The space right of the item.
    package var trailing: LayoutSpacing
    /// The space below the item.
    package var bottom: LayoutSpacing

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

    func isFlexible(_ axis: Axis) -> Bool { flexibleCount(axis) > 0 }

    /// The number of flexible edges on an axis.
    func flexibleCount(_ axis: Axis) -> Int {
        (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0)
    }

    /// The sum of the smallest spaces at both ends of an axis, in points.
    func leastPoints(_ axis: Axis) -> Double { start(axis).leastPoints + end(axis).leastPoints }

    /// Returns the part of the free space on an axis that lies before the item: all of it, half of it or none.
    func freeSpaceBefore(_ axis: Axis, of free: Double) -> Double {
        start(axis).isFlexible ? free / Double(flexibleCount(axis)) : 0
    }
}

extension EdgeSpacing: Transposable {
    var transposed: EdgeSpacing {
        EdgeSpacing(leading: top, top: leading, trailing: bottom, bottom: trailing)
    }
}
