import Gallery
import Reflow

/// The differences between two geometries of a layout: what moved, appeared and disappeared.
struct GeometryChange: Encodable {
    /// An element whose frame differs. Frames are x, y, width and height in points.
    struct Element: Encodable, Equatable {
        let kind: String
        let section, item: Int
        /// The frame before; `nil` for a new element.
        let from: [Double]?
        /// The frame after; `nil` for an element that has disappeared.
        let to: [Double]?
    }

    /// The content size before.
    let formerContentSize: DemoGeometry.Extent
    /// The number of elements before.
    let formerCount: Int
    /// The elements that differ, in the order of the new geometry; those that have disappeared come last.
    let elements: [Element]

    private struct Key: Hashable {
        let kind: String
        let section, item: Int
        /// The number of equal elements before.
        var ordinal = 0
    }

    /// Compares two geometries. O(elements).
    init(from old: DemoGeometry, to new: DemoGeometry) {
        formerContentSize = old.contentSize
        formerCount = old.elements.count
        let former = Self.keyed(old)
        let frames = Dictionary(
            former.map { ($0.key, $0.item.frame) }, uniquingKeysWith: { first, _ in first })
        let present = Self.keyed(new)
        let keys = Set(present.map(\.key))
        let changed = present.compactMap { key, item -> Element? in
            let from = frames[key]
            return from == item.frame
                ? nil
                : Element(
                    kind: item.kind, section: item.section, item: item.item, from: from,
                    to: item.frame)
        }
        let gone = former.filter { !keys.contains($0.key) }.map {
            Element(
                kind: $0.item.kind, section: $0.item.section, item: $0.item.item,
                from: $0.item.frame, to: nil)
        }
        elements = changed + gone
    }

    private static func keyed(_ geometry: DemoGeometry) -> [(key: Key, item: DemoGeometry.Item)] {
        var counts: [Key: Int] = [:]
        return geometry.elements.map { item in
            var key = Key(kind: item.kind, section: item.section, item: item.item)
            counts[key, default: 0] += 1
            key.ordinal = counts[key, default: 1] - 1
            return (key, item)
        }
    }

    /// The differences in a few words: `12 of 20 elements moved, 4 new`.
    func summary(_ new: DemoGeometry) -> String {
        let moved = elements.count { $0.from != nil && $0.to != nil }
        let added = elements.count { $0.from == nil }
        let gone = elements.count { $0.to == nil }
        var parts = [
            moved == 0 ? "no element moved" : "\(moved) of \(formerCount) elements moved"
        ]
        if added > 0 { parts.append("\(added) new") }
        if gone > 0 { parts.append("\(gone) gone") }
        if formerContentSize != new.contentSize {
            parts.append("content was \(formerContentSize.text)")
        }
        return parts.joined(separator: ", ")
    }

    /// A line for each of the first elements that differ, and the number of the others.
    func lines(upTo most: Int) -> [String] {
        let shown = elements.prefix(most).map { element in
            let name = "\(element.kind) \(element.section).\(element.item)"
            let frames = [element.from, element.to].map { $0.map(Self.text) ?? "none" }
            return "\(name): \(frames[0]) → \(frames[1])"
        }
        let rest = elements.count - shown.count
        return shown + (rest > 0 ? ["and \(rest) more"] : [])
    }

    /// Returns a frame as text: `8, 0, 120 × 44`, with at most two decimals.
    private static func text(_ frame: [Double]) -> String {
        let numbers = frame.map { number in
            let rounded = (number * 100).rounded() / 100
            return rounded == rounded.rounded() && abs(rounded) < 1e15
                ? "\(Int(rounded))" : "\(rounded)"
        }
        guard numbers.count == 4 else { return numbers.joined(separator: ", ") }
        return "\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])"
    }
}
