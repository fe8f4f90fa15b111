/// A width and a height, in points.
public struct Size: Hashable, Sendable {
    /// Across.
    public var width: Double
    /// Downwards.
    public var height: Double

    /// Makes a size as it is given, in points: nothing is clamped until it is laid out.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// No room at all.
    public static let zero = Size(width: 0, height: 0)

    /// Whether an element of this size takes no room: a side of zero is enough.
    public var isEmpty: Bool { width <= 0 || height <= 0 }
}
