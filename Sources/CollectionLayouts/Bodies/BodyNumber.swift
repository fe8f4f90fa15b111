/// A number that a body lays out with, for tools that show it: a spacing, how many items a line has.
public struct BodyNumber: Hashable, Sendable {
    /// How much, in what unit.
    public enum Amount: Hashable, Sendable {
        case points(Double)
        case count(Int)
        case isOn(Bool)
    }

    /// A few words with small letters, such as `line spacing`; the words of `LayoutProblem.Quantity` where they fit.
    public var name: String
    /// What it is after defaults and checks.
    public var amount: Amount

    /// Makes a number of a name.
    public init(_ name: String, _ amount: Amount) { (self.name, self.amount) = (name, amount) }
}

extension BodyNumber {
    /// A number of points under the name that problems have for it.
    static func points(_ quantity: LayoutProblem.Quantity, _ points: Double) -> BodyNumber {
        BodyNumber(quantity.rawValue, .points(points))
    }
}
