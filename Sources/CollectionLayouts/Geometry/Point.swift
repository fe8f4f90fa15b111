/// A point in content coordinates, in points; y grows downwards.
public struct Point: Hashable, Sendable {
    /// The distance to the right of the origin.
    public var x: Double
    /// The distance below the origin.
    public var y: Double

    /// Makes a point. The numbers are not checked.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin of the content: its upper left corner, inside the content inset and outside the safe area.
    public static let zero = Point(x: 0, y: 0)
}
