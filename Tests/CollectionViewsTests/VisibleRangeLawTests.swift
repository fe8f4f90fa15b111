import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests of the visible sideways sections, checked by a search through all sections.
@Suite struct VisibleRangeLawTests {
    /// Returns the visible sections that a reader can scroll sideways.
    private func sections(of view: TestView) -> [SidewaysScroll] {
        let axis = view.scrollDirection
        let bounds = view.viewport.bounds
        return (0..<view.snapshot.numberOfSections).compactMap { index in
            guard let scroll = view.arrangement.sidewaysScroll(ofSection: index) else { return nil }
            let scrolling = scroll.scrolling
            let isLonger = scroll.limits.upperBound - scroll.limits.lowerBound > 1e-6
            let canMove = isLonger || scrolling.bounces && scrolling.alwaysBounces
            let isSeen =
                scroll.frame.max(axis) > bounds.min(axis)
                && scroll.frame.min(axis) < bounds.max(axis)
            return scrolling.isEnabled && canMove && isSeen ? scroll : nil
        }
    }

    @Test(
        "A view finds all visible sideways sections, the first of them, and the one under the pointer",
        arguments: 0..<60)
    func sectionsInSight(seed: UInt64) {
        var dice = Dice(seed: seed)
        var view = dice.sidewaysView()
        for _ in 0..<20 {
            view.scroll(by: Double(dice.roll(-30...30)) * dice.pick(1, 5, 8, 16))
            if let id = view.snapshot.sectionIdentifiers.randomElement(using: &dice) {
                view.dragSideways(inSection: id, by: 16)
            }
            let (axis, offset) = (view.scrollDirection, view.contentOffset)
            let inSight = sections(of: view)
            let found = view.visibleSidewaysSections
            #expect(found.map(\.index) == inSight.map(\.section), "seed \(seed)")
            for section in found {
                let id = view.snapshot.sectionIdentifier(at: section.index)
                #expect(section.offset == view.sidewaysOffset(ofSection: id))
                #expect(section.isMoving == (view.sideways.movements[id] != nil))
            }
            let first = view.firstSidewaysSection.flatMap { view.snapshot.indexOfSection($0) }
            let start = inSight.map { $0.frame.min(axis) }.min()
            #expect(
                first.flatMap { view.arrangement.sidewaysScroll(ofSection: $0)?.frame.min(axis) }
                    == start, "seed \(seed)")
            let point = Point(
                x: Double(dice.roll(0...Int(view.size.width))),
                y: Double(dice.roll(0...Int(view.size.height))))
            let there = inSight.filter {
                view.arrangement.frame(ofSection: $0.section)?
                    .contains(Point(x: point.x + offset.x, y: point.y + offset.y)) ?? false
            }
            #expect(
                view.sidewaysSection(at: point).flatMap { view.snapshot.indexOfSection($0) }
                    == there.first?.section, "seed \(seed) at \(point)")
        }
    }
}
