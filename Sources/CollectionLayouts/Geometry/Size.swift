/// A width and a height, in points.
public struct Size: Hashable, Sendable {
    /// The extent along x.
    public var width: Double
    /// The extent along y.
    public var height: Double

    /// Makes a size in points. Values are clamped and checked only when a layout is solved.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// A size without width and height.
    public static let zero = Size(width: 0, height: 0)

    /// Whether an element of this size takes no room, because its width or height is zero or negative.
    public var isEmpty: Bool { width <= 0 || height <= 0 }
}
