/// A rectangle in points.
///
/// Frames are in content coordinates: x grows to the right, and y grows downwards. The point (0, 0) is the content's
/// upper left corner, inside the content inset and outside the safe area.
public struct Rect: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    /// The width. The width of an element's frame is never negative.
    public var width: Double
    /// The height. The height of an element's frame is never negative.
    public var height: Double

    /// Makes a rectangle in points. Values are not clamped, and negative sizes stay negative.
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

    /// A rectangle without width and height at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}

extension Rect {
    /// The upper left corner.
    public var origin: Point { Point(x: x, y: y) }
    /// The width and the height.
    public var size: Size { Size(width: width, height: height) }
    /// The left edge.
    public var minX: Double { x }
    /// The upper edge.
    public var minY: Double { y }
    /// The middle between the left and the right edge.
    public var midX: Double { x + width / 2 }
    /// The middle between the top and the bottom edge.
    public var midY: Double { y + height / 2 }
    /// The right edge. A point on the right edge is outside the rectangle.
    public var maxX: Double { x + width }
    /// The lower edge. A point on the lower edge is outside the rectangle.
    public var maxY: Double { y + height }

    /// Whether two rectangles overlap. Rectangles that only touch do not overlap, and an empty rectangle overlaps no
    /// other.
    ///
    /// An overlap of less than a millionth of a point counts as touching, because sums of fractions are not exact.
    @inlinable
    public func meets(_ other: Rect) -> Bool {
        let least = 1e-6
        return other.width > 0 && other.height > 0 && width > 0 && height > 0
            && x + least < other.x + other.width && other.x + least < x + width
            && y + least < other.y + other.height && other.y + least < y + height
    }

    /// Whether a point is inside the rectangle. Points on the right and the bottom edge are outside.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns the rectangle moved by a number of points.
    public func offsetBy(x dx: Double, y dy: Double) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width, height: height)
    }
}

extension Rect: CustomStringConvertible {
    /// A text for messages, with the left edge, the top edge and the size.
    public var description: String { "(\(x), \(y), \(width) × \(height))" }
}
