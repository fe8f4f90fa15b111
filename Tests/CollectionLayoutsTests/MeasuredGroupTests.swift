import Testing

@testable import CollectionLayouts

/// Tests of the memory that measured groups keep, and of the cost to read them.
@Suite struct MeasuredGroupTests {
    private func group(_ width: LayoutDimension, spacing: Double = 0) -> LayoutGroup {
        .horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .estimated(4)),
            subitems: [LayoutItem(width: width, height: .estimated(4))],
            interItemSpacing: .fixed(spacing))
    }

    private func arrange(
        _ group: LayoutGroup, count: Int, measure: @escaping Measure
    ) -> Arrangement {
        var sample = Sample()
        sample.add(count, .group(group))
        return sample.arrange(measure: measure)
    }

    @Test("Every group with an estimated height of zero is measured")
    func flatEstimates() {
        let flat = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .estimated(0)),
            subitems: [LayoutItem(width: .fractionalWidth(0.5), height: .estimated(0))])
        let arrangement = arrange(flat, count: 6) { _ in Size(width: 0, height: 5) }
        #expect(arrangement.itemFrames.map(\.frame.y) == [0, 0, 5, 5, 10, 10])
        #expect(arrangement.contentSize.height == 15)
    }

    @Test("Reading requests no measurement, and groups with equal results share one form")
    func readsAskNobody() {
        var asked = 0
        let arrangement = arrange(group(.fractionalWidth(0.5)), count: 3_000) {
            asked += 1
            return Size(width: 0, height: Double($0.item % 3 + 1))
        }
        // Each group has two items, and three different heights occur. Items beyond the group are not measured.
        #expect(arrangement.groupTables.map(\.forms.count) == [3])
        #expect(asked == 3_000)
        let solved = asked
        for y in stride(from: 0.0, to: arrangement.contentSize.height, by: 100) {
            #expect(!arrangement.elements(in: viewport(y)).isEmpty)
            _ = arrangement.element(at: Point(x: 1, y: y), in: viewport(y))
        }
        #expect(arrangement.frame(ofItem: 2_999, inSection: 0) != nil)
        #expect(asked == solved)
    }

    @Test("Groups beyond the memory limit are solved again when visible, with the same result")
    func beyondWhatIsKept() {
        var asked = 0
        func width(_ item: Int) -> Double { 10 + Double(item % 7) + Double(item) / 100_000 }
        let arrangement = arrange(group(.estimated(10), spacing: 1), count: 60_000) {
            asked += 1
            return Size(width: width($0.item), height: 4)
        }
        let table = arrangement.groupTables[0]
        #expect(table.formIndices.contains(GroupTable.unkept))
        #expect(table.forms.reduce(0) { $0 + $1.slots.count } <= 1 << 15)
        asked = 0
        let bottom = arrangement.contentSize.height
        let found = arrangement.elements(in: viewport(bottom - 20))
        #expect(asked > 0 && asked < 40)
        for element in found {
            #expect(element.frame.width == width(element.item))
            #expect(element.frame == arrangement.frame(ofItem: element.item, inSection: 0))
        }
        #expect(found.last?.item == 59_999)
    }

    @Test("A member measured too large for its group ends the section's groups and is reported")
    func tooLargeForItsGroup() {
        let tag = LayoutGroup.horizontal(
            size: LayoutSize(width: .estimated(10), height: .absolute(4)),
            subitems: [LayoutItem(width: .estimated(10), height: .absolute(4))])
        let line = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(4)), subitems: [tag])
        let arrangement = arrange(line, count: 12) {
            Size(width: $0.item == 5 ? 41 : 15, height: 4)
        }
        let frames = (0..<12).map { arrangement.frame(ofItem: $0, inSection: 0) }
        #expect(frames.map { $0?.x } == [0, 15, 0, 15, 0] + Array(repeating: nil, count: 7))
        #expect(frames.map { $0?.y } == [0, 0, 4, 4, 8] + Array(repeating: nil, count: 7))
        #expect(arrangement.contentSize.height == 12)
        let problem = arrangement.problem(ofSection: 0)
        #expect(problem?.reason == .groupTooSmall && problem?.item == 5)
        #expect(arrangement.problemCount == 1)
        // No item behind the last placed item can be found.
        let last = ItemIndex(section: 0, item: 4)
        #expect(arrangement.item(before: nil) == last)
        #expect(arrangement.item(after: last) == nil)
        #expect(arrangement.item(before: ItemIndex(section: 0, item: 9)) == last)
    }

    @Test("A nested group without items takes its estimated room")
    func nestedWithoutItems() {
        var first = LayoutItem(width: .absolute(11), height: .absolute(4))
        first.edgeSpacing = EdgeSpacing(leading: .flexible(0))
        let rest = LayoutGroup.horizontal(
            size: LayoutSize(width: .estimated(20), height: .absolute(4)),
            subitems: [LayoutItem(width: .estimated(20), height: .absolute(4))])
        let line = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(4)),
            subitems: [first, rest])
        let arrangement = arrange(line, count: 3) { _ in Size(width: 20, height: 4) }
        // Nine points of a line of forty remain, with or without its second item.
        for item in [0, 2] { #expect(arrangement.frame(ofItem: item, inSection: 0)?.x == 9) }
    }

    @Test("A group into which no item fits has no frame")
    func tooLargeFromTheStart() {
        let tag = LayoutGroup.horizontal(
            size: LayoutSize(width: .estimated(10), height: .absolute(4)),
            subitems: [LayoutItem(width: .estimated(10), height: .absolute(4))])
        let arrangement = arrange(
            .horizontal(
                size: LayoutSize(width: .absolute(20), height: .absolute(4)), subitems: [tag]),
            count: 3
        ) { _ in Size(width: 21, height: 4) }
        #expect(arrangement.contentSize.height == 0)
        #expect(arrangement.elements(in: viewport(-9)).isEmpty)
        #expect(arrangement.firstItem == nil && arrangement.item(before: nil) == nil)
        #expect(arrangement.problems.map(\.item) == [0])
    }

    @Test("A query finds badges with different measured sizes on equal groups")
    func measuredBadges() {
        var item = LayoutItem(width: .fractionalWidth(1), height: .estimated(4))
        item.supplementaryItems = [
            SupplementaryItem(
                kind: .supplementary(1),
                size: LayoutSize(width: .absolute(2), height: .estimated(1)),
                containerAnchor: LayoutAnchor([.bottom, .leading]),
                itemAnchor: LayoutAnchor([.top, .leading]))
        ]
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .estimated(4)), subitems: [item])
        let arrangement = arrange(group, count: 50) {
            Size(width: 0, height: $0.kind == .item ? 4 : Double($0.item))
        }
        #expect(arrangement.groupTables.map(\.forms.count) == [1])
        // The badge of item 9 covers 40 to 49, and the badge of item 40 covers 164 to 204.
        let badges = arrangement.elements(in: viewport(180)).filter { $0.kind != .item }
        #expect(badges.contains { $0.item == 40 && $0.frame.height == 40 })
        #expect(
            arrangement.frame(of: .supplementary(1), item: 9, inSection: 0, in: viewport(0))
                == Rect(x: 0, y: 40, width: 2, height: 9))
    }

    @Test("A custom group that returns another number of frames is reported and does not crash")
    func unsteadyFrames() {
        var asked = 0
        let group = LayoutGroup.custom(
            size: LayoutSize(width: .fractionalWidth(1), height: .estimated(4))
        ) { _ in
            asked += 1
            // The widths differ on every call, so the table cannot keep all groups.
            return (0..<(asked == 1 ? 3 : asked % 2 + 2)).map {
                LayoutGroup.CustomItem(
                    frame: Rect(x: 5 * Double($0), y: 0, width: Double(asked), height: 4))
            }
        }
        let arrangement = arrange(group, count: 50_000) { _ in nil }
        #expect(
            arrangement.problems.first?.description
                == "Section 0, item 0: a custom group returned 2 frames, but 3 before; return the same number every time."
        )
        for y in stride(from: 0.0, to: arrangement.contentSize.height, by: 997) {
            _ = arrangement.elements(in: viewport(y))
        }
        for item in stride(from: 0, to: 50_000, by: 499) {
            _ = arrangement.frame(ofItem: item, inSection: 0)
        }
    }

    @Test("Overlapping groups keep their own extent with any spacing")
    func overlapping() {
        var uniform = group(.fractionalWidth(1))
        uniform.size.height = .uniformAcrossSiblings(estimate: 4)
        var sample = Sample()
        sample.add(3, .group(uniform, interGroupSpacing: -9))
        let down = sample.arrange { _ in Size(width: 0, height: 5) }
        #expect(down.contentSize.height == 5)

        let item = LayoutItem(width: .estimated(4), height: .fractionalHeight(1))
        var shelf = Sample()
        shelf.add(
            3,
            .group(
                .horizontal(
                    size: LayoutSize(width: .estimated(4), height: .absolute(6)), subitems: [item]),
                interGroupSpacing: -9, orthogonalScrollingBehavior: .groupPagingCentered))
        let sideways = shelf.arrange { _ in Size(width: 6, height: 6) }
        // A group of 6 points is centred in a width of 40.
        #expect(sideways.sidewaysScroll(ofSection: 0)?.initialOffset == -17)
    }
}

extension Arrangement {
    /// The tables of the arrangement's sections with measured groups.
    fileprivate var groupTables: [GroupTable] {
        keptItems.compactMap { ($0 as? MeasuredGroups)?.table }
    }
}
