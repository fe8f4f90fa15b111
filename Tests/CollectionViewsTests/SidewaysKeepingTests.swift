import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests of the items that sideways sections show after a change of layout.
@Suite struct SidewaysKeepingTests {
    /// Returns a layout with two columns of shelves. Each section has its own item width.
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

    /// The result is the nearest stop. If that stop hides the item, the result is a stop that shows it. Some items end
    /// at a page's end.
    @Test(arguments: [70.0, 40])
    func anItemIsShownAtTheNearestStopThatShowsIt(itemWidth: Double) throws {
        let view = try shelfView(shelves(itemWidth: itemWidth) { _ in SidewaysScrolling(.paging) })
        let scroll = try #require(view.arrangement.sidewaysScroll(ofSection: 0))
        let stops = try #require(scroll.allStops)
        var others = 0
        for item in 0..<20 {
            let frame = try #require(view.arrangement.frame(ofItem: item, inSection: 0))
            func shows(_ offset: Double) -> Bool {
                frame.maxX - offset > scroll.frame.minX && frame.minX - offset < scroll.frame.maxX
            }
            for wish in stride(from: scroll.limits.lowerBound, to: scroll.limits.upperBound, by: 7)
            {
                let nearest = scroll.clamped(scroll.stop(nearestTo: wish))
                let rest = scroll.rest(nearestTo: wish, showing: frame)
                #expect(shows(rest) && (rest == nearest || !shows(nearest)))
                #expect(stops.contains { abs($0 - rest) < 1e-6 })
                if rest != nearest { others += 1 }
            }
        }
        #expect(others > 100)
    }

    @Test(
        "The first shown item of a section keeps its distance from the edge in a new layout",
        arguments: 0..<60)
    func leadingItems(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        func widths() -> [Double] { (0..<3).map { _ in Double(dice.roll(20...120)) } }
        var view = try shelfView(layout(widths(), spacing: 8), sections: 6, isTimed: false)
        for id in 0..<6 { view.scrollSideways(inSection: id, to: Double(dice.roll(1...900))) }
        // The selected item has priority over other items, but only in its own section.
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

    /// Returns the first item that begins behind the edge, and its distance from the edge.
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

    @Test(
        "An offset reset while a section does not scroll stays reset", arguments: [false, true])
    func reset(resets: Bool) throws {
        // The last section is outside the visible range.
        var view = try shelfView(shelves(.continuous), sections: 6)
        for id in [0, 5] { view.scrollSideways(inSection: id, to: 64) }
        view.layout = shelves { $0 == 5 ? nil : SidewaysScrolling(.continuous) }
        if resets { view.resetSidewaysOffsets() }
        view.layout = shelves(.continuous)
        let wish: Double = resets ? 0 : 64
        #expect([0, 5].map { view.sidewaysOffset(ofSection: $0) } == [wish, wish])
    }

    /// The offset also returns if the selected item was cut off by its section's edge and was shown whole in between.
    @Test("Restoring a size restores the sections' offsets", arguments: 0..<60)
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

    /// The result does not depend on the number of rows above or on the header. The section's first item takes no room
    /// in lines.
    @Test(arguments: [3, 20])
    func aNewShelfShowsTheFirstItemThatWasSeen(rowsAbove: Int) throws {
        func layout(isShelf: Bool) -> FlowLayout<Int> {
            FlowLayout { section, _ in
                let items = ItemSize.each { item, _ in
                    Size(width: 120, height: isShelf || item > 0 ? 16 : 0)
                }
                if section == 0 { return .flow(items: .perLine(1, height: 16)) }
                return isShelf
                    ? .shelf(items: items, scrolling: SidewaysScrolling(.continuous))
                        .header(height: 16)
                    : .flow(items: items).header(height: 16)
            }
        }
        var view = try TestView(layout: layout(isShelf: false)) {
            Section(0, items: 0..<rowsAbove)
            Section(1, items: 100..<150)
        }
        view.resize(to: Size(width: 160, height: 480))
        view.scroll(by: 16)
        view.layout = layout(isShelf: true)
        #expect(view.sidewaysOffset(ofSection: 1) == 120)
    }

    /// A key shows a column's end up to its footer, and no further.
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

    @Test(
        "The selected item keeps its distance from the edge with priority over the first item"
    )
    func selectedItems() throws {
        var count = 0
        for seed in 0..<UInt64(120) {
            var dice = Dice(seed: seed)
            let widths = (0..<2).map { _ in Double(dice.roll(5...14)) * 8 }
            var view = try shelfView(layout([widths[0]], spacing: 8), sections: 4, isTimed: false)
            let id = dice.roll(0...3)
            view.scrollSideways(inSection: id, to: Double(dice.roll(1...90)) * 8)
            let scroll = try #require(view.arrangement.sidewaysScroll(ofSection: id))
            let offset = try #require(view.sidewaysOffset(ofSection: id))
            // The last fully visible item.
            let seenItems = (0..<20).compactMap { item -> (item: Int, distance: Double)? in
                guard let frame = view.arrangement.frame(ofItem: item, inSection: id)
                else { return nil }
                let distance = frame.minX - offset - scroll.frame.minX
                return distance >= 0 && distance + frame.width <= scroll.frame.width
                    ? (item, distance) : nil
            }
            guard seenItems.count > 1, let (chosen, distance) = seenItems.last else { continue }
            view.select(id * 100 + chosen, following: false)
            view.layout = layout([widths[1]], spacing: 8)
            let after = try #require(view.arrangement.sidewaysScroll(ofSection: id))
            let frame = try #require(view.arrangement.frame(ofItem: chosen, inSection: id))
            let kept = after.clamped(frame.minX - after.frame.minX - distance)
            let seen = frame.minX - kept - after.frame.minX
            guard seen >= 0, seen + frame.width <= after.frame.width else { continue }
            let offsetNow = try #require(view.sidewaysOffset(ofSection: id))
            #expect(abs(offsetNow - kept) < 1e-6, "seed \(seed)")
            count += 1
        }
        #expect(count > 10, "\(count)")
    }

    @Test(
        "A key scrolls a section by the smallest distance that shows an item, and to its ends with the outer items"
    )
    func keysShowTheEnds() throws {
        for spacing in [0.0, 8] {
            let layout = FlowLayout<Int> { _ in
                .shelf(
                    items: .uniform(Size(width: 80, height: 48)), interItemSpacing: spacing,
                    inset: EdgeInsets(left: 40, right: 40),
                    scrolling: SidewaysScrolling(.continuous))
            }
            var view = try shelfView(layout, sections: 1, isTimed: false)
            let end = 80 + 20 * 80 + 19 * spacing - 320
            func start(_ item: Int) -> Double { 40 + Double(item) * (80 + spacing) }
            view.select(0)
            var offset = 0.0
            for item in 1..<20 {
                view.moveSelection(.right)
                offset = item == 19 ? end : max(offset, start(item) + 80 - 320)
                #expect(view.selection == item)
                #expect(view.sidewaysOffset(ofSection: 0) == offset, "\(spacing) \(item)")
            }
            for item in (0..<19).reversed() {
                view.moveSelection(.left)
                offset = item == 0 ? 0 : min(offset, start(item))
                #expect(view.sidewaysOffset(ofSection: 0) == offset, "\(spacing) \(item)")
            }
        }
    }
}
