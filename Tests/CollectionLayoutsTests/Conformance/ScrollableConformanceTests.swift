import CollectionLayouts
import ConformanceSupport
import Foundation
import Testing

private let files = ConformanceSet(kind: "scrollable", in: .module)
private let tally = ConformanceTally()

/// Tests against the results of the original JEKScrollableSectionCollectionViewLayout, corrected where the original has
/// faults.
@Suite("Conformance: scrollable", ConformanceSummary(set: files, tally: tally))
struct ScrollableConformanceTests {
    @Test(
        "The scrollable layout gives the original frames, scroll areas, visible elements and offsets",
        arguments: files.files)
    func scenario(_ file: ConformanceFile) throws {
        let data = try file.decoded(as: ScrollableCase.self)
        var state = ScrollableState(data)
        state.check(data.initial, file)
        for visible in data.expected.visible ?? [] { state.checkVisible(visible, file) }
        var events: [String] = []
        for (step, expected) in zip(data.layout.steps ?? [], data.expected.steps ?? []) {
            if let event = state.apply(step) { events.append(event) }
            state.check(expected.result, file)
        }
        let told = (data.expected.scrollEvents ?? []).map { "\($0.section) at \($0.offset)" }
        #expect(events == told, "\(file.name): the reported scroll events")
        tally.checked()
    }
}

/// The state of a collection view without the view: sections, size, and sideways offsets by identifier.
private struct ScrollableState {
    var sections: [ScrollableCase.Section]
    var size: Size
    let showsBackgrounds: Bool
    var offsets: [String: Double] = [:]

    init(_ data: ScrollableCase) {
        sections = data.layout.sections
        size = Size(width: data.layout.container.width, height: data.layout.container.height)
        showsBackgrounds = data.layout.showsSectionBackgrounds
    }

    private func id(_ section: Int) -> String { sections[section].id ?? "\(section)" }

    private var arrangement: Arrangement {
        let layout = ScrollableSectionLayout<Int>(showsSectionBackgrounds: showsBackgrounds) {
            index, _ in sections[index].layout
        }
        let contents = sections.indices.map {
            SectionContent(id: $0, itemCount: sections[$0].itemCount)
        }
        return layout.arrange(contents, in: LayoutEnvironment(size: size))
    }

    private func viewport(_ bounds: Rect) -> Viewport {
        let shown = sections.indices.compactMap { index in offsets[id(index)].map { (index, $0) } }
        return Viewport(
            bounds: bounds, sidewaysOffsets: Dictionary(uniqueKeysWithValues: shown))
    }

    /// Applies a step and returns the scroll event that an observer receives, if any.
    mutating func apply(_ step: ScrollableCase.Step) -> String? {
        switch step.op {
        case "scroll":
            let section = step.section ?? 0
            let scroll = arrangement.sidewaysScroll(ofSection: section)
            let offset = scroll?.clamped(step.offset ?? 0) ?? 0
            offsets[id(section)] = offset
            return "\(section) at \(offset)"
        case "resize":
            size = Size(width: step.width ?? size.width, height: step.height ?? size.height)
            return nil
        default:
            sections = step.sections ?? sections
            return nil
        }
    }

    func check(_ expected: ScrollableCase.State, _ file: ConformanceFile) {
        let arrangement = arrangement
        #expect(arrangement.problems.isEmpty, "\(file.name): \(arrangement.problems)")
        let content = arrangement.contentSize
        expect([content.width, content.height], expected.contentSize, "content size", file)
        let viewport = viewport(Rect(x: 0, y: 0, width: size.width, height: size.height))
        for element in expected.items {
            let found = arrangement.frame(
                of: .item, item: element.item, inSection: element.section, in: viewport)
            expect(found?.numbers, element.frame, "item \(element.section).\(element.item)", file)
        }
        for element in expected.supplementary {
            let found = arrangement.frame(
                of: CompositionalCase.kind(element.kind ?? ""), inSection: element.section,
                in: viewport)
            expect(found?.numbers, element.frame, "\(element.kind ?? "") \(element.section)", file)
        }
        for area in expected.scrollViews { check(area, in: arrangement, file) }
    }

    private func check(
        _ expected: ScrollableCase.ScrollView, in arrangement: Arrangement, _ file: ConformanceFile
    ) {
        let section = sections[expected.section]
        let height = arrangement.frame(ofSection: expected.section)?.height ?? 0
        guard let scroll = arrangement.sidewaysScroll(ofSection: expected.section) else {
            // In Reflow, a flow does not scroll. The extent of its section is the extent of its items.
            #expect(section.flow)
            let frames = (0..<section.itemCount).compactMap {
                arrangement.frame(ofItem: $0, inSection: expected.section)
            }
            let width = (frames.map(\.maxX).max() ?? 0) + (section.insets?.right ?? 0)
            return expect(
                [0, 0, width, height], expected.sectionBounds, "bounds \(expected.section)", file)
        }
        expect(scroll.frame.numbers, expected.scrollViewFrame, "area \(expected.section)", file)
        expect(
            [scroll.contentSize.width, scroll.contentSize.height], expected.scrollViewContentSize,
            "scrolled content \(expected.section)", file)
        expect(
            [0, 0, scroll.contentSize.width, height], expected.sectionBounds,
            "bounds \(expected.section)", file)
    }

    func checkVisible(_ visible: ScrollableCase.Visible, _ file: ConformanceFile) {
        let rect = Rect(
            x: visible.rect[0], y: visible.rect[1], width: visible.rect[2], height: visible.rect[3])
        let found = arrangement.elements(in: viewport(rect)).map {
            "\($0.kind) \($0.section).\($0.item)"
        }
        let expected = visible.elements.filter { !$0.hasPrefix("scrollView") }
        #expect(found.sorted() == expected.sorted(), "\(file.name) in \(rect)")
    }

    private func expect(
        _ actual: [Double]?, _ expected: [Double], _ what: String, _ file: ConformanceFile
    ) {
        let isSame =
            actual.map { zip($0, expected).allSatisfy { abs($0 - $1) <= 1e-6 } } ?? false
        #expect(
            isSame, "\(file.name) \(what): expected \(expected), actual \(actual as Any)")
    }
}

extension Rect {
    fileprivate var numbers: [Double] { [x, y, width, height] }
}
