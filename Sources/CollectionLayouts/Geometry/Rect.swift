/// A rectangle in content coordinates, in points: x to the right, y downwards.
public struct Rect: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    /// From the left to the right edge. Frames that are laid out are never negative.
    public var width: Double
    /// From the upper to the lower edge. Frames that are laid out are never negative.
    public var height: Double

    /// Makes a rectangle as it is given, in points: nothing is clamped or turned round.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Makes a rectangle from its upper left corner and its size, in points.
    public init(origin: Point, size: Size) {
        self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    /// Without extent, at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}

extension Rect {
    /// The upper left corner.
    public var origin: Point { Point(x: x, y: y) }
    /// Width and height.
    public var size: Size { Size(width: width, height: height) }
    /// The left edge.
    public var minX: Double { x }
    /// The upper edge.
    public var minY: Double { y }
    /// Half-way between left and right.
    public var midX: Double { x + width / 2 }
    /// Half-way between top and bottom.
    public var midY: Double { y + height / 2 }
    /// The right edge, which belongs to the neighbour.
    public var maxX: Double { x + width }
    /// The lower edge, which belongs to the neighbour.
    public var maxY: Double { y + height }

    /// Whether the two share an area; rectangles that only touch do not meet, and an empty one meets nothing.
    ///
    /// An overlap of less than a millionth of a point counts as touching: sums of fractions are not exact.
    @inlinable
    public func meets(_ other: Rect) -> Bool {
        let least = 1e-6
        return other.width > 0 && other.height > 0 && width > 0 && height > 0
            && x + least < other.x + other.width && other.x + least < x + width
            && y + least < other.y + other.height && other.y + least < y + height
    }

    /// Whether the point lies inside; the right and the bottom edge belong to the neighbour.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The rectangle moved by the given points.
    public func offsetBy(x dx: Double, y dy: Double) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width, height: height)
    }
}

extension Rect: CustomStringConvertible {
    /// Left, top and size, for pictures and failures.
    public var description: String { "(\(x), \(y), \(width) × \(height))" }
}
