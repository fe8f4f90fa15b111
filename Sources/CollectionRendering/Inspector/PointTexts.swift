import CollectionLayouts
import Terminals

/// Texts of lengths in points, for an inspector.
extension Double {
    /// The text of the number, rounded to a thousandth, without trailing zeros.
    var text: String {
        guard magnitude < 1e12 else { return "\(self)" }
        let thousandths = Int((self * 1000).rounded())
        let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
        let sign = thousandths < 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(whole)" }
        var digits = "\(1000 + rest)".dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }
}

extension Size {
    var text: String { "\(width.text) × \(height.text)" }
}

extension ScreenSize {
    var text: String { "\(columns) × \(rows)" }
}

extension Rect {
    /// The text of the upper left corner and the size.
    var text: String { "\(x.text), \(y.text)  \(size.text)" }
}

extension EdgeInsets {
    /// The text of the insets: one number if all four are equal, else the numbers for top, left, bottom and right.
    var text: String {
        let edges = [top, left, bottom, right].map(\.text)
        return Set(edges).count == 1 ? edges[0] : edges.joined(separator: ", ")
    }
}

extension BodyNumber.Amount {
    var text: String {
        switch self {
        case .points(let points): points.text
        case .count(let count): "\(count)"
        case .isOn(let isOn): isOn ? "on" : "off"
        }
    }
}
