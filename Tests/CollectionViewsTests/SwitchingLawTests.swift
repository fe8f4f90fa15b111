import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests that another layout over the same data keeps the reader's scroll position as far as possible.
@Suite struct SwitchingLawTests {
    private enum Form: CaseIterable {
        case flow, split, compositional, shelves
    }

    /// Returns random layouts of equal cards, one layout per form.
    private func layouts(_ dice: inout Dice) -> [any CollectionLayoutConvertible<Int>] {
        let card = Size(width: Double(dice.roll(20...100)), height: Double(dice.roll(16...60)))
        let (lines, gap) = (dice.roll(1...3), Double(dice.roll(0...12)))
        let (inset, isPinned) = (dice.inset(), dice.oneIn(2))
        let behavior: SidewaysScrolling.Behavior = dice.pick(
            .continuous, .continuousGroupLeadingBoundary)
        let defaults = SectionDefaults(
            inset: inset, interItemSpacing: gap, lineSpacing: gap, pinsHeaders: isPinned)
        let flow = SectionLayout.flow(items: .uniform(card)).header(height: 16)
        let item = LayoutItem(width: .fractionalWidth(0.25), height: .fractionalHeight(1))
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(card.height)),
            subitem: item, count: 4)
        return Form.allCases.map { form in
            switch form {
            case .flow: FlowLayout<Int>(defaults: defaults) { _ in flow }
            case .split:
                SplitLayout<Int>(defaults: defaults) { _ in
                    .split(leftSideRatio: 0.5, spacing: 8)
                } side: { section in
                    section % 2 == 0 ? .left : .right
                } everySection: { _ in
                    flow
                }
            case .compositional:
                CompositionalLayout<Int>(
                    section: .group(group, interGroupSpacing: gap)
                        .header(height: 16, pinned: isPinned))
            case .shelves:
                ScrollableSectionLayout<Int>(defaults: defaults) { _ in
                    SectionLayout.shelf(
                        items: .uniform(card), lines: lines,
                        scrolling: SidewaysScrolling(behavior)
                    ).header(height: 16)
                }
            }
        }
    }

    /// Returns a view at a random offset, half of the time with a visible item selected.
    private func view(
        _ layout: any CollectionLayoutConvertible<Int>, _ dice: inout Dice
    ) -> TestView {
        func open(_ layout: some CollectionLayoutConvertible<Int>) -> TestView {
            TestView(layout: layout, snapshot: dice.snapshot())
        }
        var view = open(layout)
        view.update {
            $0.environment.size = Size(
                width: Double(dice.roll(20...80)) * 8, height: Double(dice.roll(8...40)) * 16)
            $0.offsetQuantum = dice.pick(0, 16)
        }
        view.scroll(by: Double(dice.roll(0...2_000)))
        for id in view.snapshot.sectionIdentifiers where dice.oneIn(2) {
            view.scrollSideways(inSection: id, to: Double(dice.roll(0...2_000)))
        }
        let seen = view.visibleItems
        if dice.oneIn(2), !seen.isEmpty {
            view.select(seen[dice.roll(0...seen.count - 1)], following: false)
        }
        return view
    }

    private struct Switch {
        var before: TestView
        var after: TestView
    }

    /// Returns switches between all pairs of layouts, from random scroll positions of many views.
    private func switches(seed: UInt64) -> [Switch] {
        var dice = Dice(seed: seed)
        var all: [Switch] = []
        for _ in 0..<25 {
            let layouts = layouts(&dice)
            for from in layouts.indices {
                let before = view(layouts[from], &dice)
                for to in layouts.indices where to != from {
                    var after = before
                    after.layout = layouts[to]
                    all.append(Switch(before: before, after: after))
                }
            }
        }
        return all
    }

    @Test(
        "Switching to another layout and back restores the exact scroll position", arguments: 0..<5)
    func back(seed: UInt64) {
        for pair in switches(seed: seed) {
            let before = pair.before
            var back = pair.after
            back.layout = before.layout
            #expect(back.contentOffset == before.contentOffset)
            for id in before.snapshot.sectionIdentifiers {
                #expect(back.sidewaysOffset(ofSection: id) == before.sidewaysOffset(ofSection: id))
            }
        }
    }

    @Test(
        "The scroll anchor keeps its distance from the top, unless an end of the content limits it",
        arguments: 0..<5)
    func rows(seed: UInt64) {
        var kept = 0
        for pair in switches(seed: seed) {
            let (before, after) = (pair.before, pair.after)
            guard let anchor = before.anchor(), let section = after.index(ofItem: anchor)?.section,
                let old = before.frame(ofItem: anchor), let frame = after.frame(ofItem: anchor)
            else { continue }
            let row = before.limits.snapped(old.minY, .vertical) - before.contentOffset.y
            let wish = after.limits.snapped(frame.minY, .vertical) - row
            if after.contentOffset.y == wish { kept += 1 }
            let position = after.scrollPosition
            let isMoved = position.isAtStart || position.isAtEnd || before.scrollPosition.isAtStart
            let isOut = !after.shows(frame, inSection: section, at: wish)
            #expect(after.contentOffset.y == wish || isMoved || isOut)
        }
        #expect(kept > 40)
    }

    @Test("The first visible item of a section is visible on the section's shelf", arguments: 0..<5)
    func shelves(seed: UInt64) {
        var kept = 0
        for pair in switches(seed: seed) {
            let (before, after) = (pair.before, pair.after)
            guard let item = before.anchor(ofItemsOnly: true),
                let index = before.index(ofItem: item),
                before.arrangement.sidewaysScroll(ofSection: index.section) == nil,
                let scroll = after.arrangement.sidewaysScroll(ofSection: index.section),
                let old = before.frame(ofItem: item), let frame = after.frame(ofItem: item)
            else { continue }
            let id = after.snapshot.sectionIdentifier(at: index.section)
            let offset = after.sidewaysOffset(ofSection: id) ?? .nan
            let isSelected = before.selection == item
            let shift = abs(frame.minX - offset - old.minX)
            if index.item == 0, !isSelected {
                #expect(
                    offset == scroll.initialOffset,
                    "A section visible from its start stays at the start.")
            } else if offset != scroll.limits.upperBound && offset != scroll.limits.lowerBound {
                // The offset is at a stop that shows the item. A selected item that was cut off is shown whole.
                let isContinuous = scroll.scrolling.behavior == .continuous
                let isCut = old.minX < scroll.frame.minX || old.maxX > scroll.frame.maxX
                #expect(
                    shift <= (isContinuous ? 1e-6 : 2 * (old.width + 12)) || isSelected && isCut)
                kept += 1
            }
            let isShown =
                frame.maxX - offset > scroll.frame.minX && frame.minX - offset < scroll.frame.maxX
            #expect(isShown, "\(item) is visible on its shelf.")
        }
        #expect(kept > 10)
    }
}
