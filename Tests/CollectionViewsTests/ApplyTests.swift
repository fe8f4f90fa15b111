import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Testing

@Suite struct ApplyTests {
    /// Returns a view of ten rows with two sections.
    private func view(
        _ first: some Collection<Int> = 0..<20, _ second: some Collection<Int> = 100..<120
    ) throws -> TestView {
        var view = try TestView(layout: rows()) {
            Section(0, items: Array(first))
            Section(1, items: Array(second))
        }
        view.update {
            $0.environment.size = Size(width: 80, height: 160)
            $0.offsetQuantum = 16
        }
        view.advance(to: .seconds(1))
        return view
    }

    @Test func equalDataIsNoChange() throws {
        var view = try view()
        let count = view.solveCount
        #expect(view.apply(view.snapshot) == false)
        #expect(try view.apply(self.view().snapshot) == false)
        #expect(view.solveCount == count && view.deadline == nil && !view.isMoving)
    }

    @Test func whatIsToBeShownAnewIsAChange() throws {
        var view = try view()
        var heights: [Int: Double] = [:]
        view.layout = FlowLayout<Int> { _, _ in .flow(items: .measured(estimate: 16)) }
        view.measurement = { Size(width: 80, height: $0.item.flatMap { heights[$0] } ?? 16) }
        heights[3] = 48
        var next = view.snapshot
        try next.reconfigureItems([3])
        #expect(view.apply(next) == true)
        #expect(view.frame(ofItem: 3)?.height == 48)
        #expect(view.snapshot.reconfiguredItemIdentifiers.isEmpty)
        // The view's snapshot contains no requests to reload or reconfigure.
        #expect(view.apply(view.snapshot) == false)
        heights[4] = 32
        next = view.snapshot
        try next.reloadSections([0])
        #expect(view.apply(next) == true)
        #expect(view.frame(ofItem: 4)?.height == 32)
        heights[5] = 64
        try next.reloadItems([5])
        view.snapshot = next
        #expect(view.frame(ofItem: 5)?.height == 64)
        #expect(view.snapshot.reloadedItemIdentifiers.isEmpty)
        #expect(view.snapshot.reloadedSectionIdentifiers.isEmpty)
    }

    @Test func theSelectionFollowsItsItem() throws {
        var view = try view()
        view.select(5)
        var next = view.snapshot
        try next.moveItem(5, afterItem: 110)
        view.apply(next)
        #expect(view.selection == 5)
        #expect(view.visibleElements.count { $0.isSelected } <= 1)
        try next.deleteItems([5])
        view.apply(next)
        #expect(view.selection == nil)
        view.moveSelection(.down)
        #expect(view.selection != nil)
    }

    @Test func treesAreSections() throws {
        var tree = SectionSnapshot<Int>()
        try tree.append([1, 2, 3])
        try tree.append([21, 22], to: 2)
        var view = try view(0..<0, 100..<103)
        #expect(
            try view.apply(tree, to: 7) == true, "A missing section is added at the end.")
        #expect(view.snapshot.sectionIdentifiers == [0, 1, 7])
        #expect(Array(view.snapshot.itemIdentifiers) == [100, 101, 102, 1, 2, 3])
        try tree.expand([2])
        try view.apply(tree, to: 7)
        #expect(try Array(view.snapshot.itemIdentifiers(inSection: 7)) == [1, 2, 21, 22, 3])
        #expect(try view.apply(tree, to: 7) == false)
        var rebuilt = SectionSnapshot<Int>()
        try rebuilt.append([0, 2])
        try rebuilt.append([22], to: 2)
        rebuilt.expandItems(expandedIn: tree)
        try view.apply(rebuilt, to: 7)
        #expect(try Array(view.snapshot.itemIdentifiers(inSection: 7)) == [0, 2, 22])
        // Items of another section are moved.
        try rebuilt.append([101])
        try view.apply(rebuilt, to: 7)
        #expect(try Array(view.snapshot.itemIdentifiers(inSection: 1)) == [100, 102])
    }
}
