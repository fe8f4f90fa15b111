/// A set of edges of a rectangle.
public struct DirectionalEdges: OptionSet, Hashable, Sendable {
    /// The bits of the edges, one bit for each edge.
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

/// A point of a rectangle: a corner, the middle of an edge, or the centre. Modelled on UIKit's
/// `NSCollectionLayoutAnchor`.
public struct LayoutAnchor: Hashable, Sendable {
    /// The edges that the point lies on. An empty set means the centre.
    package var edges: DirectionalEdges
    /// The distance by which the attached element is moved, in points.
    package var absoluteOffset: Point
    /// The distance by which the attached element is moved, in multiples of its own width and height.
    package var fractionalOffset: Point

    /// Makes an anchor at the point where the given edges meet, with offsets for the attached element.
    public init(
        _ edges: DirectionalEdges, absoluteOffset: Point = .zero, fractionalOffset: Point = .zero
    ) {
        self.edges = edges
        self.absoluteOffset = absoluteOffset
        self.fractionalOffset = fractionalOffset
    }

    /// The point in a rectangle with a width and a height of 1.
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

/// A badge: an element on an item or a group. Modelled on UIKit's `NSCollectionLayoutSupplementaryItem`.
///
/// A badge takes no room, and may lie outside its item or group. The index of a badge on an item is the index of the
/// item. The index of a badge on a section's own group is the index of the group. The index of a badge on a nested
/// group is the index of the first item in the group. Use a separate kind for badges on nested groups, so that they do
/// not have the kind and index of another badge.
public struct SupplementaryItem: Hashable, Sendable {
    /// The kind of the badge's element. A look-up finds the first element of a kind and index.
    package var kind: ElementKind
    /// The size. Fractions refer to the badge's item or group.
    package var size: LayoutSize
    /// The point of the item or group where the badge is attached.
    package var containerAnchor: LayoutAnchor
    /// The point of the badge that is placed at `containerAnchor`. Nil means a point with the same edges.
    package var itemAnchor: LayoutAnchor?
    /// The number that is added to the zIndex of the item or group. Elements with a higher zIndex are in front.
    package var zIndex: Int
    /// Insets inside the badge's own frame, in points. They are applied last. Insets on a measured axis are ignored and
    /// reported as a `LayoutProblem`.
    package var contentInsets: ContentInsets

    /// Makes a badge with UIKit's defaults: the edges of the badge meet the edges of the item, and the badge is in
    /// front of the item.
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

extension DirectionalEdges {
    /// Whether the set contains both ends of an axis.
    var hasOpposites: Bool {
        isSuperset(of: [.top, .bottom]) || isSuperset(of: [.leading, .trailing])
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

    /// Returns the badge's frame on `host`, the frame of its item or group. `size` is the resolved size of the badge.
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
        let insets = contentInsets.edges.kept(on: self.size)
        return Rect(origin: origin, size: size).inset(by: insets)
    }
}
