import Testing

@testable import CollectionLayouts

/// Tests that elements far from the viewport cost nothing. The tests count instead of timing.
@Suite struct QueryCostTests {
    /// Returns the number of sections that a query at `top` reads.
    private func looks(at top: Double, _ arrangement: Arrangement) -> Int {
        var count = 0
        arrangement.forEachSection(from: top, to: top + 20) { _ in count += 1 }
        return count
    }

    @Test func sectionsWithoutHeightAreSkippedTogether() {
        var sample = Sample()
        for place in 0..<3_000 {
            let isRow = place.isMultiple(of: 1_000) || place == 2_999
            sample.add(isRow ? 1 : 0, place.isMultiple(of: 2) ? .left : .right, .boxes(10, 5))
        }
        let single = sample.arrange()
        #expect(single.contentSize.height == 20)
        #expect(looks(at: 0, single) == 4)
        #expect(looks(at: 7, single) == 3)
        let split = sample.arrange(.split(leftSideRatio: 0.5), width: 80)
        #expect(looks(at: 0, split) == 4)
        #expect(
            split.elements(in: viewport(0, width: 80)).map(\.section) == [0, 1_000, 2_000, 2_999])
    }

    @Test func whatHasElementsWithoutHeightIsNotSkipped() {
        let flat = SectionLayout.boxes(10, 5).boundaryItem(
            BoundaryItem(
                kind: .supplementary(1),
                size: LayoutSize(width: .absolute(4), height: .absolute(3)), alignment: .top,
                extendsBoundary: false))
        var sample = Sample()
        for place in 0..<500 { sample.add(0, place == 321 ? flat : .boxes(10, 5)) }
        sample.add(1, .boxes(10, 5))
        let arrangement = sample.arrange()
        let badges = arrangement.elements(in: viewport(-3)).filter { $0.kind != .item }
        #expect(badges.map(\.section) == [321])
        #expect(looks(at: 0, arrangement) == 2)
    }

    @Test func ofALongLineOnlyWhatIsSeenIsLookedAt() throws {
        for spacing in [0.0, 1.5] {
            var sample = Sample()
            sample.add(
                2_500_000,
                .flow(
                    items: .uniform(Size(width: 1, height: 4)), interItemSpacing: spacing,
                    inset: EdgeInsets(left: 7)))
            let width = 1_000_007 * (1 + spacing)
            let arrangement = sample.arrange(width: width)
            let perLine = Int((width - 7 + spacing) / (1 + spacing))
            for x in stride(from: -30.25, to: width + 30, by: width / 7) {
                let bounds = Rect(x: x, y: 0, width: 20, height: 12)
                let found = arrangement.elements(in: Viewport(bounds: bounds))
                // The left edges of these items are less than a point before the viewport, or inside it.
                let first = max(0, Int(((x - 8) / (1 + spacing)).rounded(.down)) - 1)
                var expected: [Int] = []
                for row in 0..<3 {
                    for place in first..<max(first, min(first + 40, perLine)) {
                        let item = row * perLine + place
                        guard item < 2_500_000,
                            let frame = arrangement.frame(ofItem: item, inSection: 0),
                            frame.meets(bounds)
                        else { continue }
                        expected.append(item)
                    }
                }
                #expect(found.map(\.item) == expected, "x \(x), spacing \(spacing)")
            }
        }
    }

    @Test(
        "Rows without width are neither measured nor read, in any number",
        arguments: [1, 3])
    func rowsWithoutWidth(perLine: Int) {
        var asked = 0
        var sample = Sample()
        sample.add(
            100_000,
            .flow(items: .measured(perLine: perLine, estimate: 4), inset: EdgeInsets(right: 40)))
        let arrangement = sample.arrange { _ in
            asked += 1
            return Size(width: 0, height: 5)
        }
        #expect(asked == 0)
        #expect(arrangement.contentSize.height == 0)
        let placed = arrangement.placed(0)
        #expect((placed?.body as? any BandedItems).map { $0.bandCount(placed!.items) } == 0)
        #expect(arrangement.firstItem == nil && arrangement.frame(ofItem: 7, inSection: 0) == nil)
        // The query reserves no memory for rows without width.
        var elements: [LayoutAttributes] = []
        arrangement.appendElements(in: viewport(0), to: &elements)
        #expect(elements.capacity < 16)
    }

    @Test(
        "A query reads only groups with a visible element, even if elements lie far outside their groups"
    )
    func farFromTheGroup() throws {
        let badge = SupplementaryItem(
            kind: .supplementary(1),
            size: LayoutSize(width: .absolute(2), height: .absolute(2)),
            containerAnchor: LayoutAnchor([.top], absoluteOffset: Point(x: 0, y: -5_000_000)))
        var tile = LayoutItem(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
        tile.supplementaryItems = [badge]
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(4)), subitems: [tile],
            interItemSpacing: .flexible(0))
        var sample = Sample()
        sample.add(1_000_000_000, .group(group, interGroupSpacing: 1))
        let arrangement = sample.arrange()
        for y in [0.0, 1_000, 3e6 + 2] {
            let shown = viewport(y)
            let placed = try #require(arrangement.placed(0))
            let groups = try #require(placed.body as? EqualGroups).groups(placed.items)
            var looked: [Int] = []
            groups.forEachGroup(meeting: shown.bounds) { looked.append($0) }
            #expect(looked.count < 16)
            #expect(zip(looked, looked.dropFirst()).allSatisfy { $0 < $1 })
            let found = arrangement.elements(in: shown)
            // Groups begin every 5 points. Four groups are visible, and the badges of four other groups.
            #expect(found.count { $0.kind == .item } >= 8)
            #expect(found.count { $0.kind == .supplementary(1) } >= 8)
            for element in found {
                #expect(
                    element.frame
                        == arrangement.frame(
                            of: element.kind, item: element.item, inSection: 0, in: shown))
            }
        }
    }

    @Test("A query appends to a buffer without reallocating the buffer", arguments: 1...4)
    func sameBuffer(sections: Int) {
        var sample = Sample()
        for _ in 0..<sections {
            sample.add(
                20, .flow(items: .each { item, _ in Size(width: 3, height: 1 + Double(item % 2)) }))
        }
        let shown = Viewport(bounds: Rect(x: 0, y: 0, width: 40, height: 1_000))
        var elements: [LayoutAttributes] = []
        elements.reserveCapacity(1_000)
        func address() -> UnsafeRawPointer? { elements.withUnsafeBytes { $0.baseAddress } }
        let before = address()
        sample.arrange().appendElements(in: shown, to: &elements)
        #expect(elements.count == 20 * sections)
        #expect(address() == before)
    }
}
