/// The width or the height of an item, a group or a supplementary item.
open class NSCollectionLayoutDimension: NSObject, NSCopying {
    /// The rule that gives the extent.
    public enum _Rule: Hashable, Sendable {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
    }

    public let _rule: _Rule
    /// The fraction, or the number of points.
    public let dimension: CGFloat

    public required init(_rule: _Rule, _ dimension: CGFloat) {
        self._rule = _rule
        self.dimension = dimension
    }

    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        self.init(_rule: .fractionalWidth, fractionalWidth)
    }

    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        self.init(_rule: .fractionalHeight, fractionalHeight)
    }

    public class func absolute(_ absoluteDimension: CGFloat) -> Self {
        self.init(_rule: .absolute, absoluteDimension)
    }

    public class func estimated(_ estimatedDimension: CGFloat) -> Self {
        self.init(_rule: .estimated, estimatedDimension)
    }

    public class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
        self.init(_rule: .uniformAcrossSiblings, estimate)
    }

    public var isFractionalWidth: Bool { _rule == .fractionalWidth }
    public var isFractionalHeight: Bool { _rule == .fractionalHeight }
    public var isAbsolute: Bool { _rule == .absolute }
    public var isEstimated: Bool { _rule == .estimated || _rule == .uniformAcrossSiblings }
    public var isUniformAcrossSiblings: Bool { _rule == .uniformAcrossSiblings }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutDimension else { return false }
        return _rule == other._rule && dimension == other.dimension
    }

    open override var hash: Int { dimension.hashValue }

    open override var description: String { ".\(_rule)(\(dimension))" }
}

/// A width and a height.
open class NSCollectionLayoutSize: NSObject, NSCopying {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(
        widthDimension width: NSCollectionLayoutDimension,
        heightDimension height: NSCollectionLayoutDimension
    ) {
        widthDimension = width
        heightDimension = height
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String { "{\(widthDimension), \(heightDimension)}" }
}

/// The space between items, or at an edge of an item.
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
    public let spacing: CGFloat
    /// Whether the space grows with the free space of the group.
    public let isFlexible: Bool

    public required init(_spacing spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
    }

    public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        self.init(_spacing: flexibleSpacing, isFlexible: true)
    }

    public class func fixed(_ fixedSpacing: CGFloat) -> Self {
        self.init(_spacing: fixedSpacing, isFlexible: false)
    }

    public var isFixed: Bool { !isFlexible }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The space around an item or a group; `nil` means no space at the edge.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A point of a rectangle at which a supplementary item is attached.
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    public let edges: NSDirectionalRectEdge
    /// The distance from the point: in points, or in multiples of the supplementary item's size.
    public let offset: CGPoint
    public let isAbsoluteOffset: Bool

    init(edges: NSDirectionalRectEdge, offset: CGPoint, isAbsolute: Bool) {
        self.edges = edges
        self.offset = offset
        isAbsoluteOffset = isAbsolute
    }

    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, offset: .zero, isAbsolute: true)
    }

    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges, offset: absoluteOffset, isAbsolute: true)
    }

    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges, offset: fractionalOffset, isAbsolute: false)
    }

    public var isFractionalOffset: Bool { !isAbsoluteOffset }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
