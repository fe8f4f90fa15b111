import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests that scrolling to an item places it between the pinned elements, checked by a search through every offset.
@Suite struct ShowingLawTests {
    /// Returns a view of sections with items of whole rows, with pinned or unpinned headers and footers, along an axis.
    private func view(_ dice: inout Dice, _ direction: Axis) -> TestView {
        let seed = dice.roll(0...1_000)
        var section = SectionLayout.flow(
            items: .each { item, _ in
                var dice = Dice(seed: UInt64(seed + item))
                let length = Double(dice.roll(1...3)) * 16
                return direction == .vertical
                    ? Size(width: 80, height: length) : Size(width: length, height: 80)
            })
        if dice.oneIn(2) {
            section = section.header(height: dice.pick(16, 32), pinned: dice.oneIn(2))
        }
        if dice.oneIn(2) {
            section = section.footer(height: dice.pick(16, 32), pinned: dice.oneIn(2))
        }
        let described = section
        let full = LayoutDimension.fractionalWidth(1)
        let bars = [BoundaryItem.Alignment.top, .bottom].filter { _ in dice.oneIn(3) }.map {
            BoundaryItem(
                kind: $0 == .top ? .supplementary(1) : .supplementary(2),
                size: LayoutSize(width: full, height: .absolute(16)), alignment: $0,
                pinToVisibleBounds: true)
        }
        let layout = CompositionalLayout<Int>(
            configuration: .init(
                scrollDirection: direction, interSectionSpacing: dice.pick(0, 16),
                boundarySupplementaryItems: direction == .vertical ? bars : [])
        ) { _, _ in described }
        let items = (0..<dice.roll(1...4)).map { ($0, 100 * $0..<100 * $0 + dice.roll(1...20)) }
        var view = TestView(
            layout: layout, snapshot: .of(Dictionary(uniqueKeysWithValues: items)))
        let length = Double(dice.roll(4...16)) * 16
        let inset = EdgeInsets(top: 16, left: 16, bottom: 32, right: 32)
        view.update {
            $0.environment = LayoutEnvironment(
                size: direction == .vertical
                    ? Size(width: 80, height: length) : Size(width: length, height: 80),
                contentInset: dice.oneIn(3) ? inset.only(direction) : .zero)
            $0.offsetQuantum = 16
            $0.horizontalQuantum = 16
        }
        return view
    }

    @Test(
        "Scrolling to an item follows the alignment as far as the limits allow",
        arguments: Axis.allCases)
    func itemsStandWhereTheyShould(direction: Axis) throws {
        var dice = Dice(seed: 71)
        var shown = 0
        for round in 0..<60 {
            var view = view(&dice, direction)
            for _ in 0..<8 {
                let limits = view.limits[direction]
                guard let item = dice.item(of: view), let index = view.index(ofItem: item) else {
                    continue
                }
                let frame = try #require(view.arrangement.frame(of: index))
                let free = stride(
                    from: limits.lowerBound, through: limits.upperBound, by: 16
                ).filter {
                    let room = view.uncovered(inSection: index.section, at: $0)
                    return frame.min(direction) >= room.start && frame.max(direction) <= room.end
                }
                let start = view.contentOffset[direction]
                let alignment = ScrollAlignment.allCases[dice.roll(0...3)]
                let found = view.scroll(toItem: item, at: alignment)
                #expect(found)
                let end = view.contentOffset[direction]
                guard let first = free.first, let last = free.last else { continue }
                shown += 1
                let room = view.uncovered(inSection: index.section, at: end)
                let aside = abs(frame.mid(direction) - (room.start + room.end) / 2)
                let isRight =
                    switch alignment {
                    case .top: end == last
                    case .bottom: end == first
                    case .center:
                        free.contains(end)
                            && (aside <= 16 || end == limits.lowerBound || end == limits.upperBound)
                    case .nearest:
                        free.contains(end)
                            && free.allSatisfy { abs($0 - start) >= abs(end - start) }
                    }
                #expect(
                    isRight,
                    "round \(round): \(item) \(alignment) from \(start) to \(end), free at \(free)")
            }
        }
        #expect(shown > 250)
    }
}

/// Tests of the stop at which a sideways section shows an item, checked by a search through its stops.
@Suite struct StopLawTests {
    @Test(
        "A sideways section shows an item at the nearest stop that fits the alignment",
        arguments: 0..<60)
    func itemsAreShownAtStops(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        var view = dice.sidewaysView()
        view.animates = false
        for _ in 0..<30 {
            guard let item = dice.item(of: view), let index = view.index(ofItem: item),
                let frame = view.arrangement.frame(of: index),
                let scroll = view.arrangement.sidewaysScroll(ofSection: index.section),
                let stops = scroll.allStops, !stops.isEmpty
            else { continue }
            let id = view.snapshot.sectionIdentifier(at: index.section)
            view.scrollSideways(inSection: id, to: Double(dice.roll(0...3_000)))
            let start = try #require(view.sidewaysOffset(ofSection: id))
            let alignment = ScrollAlignment.allCases[dice.roll(0...3)]
            view.scroll(toItem: item, sideways: alignment)
            let end = try #require(view.sidewaysOffset(ofSection: id))
            let first = frame.min(scroll.axis) - scroll.frame.min(scroll.axis)
            let last = frame.max(scroll.axis) - scroll.frame.max(scroll.axis)
            let middle = (first + last) / 2
            let isSeen = last <= start && start <= first
            func nearest(to wish: Double) -> Double {
                let wish = scroll.clamped(wish)
                return stops.map { abs($0 - wish) }.min() ?? 0
            }
            func upTo(_ wish: Double) -> Double {
                stops.last { $0 <= wish + 1e-6 } ?? stops[0]
            }
            func from(_ wish: Double) -> Double {
                stops.first { $0 >= wish - 1e-6 } ?? stops[stops.count - 1]
            }
            let isCentred = scroll.scrolling.behavior == .groupPagingCentered
            let isRight =
                switch alignment {
                case .nearest where isSeen: end == start
                case _ where isCentred:
                    abs(abs(end - scroll.clamped(middle)) - nearest(to: middle)) < 1e-6
                case .top: end == scroll.clamped(upTo(first))
                case .bottom: end == scroll.clamped(from(last))
                case .center: abs(abs(end - scroll.clamped(middle)) - nearest(to: middle)) < 1e-6
                // Towards the start, the first edge of the item counts. Otherwise the last edge counts.
                case .nearest where last > first: true
                case .nearest where first < start: end == scroll.clamped(upTo(first))
                case .nearest: end == scroll.clamped(from(last))
                }
            #expect(
                isRight,
                "seed \(seed): \(item) \(alignment) from \(start) to \(end), \(first)…\(last), \(stops)"
            )
        }
    }
}

extension EdgeInsets {
    /// Returns only the insets along an axis.
    fileprivate func only(_ axis: Axis) -> EdgeInsets {
        axis == .vertical
            ? EdgeInsets(top: top, bottom: bottom) : EdgeInsets(left: left, right: right)
    }
}
