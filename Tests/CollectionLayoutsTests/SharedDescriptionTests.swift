import Testing

@testable import CollectionLayouts

/// Tests that consecutive sections share one description exactly if their descriptions are alike.
@Suite struct SharedDescriptionTests {
    /// A property and a closure that changes the property's value.
    private typealias Change<Value> = (property: String, make: (inout Value) -> Void)

    private static var group: LayoutGroup {
        LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(6)),
            subitems: [LayoutItem(width: .absolute(9), height: .fractionalHeight(1))])
    }
    private static let mark = BoundaryItem(
        kind: .supplementary(1), size: LayoutSize(width: .absolute(4), height: .absolute(3)),
        alignment: .top)

    private static var flows: [Change<FlowBody>] {
        [
            ("items", { $0.items = .uniform(Size(width: 9, height: 5)) }),
            ("items", { $0.items = .uniform(Size(width: 8, height: 6)) }),
            ("items", { $0.items = .perLine(2, height: 5) }),
            ("items", { $0.items = .perLine(3, height: 5) }),
            ("items", { $0.items = .perLine(2, height: 7) }),
            ("items", { $0.items = .perLine(2, aspectRatio: 5) }),
            ("items", { $0.items = .measured(perLine: 2, estimate: 5) }),
            ("items", { $0.items = .measured(perLine: 3, estimate: 5) }),
            ("items", { $0.items = .measured(perLine: 2, estimate: 8) }),
            ("interItemSpacing", { $0.interItemSpacing = 2 }),
            ("lineSpacing", { $0.lineSpacing = 2 }),
            ("normalizesLineHeight", { $0.normalizesLineHeight = true }),
        ]
    }

    private static var lists: [Change<ListBody>] {
        [
            ("rows", { $0.rows = .height(6) }),
            ("rows", { $0.rows = .measured(estimate: 5) }),
            ("separator", { $0.separator = ListConfiguration.Separator() }),
            ("separator", { $0.separator = ListConfiguration.Separator(thickness: 2) }),
            ("separator", { $0.separator = ListConfiguration.Separator(leading: 2) }),
            ("separator", { $0.separator = ListConfiguration.Separator(trailing: 2) }),
            ("separator", { $0.separator = ListConfiguration.Separator(rowsWithout: 1) }),
        ]
    }

    private static var shelves: [Change<ShelfBody>] {
        [
            ("items", { $0.items = .uniform(Size(width: 9, height: 5)) }),
            ("lines", { $0.lines = 2 }),
            ("interItemSpacing", { $0.interItemSpacing = 2 }),
            ("lineSpacing", { $0.lineSpacing = 2 }),
        ]
    }

    private static var waterfalls: [Change<WaterfallBody>] {
        [
            ("lanes", { $0.lanes = .count(3) }),
            ("lanes", { $0.lanes = .minimumWidth(9) }),
            ("placement", { $0.placement = .inTurn }),
            ("heights", { $0.heights = .measured(estimate: 7) }),
            ("laneSpacing", { $0.laneSpacing = 2 }),
            ("itemSpacing", { $0.itemSpacing = 2 }),
        ]
    }

    private static var groups: [Change<GroupBody>] {
        [
            ("group", { $0.group.size.height = .absolute(7) }),
            ("group", { $0.group.contentInsets = ContentInsets(top: 1) }),
            ("group", { $0.group.interItemSpacing = .fixed(1) }),
            ("group", { $0.group.interItemSpacing = .flexible(1) }),
            ("group", { $0.group.edgeSpacing = EdgeSpacing(top: .fixed(1)) }),
            (
                "group",
                {
                    $0.group.supplementaryItems = [
                        SupplementaryItem(
                            kind: .supplementary(2), size: mark.size,
                            containerAnchor: LayoutAnchor([.top]))
                    ]
                }
            ),
            ("interGroupSpacing", { $0.interGroupSpacing = 2 }),
        ]
    }

    private static var sections: [Change<SectionLayout>] {
        [
            ("body", { $0.body = ShelfBody(items: .uniform(Size(width: 8, height: 5))) }),
            ("inset", { $0.inset = EdgeInsets(top: 1) }),
            ("contentInsets", { $0.contentInsets = ContentInsets(top: 2) }),
            ("contentInsetsReference", { $0.contentInsetsReference = .layoutMargins }),
            ("header", { $0.header = Supplementary(height: 3) }),
            ("header", { $0.header = Supplementary(height: 3, width: 5) }),
            ("header", { $0.header = Supplementary(height: 3, isPinned: true) }),
            ("footer", { $0.footer = Supplementary(height: 3) }),
            ("background", { $0.background = .items }),
            ("background", { $0.background = .section }),
            ("boundaryItems", { $0.boundaryItems = [mark] }),
            ("boundaryItems", { $0.boundaryItems = [mark, mark] }),
            (
                "supplementariesFollowContentInsets",
                { $0.supplementariesFollowContentInsets = false }
            ),
            ("ownNotes", { $0.ownNotes = [.noRoomInside("a section")] }),
            ("decorationItems", { $0.decorationItems = [DecorationItem()] }),
            ("decorationItems", { $0.decorationItems = [DecorationItem(kind: .decoration(3))] }),
            ("decorationItems", { $0.decorationItems = [DecorationItem(zIndex: -2)] }),
            ("sideways", { $0.sideways = SidewaysScrolling(.continuous) }),
            ("sideways", { $0.sideways = SidewaysScrolling(.paging) }),
        ]
    }

    /// Returns the value itself and one copy per change. Fails if a property of the value is missing from `changes` and
    /// `left`.
    private static func varied<Value>(
        _ value: Value, _ changes: [Change<Value>], but left: Set<String> = []
    ) -> [Value] {
        let properties = Set(Mirror(reflecting: value).children.compactMap(\.label))
        #expect(properties == left.union(changes.map(\.property)))
        return [value]
            + changes.map { change in
                var copy = value
                change.make(&copy)
                return copy
            }
    }

    private static var all: [[SectionLayout]] {
        let box = ItemSize.uniform(Size(width: 8, height: 5))
        return [
            varied(
                SectionLayout(FlowBody(items: box)), sections, but: ["visibleItemsHandler"]),
            varied(FlowBody(items: box), flows).map { SectionLayout($0) },
            varied(ShelfBody(items: box), shelves).map { SectionLayout($0) },
            varied(GroupBody(group: group), groups).map { SectionLayout($0) },
            varied(ListBody(rows: .height(5)), lists).map { SectionLayout($0) },
            varied(
                WaterfallBody(lanes: .count(2), heights: .measured(estimate: 5)), waterfalls
            ).map { SectionLayout($0) },
        ]
    }

    private func arrange(_ layouts: [SectionLayout]) -> Arrangement {
        var sample = Sample()
        for layout in layouts { sample.add(7, layout) }
        return sample.arrange()
    }

    private func elements(_ arrangement: Arrangement) -> [LayoutAttributes] {
        arrangement.elements(in: viewport(-50, height: 500))
    }

    @Test(
        "Sections that differ in one property get the same frames as each gets alone, in either order"
    )
    func different() {
        for layouts in Self.all {
            for (first, one) in layouts.enumerated() {
                for (second, other) in layouts.enumerated() where first != second {
                    let both = arrange([one, other])
                    #expect(both.metrics.count == 2, "\(one), \(other)")
                    let top = arrange([one]).contentSize.height
                    let alone = elements(arrange([other])).map { element in
                        var moved = element
                        moved.section = 1
                        moved.frame.y += top
                        return moved
                    }
                    #expect(
                        Set(elements(both).filter { $0.section == 1 }) == Set(alone),
                        "\(one), \(other)")
                }
            }
        }
    }

    @Test("Sections with equal descriptions share one description")
    func alike() {
        for layout in Self.all.joined() {
            #expect(arrange([layout, layout, layout]).metrics.count == 1, "\(layout)")
        }
    }

    @Test("Descriptions with closures are never shared, because closures cannot be compared")
    func closures() {
        let asking: [SectionLayout] = [
            .flow(items: .each { _, _ in Size(width: 8, height: 5) }),
            .shelf(items: .bulk { _, _, sizes in _ = sizes.count }),
            .boxes(8, 5).onVisibleItems { _, _, _ in },
        ]
        for layout in asking { #expect(arrange([layout, layout]).metrics.count == 2) }
        // A closure in one of the two descriptions is enough, in either order.
        let (silent, asked) = (SectionLayout.boxes(8, 5), asking[2])
        for layouts in [[silent, asked], [asked, silent]] {
            #expect(arrange(layouts).metrics.count == 2)
        }
    }
}
