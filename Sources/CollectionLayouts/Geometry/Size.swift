/// A width and a height, in points.
public struct Size: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// No room at all.
    public static let zero = Size(width: 0, height: 0)

    /// Whether an element of this size takes no room: a side of zero is enough.
    public var isEmpty: Bool { width <= 0 || height <= 0 }
}
