import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// What sections that scroll sideways show after a change of layout, found among their items.
@Suite struct SidewaysKeepingTests {
    /// Two columns of shelves of items that are as wide as the section says.
    private func layout(_ widths: [Double], spacing: Double) -> SplitLayout<Int> {
        SplitLayout<Int>(
            columns: { _ in .split(leftSideRatio: 0.4, spacing: spacing) },
            side: { $0 % 2 == 0 ? .left : .right },
            section: { id, _ in
                .shelf(
                    items: .uniform(Size(width: widths[id % widths.count], height: 16)),
                    scrolling: SidewaysScrolling(.continuous))
            })
    }

    @Test("the first item that is shown keeps its distance from the edge", arguments: 0..<60)
    func leadingItems(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        func widths() -> [Double] { (0..<3).map { _ in Double(dice.roll(20...120)) } }
        var view = try shelfView(layout(widths(), spacing: 8), sections: 6, isTimed: false)
        for id in 0..<6 { view.scrollSideways(inSection: id, to: Double(dice.roll(1...900))) }
        // The selected item goes before others in its own section, and in none else.
        let chosen = dice.roll(0...5)
        view.select(chosen * 100 + dice.roll(0...19), following: false)
        let places = (0..<6).map { shown(inSection: $0, view) }
        view.layout = layout(widths(), spacing: Double(dice.roll(0...64)))
        for id in 0..<6 where id != chosen {
            let scroll = try #require(view.arrangement.sidewaysScroll(ofSection: id))
            let place = try #require(places[id])
            let frame = try #require(view.arrangement.frame(ofItem: place.item, inSection: id))
            let offset = try #require(view.sidewaysOffset(ofSection: id))
            let wish = frame.minX - scroll.frame.minX - place.distance
            #expect(abs(offset - scroll.clamped(wish)) < 1e-6, "seed \(seed) section \(id)")
        }
    }

    /// The first item that begins behind the edge, and how far.
    private func shown(inSection id: Int, _ view: TestView) -> (item: Int, distance: Double)? {
        guard let scroll = view.arrangement.sidewaysScroll(ofSection: id),
            let offset = view.sidewaysOffset(ofSection: id)
        else { return nil }
        let distances = (0..<20).compactMap { item in
            view.arrangement.frame(ofItem: item, inSection: id).map {
                (item: item, distance: $0.minX - scroll.frame.minX - offset)
            }
        }
        let seen = distances.filter { $0.distance > -1e-6 && $0.distance < scroll.frame.width }
        return seen.first ?? distances.last { $0.distance < 0 }
    }

    /// Also where the selected item was cut by its section's edge, and is shown as a whole in between.
    @Test("sizes that come back give sections their offsets back", arguments: 0..<60)
    func comingBack(seed: UInt64) {
        var dice = Dice(seed: seed)
        for _ in 0..<10 {
            var view = dice.sidewaysView()
            for id in view.snapshot.sectionIdentifiers {
                view.dragSideways(inSection: id, by: Double(dice.roll(-30...30)) * 8)
            }
            if let item = dice.item(of: view) { view.select(item, following: dice.oneIn(2)) }
            view.rest()
            func offsets() -> [Double?] {
                view.snapshot.sectionIdentifiers.map { view.sidewaysOffset(ofSection: $0) }
            }
            let (size, before, place) = (view.size, offsets(), view.contentOffset)
            for _ in 0..<dice.roll(1...3) { view.resize(to: dice.size()) }
            view.resize(to: size)
            #expect(offsets() == before && view.contentOffset == place, "seed \(seed)")
        }
    }

    /// Below what scrolls on its own the view's column ends with its footer, and no further.
    @Test func theEndOfAShorterColumnIsShown() throws {
        let layout = SplitLayout<Int>(
            columns: { _ in .split(leftSideRatio: 0.5, spacing: 0) },
            side: { $0 == 0 ? .left : .right },
            everySection: { _ in
                .flow(items: .perLine(1, height: 16)).footer(height: 32, pinned: true)
            })
        var view = try TestView(layout: layout) {
            Section(0, items: 0..<40)
            Section(1, items: 100..<300)
        }
        view.update {
            $0.environment.size = Size(width: 320, height: 160)
            $0.offsetQuantum = 16
        }
        view.select(38)
        view.moveSelection(.down)
        #expect(view.selection == 39 && view.contentOffset.y + 160 == 40 * 16 + 32)
        #expect(view.prefetchRanges.contains { $0.section == 1 })
    }
}
