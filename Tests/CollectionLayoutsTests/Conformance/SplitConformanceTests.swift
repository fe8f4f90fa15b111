import CollectionLayouts
import ConformanceSupport
import Foundation
import Testing

private let files = ConformanceSet(kind: "split", in: .module)
private let tally = ConformanceTally()

/// Tests against the frames of the original UICollectionViewSplitLayout, one scenario per file.
@Suite("Conformance: split", ConformanceSummary(set: files, tally: tally))
struct SplitConformanceTests {
    /// Faults of the original that affect only the content size. A scenario with any other fault is skipped.
    static let contentSizeQuirks: Set = [
        "content-size-includes-inset-bottom", "safe-area-left-overflows-content-size",
    ]

    /// Rules of the original that its documentation leaves out, and that this package follows.
    static let followedQuirks: Set = ["zero-width-supplementary-dropped"]

    @Test(
        "The split layout gives the original frames, widths and visible elements",
        arguments: files.files)
    func scenario(_ file: ConformanceFile) throws {
        let data = try file.decoded(as: SplitCase.self)
        let known = Self.contentSizeQuirks.union(Self.followedQuirks)
        if let quirk = data.layoutQuirks.first(where: { !known.contains($0) }) {
            return tally.skipped(quirk)
        }
        if data.tags.contains("ulp-sensitive") { return tally.skipped("ulp-sensitive") }
        let arrangement = data.scenario.layout.arrange(
            data.scenario.contents, in: data.scenario.environment)
        checkColumns(arrangement, data, file)
        checkFrames(arrangement, data, file)
        for visible in data.result.visible where visible.quirks.isEmpty {
            checkVisible(arrangement, visible, data, file)
        }
        tally.checked()
    }

    private func checkColumns(
        _ arrangement: Arrangement, _ data: SplitCase, _ file: ConformanceFile
    ) {
        let result = data.result
        let left = arrangement.column(.left)
        let right = arrangement.column(.right)
        expect(left?.width, result.contentWidthLeft, "left width", file)
        expect(right?.width, result.contentWidthRight, "right width", file)
        expect(left?.leftEdge, result.contentMostLeftLeft, "left column's left edge", file)
        expect(right?.leftEdge, result.contentMostLeftRight, "right column's left edge", file)
        if Self.followedQuirks.isSuperset(of: data.layoutQuirks) {
            expect(arrangement.contentSize.width, result.contentSize.width, "content width", file)
            expect(
                arrangement.contentSize.height, result.contentSize.height, "content height", file)
        }
        for (side, widths) in result.fixedWidth {
            for (count, width) in widths {
                let column = side == "left" ? left : right
                let found = column?.itemWidth(
                    perLine: Int(count) ?? 0,
                    interItemSpacing: data.scenario.minimumInterItemSpacing,
                    inset: data.scenario.sectionInset.edges)
                expect(found, width, "width of \(count) items on the \(side)", file)
            }
        }
    }

    private func checkFrames(_ arrangement: Arrangement, _ data: SplitCase, _ file: ConformanceFile)
    {
        for section in data.result.items.indices {
            for item in data.scenario.sections[section].items.indices {
                expect(
                    arrangement.frame(ofItem: item, inSection: section),
                    data.result.items[section]?[item], "item \(section).\(item)", file)
            }
            expect(
                arrangement.headerFrame(ofSection: section), data.result.headers[section],
                "header \(section)", file)
            expect(
                arrangement.footerFrame(ofSection: section), data.result.footers[section],
                "footer \(section)", file)
            let background = data.result.decorations[section]
            expect(
                arrangement.backgroundFrame(ofSection: section),
                background?.hasColor == true ? background?.frame : nil, "background \(section)",
                file)
        }
    }

    private func checkVisible(
        _ arrangement: Arrangement, _ visible: SplitCase.Visible, _ data: SplitCase,
        _ file: ConformanceFile
    ) {
        let environment = data.scenario.environment
        let bounds = Rect(
            origin: Point(x: visible.offset.x, y: visible.offset.y), size: environment.size)
        let viewport = Viewport(
            bounds: bounds, insets: environment.safeAreaInsets + environment.contentInset)
        let found = arrangement.elements(in: viewport)
        let expected = (visible.elements ?? []).filter { row in
            (row.kind != "b" || row.hasColor)
                && (row.kind == "c" || row.rect.meets(bounds))
        }
        let ours = found.map(Line.init).sorted()
        let theirs = expected.map(Line.init).sorted()
        #expect(
            ours == theirs,
            "\(file.name) at y \(visible.offset.y)\nexpected \(theirs)\nactual   \(ours)")
        // Only the order of the zIndex values counts, not the values themselves.
        let depths = Dictionary(
            found.map { (Line($0), $0.zIndex) }, uniquingKeysWith: { first, _ in first })
        let pairs = expected.compactMap { row in depths[Line(row)].map { (row.zIndex, $0) } }
        #expect(pairs.count == expected.count, "\(file.name): each element has a zIndex")
        let order = Dictionary(grouping: pairs, by: \.0).sorted { $0.key < $1.key }
        for (below, above) in zip(order, order.dropFirst()) {
            // Groups are never empty, so the fallback values are never used.
            let isOrdered =
                below.value.map(\.1).max() ?? .max < above.value.map(\.1).min() ?? .min
            #expect(isOrdered, "\(file.name): zIndex \(below.key) and \(above.key)")
        }
    }
}

/// An element with its frame rounded to a millionth of a point, for comparing and sorting.
private struct Line: Hashable, Comparable, CustomStringConvertible {
    let description: String

    init(_ attributes: LayoutAttributes) {
        let frame = attributes.frame
        self.init(
            attributes.kind.letter, attributes.section, attributes.item,
            [frame.x, frame.y, frame.width, frame.height])
    }

    init(_ row: SplitCase.Row) { self.init(row.kind, row.section, row.item, row.frame) }

    private init(_ kind: String, _ section: Int, _ item: Int, _ frame: [Double]) {
        let numbers = frame.map { "\(($0 * 1e6).rounded() / 1e6 + 0)" }.joined(separator: " ")
        description = "\(kind)\(section).\(item) [\(numbers)]"
    }

    static func < (left: Line, right: Line) -> Bool { left.description < right.description }
}

extension ElementKind {
    fileprivate var letter: String {
        switch self {
        case .item: "c"
        case .header: "h"
        case .footer: "f"
        case .background: "b"
        case .supplementary, .decoration: "s"
        }
    }
}

extension SplitCase.Row {
    fileprivate var rect: Rect {
        Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
}

private func expect(
    _ actual: Double?, _ expected: Double, _ what: String, _ file: ConformanceFile
) {
    let isClose = abs((actual ?? .nan) - expected) <= 1e-6
    #expect(isClose, "\(file.name) \(what): expected \(expected), actual \(actual as Any)")
}

private func expect(
    _ actual: Rect?, _ expected: [Double]?, _ what: String, _ file: ConformanceFile
) {
    let ours = actual.map { [$0.x, $0.y, $0.width, $0.height] }
    let isSame: Bool =
        switch (ours, expected) {
        case (nil, nil): true
        case (let ours?, let expected?): zip(ours, expected).allSatisfy { abs($0 - $1) <= 1e-6 }
        default: false
        }
    #expect(isSame, "\(file.name) \(what): expected \(expected as Any), actual \(ours as Any)")
}
