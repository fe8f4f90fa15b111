import CollectionLayouts
import CollectionViews

extension Dice {
    /// Returns a random layout of any kind that works with any sections.
    mutating func anyLayout() -> any CollectionLayoutConvertible<Int> {
        switch roll(0...5) {
        case 0: return layout(choosesColumns: false)
        case 1: return sidewaysLayout()
        case 2, 3: return scrollableSections()
        default: return bodies()
        }
    }

    /// Returns a layout of random shelves.
    private mutating func scrollableSections() -> ScrollableSectionLayout<Int> {
        let size = Size(width: Double(roll(20...100)), height: Double(roll(16...60)))
        let (lines, behavior) = (roll(1...3), SidewaysScrolling.Behavior.allCases[roll(0...4)])
        let defaults = SectionDefaults(
            inset: inset(), interItemSpacing: Double(roll(0...12)),
            lineSpacing: Double(roll(0...12)), pinsHeaders: oneIn(2))
        return ScrollableSectionLayout<Int>(defaults: defaults) { _, _ in
            SectionLayout.shelf(
                items: .uniform(size), lines: lines, scrolling: SidewaysScrolling(behavior)
            ).header(height: 16)
        }
    }

    /// Returns a layout of other random bodies. Most of them are measured.
    private mutating func bodies() -> any CollectionLayoutConvertible<Int> {
        let (estimate, isPinned) = (Double(pick(8, 16, 40, 100)), oneIn(2))
        let sections: [SectionLayout] = (0..<4).map { _ in
            var section: SectionLayout =
                switch roll(0...4) {
                case 0: .flow(items: .measured(perLine: roll(1...3), estimate: estimate))
                case 1: .list(.plain, rows: .measured(estimate: estimate))
                case 2:
                    .waterfall(lanes: .count(roll(1...4)), heights: .measured(estimate: estimate))
                case 3: .justified(rowHeight: 40, aspectRatios: .each { Double($0 % 5 + 2) / 3 })
                default:
                    .group(
                        .horizontal(
                            size: LayoutSize(
                                width: .fractionalWidth(1), height: .estimated(estimate)),
                            subitem: LayoutItem(
                                width: .fractionalWidth(0.5), height: .estimated(estimate)),
                            count: 2))
                }
            section.boundaryItems = [
                BoundaryItem(
                    kind: .header,
                    size: LayoutSize(width: .fractionalWidth(1), height: .estimated(16)),
                    alignment: .top, pinToVisibleBounds: isPinned)
            ]
            return section
        }
        if oneIn(2) { return CompositionalLayout<Int> { id, _ in sections[abs(id) % 4] } }
        return SplitLayout<Int>(
            columns: { $0.isLandscape ? .split(leftSideRatio: 0.4, spacing: 8) : .single },
            side: { $0 % 3 == 0 ? .right : .left }, section: { id, _ in sections[abs(id) % 4] })
    }
}
