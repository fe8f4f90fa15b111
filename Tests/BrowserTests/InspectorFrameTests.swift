import Foundation
import Gallery
import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// The inspector's facts, compared with the output of `show --format json`.
@Suite struct InspectorFrameTests {
    @Test(
        "The inspector reaches each visible element once, with the printed numbers",
        arguments: Gallery.entries.map(\.name))
    func numbers(_ name: String) throws {
        let tree = try FileTree()
        var session = try Session(name, 120, 40, options: tree.options)
        session.press("5", "j", "I")
        session.wait()
        _ = session.screen
        let part = try #require(session.browser.focusedScene?.demo as? any Inspected)
        let json = try JSONEncoder().encode(part.geometry(of: .visible))
        let printed = try JSONDecoder().decode(Printed.self, from: json).elements
        var inspected: [Printed.Element] = []
        for _ in printed {
            session.press(.tab)
            inspected.append(try #require(part.chosen))
        }
        #expect(!printed.isEmpty)
        for (left, right) in zip(inspected.sorted(), printed.sorted()) {
            #expect((left.words, left.zIndex) == (right.words, right.zIndex))
            let isSame = zip(left.frame, right.frame).allSatisfy { abs($0 - $1) < 0.001 }
            #expect(isSame && left.frame.count == 4, "\(left) \(right)")
        }
    }
}

/// The output of `show --format json`.
private struct Printed: Decodable {
    struct Element: Comparable, Decodable {
        var kind: String
        var section, item, zIndex: Int
        var frame: [Double]

        /// The kind, section and item in the words of the inspector.
        var words: String {
            let words = kind.replacing("(", with: " ").replacing(")", with: "")
            return "\(words == "decoration 255" ? "separator" : words) \(section) \(item)"
        }

        static func < (left: Self, right: Self) -> Bool {
            (left.words, left.frame[0], left.frame[1]) < (
                right.words, right.frame[0], right.frame[1]
            )
        }
    }
    let elements: [Element]
}

private protocol Inspected: AnyObject {
    func geometry(of extent: GeometryExtent) -> DemoGeometry
    /// The inspector's facts about the selected element.
    var chosen: Printed.Element? { get }
}

extension DemoPart: Inspected {
    fileprivate var chosen: Printed.Element? {
        guard let facts = inspector?.facts(of: demo.view, scale: scale).first?.facts else {
            return nil
        }
        func numbers(_ label: String) -> [Double] {
            let value = facts.first { $0.label == label }?.value ?? ""
            return value.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
        }
        guard let kind = facts.first(where: { $0.label == "kind" })?.value,
            let section = numbers("section").first, let zIndex = numbers("zIndex").first
        else { return nil }
        let item = numbers("item").first ?? numbers("index").first ?? 0
        return Printed.Element(
            kind: kind, section: Int(section), item: Int(item), zIndex: Int(zIndex),
            frame: numbers("frame"))
    }
}
