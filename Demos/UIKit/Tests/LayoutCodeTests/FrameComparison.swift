@testable import Gallery

/// The frames that a demo and its code for UIKit have in common.
enum FrameComparison {
    case all
    /// The horizontal extents of the items. The cells of an app determine their heights.
    case itemWidths
    /// All frames of the first section, and the sizes of the other items.
    case firstSection

    init(_ demo: String) {
        switch demo {
        // The gallery's list has rows of one height, and a background with space around its texts.
        case "appearances": self = .itemWidths
        // JEKScrollableSectionCollectionViewLayout has neither a line spacing nor shelves of several lines.
        case "shelves": self = .firstSection
        default: self = .all
        }
    }

    /// Describes the first difference between two geometries. Returns `nil` if they are equal.
    func difference(from expected: DemoGeometry, to actual: DemoGeometry) -> String? {
        let (expected, actual) = (elements(of: expected), elements(of: actual))
        for (wanted, found) in zip(expected, actual) where !wanted.isEqual(to: found) {
            return "expected \(wanted), found \(found)"
        }
        return expected.count == actual.count && !expected.isEmpty
            ? nil : "expected \(expected.count) elements, found \(actual.count)"
    }

    private func elements(of geometry: DemoGeometry) -> [ComparedElement] {
        let content = ComparedElement(
            name: "content", numbers: [geometry.contentSize.width, geometry.contentSize.height])
        let elements = geometry.elements.compactMap { element -> ComparedElement? in
            let name = "\(kind(of: element)) \(element.section).\(element.item)"
            let isItem = element.kind == "item"
            switch self {
            case .all: return ComparedElement(name: name, numbers: element.frame)
            case .itemWidths:
                guard isItem else { return nil }
                return ComparedElement(name: name, numbers: [element.frame[0], element.frame[2]])
            case .firstSection:
                guard element.section > 0 else {
                    return ComparedElement(name: name, numbers: element.frame)
                }
                guard isItem else { return nil }
                return ComparedElement(name: name, numbers: Array(element.frame[2...]))
            }
        }.sorted { $0.name < $1.name }
        if case .all = self { return [content] + elements }
        return elements
    }

    /// Returns the kind without its number, because UIKit's kinds are texts.
    private func kind(of element: DemoGeometry.Item) -> Substring {
        let kind = element.kind.prefix { $0 != "(" }
        return kind == "background" ? "decoration" : kind
    }
}

/// An element with the numbers to compare, in points.
private struct ComparedElement: CustomStringConvertible {
    let name: String
    let numbers: [Double]

    var description: String { "\(name) at \(numbers)" }

    /// Returns whether both elements have the same name and nearly the same numbers. A fraction of a width and an equal
    /// share of it differ by a rounding error.
    func isEqual(to other: ComparedElement) -> Bool {
        name == other.name && numbers.count == other.numbers.count
            && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 1e-4 }
    }
}
