import Testing

@testable import CollectionLayouts

/// Tests of extents that siblings share in a group or in a whole section.
@Suite struct SharedExtentTests {
    private static let badge = ElementKind.supplementary(1)

    private func size(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutSize {
        LayoutSize(width: width, height: height)
    }

    /// Solves a section of groups in a width of 100 points. Only heights are measured unless `widths` is given.
    private func arrange(
        _ section: SectionLayout, heights: [Double], widths: [Double] = []
    ) -> Arrangement {
        var sample = Sample()
        sample.add(heights.count, section)
        return sample.arrange(width: 100, height: 60) {
            Size(width: widths.isEmpty ? 0 : widths[$0.item], height: heights[$0.item])
        }
    }

    private func frames(_ arrangement: Arrangement) -> [Rect?] {
        (0..<arrangement.itemCount(inSection: 0)).map {
            arrangement.frame(ofItem: $0, inSection: 0)
        }
    }

    /// A badge in the lower left corner of its host.
    private var corner: SupplementaryItem {
        SupplementaryItem(
            kind: Self.badge, size: size(.absolute(2), .absolute(2)),
            containerAnchor: LayoutAnchor([.bottom, .leading]))
    }

    private func badgeTops(_ arrangement: Arrangement) -> [Double] {
        arrangement.elements(in: viewport(0, width: 100, height: 60))
            .filter { $0.kind == Self.badge }.map(\.frame.y)
    }

    @Test("Groups that scroll sideways share the largest height of the section")
    func sidewaysHeights() {
        var group = LayoutGroup.horizontal(
            size: size(.absolute(20), .uniformAcrossSiblings(estimate: 1)),
            subitems: [LayoutItem(width: .fractionalWidth(1), height: .estimated(1))])
        group.supplementaryItems = [corner]
        let arrangement = arrange(
            .group(group, orthogonalScrollingBehavior: .groupPaging), heights: [5, 14, 3])
        #expect(arrangement.contentSize.height == 14)
        #expect(badgeTops(arrangement) == [12, 12, 12])
        #expect(frames(arrangement).map { $0?.height } == [5, 14, 3])
    }

    @Test("A group with a shared length still holds each member once")
    func onePass() {
        let group = LayoutGroup.vertical(
            size: size(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 1)),
            subitems: [LayoutItem(width: .fractionalWidth(1), height: .estimated(1))])
        let arrangement = arrange(.group(group), heights: [5, 14, 3, 4])
        #expect(frames(arrangement).map { $0?.y } == [0, 14, 28, 42])
        #expect(arrangement.contentSize.height == 56)
        // A nested group behaves the same: each stack is as high as the highest, but still holds one item.
        let stacks = LayoutGroup.vertical(
            size: size(.fractionalWidth(1), .absolute(42)), subitems: [group])
        #expect(
            frames(arrange(.group(stacks), heights: [5, 14, 3])).map { $0?.y } == [0, 14, 28])
    }

    @Test("Insets on a measured axis stay ignored when the extent is shared")
    func insets() {
        let row = LayoutGroup.horizontal(
            size: size(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 1)),
            subitems: [LayoutItem(width: .fractionalWidth(1), height: .estimated(1))],
            contentInsets: ContentInsets(top: 4))
        let rows = arrange(.group(row), heights: [5, 14])
        #expect(frames(rows).map { $0?.y } == [0, 14])
        #expect(rows.problems.map(\.reason) == [.insetsOnEstimate])
        let tags = LayoutGroup.horizontal(
            size: size(.fractionalWidth(1), .absolute(5)),
            subitems: [
                LayoutItem(
                    width: .uniformAcrossSiblings(estimate: 10), height: .fractionalHeight(1),
                    contentInsets: ContentInsets(leading: 4))
            ])
        let found = frames(arrange(.group(tags), heights: [0, 0], widths: [20, 45]))
        #expect(found.map { $0?.x } == [0, 45])
        #expect(found.map { $0?.width } == [45, 45])
    }

    @Test("Members next to siblings with a shared extent keep their own insets and extent")
    func besideSharing() {
        let sharing = LayoutItem(
            width: .uniformAcrossSiblings(estimate: 10), height: .fractionalHeight(1))
        let inset = LayoutItem(
            width: .absolute(20), height: .fractionalHeight(1),
            contentInsets: ContentInsets(leading: 4))
        let nested = LayoutGroup.horizontal(
            size: size(.estimated(3), .fractionalHeight(1)),
            subitems: [LayoutItem(width: .absolute(15), height: .fractionalHeight(1))])
        let line = size(.fractionalWidth(1), .absolute(5))
        let row = LayoutGroup.horizontal(size: line, subitems: [sharing, inset, nested, sharing])
        let found = frames(arrange(.group(row), heights: [0, 0, 0, 0], widths: [20, 0, 0, 30]))
        #expect(found.map { $0?.x } == [0, 34, 50, 65])
        #expect(found.map { $0?.width } == [30, 16, 15, 30])
    }

    @Test("Members that grow across the axis are centred with their final size")
    func centred() {
        var item = LayoutItem(
            width: .fractionalWidth(0.25), height: .uniformAcrossSiblings(estimate: 1))
        item.edgeSpacing = EdgeSpacing(top: .flexible(0), bottom: .flexible(0))
        for (height, top) in [(LayoutDimension.estimated(1), 0.0), (.absolute(17), 4)] {
            let row = LayoutGroup.horizontal(
                size: size(.fractionalWidth(1), height), subitems: [item])
            let found = frames(arrange(.group(row), heights: [5, 9, 2]))
            #expect(found.map { $0?.y } == [top, top, top])
            #expect(found.map { $0?.height } == [9, 9, 9])
        }
    }

    @Test("A nested group grows with its badges, but its members keep their size")
    func nested() {
        var card = LayoutGroup.vertical(
            size: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 1)),
            subitems: [LayoutItem(width: .fractionalWidth(1), height: .absolute(3))])
        let tall = LayoutItem(
            width: .fractionalWidth(0.5), height: .uniformAcrossSiblings(estimate: 1))
        for badges in [[], [corner]] {
            card.supplementaryItems = badges
            let row = LayoutGroup.horizontal(
                size: size(.fractionalWidth(1), .estimated(1)), subitems: [card, tall])
            let arrangement = arrange(.group(row), heights: [0, 9])
            #expect(frames(arrangement).map { $0?.height } == [3, 9])
            #expect(badgeTops(arrangement) == (badges.isEmpty ? [] : [7]))
        }
    }

    /// Edits one item after the other, and compares each result with a fresh solve.
    private func expectFollowed(_ group: LayoutGroup, widths: [Double]) {
        var widths = widths
        let layout = CompositionalLayout<Int>(section: .group(group))
        let contents = [SectionContent(id: 0, itemCount: widths.count)]
        let environment = LayoutEnvironment(size: Size(width: 100, height: 60))
        for item in widths.indices {
            var arrangement = layout.arrange(contents, in: environment) {
                Size(width: widths[$0.item], height: 5)
            }
            widths[item] = 31 - widths[item]
            var changes = ArrangementChanges()
            changes.changedSections = [
                .init(section: 0, items: [.init(old: item..<item + 1, new: item..<item + 1)])
            ]
            layout.rearrange(&arrangement, for: contents, changes: changes) {
                Size(width: widths[$0.item], height: 5)
            }
            let expected = layout.arrange(contents, in: environment) {
                Size(width: widths[$0.item], height: 5)
            }
            #expect(firstDifference(arrangement, expected) == nil, "item \(item)")
        }
    }

    @Test("An edit also changes earlier groups that had tried the item")
    func lookingAhead() {
        var random = SeededGenerator(seed: 5)
        let widths = (0..<60).map { _ in random.chance(0.5) ? 1.0 : 30 }
        let tag = LayoutItem(width: .estimated(10), height: .fractionalHeight(1))
        let five = LayoutGroup.horizontal(
            size: size(.estimated(50), .fractionalHeight(1)),
            repeatingSubitem: tag, count: 5)
        let line = size(.fractionalWidth(1), .absolute(5))
        let mark = LayoutItem(width: .absolute(10), height: .fractionalHeight(1))
        expectFollowed(.horizontal(size: line, subitems: [mark, five]), widths: widths)
        let alike = LayoutItem(
            width: .uniformAcrossSiblings(estimate: 10), height: .fractionalHeight(1))
        expectFollowed(.horizontal(size: line, subitems: [alike]), widths: widths)
        // Without the last wide item, all items fit into the first group.
        expectFollowed(
            .horizontal(size: line, subitems: [alike]), widths: Array(repeating: 30, count: 60))
        expectFollowed(.horizontal(size: line, subitems: [tag]), widths: widths)
    }
}
