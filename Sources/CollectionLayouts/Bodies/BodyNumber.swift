/// A number that a body uses for its layout, such as a spacing or the number of items on a line. Tools show these
/// numbers.
public struct BodyNumber: Hashable, Sendable {
    /// A value with its unit.
    public enum Amount: Hashable, Sendable {
        case points(Double)
        case count(Int)
        case isOn(Bool)
    }

    /// A short name in lower case, such as `line spacing`. A `LayoutProblem` about the number uses the same name in its
    /// description.
    public var name: String
    /// The value that the layout uses, after defaults are applied and bad numbers are replaced by zero.
    public var amount: Amount

    /// Makes a number with a name and a value.
    public init(_ name: String, _ amount: Amount) { (self.name, self.amount) = (name, amount) }
}

extension BodyNumber {
    /// Makes a number in points with the name that problems use for the quantity.
    static func points(_ quantity: LayoutProblem.Quantity, _ points: Double) -> BodyNumber {
        BodyNumber(quantity.rawValue, .points(points))
    }
}
