/// A place in content coordinates, in points; y grows downwards.
public struct Point: Hashable, Sendable {
    /// To the right.
    public var x: Double
    /// Downwards.
    public var y: Double

    /// Makes a place as it is given, in points.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin of the content.
    public static let zero = Point(x: 0, y: 0)
}
