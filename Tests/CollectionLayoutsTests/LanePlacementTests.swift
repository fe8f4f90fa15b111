import Testing

@testable import CollectionLayouts

/// Tests of the lanes of a waterfall's items, and of the changes that choose lanes again.
@Suite struct LanePlacementTests {
    private static let environment = LayoutEnvironment(size: Size(width: 100, height: 300))

    private static func environment(width: Double) -> LayoutEnvironment {
        LayoutEnvironment(size: Size(width: width, height: 300))
    }

    /// Returns the changes for new sizes of items in section 0.
    private static func resized(_ items: Range<Int>) -> ArrangementChanges {
        var changes = ArrangementChanges()
        changes.changedSections = [
            .init(section: 0, items: [.init(old: items, new: items)], keepsItems: true)
        ]
        return changes
    }

    @Test("A measured item that grows keeps the lanes of all items")
    func growingItem() {
        var heights = [40.0, 60, 50, 30, 70, 20, 45, 80]
        let layout = FlowLayout<Int> { _, _ in
            .waterfall(lanes: .count(3), heights: .measured(estimate: 50))
        }
        let contents = [SectionContent(id: 0, itemCount: heights.count)]
        func measure() -> Measure {
            { [heights] in Size(width: $0.width ?? 0, height: heights[$0.item]) }
        }
        var arrangement = layout.arrange(contents, in: Self.environment, measure: measure())
        let before = arrangement.lanes(ofSection: 0)
        for item in heights.indices {
            heights[item] += 100
            #expect(
                layout.rearrange(
                    &arrangement, for: contents, changes: Self.resized(item..<item + 1),
                    measure: measure()))
            #expect(arrangement.lanes(ofSection: 0) == before, "item \(item)")
            #expect(arrangement.frame(ofItem: item, inSection: 0)?.height == heights[item])
            let keeping = layout.arrange(
                contents, in: Self.environment, measure: measure(), keepingLanesOf: arrangement)
            #expect(firstDifference(arrangement, keeping) == nil)
            guard item == 1 else { continue }
            let fresh = layout.arrange(contents, in: Self.environment, measure: measure())
            #expect(fresh.lanes(ofSection: 0) != before)
        }
    }

    @Test("Heights from a closure keep the lanes when an item gets a new height")
    func growingItemOfClosure() {
        var heights = [40.0, 60, 50, 30, 70, 20, 45, 80]
        let layout = FlowLayout<Int> { _, _ in
            .waterfall(lanes: .count(3), heights: .each { [heights] item, _ in heights[item] })
        }
        let contents = [SectionContent(id: 0, itemCount: heights.count)]
        for sizesFollow in [false, true] {
            heights[1] = 60
            var arrangement = layout.arrange(contents, in: Self.environment)
            let before = arrangement.lanes(ofSection: 0)
            heights[1] = 160
            var changes = Self.resized(1..<2)
            changes.sizesFollowItems = sizesFollow
            let grown = FlowLayout<Int> { _, _ in
                .waterfall(
                    lanes: .count(3), heights: .each { [heights] item, _ in heights[item] })
            }
            grown.rearrange(&arrangement, for: contents, changes: changes)
            #expect(arrangement.lanes(ofSection: 0) == before)
            #expect(arrangement.frame(ofItem: 1, inSection: 0)?.height == 160)
            changes.changedSections[0].keepsItems = false
            grown.rearrange(&arrangement, for: contents, changes: changes)
            #expect(
                firstDifference(arrangement, grown.arrange(contents, in: Self.environment))
                    == nil)
        }
    }

    @Test("Items in turn and items with a closure go to the lanes that their indices give")
    func lanesByIndex() {
        // Every fifth item takes no room.
        let heights: [Double] = (0..<40).map { (item: Int) -> Double in
            item % 5 == 0 ? 0 : Double(item * 7 % 11 + 3)
        }
        let contents = [SectionContent(id: 0, itemCount: heights.count)]
        let closures: [@Sendable (_ item: Int, _ lanes: Int) -> Int] = [
            { $0 % $1 }, { $0 / 3 % $1 },
            // Lanes 0 and 2 stay empty.
            { item, _ in item % 2 * 2 + 1 },
        ]
        for (index, lane) in closures.enumerated() {
            let placement = index == 0 ? SectionLayout.LanePlacement.inTurn : .custom(lane)
            let lanes = heights.indices.map { lane($0, 4) }
            for isMeasured in [false, true] {
                let layout = FlowLayout<Int> { _, _ in
                    .waterfall(
                        lanes: .count(4), placement: placement,
                        heights: isMeasured
                            ? .measured(estimate: 5) : .each { item, _ in heights[item] })
                }
                let arrangement = layout.arrange(contents, in: Self.environment) {
                    Size(width: $0.width ?? 0, height: heights[$0.item])
                }
                #expect(arrangement.problems.isEmpty)
                let shown = zip(lanes, heights).map { lane, height in height > 0 ? lane : nil }
                #expect(arrangement.lanes(ofSection: 0) == shown)
                let estimated = layout.arrange(contents, in: Self.environment, lazily: true)
                guard isMeasured else { continue }
                #expect(estimated.lanes(ofSection: 0) == lanes)
            }
        }
    }

    @Test("Lanes without items between others are skipped by arrow keys")
    func emptyLanes() {
        let layout = FlowLayout<Int> { id, _ in
            id == 1
                ? .waterfall(
                    lanes: .count(5), placement: .custom { item, _ in item % 2 * 3 + 1 },
                    heights: .each { _, _ in 10 })
                : .boxes(20, 10)
        }
        let contents = [(0, 5), (1, 6), (2, 5)].map { SectionContent(id: $0, itemCount: $1) }
        let arrangement = layout.arrange(contents, in: Self.environment)
        #expect(arrangement.lanes(ofSection: 1) == [1, 4, 1, 4, 1, 4])
        func next(_ section: Int, _ item: Int, _ direction: Direction) -> ItemIndex? {
            arrangement.item(nearestTo: ItemIndex(section: section, item: item), direction)
        }
        #expect(next(1, 2, .right) == ItemIndex(section: 1, item: 3))
        #expect(next(1, 3, .left) == ItemIndex(section: 1, item: 2))
        #expect(next(1, 2, .left) == nil && next(1, 3, .right) == nil)
        for (box, item) in [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1)] {
            #expect(next(0, box, .down) == ItemIndex(section: 1, item: item))
            #expect(next(2, box, .up) == ItemIndex(section: 1, item: item + 4))
        }
    }

    @Test("A lane out of range is clamped, and reported once for each section")
    func outOfRange() {
        let layout = FlowLayout<Int> { id, _ in
            .waterfall(
                lanes: .count(3),
                placement: .custom { item, lanes in id == 0 ? item - 1 : min(lanes, item) },
                heights: .each { _, _ in 10 })
        }
        let contents = [0, 1].map { SectionContent(id: $0, itemCount: 6) }
        let arrangement = layout.arrange(contents, in: Self.environment)
        #expect(arrangement.lanes(ofSection: 0) == [0, 0, 1, 2, 2, 2])
        #expect(arrangement.lanes(ofSection: 1) == [0, 1, 2, 2, 2, 2])
        #expect(
            arrangement.problems.map(\.description) == [
                "Section 0, item 0: the closure returned lane -1, but the lanes are numbered from 0 to 2; lane 0 is used.",
                "Section 1, item 3: the closure returned lane 3, but the lanes are numbered from 0 to 2; lane 2 is used.",
            ])
    }

    @Test("A closure may use the last of very many lanes")
    func manyLanes() {
        for lane in [Int.min, 0, 65_535, Int.max] {
            let layout = FlowLayout<Int> { _, _ in
                .waterfall(
                    lanes: .width(1), placement: .custom { _, _ in lane },
                    heights: .each { _, _ in 10 }, laneSpacing: 0)
            }
            let arrangement = layout.arrange(
                [SectionContent(id: 0, itemCount: 2)], in: Self.environment(width: 1e12))
            let x = Double(min(65_535, max(0, lane)))
            #expect(arrangement.frame(ofItem: 1, inSection: 0)?.origin == Point(x: x, y: 10))
        }
    }

    @Test("A new width or another number of lanes chooses the lanes again")
    func otherRoom() {
        var heights = (0..<30).map { Double($0 * 7 % 11 + 3) }
        func layout(_ lanes: Int = 3, estimate: Double = 5) -> FlowLayout<Int> {
            FlowLayout<Int> { _, _ in
                .waterfall(lanes: .count(lanes), heights: .measured(estimate: estimate))
            }
        }
        let contents = [SectionContent(id: 0, itemCount: heights.count)]
        func measure() -> Measure {
            { [heights] in Size(width: $0.width ?? 0, height: heights[$0.item]) }
        }
        var arrangement = layout().arrange(contents, in: Self.environment, measure: measure())
        heights[0] += 100
        layout().rearrange(
            &arrangement, for: contents, changes: Self.resized(0..<1), measure: measure())
        let variants = [
            (layout(), 100.0), (layout(), 70), (layout(4), 100), (layout(estimate: 6), 100),
        ]
        for (index, (layout, width)) in variants.enumerated() {
            let environment = Self.environment(width: width)
            let fresh = layout.arrange(contents, in: environment, measure: measure())
            let keeping = layout.arrange(
                contents, in: environment, measure: measure(), keepingLanesOf: arrangement)
            #expect((firstDifference(keeping, fresh) == nil) == (index > 0))
            // The section's description is read again in an edit.
            guard width == 100 else { continue }
            var edited = arrangement
            layout.rearrange(
                &edited, for: contents, changes: Self.resized(9..<10), measure: measure())
            #expect(firstDifference(edited, keeping) == nil)
        }
    }
}

extension Arrangement {
    /// The lane of each item of a section whose lanes begin at multiples of a width; nil for an item without room.
    /// Assumes lanes of equal width that touch.
    func lanes(ofSection section: Int) -> [Int?] {
        (0..<itemCount(inSection: section)).map { item in
            frame(ofItem: item, inSection: section).map { Int(($0.x / $0.width).rounded()) }
        }
    }
}
