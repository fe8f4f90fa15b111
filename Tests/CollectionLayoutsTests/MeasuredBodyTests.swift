import CollectionLayouts
import Testing

/// Tests of a program's own body that is measured, has no closed form, and follows edits item by item.
@Suite struct MeasuredBodyTests {
    @Test("A body with estimates is solved when measurements exist, and follows later edits")
    func estimatesFirst() {
        var ids = Array(0..<9)
        let layout = FlowLayout<Int> { _, _ in SectionLayout(Tower()) }
        let environment = LayoutEnvironment(size: Size(width: 60, height: 40))
        let measure: Measure = { Size(width: 9, height: Double(ids[$0.item] % 5 + 3)) }
        func heights(_ arrangement: Arrangement) -> [Double?] {
            ids.indices.map { arrangement.frame(ofItem: $0, inSection: 0)?.height }
        }
        func contents() -> [SectionContent<Int>] { [SectionContent(id: 0, itemCount: ids.count)] }
        var arrangement = layout.arrange(
            contents(), in: environment, measure: measure, lazily: true)
        #expect(heights(arrangement) == ids.map { _ in Tower.estimate })
        func follow(_ old: Range<Int>, _ new: Range<Int>, measures: Bool = false) {
            var changes = ArrangementChanges()
            changes.measuresEstimates = measures
            changes.changedSections = [.init(section: 0, items: [.init(old: old, new: new)])]
            #expect(
                layout.rearrange(&arrangement, for: contents(), changes: changes, measure: measure))
            let anew = layout.arrange(contents(), in: environment, measure: measure)
            #expect(heights(arrangement) == heights(anew))
            #expect(arrangement.contentSize == anew.contentSize)
        }
        follow(2..<3, 2..<3, measures: true)
        ids.insert(contentsOf: [21, 34], at: 4)
        follow(4..<4, 4..<6)
        ids.remove(at: 0)
        follow(0..<1, 0..<0)
        ids[5] = 90
        follow(5..<6, 5..<6, measures: true)
    }
}

/// Boxes in a column, each with its measured height.
private struct Tower: SectionBody, Equatable {
    static let estimate = 2.0

    func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan {
        TowerPlan(width: room.size.width)
    }
}

private final class TowerPlan: BodyPlan {
    private let width: Double

    init(width: Double) { self.width = width }

    var isMeasured: Bool { true }

    func solve(_ items: BodyItems, _ problems: inout ProblemLog) -> any PlacedItems {
        var tower = PlacedTower(width: width)
        tower.build(0..<0, by: 0..<items.count, items)
        return tower
    }
}

private struct PlacedTower: PlacedItems {
    let width: Double
    private var heights: [Double] = []

    init(width: Double) { self.width = width }

    mutating func build(_ old: Range<Int>, by new: Range<Int>, _ items: BodyItems) {
        heights.replaceSubrange(
            old,
            with: new.map {
                items.measuredSize(of: $0, width: width, height: nil)?.height ?? Tower.estimate
            })
    }

    mutating func apply(
        _ edits: ItemEdits, of plan: any BodyPlan, _ items: BodyItems, _ problems: inout ProblemLog
    ) -> Bool {
        for change in edits.changes.reversed() { build(change.old, by: change.new, items) }
        return true
    }

    func size(of items: BodyItems) -> Size { Size(width: width, height: heights.reduce(0, +)) }

    func frame(of item: Int, _ items: BodyItems) -> Rect? {
        Rect(x: 0, y: heights[..<item].reduce(0, +), width: width, height: heights[item])
    }

    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {
        for item in heights.indices {
            if let frame = frame(of: item, items) { elements.add(item, frame) }
        }
    }
}
