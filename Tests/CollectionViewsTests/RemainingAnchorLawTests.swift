import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests of the element that keeps its position when all visible items are deleted, checked against the old order.
@Suite struct RemainingAnchorLawTests {
    private static let items = 10

    /// Returns a view of eight sections with ten rows and a tall header each. The view shows two rows of one section.
    private func view(at section: Int) throws -> TestView {
        let layout = FlowLayout<Int> { _ in
            .flow(items: .perLine(1, height: 16)).header(height: 400, pinned: false)
        }
        var view = TestView(
            layout: layout,
            snapshot: try Snapshot(
                sections: (0..<8).map { Section($0, items: $0 * 100..<$0 * 100 + Self.items) }))
        view.update {
            $0.environment.size = Size(width: 80, height: 32)
            $0.offsetQuantum = 16
        }
        view.scroll(toItem: section * 100 + 5, at: .top)
        return view
    }

    @Test(
        "After deleting all visible items, the next item comes first, then following sections, then earlier elements"
    )
    func theNearestIsKept() throws {
        var dice = Dice(seed: 61)
        var kinds: Set<String> = []
        for round in 0..<300 {
            let section = dice.roll(0...7)
            var view = try view(at: section)
            let seen = view.visibleItems
            #expect(seen == [section * 100 + 5, section * 100 + 6])
            let rarity = dice.pick(1, 10, 40, 1_000)
            let left = (0..<8).filter { _ in dice.oneIn(3) }.map { id in
                (
                    id: id,
                    items: (id * 100..<id * 100 + Self.items).filter {
                        !seen.contains($0) && dice.oneIn(rarity)
                    }
                )
            }
            let items = left.flatMap(\.items)
            let (item, other): (Int?, Int?) =
                if let next = items.first(where: { $0 > seen[1] }) {
                    (next, nil)
                } else if let next = left.first(where: { $0.id >= section }) {
                    (nil, next.id)
                } else if let last = items.last {
                    (last, nil)
                } else {
                    (nil, left.last?.id)
                }
            view.snapshot = try Snapshot(sections: left.map { Section($0.id, items: $0.items) })
            let place = other.flatMap { view.snapshot.indexOfSection($0) }
            let frame =
                item.flatMap { view.frame(ofItem: $0) }
                ?? place.flatMap { view.arrangement.frame(ofSection: $0) }
            guard let frame else { continue }
            kinds.insert("\(item == nil) \((item.map { $0 / 100 } ?? other ?? 0) < section)")
            #expect(
                frame.meets(view.viewport.bounds),
                "round \(round): \(item ?? -1) \(other ?? -1) at \(section)")
        }
        #expect(kinds.count == 4, "All four cases occur: items and sections, before and behind.")
    }

    /// Changes along the scroll direction do not move the offset across.
    @Test func theOffsetAcrossStays() throws {
        func layout(_ height: Double) -> FlowLayout<Int> {
            FlowLayout { _ in .flow(items: .perLine(1, height: height)) }
        }
        var view = try TestView(layout: layout(16)) { Section(0, items: 0..<200) }
        view.update {
            $0.environment.size = Size(width: 320, height: 160)
            // Rounded to columns of 16 points, the insets allow scrolling by one column.
            $0.environment.contentInset = EdgeInsets(left: 8, right: 8)
            $0.horizontalQuantum = 16
        }
        #expect(view.limits.x == -16...0)
        view.scroll(to: Point(x: 0, y: 320))
        let changes: [(inout TestView) throws -> Void] = [
            { $0.layout = layout(32) }, { $0.resize(to: Size(width: 320, height: 80)) },
            { view in try view.snapshot.deleteItems([3, 30]) },
            { $0.contentInset.top = 16 },
        ]
        for change in changes {
            try change(&view)
            #expect(view.contentOffset.x == 0 && view.contentOffset.y >= 304)
        }
    }

    /// Without a pinned header, moving to the first line also shows the elements above the line.
    @Test(arguments: Axis.allCases)
    func keysShowWhatIsAboveTheFirstLine(direction: Axis) throws {
        let layout = CompositionalLayout<Int>(
            configuration: .init(scrollDirection: direction),
            section: .flow(items: .uniform(Size(width: 80, height: 80))).header(height: 48))
        var view = try TestView(layout: layout) { Section(0, items: 0..<40) }
        view.resize(to: Size(width: 80, height: 240).along(direction))
        for item in [1, 39] {
            view.select(item)
            view.scroll(by: 48 - view.contentOffset[direction])
            view.select(1)
            view.moveSelection(direction == .vertical ? .up : .left)
            #expect(view.selection == 0 && view.contentOffset[direction] == 0)
        }
    }
}
