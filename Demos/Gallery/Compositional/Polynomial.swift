import Reflow

/// A polynomial with whole coefficients.
struct Polynomial: Hashable, Sendable {
    /// The coefficients by power, from the constant to the highest power.
    let coefficients: [Int]

    init(_ coefficients: [Int]) { self.coefficients = coefficients }

    var derivative: Polynomial {
        Polynomial(coefficients.enumerated().dropFirst().map { $0 * $1 })
    }

    /// Returns the value at x. O(degree).
    func callAsFunction(_ x: Double) -> Double {
        coefficients.reversed().reduce(0) { $0 * x + Double($1) }
    }

    /// Returns the points of the curve from x = -1 to x = 1 in a square of side 1. The largest value touches the upper
    /// or the lower edge, and zero is in the middle.
    func curve(steps: Int) -> [Point] {
        let values = (0...steps).map { self(Double(2 * $0 - steps) / Double(steps)) }
        let most = max(values.map { abs($0) }.max() ?? 0, .leastNonzeroMagnitude)
        return values.enumerated().map { step, value in
            Point(x: Double(step) / Double(steps), y: (1 - value / most) / 2)
        }
    }

    /// Returns the terms from the highest power down: `4x³ − 3x`, or `4x^3 - 3x` without Unicode.
    func text(isUnicode: Bool) -> String {
        let terms = coefficients.enumerated().reversed().filter { $0.element != 0 }
        let minus = isUnicode ? "−" : "-"
        return terms.enumerated().map { index, term in
            let (power, coefficient) = term
            let sign = coefficient < 0 ? minus : index > 0 ? "+" : ""
            let number = power > 0 && abs(coefficient) == 1 ? "" : "\(abs(coefficient))"
            let raised = power < 2 ? "" : isUnicode ? power.superscriptText : "^\(power)"
            return (index > 0 ? " \(sign) " : sign) + number + (power > 0 ? "x" : "") + raised
        }.joined()
    }
}

extension Int {
    /// The digits as an exponent: `²¹`.
    var superscriptText: String { digits(from: "⁰¹²³⁴⁵⁶⁷⁸⁹") }

    /// The digits as an index: `₂₁`.
    var subscriptText: String { digits(from: "₀₁₂₃₄₅₆₇₈₉") }

    private func digits(from digits: String) -> String {
        let digits = Array(digits)
        return String("\(self)".compactMap(\.wholeNumberValue).map { digits[$0] })
    }
}
