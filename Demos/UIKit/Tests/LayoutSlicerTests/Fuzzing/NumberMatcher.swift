@testable import LayoutSlicer

/// Compares a slice with another slice of the same text whose numbers can change.
///
/// A number is an argument of `_reflowNumber`, and a constant that depends on numbers is a computed variable. All other
/// bytes must be equal.
struct NumberMatcher {
    let plain: [UInt8]
    let turned: [UInt8]
    /// The texts of the numbers.
    let numbers: [String]

    private struct Place: Hashable {
        var plain = 0
        var turned = 0
    }

    /// Whether the texts differ only in the allowed ways.
    var matches: Bool {
        // A byte can be a part of the text or of an insertion, so the search tries both.
        var open = [Place()]
        var seen: Set<Place> = []
        while var place = open.popLast() {
            skip(&place)
            if place == Place(plain: plain.count, turned: turned.count) { return true }
            guard seen.insert(place).inserted else { continue }
            open += steps(from: place)
        }
        return false
    }

    /// Advances over equal bytes at which no insertion begins.
    private func skip(_ place: inout Place) {
        while place.plain < plain.count, place.turned < turned.count {
            let byte = turned[place.turned]
            guard byte == plain[place.plain] else { return }
            let next = place.turned + 1 < turned.count ? turned[place.turned + 1] : 0
            if byte == .space, next == UInt8(ascii: "}") { return }
            if byte == UInt8(ascii: ":"), next == .space { return }
            place.plain += 1
            place.turned += 1
        }
    }

    /// Returns the places after one step. The most likely step is the last.
    private func steps(from place: Place) -> [Place] {
        var steps: [Place] = []
        func add(_ old: String, _ new: String) {
            guard plain[place.plain...].starts(with: old.utf8),
                turned[place.turned...].starts(with: new.utf8)
            else { return }
            steps.append(
                Place(
                    plain: place.plain + old.utf8.count, turned: place.turned + new.utf8.count))
        }
        // A constant becomes a variable: `let a = 1` is `var a: Int { 1 }`.
        add("", " }")
        add("=", "{")
        add("let", "var")
        let type = turned[place.turned...].dropFirst(2).prefix {
            $0.isIdentifierPart || $0 == UInt8(ascii: ".")
        }
        // A broken byte after the constant's name follows the type and looks like a part of it.
        for count in Set([type.prefix { $0 < 0x80 }.count, type.count]) where count > 0 {
            add("", ": " + String(decoding: type.prefix(count), as: UTF8.self))
        }
        let start = "_reflowNumber("
        let digits = turned[place.turned...].dropFirst(start.utf8.count).prefix {
            $0 != UInt8(ascii: ",")
        }.prefix(8)
        if let index = Int(String(decoding: digits, as: UTF8.self)),
            numbers.indices.contains(index)
        {
            add(numbers[index], "\(start)\(index), \(numbers[index]))")
        }
        if place.plain < plain.count, place.turned < turned.count,
            plain[place.plain] == turned[place.turned]
        {
            steps.append(Place(plain: place.plain + 1, turned: place.turned + 1))
        }
        return steps
    }
}
