import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// What is kept where it was when all that was seen is gone, found in a list of what there was.
@Suite struct SurvivorLawTests {
    private static let items = 10

    /// Eight sections of ten rows under tall headers; two rows of one section are seen.
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

    @Test("the next item goes first, then sections from there on, then what was before")
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
        #expect(kinds.count == 4, "Items and sections, before and behind.")
    }

    /// Across the direction nothing moves, whatever changes along it.
    @Test func theOffsetAcrossStays() throws {
        func layout(_ height: Double) -> FlowLayout<Int> {
            FlowLayout { _ in .flow(items: .perLine(1, height: height)) }
        }
        var view = try TestView(layout: layout(16)) { Section(0, items: 0..<200) }
        view.update {
            $0.environment.size = Size(width: 320, height: 160)
            // Whole columns of 16 points leave one to scroll.
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

    /// Without a header that is pinned, what stands above the first line comes into sight with it.
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
