import CollectionLayouts
import Testing

/// Sections that are described otherwise when their items change: what was kept is used only where it still holds.
@Suite struct EditedDescriptionLawTests {
    private static let count = 200

    private static func size(_ item: Int) -> Size {
        var random = SeededGenerator(seed: item)
        return Size(width: random.length(2...20), height: random.length(1...8))
    }

    /// A group of two items beside each other, and what may be different about it.
    private static func group(
        _ count: Int = 2, spacing: Double = 0, along axis: Axis = .vertical,
        badge: LayoutDimension? = nil
    ) -> GroupBody {
        var group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .estimated(5)),
            subitem: LayoutItem(
                size: LayoutSize(width: .fractionalWidth(1), height: .estimated(5))),
            count: count)
        if let badge {
            group.supplementaryItems = [
                SupplementaryItem(
                    kind: .supplementary(1), size: LayoutSize(width: .absolute(2), height: badge),
                    containerAnchor: LayoutAnchor([.top]))
            ]
        }
        return GroupBody(group: group, interGroupSpacing: spacing)
    }

    private static var bodies: [any SectionBody] {
        let each = ItemSize.each { item, _ in size(item) }
        let heights = ItemHeights.each { item, _ in size(item).height }
        let ratios = ItemRatios.each { size($0).width / size($0).height }
        return [
            FlowBody(items: each), FlowBody(items: each, interItemSpacing: 2),
            FlowBody(items: each, lineSpacing: 2), FlowBody(items: each, lineSpacing: -1),
            FlowBody(items: .measured(perLine: 2, estimate: 4)),
            FlowBody(items: .measured(perLine: 3, estimate: 4)),
            FlowBody(items: .measured(perLine: 2, estimate: 6)),
            FlowBody(items: .measured(perLine: 1, estimate: 4)),
            FlowBody(items: .measured(perLine: 1, estimate: 4), lineSpacing: 2),
            FlowBody(items: .measured(perLine: 1, estimate: 6)),
            FlowBody(items: .uniform(Size(width: 5, height: 5))),
            ListBody(rows: .measured(estimate: 4)), ListBody(rows: .measured(estimate: 6)),
            ListBody(
                rows: .measured(estimate: 4), separator: ListConfiguration.Separator(leading: 3)),
            ShelfBody(items: each), ShelfBody(items: each, lines: 2),
            ShelfBody(items: each, lines: 2, lineSpacing: 2),
            ShelfBody(items: each, interItemSpacing: 2),
            WaterfallBody(lanes: .count(2), heights: heights),
            WaterfallBody(lanes: .count(3), heights: heights),
            WaterfallBody(lanes: .count(2), heights: heights, laneSpacing: 3),
            WaterfallBody(lanes: .count(2), heights: heights, itemSpacing: 3),
            WaterfallBody(lanes: .count(2), heights: .measured(estimate: 4)),
            WaterfallBody(lanes: .count(2), heights: .measured(estimate: 6)),
            WaterfallBody(lanes: .count(2), heights: .aspectRatio(ratios)),
            JustifiedBody(rowHeight: 5, aspectRatios: ratios),
            JustifiedBody(rowHeight: 7, aspectRatios: ratios),
            JustifiedBody(rowHeight: 5, aspectRatios: ratios, interItemSpacing: 2),
            JustifiedBody(rowHeight: 5, aspectRatios: ratios, lineSpacing: 2),
            group(), group(3), group(spacing: 2), group(spacing: -1),
            group(badge: .absolute(9)), group(badge: .estimated(9)),
        ]
    }

    @Test("each body in the place of each other", arguments: Self.bodies.indices, [0, 3])
    func replaced(first: Int, inset: Double) {
        let bodies = Self.bodies
        for (second, body) in bodies.enumerated() {
            expectAnew(
                bodies[first], body, width: 60, inset: inset, "\(second) in the place of \(first)")
        }
    }

    /// Where there is no room for more, items are equally wide, however many stand on a line.
    @Test("measured items, another number of them on a line", arguments: 1...7, 1...7)
    func perLine(first: Int, second: Int) {
        let bodies = [first, second].map {
            FlowBody(items: .measured(perLine: $0, estimate: 4))
        }
        expectAnew(bodies[0], bodies[1], width: 5, "\(second) in the place of \(first)")
    }

    /// Expects that an edit which also changes a description gives the frames of a fresh solve.
    private func expectAnew(
        _ first: any SectionBody, _ second: any SectionBody, width: Double, inset: Double = 0,
        _ name: String
    ) {
        let environment = LayoutEnvironment(size: Size(width: width, height: 50))
        let measure: Measure = { request in
            request.kind == .item ? Self.size(request.item) : Size(width: 2, height: 3)
        }
        func layout(_ body: any SectionBody, _ inset: Double) -> CollectionLayout<Int> {
            FlowLayout<Int> { _, _ in
                SectionLayout(body, inset: EdgeInsets(right: inset)).header(height: 2)
            }.collectionLayout
        }
        let contents = [SectionContent(id: 0, itemCount: Self.count)]
        let before = layout(first, 0).arrange(contents, in: environment, measure: measure)
        let after = layout(second, inset)
        let anew = after.arrange(contents, in: environment, measure: measure)
        for items in [[], [ArrangementChanges.ItemChange(old: 90..<91, new: 90..<91)]] {
            var arrangement = before
            var changes = ArrangementChanges()
            changes.sizesFollowItems = true
            changes.changedSections = [.init(section: 0, items: items)]
            #expect(
                after.rearrange(&arrangement, for: contents, changes: changes, measure: measure))
            #expect(firstDifference(arrangement, anew) == nil, "\(name)")
        }
    }
}
