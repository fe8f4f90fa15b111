import CollectionLayouts
import Testing

/// Tests of senseless group descriptions. The solver lays out or reports each of them, without a crash and in a short
/// time.
@Suite struct NastyGroupTests {
    private static let line = LayoutSize(width: .fractionalWidth(1), height: .absolute(5))
    private static let item = LayoutItem(width: .absolute(10), height: .absolute(5))

    private func arrange(
        _ group: LayoutGroup, count: Int = 9, spacing: Double = 0, measure: Measure? = nil
    ) -> Arrangement {
        var sample = Sample()
        sample.add(count, .group(group, interGroupSpacing: spacing))
        return sample.arrange(measure: measure)
    }

    /// Checks that all elements at the top have finite frames and neighbours, and returns the reasons of the problems.
    private func reasons(_ arrangement: Arrangement) -> [LayoutProblem.Reason] {
        for element in arrangement.elements(in: viewport(0)) {
            let frame = element.frame
            #expect(frame.x.isFinite && frame.y.isFinite && frame.maxX.isFinite)
            #expect(frame.maxY.isFinite)
        }
        #expect(arrangement.contentSize.height.isFinite)
        _ = arrangement.element(at: Point(x: 1, y: 1), in: viewport(0))
        _ = arrangement.item(before: nil)
        _ = arrangement.item(nearestTo: ItemIndex(section: 0, item: 0), .down)
        return arrangement.problems.map(\.reason)
    }

    @Test("Invalid spacings are reported and count as zero", arguments: [.nan, .infinity, 1e308])
    func spacings(number: Double) {
        let between = LayoutGroup.horizontal(
            size: Self.line, subitems: [Self.item], interItemSpacing: .fixed(number))
        #expect(reasons(arrange(between)) == [.length(.interItemSpacing, "\(number)")])
        #expect(arrange(between).frame(ofItem: 1, inSection: 0)?.x == 10)
        var edged = Self.item
        edged.edgeSpacing.leading = .flexible(number)
        let around = LayoutGroup.horizontal(size: Self.line, subitems: [edged])
        #expect(reasons(arrange(around)) == [.length(.edgeSpacing, "\(number)")])
        let apart = arrange(.horizontal(size: Self.line, subitems: [Self.item]), spacing: number)
        #expect(reasons(apart) == [.length(.interGroupSpacing, "\(number)")])
    }

