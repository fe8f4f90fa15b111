import Testing

@testable import CollectionLayouts

/// Tests of the decisions about groups that the conformance data does not cover, one test per decision.
@Suite struct GroupTests {
    private func size(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutSize {
        LayoutSize(width: width, height: height)
    }

    private func arrange(
        _ group: LayoutGroup, count: Int, spacing: Double = 0, width: Double = 100,
        measure: Measure? = nil
    ) -> Arrangement {
        var sample = Sample()
        sample.add(count, .group(group, interGroupSpacing: spacing))
        return sample.arrange(width: width, height: 60, measure: measure)
    }

    private func frames(_ arrangement: Arrangement) -> [Rect?] {
        (0..<arrangement.itemCount(inSection: 0)).map {
            arrangement.frame(ofItem: $0, inSection: 0)
        }
    }

    @Test("Tags of measured widths wrap, and a group is as long as its fitting members")
    func estimatedWidths() {
        let widths = [40.0, 30, 50, 20, 90, 10, 300, 5]
        let group = LayoutGroup.horizontal(
            size: size(.fractionalWidth(1), .estimated(10)),
            subitems: [LayoutItem(width: .estimated(25), height: .estimated(10))],
            interItemSpacing: .fixed(5))
        let arrangement = arrange(group, count: 8, spacing: 2) {
            Size(width: widths[$0.item], height: Double($0.item % 3) + 8)
        }
        let found = frames(arrangement)
        #expect(found.map { $0?.x } == [0, 45, 0, 55, 0, 0, 0, 0])
        // A tag wider than its line is clamped to the line's width.
        #expect(found.map { $0?.width } == [40, 30, 50, 20, 90, 10, 100, 5])
        // A row is as high as its tallest tag. The other tags keep their own height.
        #expect(found.map { $0?.y } == [0, 0, 11, 11, 23, 34, 46, 56])
        #expect(found[3]?.height == 8)
        #expect(arrangement.contentSize.height == 65)
    }

    @Test(
        "Uniform siblings grow to the largest of their group, and groups to the largest of the section"
    )
    func uniformSiblings() {
        let measure: Measure = { Size(width: 0, height: [5, 9, 3, 14, 2][$0.item]) }
        func group(_ height: LayoutDimension) -> LayoutGroup {
            .horizontal(
                size: size(.fractionalWidth(1), height),
                subitems: [
                    LayoutItem(
                        width: .fractionalWidth(0.5), height: .uniformAcrossSiblings(estimate: 1))
                ])
        }
        let rows = arrange(group(.estimated(1)), count: 5, measure: measure)
        #expect(frames(rows).map { $0?.height } == [9, 9, 14, 14, 2])
        #expect(frames(rows).map { $0?.y } == [0, 0, 9, 9, 23])
        let shared = arrange(group(.uniformAcrossSiblings(estimate: 1)), count: 5, measure: measure)
        #expect(frames(shared).map { $0?.y } == [0, 0, 14, 14, 28])
        #expect(shared.contentSize.height == 42)
    }

    @Test("Uniform widths along the axis leave room for fewer items")
    func uniformAlongTheAxis() {
        let group = LayoutGroup.horizontal(
            size: size(.fractionalWidth(1), .absolute(5)),
            subitems: [
                LayoutItem(
                    width: .uniformAcrossSiblings(estimate: 10), height: .fractionalHeight(1))
            ])
        let arrangement = arrange(group, count: 6) {
            Size(width: $0.item == 1 ? 45 : 20, height: 0)
        }
        // Four items would fit at their own widths, but only two at the largest width. The next group is measured
        // again.
        #expect(frames(arrangement).prefix(2).map { $0?.width } == [45, 45])
        #expect(frames(arrangement).suffix(4).map { $0?.width } == [20, 20, 20, 20])
        #expect(frames(arrangement).suffix(4).map { $0?.y } == [5, 5, 5, 5])
    }

    @Test("Repeated members keep their size, and a group without a fixed length holds one pass")
    func repetitions() {
        let item = LayoutItem(width: .absolute(40), height: .absolute(5))
        let times = LayoutGroup.horizontal(
            size: size(.fractionalWidth(1), .absolute(5)), repeatingSubitem: item, count: 3)
        #expect(frames(arrange(times, count: 4)).map { $0?.x } == [0, 40, 80, 0])
        let tall = LayoutItem(width: .fractionalWidth(1), height: .absolute(9))
        let pass = LayoutGroup.vertical(
            size: size(.fractionalWidth(1), .estimated(3)), subitems: [item, tall])
        #expect(frames(arrange(pass, count: 4)).map { $0?.y } == [0, 5, 14, 19])
    }

    @Test("A count divides the room less the minimum flexible spacing, also for nested groups")
    func counts() {
        let item = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
        let flexible = LayoutGroup.horizontal(
            size: size(.fractionalWidth(1), .absolute(5)), subitem: item, count: 2,
            interItemSpacing: .flexible(10))
        #expect(frames(arrange(flexible, count: 2)).map { $0?.width } == [45, 45])
        let nested = LayoutGroup.horizontal(
            size: size(.fractionalWidth(1), .absolute(10)),
            subitem: LayoutGroup.vertical(
                size: size(.fractionalWidth(1), .fractionalHeight(1)), subitem: item, count: 2),
            count: 2)
        #expect(
            frames(arrange(nested, count: 4))
                == [(0.0, 0.0), (0, 5), (50, 0), (50, 5)].map {
                    Rect(x: $0.0, y: $0.1, width: 50, height: 5)
                })
        // A group with a measured extent along the axis also takes its slot, even if its members need less.
        let measured = LayoutGroup.horizontal(
            size: size(.fractionalWidth(1), .absolute(10)),
            subitem: LayoutGroup.vertical(
                size: size(.estimated(9), .fractionalHeight(1)),
                subitem: LayoutItem(width: .absolute(30), height: .fractionalHeight(1)), count: 2),
            count: 2)
        #expect(
            frames(arrange(measured, count: 4))
                == [(0.0, 0.0), (0, 5), (50, 0), (50, 5)].map {
                    Rect(x: $0.0, y: $0.1, width: 30, height: 5)
                })
    }

    @Test(
        "Flexible edge spacing across the axis centres a member, and fixed edge spacing moves it")
    func edgeSpacing() {
        let centred = LayoutItem(
            width: .absolute(10), height: .absolute(4),
            edgeSpacing: EdgeSpacing(top: .flexible(0), bottom: .flexible(0)))
        let moved = LayoutItem(
            width: .absolute(10), height: .absolute(4),
            edgeSpacing: EdgeSpacing(leading: .fixed(3), top: .fixed(2)))
        let low = LayoutItem(
            width: .absolute(10), height: .absolute(4), edgeSpacing: EdgeSpacing(top: .flexible(1)))
        var group = LayoutGroup.horizontal(
            size: size(.absolute(33), .absolute(20)), subitems: [centred, moved, low])
        group.edgeSpacing = EdgeSpacing(leading: .fixed(9))
        let found = frames(arrange(group, count: 3))
        #expect(found.map { $0?.x } == [9, 22, 32])
        #expect(found.map { $0?.y } == [8, 2, 16])
    }

    @Test("Insets below one are parts of a point, on items, groups and sections")
    func insetsBelowOne() {
        let tile = LayoutItem(
            width: .fractionalWidth(0.25), height: .fractionalHeight(1), contentInsets: .all(0.5))
        let group = LayoutGroup.horizontal(
            size: size(.fractionalWidth(1), .absolute(40)), subitems: [tile],
            contentInsets: .all(0.25))
        var sample = Sample()
        sample.add(5, .group(group, contentInsets: .all(0.125)))
        let arrangement = sample.arrange(width: 80.75, height: 60)
        // The section leaves 80.5 of 80.75 points, the group 80, and each slot is 20 wide.
        #expect(
            arrangement.frame(ofItem: 1, inSection: 0)
                == Rect(x: 20.875, y: 0.875, width: 19, height: 38.5))
        #expect(arrangement.problems.isEmpty && arrangement.notes.isEmpty)
    }

    @Test("Hairline insets of half a point leave a photo grid of 124 by 124")
    func hairlineGrid() {
        let tile = LayoutItem(
            width: .fractionalWidth(1 / 3), height: .fractionalHeight(1), contentInsets: .all(0.5))
        var sample = Sample()
        sample.add(
            7,
            .group(
                .horizontal(
                    size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(1 / 3)),
                    subitems: [tile])))
        let arrangement = sample.arrange(width: 375, height: 667)
        #expect(
            arrangement.frame(ofItem: 0, inSection: 0)
                == Rect(x: 0.5, y: 0.5, width: 124, height: 124))
    }

    @Test("Insets on a measured axis are ignored and reported")
    func insetsOnEstimate() {
        let item = LayoutItem(
            width: .fractionalWidth(1), height: .estimated(5), contentInsets: .all(1))
        let group = LayoutGroup.horizontal(
            size: size(.fractionalWidth(1), .estimated(5)), subitems: [item])
        let arrangement = arrange(group, count: 1)
        #expect(
            arrangement.frame(ofItem: 0, inSection: 0) == Rect(x: 1, y: 0, width: 98, height: 5))
        #expect(arrangement.problems.map(\.reason) == [.insetsOnEstimate])
    }

    @Test("A group that cannot be laid out is reported and takes no room")
    func problems() {
        let item = LayoutItem(width: .absolute(10), height: .absolute(5))
        let line = size(.fractionalWidth(1), .absolute(5))
        let nothing = LayoutItem(width: .absolute(0), height: .absolute(5))
        let frame = LayoutGroup.CustomItem(frame: Rect(x: 0, y: 0, width: 1, height: 1))
        let cases: [(LayoutGroup, LayoutProblem.Reason)] = [
            (
                .custom(size: line) { _ in Array(repeating: frame, count: 100_001) },
                .tooManyMembers(100_001)
            ),
            (.horizontal(size: size(.absolute(9), .absolute(5)), subitems: [item]), .groupTooSmall),
            (
                .horizontal(
                    size: size(.absolute(9), .absolute(5)),
                    subitems: [
                        LayoutGroup.horizontal(
                            size: size(.estimated(5), .absolute(5)), subitems: [item])
                    ]),
                .groupTooSmall
            ),
            (.horizontal(size: line, subitems: []), .emptyGroup),
            (.horizontal(size: line, subitem: item, count: 0), .emptyGroup),
            (.custom(size: line) { _ in [] }, .emptyGroup),
            (.horizontal(size: line, subitems: [nothing]), .endlessGroup),
            (
                .horizontal(
                    size: line, subitems: [LayoutItem(width: .absolute(1e-9), height: .absolute(1))]
                ),
                .endlessGroup
            ),
            (
                .horizontal(size: line, subitem: item, count: 3, interItemSpacing: .fixed(60)),
                .noRoom
            ),
            (.vertical(size: line, subitems: [item], contentInsets: .all(9)), .noRoom),
        ]
        for (group, reason) in cases {
            let arrangement = arrange(group, count: 3)
            #expect(arrangement.problems.contains { $0.reason == reason }, "\(reason)")
            #expect(arrangement.problems.allSatisfy { $0.description.hasPrefix("Section 0") })
            #expect(arrangement.elements(in: viewport(0)).count <= 3)
        }
    }

    @Test("Members share any room above zero")
    func littleRoom() {
        let item = LayoutItem(width: .absolute(5), height: .absolute(5))
        for width in [0, 0.25, 1, 5] {
            let group = LayoutGroup.horizontal(
                size: size(.absolute(width), .absolute(5)), subitem: item, count: 2)
            let reasons = arrange(group, count: 4).problems.map(\.reason)
            #expect(reasons.contains(.noRoom) == (width == 0), "\(width): \(reasons)")
        }
    }

    @Test("A nested group's badges carry the index of its first item, and end with the items")
    func nestedBadges() {
        let badge = SupplementaryItem(
            kind: .supplementary(1), size: size(.absolute(2), .absolute(2)),
            containerAnchor: LayoutAnchor([.top, .trailing]))
        let item = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
        var stack = LayoutGroup.vertical(
            size: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitem: item, count: 2)
        stack.supplementaryItems = [badge]
        let group = LayoutGroup.horizontal(
            size: size(.fractionalWidth(1), .absolute(10)), subitems: [stack])
        let found = arrange(group, count: 6).elements(in: viewport(0, width: 100)).filter {
            $0.kind == .supplementary(1)
        }
        #expect(found.map(\.item) == [0, 2, 4])
        #expect(found.map(\.frame.x) == [48, 98, 48])
    }

    @Test("The visible-items handler may only hide, fade and raise elements")
    func visibleItems() {
        let item = LayoutItem(width: .fractionalWidth(0.25), height: .fractionalHeight(1))
        let group = LayoutGroup.horizontal(
            size: size(.fractionalWidth(1), .absolute(10)), subitems: [item])
        var seen: [Point] = []
        var sample = Sample()
        sample.add(
            8,
            SectionLayout.group(group, orthogonalScrollingBehavior: .continuous).onVisibleItems {
                elements, offset, _ in
                seen.append(offset)
                for index in elements.indices {
                    elements[index].frame.x = 999
                    // The other elements stay at full opacity.
                    if elements[index].item == 5 { elements[index].alpha = 0.5 }
                    elements[index].isHidden = elements[index].item == 4
                    elements[index].zIndex = elements[index].item == 6 ? 9 : 0
                }
                elements.reverse()
            })
        let arrangement = sample.arrange(width: 100)
        let viewport = Viewport(
            bounds: Rect(x: 0, y: 0, width: 100, height: 20), sidewaysOffsets: [0: 100])
        let found = arrangement.elements(in: viewport)
        #expect(found.map(\.item) == [4, 5, 6, 7])
        #expect(found.map(\.frame.x) == [0, 25, 50, 75])
        #expect(found.map(\.alpha) == [1, 0.5, 1, 1])
        #expect(found.map(\.isHidden) == [true, false, false, false])
        #expect(found.map(\.zIndex) == [0, 0, 9, 0])
        #expect(arrangement.element(at: Point(x: 5, y: 5), in: viewport) == nil)
        #expect(seen.allSatisfy { $0 == Point(x: 100, y: 0) })
    }

    @Test(
        "The handler receives the view's offset along the axis and the section's own offset across it"
    )
    func offsetOfVisibleItems() {
        for direction in Axis.allCases {
            var seen: [Int: Point] = [:]
            let layout = CompositionalLayout<Int>(
                configuration: .init(scrollDirection: direction)
            ) { section, _ in
                let items = ItemSize.uniform(Size(width: 50, height: 50))
                let layout: SectionLayout =
                    section == 0
                    ? .shelf(items: items, scrolling: SidewaysScrolling(.continuous))
                    : .flow(items: items)
                return layout.onVisibleItems { _, offset, _ in seen[section] = offset }
            }
            let sections = (0..<2).map { SectionContent(id: $0, itemCount: 8) }
            let environment = LayoutEnvironment(size: Size(width: 100, height: 100))
            let viewport = Viewport(
                bounds: Rect(x: 3, y: 4, width: 100, height: 100), sidewaysOffsets: [0: 70])
            _ = layout.arrange(sections, in: environment).elements(in: viewport)
            let own = direction == .vertical ? Point(x: 70, y: 4) : Point(x: 3, y: 70)
            #expect(seen == [0: own, 1: Point(x: 3, y: 4)])
        }
    }

    @Test("Arrow keys move through a mosaic and along a section that scrolls sideways")
    func neighbours() {
        // One big item beside three small items.
        let big = LayoutItem(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
        let small = LayoutGroup.vertical(
            size: size(.fractionalWidth(0.5), .fractionalHeight(1)),
            subitem: LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1)), count: 3)
        let mosaic = LayoutGroup.horizontal(
            size: size(.fractionalWidth(1), .absolute(30)), subitems: [big, small])
        var sample = Sample()
        sample.add(8, .group(mosaic))
        sample.add(
            9,
            .shelf(
                items: .uniform(Size(width: 20, height: 10)),
                scrolling: SidewaysScrolling(.continuous)))
        sample.add(4, .boxes(25, 5))
        let arrangement = sample.arrange(width: 100)
        func from(
            _ section: Int, _ item: Int, _ direction: Direction, scrolled: Double = 0
        )
            -> ItemIndex?
        {
            arrangement.item(
                nearestTo: ItemIndex(section: section, item: item), direction,
                sidewaysOffsets: [1: scrolled])
        }
        func index(_ section: Int, _ item: Int) -> ItemIndex {
            ItemIndex(section: section, item: item)
        }
        #expect(from(0, 0, .right) == index(0, 2))
        #expect(from(0, 1, .down) == index(0, 2))
        #expect(from(0, 3, .left) == index(0, 0))
        #expect(from(0, 3, .down) == index(0, 5))
        #expect(from(0, 5, .up)?.section == 0)
        #expect(from(0, 0, .down) == index(0, 4))
        #expect(from(0, 7, .down) == index(1, 3))
        #expect(from(0, 7, .down, scrolled: 80) == index(1, 7))
        #expect(from(1, 4, .right) == index(1, 5))
        #expect(from(1, 8, .right) == nil)
        #expect(from(1, 7, .down, scrolled: 80) == index(2, 2))
        #expect(from(2, 0, .up, scrolled: 80) == index(1, 4))
    }
}
