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
        // Twenty rows down: items 19…29 are seen below the header, then the next section's header.
        #expect(
            view.prefetchRanges == [PrefetchRange(section: 1, sectionIndex: 1, items: 0..<9)]
                || view.prefetchRanges.last?.section == 1)
        view.scroll(by: -16)
        #expect(view.prefetchRanges.allSatisfy { $0.section == 0 && $0.items.upperBound <= 19 })
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
            #expect(near.isDisjoint(with: items), "Told once.")
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
        #expect(near.isEmpty, "What is gone is cancelled.")
    }
}