    @Test("Invalid frames of a custom group are reported", arguments: [.nan, .infinity, 1e308])
    func customFrames(number: Double) {
        let group = LayoutGroup.custom(size: Self.line) { _ in
            [
                LayoutGroup.CustomItem(frame: Rect(x: number, y: 0, width: 5, height: 5)),
                LayoutGroup.CustomItem(frame: Rect(x: 0, y: number, width: 5, height: number)),
                LayoutGroup.CustomItem(frame: Rect(x: 9, y: 1, width: 5, height: 4)),
            ]
        }
        let arrangement = arrange(group)
        let found = reasons(arrangement)
        #expect(found.contains(.length(.offset, "\(number)")))
        #expect(found.contains(.length(.height, "\(number)")))
        #expect(
            arrangement.frame(ofItem: 2, inSection: 0) == Rect(x: 9, y: 1, width: 5, height: 4))
        #expect(arrangement.frame(ofItem: 1, inSection: 0) == nil)
    }

    @Test(
        "Badges with an invalid offset are placed on their host",
        arguments: [.nan, .infinity, 1e308])
    func badges(number: Double) {
        let size = LayoutSize(width: .absolute(2), height: .absolute(2))
        func badge(_ anchor: LayoutAnchor) -> Arrangement {
            var item = Self.item
            item.supplementaryItems = [
                SupplementaryItem(
                    kind: .supplementary(1), size: size, containerAnchor: anchor)
            ]
            return arrange(.horizontal(size: Self.line, subitems: [item]))
        }
        let far = badge(LayoutAnchor([.top], absoluteOffset: Point(x: number, y: -number)))
        #expect(reasons(far).contains(.length(.offset, "\(number)")))
        let many = badge(LayoutAnchor([.top], fractionalOffset: Point(x: number, y: 0)))
        #expect(reasons(many).count == 1)
        let frame = many.frame(of: .supplementary(1), inSection: 0, in: viewport(0))
        #expect(frame == Rect(x: 4, y: 0, width: 2, height: 2))
    }

    @Test("A problem of a description is reported once for any number of measured groups")
    func onceForAll() {
        let height = LayoutDimension.estimated(5)
        let size = LayoutSize(width: .fractionalWidth(1), height: height)
        var item = LayoutItem(width: .absolute(10), height: height)
        func row(_ item: LayoutItem, _ spacing: LayoutSpacing? = nil) -> LayoutGroup {
            .horizontal(size: size, subitems: [item], interItemSpacing: spacing ?? .fixed(0))
        }
        var groups = [row(item, .fixed(.nan))]
        item.edgeSpacing.leading = .fixed(.infinity)
        groups.append(row(item))
        item.edgeSpacing = .zero
        item.contentInsets.leading = .nan
        groups.append(row(item))
        // The insets exceed the room, and some of them are on the measured axis.
        item.contentInsets = ContentInsets(top: 2, leading: 30)
        groups.append(row(item))
        item.contentInsets = .zero
        item.supplementaryItems = [
            SupplementaryItem(
                kind: .supplementary(1),
                size: LayoutSize(width: .absolute(-1), height: .absolute(2)),
                containerAnchor: LayoutAnchor([.top], absoluteOffset: Point(x: .nan, y: 0)))
        ]
        groups.append(row(item))
        groups.append(row(LayoutItem(width: .absolute(10), height: .absolute(.nan))))
        let plain = LayoutItem(width: .absolute(9), height: height)
        groups.append(.horizontal(size: size, subitem: plain, count: 0))
        groups.append(
            .horizontal(size: size, subitem: plain, count: 3, interItemSpacing: .fixed(30)))
        groups.append(
            .custom(size: size) { _ in
                [LayoutGroup.CustomItem(frame: Rect(x: .nan, y: 0, width: 5, height: -1))]
            })
        for (index, group) in groups.enumerated() {
            let expected = reasons(arrange(group))
            #expect(!expected.isEmpty, "\(index)")
            let found = reasons(arrange(group) { _ in Size(width: 10, height: 7) })
            #expect(found == expected, "\(index)")
        }
    }

    /// Returns `levels` nested groups, each the only member of the group around it.
    private static func nested(_ levels: Int) -> LayoutGroup {
        var group = LayoutGroup.horizontal(size: line, subitems: [item])
        for _ in 1..<levels {
            group = .vertical(
                size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)),
                subitems: [group])
        }
        group.size = line
        return group
    }

    @Test("Groups nested deeper than sixty-four levels are left out and reported")
    func deepNesting() {
        let group = Self.nested(200)
        #expect(reasons(arrange(group)).contains(.nestedTooDeep))
        for levels in [1, 63, 64, 65] {
            let arrangement = arrange(Self.nested(levels))
            #expect(reasons(arrangement).contains(.nestedTooDeep) == (levels > 64), "\(levels)")
            #expect(arrangement.itemFrames.isEmpty == (levels > 64), "\(levels)")
        }
        let layout = CompositionalLayout<Int>(
            configuration: .init(scrollDirection: .horizontal), section: .group(group)
        ).collectionLayout
        let across = layout.arrange(
            [SectionContent(id: 0, itemCount: 3)],
            in: LayoutEnvironment(size: Size(width: 40, height: 20)))
        #expect(!across.problems.isEmpty)
    }

    @Test("Only the first of several groups of zero length is placed", arguments: [0, 1e-9])
    func flatGroups(height: Double) {
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
            subitems: [LayoutItem(width: .absolute(10), height: .absolute(5))])
        let arrangement = arrange(group, count: 1_000_000_000)
        #expect(reasons(arrangement) == [.flatGroup])
        #expect(arrangement.elements(in: viewport(0)).map(\.item) == [0, 1, 2, 3])
        #expect(arrangement.contentSize.height == height)
        #expect(arrangement.frame(ofItem: 4, inSection: 0) == nil)
        #expect(arrangement.item(after: ItemIndex(section: 0, item: 3)) == nil)
        #expect(arrangement.item(before: nil) == ItemIndex(section: 0, item: 3))
        // Groups with spacing between them are all placed, and reach over the following groups.
        let apart = arrange(group, count: 1_000_000_000, spacing: 10)
        #expect(apart.problems.isEmpty)
        #expect(apart.frame(ofItem: 999_999_999, inSection: 0) != nil)
        // A measured group may still get a length.
        let measured = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .estimated(height)),
            subitems: [LayoutItem(width: .absolute(10), height: .estimated(height))])
        #expect(reasons(arrange(measured)).isEmpty)
        // Groups without visible items need no problem.
        let hidden = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(0)),
            subitems: [LayoutItem(width: .absolute(10), height: .fractionalHeight(1))])
        #expect(reasons(arrange(hidden)).isEmpty)
    }

    @Test("A group reports a count below one, an empty member list and too many members")
    func counts() {
        for count in [0, -1, Int.min] {
            let divided = LayoutGroup.horizontal(
                size: Self.line, subitem: Self.item, count: count)
            let repeated = LayoutGroup.horizontal(
                size: Self.line, repeatingSubitem: Self.item, count: count)
            #expect(reasons(arrange(divided)) == [.emptyGroup])
            #expect(reasons(arrange(repeated)) == [.emptyGroup])
        }
        let none = LayoutGroup.vertical(size: Self.line, subitems: [])
        #expect(reasons(arrange(none)) == [.emptyGroup])
        let nested = LayoutGroup.vertical(size: Self.line, subitems: [none])
        #expect(reasons(arrange(nested)).contains(.emptyGroup))
        let many = LayoutGroup.horizontal(
            size: Self.line, repeatingSubitem: Self.item, count: .max)
        #expect(arrange(many).frame(ofItem: 8, inSection: 0)?.x == 80)
        #expect(reasons(arrange(many)) == [.tooManyMembers(.max)])
        let thin = LayoutGroup.horizontal(size: Self.line, subitem: Self.item, count: 100_001)
        #expect(reasons(arrange(thin)) == [.tooManyMembers(100_001)])
    }

    @Test("An invalid size for a badge is reported for the item under the badge")
    func badgeAnswers() {
        var badged = Self.item
        badged.supplementaryItems = [
            SupplementaryItem(
                kind: .supplementary(1),
                size: LayoutSize(width: .absolute(2), height: .estimated(2)),
                containerAnchor: LayoutAnchor([.top]))
        ]
        let arrangement = arrange(.horizontal(size: Self.line, subitems: [badged])) {
            Size(width: 0, height: $0.item == 5 ? .nan : 1)
        }
        #expect(reasons(arrangement) == [.length(.height, "nan")])
        #expect(arrangement.problems.map(\.item) == [5])
        let badges = arrangement.elements(in: viewport(0)).filter { $0.kind != .item }
        #expect(badges.map(\.item) == [0, 1, 2, 3, 4, 6, 7, 8])
    }

    @Test("A problem of a description is reported once for any number of measured items")
    func toldOnce() {
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .estimated(5)),
            repeatingSubitem: LayoutItem(width: .absolute(.nan), height: .estimated(5)), count: 2)
        let arrangement = arrange(group, count: 8) { _ in Size(width: 0, height: 6) }
        #expect(reasons(arrangement) == [.length(.width, "nan")])
    }

    @Test("Depths at the limits of Int do not overflow")
    func depths() {
        var badged = Self.item
        badged.supplementaryItems = [
            SupplementaryItem(
                kind: .supplementary(1),
                size: LayoutSize(width: .absolute(2), height: .absolute(2)),
                containerAnchor: LayoutAnchor([.top]), zIndex: .max)
        ]
        let custom = LayoutGroup.custom(size: Self.line) { _ in
            [.max, .min].map {
                LayoutGroup.CustomItem(frame: Rect(x: 0, y: 0, width: 5, height: 5), zIndex: $0)
            }
        }
        var sample = Sample()
        // A decoration item raises the depth of all items in its section by one.
        sample.add(2, SectionLayout.group(custom).decorationItem(DecorationItem()))
        sample.add(
            1,
            SectionLayout.group(.horizontal(size: Self.line, subitems: [badged]))
                .decorationItem(DecorationItem()))
        let found = sample.arrange().elements(in: viewport(0))
        #expect(found.filter { $0.kind == .item }.map(\.zIndex) == [.max, .min + 1, 1])
        #expect(found.filter { $0.kind == .supplementary(1) }.map(\.zIndex) == [.max])
    }

    @Test("Sections of 10^9 items in every kind of group take constant time")
    func manyItems() {
        let groups: [LayoutGroup] = [
            .horizontal(size: Self.line, subitems: [Self.item]),
            .horizontal(size: Self.line, subitem: Self.item, count: 3),
            .custom(size: Self.line) { _ in
                [LayoutGroup.CustomItem(frame: Rect(x: 0, y: -3, width: 9, height: 9))]
            },
            .vertical(
                size: LayoutSize(width: .fractionalWidth(1), height: .absolute(10)),
                subitems: [LayoutGroup.horizontal(size: Self.line, subitems: [Self.item])]),
        ]
        for group in groups {
            let arrangement = arrange(group, count: 1_000_000_000)
            let last = ItemIndex(section: 0, item: 999_999_999)
            #expect(arrangement.frame(of: last) != nil)
            let end = arrangement.contentSize.height
            #expect(arrangement.elements(in: viewport(end - 5)).contains { $0.item == last.item })
            #expect(arrangement.problems.isEmpty)
        }
    }

    @Test("Invalid measured sizes count as zero and are reported for their items")
    func answers() {
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .estimated(5)),
            subitems: [LayoutItem(width: .fractionalWidth(0.5), height: .estimated(5))])
        for number in [Double.nan, .infinity, -3, 1e308] {
            let arrangement = arrange(group, count: 4) {
                Size(width: 9, height: $0.item == 2 ? number : 6)
            }
            #expect(arrangement.problems.allSatisfy { $0.item == 2 })
            #expect(!arrangement.problems.isEmpty)
            #expect(arrangement.frame(ofItem: 2, inSection: 0) == nil)
            #expect(arrangement.frame(ofItem: 3, inSection: 0)?.y == 6)
        }
    }

    @Test("A group holds at most 100,000 members of any size")
    func most() {
        let tiny = LayoutItem(width: .absolute(1e-9), height: .absolute(5))
        let most = 100_000
        let arrangement = arrange(.horizontal(size: Self.line, subitems: [tiny]), count: most + 1)
        #expect(reasons(arrangement) == [.endlessGroup])
        #expect(arrangement.frame(ofItem: most - 1, inSection: 0)?.y == 0)
        #expect(arrangement.frame(ofItem: most, inSection: 0)?.y == 5)
    }

    @Test("A group of members without extent holds each member once")
    func neverFull() {
        let nothing = LayoutItem(width: .absolute(0), height: .absolute(5))
        for kinds in 1...3 {
            let group = LayoutGroup.horizontal(
                size: Self.line, subitems: Array(repeating: nothing, count: kinds))
            let arrangement = arrange(group, count: 6)
            #expect(reasons(arrangement) == [.endlessGroup])
            #expect(arrangement.contentSize.height == Double((6 + kinds - 1) / kinds * 5))
        }
        // A single member with an extent fills the group, even if the last member has none.
        let mixed = LayoutGroup.horizontal(size: Self.line, subitems: [Self.item, nothing])
        let arrangement = arrange(mixed, count: 16)
        #expect(reasons(arrangement).isEmpty)
        #expect(arrangement.frame(ofItem: 6, inSection: 0)?.x == 30)
        #expect(arrangement.frame(ofItem: 8, inSection: 0)?.y == 5)
    }
}
