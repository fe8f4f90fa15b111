/// A number that a body is laid out with, for tools that show it: for example a spacing, or the number of items on a
/// line.
public struct BodyNumber: Hashable, Sendable {
    /// A value with its unit.
    public enum Amount: Hashable, Sendable {
        case points(Double)
        case count(Int)
        case isOn(Bool)
    }

    /// A short name in small letters, such as `line spacing`. It is the name in `LayoutProblem.Quantity` where there is
    /// one.
    public var name: String
    /// The value, after defaults and checks.
    public var amount: Amount

    /// Makes a number with a name and a value.
    public init(_ name: String, _ amount: Amount) { (self.name, self.amount) = (name, amount) }
}

extension BodyNumber {
    /// A number of points under the name that problems have for it.
    static func points(_ quantity: LayoutProblem.Quantity, _ points: Double) -> BodyNumber {
        BodyNumber(quantity.rawValue, .points(points))
    }
}
