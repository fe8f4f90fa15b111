import CollectionLayouts
import ConformanceSupport
import Foundation
import Testing

private let files = ConformanceSet(kind: "compositional", in: .module)
private let tally = ConformanceTally()

/// Tests against the text and the pictures of UIKit's documentation, one scenario per file.
@Suite("Conformance: compositional", ConformanceSummary(set: files, tally: tally))
struct CompositionalConformanceTests {
    @Test(
        "The compositional layout gives the documented frames, content size, stops and order",
        arguments: files.files)
    func scenario(_ file: ConformanceFile) throws {
        let data = try file.decoded(as: CompositionalCase.self)
        let arrangement = data.arrange()
        let check = Check(data: data, file: file, arrangement: arrangement)
        if let error = data.expected.error {
            #expect(arrangement.problemCount > 0, "\(file.name): expected a problem for \(error)")
        } else {
            #expect(arrangement.problems.isEmpty, "\(file.name): \(arrangement.problems)")
            check.contentSize()
            check.elements()
            for orthogonal in data.expected.orthogonal ?? [] { check.sideways(orthogonal) }
            check.order()
        }
        tally.checked()
    }
}

/// A check of one case against the engine's results.
private struct Check {
    let data: CompositionalCase
    let file: ConformanceFile
    let arrangement: Arrangement

    private var tolerance: Double { data.trust == "uikit" ? 0.7 : 1e-6 }

    func contentSize() {
        let size = arrangement.contentSize
        expect([size.width, size.height], data.expected.contentSize, "content size", 1e-6)
    }

    /// Checks the frames by look-up, and checks that a query finds exactly the listed elements.
    func elements() {
        let expected = data.expected
        for element in expected.items ?? [] {
            expect(
                arrangement.frame(ofItem: element.item, inSection: element.section ?? 0),
                element, "item")
        }
        for element in (expected.supplementary ?? []) + (expected.decoration ?? []) {
            let kind = CompositionalCase.kind(element.kind ?? "")
            expect(
                arrangement.frame(
                    of: kind, item: element.item, inSection: element.section ?? 0,
                    in: data.viewport),
                element, element.kind ?? "")
        }
        let everything = Viewport(
            bounds: Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
        let found = arrangement.elements(in: everything).filter { !$0.scrollsSideways }
        let listed =
            (expected.items ?? []).count + (expected.supplementary ?? []).count
            + (expected.decoration ?? []).count
        let flat = found.filter { $0.kind != .item || !$0.frame.size.isEmpty }
        #expect(flat.count == listed, "\(file.name): \(listed) elements, found \(flat.count)")
    }

    func sideways(_ expected: CompositionalCase.Orthogonal) {
        guard let scroll = arrangement.sidewaysScroll(ofSection: expected.section) else {
            Issue.record("\(file.name): section \(expected.section) does not scroll sideways")
            return
        }
        let frame = scroll.frame
        expect(
            [frame.x, frame.y, frame.width, frame.height], expected.frame, "scroll area", tolerance)
        expect(
            [scroll.contentSize.width, scroll.contentSize.height], expected.contentSize,
            "scrolled content", tolerance)
        expect([scroll.maxOffset], [expected.maxOffset], "largest offset", tolerance)
        expect(scroll.allStops, expected.stops, "stops", 1e-6)
        // The frames in the file are relative to the scrolled content.
        var viewport = data.viewport
        viewport.sidewaysOffsets[expected.section] = 0
        let all =
            expected.items.map { ($0, ElementKind.item) }
            + (expected.supplementary ?? []).map { ($0, CompositionalCase.kind($0.kind ?? "")) }
        for (element, kind) in all {
            let found = arrangement.frame(
                of: kind, item: element.item, inSection: expected.section, in: viewport)
            expect(
                found?.offsetBy(x: -frame.x, y: -frame.y), element,
                "sideways \(expected.section) \(kind)")
        }
    }

    /// Checks that the elements have the same drawing order as in the file.
    func order() {
        let everything = Viewport(bounds: Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
        let found = arrangement.elements(in: everything)
        let expected = data.expected
        let rows =
            (expected.items ?? []).map { ($0, ElementKind.item) }
            + ((expected.supplementary ?? []) + (expected.decoration ?? [])).map {
                ($0, CompositionalCase.kind($0.kind ?? ""))
            }
        var depths: [Int: ClosedRange<Int>] = [:]
        for (row, kind) in rows {
            guard let zIndex = row.zIndex,
                let own = found.first(where: {
                    $0.kind == kind && $0.section == row.section && $0.item == row.item
                })?.zIndex
            else { continue }
            let old = depths[zIndex] ?? own...own
            depths[zIndex] = min(old.lowerBound, own)...max(old.upperBound, own)
        }
        let sorted = depths.sorted { $0.key < $1.key }
        for (below, above) in zip(sorted, sorted.dropFirst()) {
            #expect(
                below.value.upperBound < above.value.lowerBound,
                "\(file.name): zIndex \(below.key) and \(above.key)")
        }
    }

    private func expect(_ actual: Rect?, _ element: CompositionalCase.Element, _ what: String) {
        expect(
            actual.map { [$0.x, $0.y, $0.width, $0.height] }, element.frame,
            "\(what) \(element.section ?? 0).\(element.item)", tolerance)
    }

    private func expect(
        _ actual: [Double]?, _ expected: [Double]?, _ what: String, _ tolerance: Double
    ) {
        let isSame: Bool =
            switch (actual, expected) {
            case (nil, nil): true
            case (let actual?, let expected?):
                actual.count == expected.count
                    && zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance }
            default: false
            }
        #expect(
            isSame,
            "\(file.name) \(what): expected \(expected as Any), actual \(actual as Any)\n\(picture(of: arrangement))"
        )
    }
}
