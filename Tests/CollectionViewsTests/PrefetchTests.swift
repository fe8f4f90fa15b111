import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

@Suite struct PrefetchTests {
    private func view() throws -> TestView {
        var view = try TestView(layout: rows()) {
            Section(0, items: 0..<30)
            Section(1, items: 100..<1_100)
        }
        view.resize(to: Size(width: 80, height: 160))
        return view
    }

    @Test func theNextViewportIsNear() throws {
        var view = try view()
        #expect(view.prefetchRanges == [PrefetchRange(section: 0, sectionIndex: 0, items: 9..<19)])
        view.scroll(by: 16 * 20)
        // At an offset of twenty rows, items 19…28 are visible. The last item and the header of the next section
        // follow.
        #expect(
            view.prefetchRanges == [
                PrefetchRange(section: 0, sectionIndex: 0, items: 29..<30),
                PrefetchRange(section: 1, sectionIndex: 1, items: 0..<8),
            ])
        view.scroll(by: -16)
        #expect(view.prefetchRanges == [PrefetchRange(section: 0, sectionIndex: 0, items: 8..<18)])
    }

    @Test func sectionsAreAheadSideways() throws {
        var view = try shelfView(shelves(.continuous), sections: 1)
        #expect(view.prefetchRanges == [PrefetchRange(section: 0, sectionIndex: 0, items: 4..<8)])
        view.scrollSideways(inSection: 0, to: 960)
        #expect(view.prefetchRanges == [PrefetchRange(section: 0, sectionIndex: 0, items: 16..<20)])
        view.scrollSideways(inSection: 0, to: 880)
        #expect(view.prefetchRanges == [PrefetchRange(section: 0, sectionIndex: 0, items: 7..<11)])
    }

    @Test func theCostIsThatOfWhatIsSeen() throws {
        let layout = FlowLayout<Int>(everySection: { _ in .flow(items: .perLine(1, height: 16)) })
        var view = try TestView(layout: layout) { Section(0, items: 0..<1_000_000_000) }
        view.resize(to: Size(width: 80, height: 160))
        view.scroll(by: 16e8)
        #expect(view.prefetchRanges.map(\.items.count) == [10])
    }

    @Test func theObserverHearsWhatChanges() throws {
        var view = try view()
        var near: Set<Int> = []
        var heard: [Int] = []
        view.prefetchObserver = PrefetchObserver { items in
            #expect(near.isDisjoint(with: items), "Each item is reported once.")
            near.formUnion(items)
            heard += items
        } cancel: { items in
            #expect(near.isSuperset(of: items))
            near.subtract(items)
        }
        #expect(heard == Array(9..<19))
        for step in [16.0, 16, 160, -48, 1_600, -320, 16] {
            view.scroll(by: step)
            near.subtract(view.visibleItems)
            let wanted = view.prefetchRanges.flatMap { range in
                range.items.map { view.item(at: ItemIndex(section: range.sectionIndex, item: $0)) }
            }
            #expect(near == Set(wanted))
        }
        view.snapshot = try Snapshot(sections: [Section(1, items: 100..<105)])
        near.subtract(view.visibleItems)
        #expect(near.isEmpty, "The prefetching of deleted items is cancelled.")
    }

    /// The prefetch range is the next viewport in the direction of the last scroll, in the view and in each sideways
    /// section.
    @Test(arguments: 0..<30)
    func whatIsNearIsOneViewportFurther(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        var view = dice.sidewaysView()
        var heading = 1.0
        var headings: [Int: Double] = [:]
        for _ in 0..<15 {
            let (axis, before) = (view.scrollDirection, view.contentOffset)
            view.scroll(by: Double(dice.roll(-300...300)))
            let step = view.contentOffset[axis] - before[axis]
            if step != 0 { heading = step < 0 ? -1 : 1 }
            if let id = view.snapshot.sectionIdentifiers.randomElement(using: &dice),
                let offset = view.sidewaysOffset(ofSection: id)
            {
                view.scrollSideways(inSection: id, to: offset + Double(dice.roll(-200...200)))
                let step = try #require(view.sidewaysOffset(ofSection: id)) - offset
                if step != 0 { headings[id] = step < 0 ? -1 : 1 }
            }
            let (bounds, length) = (view.viewport.bounds, view.size[axis])
            var ahead = view.viewport
            let start = bounds.min(axis) + heading * length
            ahead.bounds = bounds.spanning(start, start + length, axis)
            var across = view.viewport
            for index in 0..<view.snapshot.numberOfSections {
                guard let scroll = view.arrangement.sidewaysScroll(ofSection: index) else {
                    continue
                }
                let id = view.snapshot.sectionIdentifier(at: index)
                let step = (headings[id] ?? 1) * scroll.frame.size[scroll.axis]
                across.sidewaysOffsets[index] = scroll.clamped(
                    try #require(view.sidewaysOffset(ofSection: id)) + step)
            }
            func items(_ viewport: Viewport) -> Set<ItemIndex> {
                Set(
                    view.arrangement.elements(in: viewport).filter { $0.kind == .item }.map {
                        ItemIndex(section: $0.section, item: $0.item)
                    })
            }
            let near = items(ahead).union(items(across)).subtracting(items(view.viewport))
            let ranges = view.prefetchRanges
            let told = ranges.flatMap { range in
                range.items.map { ItemIndex(section: range.sectionIndex, item: $0) }
            }
            #expect(told == near.sorted(), "seed \(seed)")
            #expect(
                zip(ranges, ranges.dropFirst()).allSatisfy {
                    $0.sectionIndex != $1.sectionIndex
                        || $0.items.upperBound < $1.items.lowerBound
                }, "seed \(seed): each run is one range")
            #expect(
                ranges.allSatisfy {
                    $0.section == view.snapshot.sectionIdentifier(at: $0.sectionIndex)
                })
        }
    }

    /// A new observer receives all items of the prefetch range, even if another observer has received them before.
    @Test func anotherObserverIsToldEverything() throws {
        var view = try view()
        for _ in 0..<2 {
            var heard: [Int] = []
            view.prefetchObserver = PrefetchObserver { heard += $0 }
            #expect(heard == Array(9..<19))
        }
    }

    /// Items that leave the prefetch range are cancelled, and reported again when they return.
    @Test func theObserverHearsOfTheWayBack() throws {
        var view = try shelfView(shelves(.continuous), sections: 1)
        var entries: [String] = []
        view.prefetchObserver = PrefetchObserver {
            entries.append("near \($0)")
        } cancel: {
            entries.append("gone \($0)")
        }
        view.scrollSideways(inSection: 0, to: 80)
        view.scrollSideways(inSection: 0, to: 0)
        view.scrollSideways(inSection: 0, to: 80)
        #expect(
            entries == [
                "near [4, 5, 6, 7]", "near [8]", "gone [5, 6, 7, 8]", "near [5, 6, 7, 8]",
            ])
    }
}
