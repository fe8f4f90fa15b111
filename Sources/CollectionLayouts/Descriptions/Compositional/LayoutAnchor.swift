/// A set of edges of a rectangle.
public struct DirectionalEdges: OptionSet, Hashable, Sendable {
    /// A bit for each edge.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = DirectionalEdges(rawValue: 1)
    /// The left edge.
    public static let leading = DirectionalEdges(rawValue: 2)
    /// The lower edge.
    public static let bottom = DirectionalEdges(rawValue: 4)
    /// The right edge.
    public static let trailing = DirectionalEdges(rawValue: 8)
}

/// A point of a rectangle: a corner, the middle of an edge, or the centre. After UIKit's `NSCollectionLayoutAnchor`.
public struct LayoutAnchor: Hashable, Sendable {
    /// The edges the point lies on. An empty set is the centre.
    public var edges: DirectionalEdges
    /// Moves the element, in points.
    public var absoluteOffset: Point
    /// Moves the element by multiples of its own width and height.
    public var fractionalOffset: Point

    /// Makes the point where the given edges meet, with offsets for the element.
    public init(
        _ edges: DirectionalEdges, absoluteOffset: Point = .zero, fractionalOffset: Point = .zero
    ) {
        self.edges = edges
        self.absoluteOffset = absoluteOffset
        self.fractionalOffset = fractionalOffset
    }

    /// Where the point is in a rectangle of one by one.
    var unitPoint: Point {
        func place(_ start: DirectionalEdges, _ end: DirectionalEdges) -> Double {
            switch (edges.contains(start), edges.contains(end)) {
            case (true, false): 0
            case (false, true): 1
            default: 0.5
            }
        }
        return Point(x: place(.leading, .trailing), y: place(.top, .bottom))
    }
}

/// A badge: an element on an item or a group, after UIKit's `NSCollectionLayoutSupplementaryItem`.
///
/// It takes no room and may lie outside the item or group. On an item, its index is the index of the item. On a
/// section's own group, it is the index of the group. On a nested group, it is the index of the first item in the
/// group, so give these badges a kind of their own.
public struct SupplementaryItem: Hashable, Sendable {
    /// The kind of its element. A look-up finds the first element of a kind and index.
    public var kind: ElementKind
    /// The size. Fractions refer to the item or group it sits on.
    public var size: LayoutSize
    /// The point of the item or group where the badge is attached.
    public var containerAnchor: LayoutAnchor
    /// The point of the badge that is placed there. Nil means the same edges as `containerAnchor`.
    public var itemAnchor: LayoutAnchor?
    /// Added to the zIndex of the item or group.
    public var zIndex: Int
    /// Insets inside the badge's own frame, applied last: points, or fractions of the frame for values between 0 and 1.
    /// Ignored on a measured axis, with a `LayoutProblem`.
    public var contentInsets: ContentInsets

    /// Makes a badge with UIKit's defaults: the edges of the badge and the item meet, and the badge is in front.
    public init(
        kind: ElementKind, size: LayoutSize, containerAnchor: LayoutAnchor,
        itemAnchor: LayoutAnchor? = nil, zIndex: Int = 1, contentInsets: ContentInsets = .zero
    ) {
        self.kind = kind
        self.size = size
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        self.zIndex = zIndex
        self.contentInsets = contentInsets
    }
}

extension DirectionalEdges: Transposable {
    var transposed: DirectionalEdges {
        var edges: DirectionalEdges = []
        if contains(.top) { edges.insert(.leading) }
        if contains(.leading) { edges.insert(.top) }
        if contains(.bottom) { edges.insert(.trailing) }
        if contains(.trailing) { edges.insert(.bottom) }
        return edges
    }
}

extension LayoutAnchor: Transposable {
    var transposed: LayoutAnchor {
        LayoutAnchor(
            edges.transposed, absoluteOffset: absoluteOffset.transposed,
            fractionalOffset: fractionalOffset.transposed)
    }
}

extension SupplementaryItem: Transposable {
    var transposed: SupplementaryItem {
        SupplementaryItem(
            kind: kind, size: size.transposed, containerAnchor: containerAnchor.transposed,
            itemAnchor: itemAnchor?.transposed, zIndex: zIndex,
            contentInsets: contentInsets.transposed)
    }
}

extension SupplementaryItem {
    var anchors: [LayoutAnchor] { itemAnchor.map { [containerAnchor, $0] } ?? [containerAnchor] }

    /// The frame on a host, for a size that is resolved already.
    func frame(on host: Rect, size: Size) -> Rect {
        let there = containerAnchor.unitPoint
        let here = itemAnchor?.unitPoint ?? there
        var origin = Point(
            x: host.x + host.width * there.x - size.width * here.x,
            y: host.y + host.height * there.y - size.height * here.y)
        for anchor in anchors {
            let x = anchor.absoluteOffset.x + anchor.fractionalOffset.x * size.width
            let y = anchor.absoluteOffset.y + anchor.fractionalOffset.y * size.height
            origin.x += x.coordinateOrZero
            origin.y += y.coordinateOrZero
        }
        let insets = contentInsets.resolved(in: size).kept(on: self.size)
        return Rect(origin: origin, size: size).inset(by: insets)
    }
}
