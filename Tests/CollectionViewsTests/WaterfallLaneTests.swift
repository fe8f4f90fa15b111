import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Testing

/// Tests of the lanes of a waterfall while a view measures its items.
@Suite struct WaterfallLaneTests {
    /// Heights that items can change while a view shows them.
    private final class Heights {
        var more: [Int: Double] = [:]
        func height(_ item: Int) -> Double {
            Double(item * 37 % 11 * 8 + 24) + more[item, default: 0]
        }
    }

    private static let laneWidth = 100.0

    private static func view(
        _ heights: Heights, items: Range<Int> = 0..<400
    ) throws -> CollectionView<Int, Int> {
        let layout = FlowLayout<Int> { _, _ in
            .waterfall(lanes: .width(laneWidth), heights: .measured(estimate: 40))
        }
        var view = try CollectionView(layout: layout) { Section(0, items: items) }
        view.measurement = { element in
            element.item.map { Size(width: laneWidth, height: heights.height($0)) }
        }
        view.resize(to: Size(width: 400, height: 300))
        return view
    }

    /// Returns the left edges of the visible items.
    private static func lefts(_ view: CollectionView<Int, Int>) -> [Int: Double] {
        var lefts: [Int: Double] = [:]
        for element in view.visibleElements {
            if let item = element.item { lefts[item] = element.frame.x }
        }
        return lefts
    }

    @Test("The first visible items are in the shortest lanes")
    func shortest() throws {
        let heights = Heights()
        let view = try Self.view(heights)
        var ends = Array(repeating: 0.0, count: 4)
        for item in 0..<12 {
            let lane = ends.indices.first { ends[$0] == ends.min() } ?? 0
            #expect(view.frame(ofItem: item)?.origin == Point(x: Double(lane) * 100, y: ends[lane]))
            ends[lane] += heights.height(item)
        }
    }

    @Test("No item that was visible changes its lane while the reader scrolls")
    func scrolling() throws {
        var view = try Self.view(Heights())
        var seen: [Int: Double] = [:]
        func check(_ view: CollectionView<Int, Int>) {
            for (item, left) in Self.lefts(view) {
                #expect(seen[item] == nil || seen[item] == left, "item \(item)")
                seen[item] = left
            }
        }
        check(view)
        let end = view.contentSize.height
        for offset in [end, end * 0.5, end * 0.9, 0.0, end * 0.2] {
            view.scroll(to: Point(x: 0, y: offset))
            check(view)
            for step in [-70.0, -70, -70, -70, 50, 50, 50, -300, 400] {
                view.scroll(by: step)
                check(view)
            }
        }
        #expect(seen.count > 100)
    }

    @Test("A reconfigured item that grows keeps the lanes of all visible items")
    func reconfigured() throws {
        let heights = Heights()
        var view = try Self.view(heights)
        for item in [0, 1, 5] {
            let before = Self.lefts(view)
            heights.more[item] = 100
            var snapshot = view.snapshot
            try snapshot.reconfigureItems([item])
            view.snapshot = snapshot
            #expect(view.frame(ofItem: item)?.height == heights.height(item))
            let after = Self.lefts(view)
            for (item, left) in after { #expect(before[item] == nil || before[item] == left) }
        }
    }

    @Test("New items and a new width choose the lanes of the items again")
    func chosenAgain() throws {
        let heights = Heights()
        var view = try Self.view(heights, items: 0..<12)
        heights.more[0] = 400
        var snapshot = view.snapshot
        try snapshot.reconfigureItems([0])
        view.snapshot = snapshot
        let kept = (1..<12).map { view.frame(ofItem: $0)?.x }
        #expect(kept.contains(0))
        snapshot = view.snapshot
        try snapshot.insertItems([99], afterItem: 0)
        view.snapshot = snapshot
        // The first lane is so long that no other item is in it.
        #expect((1..<12).allSatisfy { (view.frame(ofItem: $0)?.x ?? 0) > 0 })
        var other = try Self.view(heights, items: 0..<12)
        other.resize(to: Size(width: 300, height: 300))
        other.resize(to: Size(width: 400, height: 300))
        #expect((1..<12).allSatisfy { (other.frame(ofItem: $0)?.x ?? 0) > 0 })
    }
}
