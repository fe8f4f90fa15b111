import Testing

@testable import CollectionLayouts

/// Tests of a waterfall, which puts each item into the shortest lane.
@Suite struct WaterfallTests {
    private static func heights(_ count: Int, _ random: inout SeededGenerator) -> [Double] {
        (0..<count).map { _ in random.chance(0.1) ? 0 : random.length(1...20) }
    }

    private static func body(
        _ heights: [Double], _ random: inout SeededGenerator, from least: Int = -12,
        estimate: Double = 6
    ) -> WaterfallBody {
        WaterfallBody(
            lanes: .count(Int.random(in: 1...6, using: &random)),
            heights: random.chance(0.5)
                ? .each { item, _ in heights[item] } : .measured(estimate: estimate),
            laneSpacing: random.length(least...4), itemSpacing: random.length(least...4))
    }

    private static func measure(_ heights: [Double]) -> Measure {
        { request in
            guard request.section == 1 else { return nil }
            let height = heights[request.item]
            // The requested extent is the one along the scroll direction.
            return Size(width: request.width ?? height, height: request.height ?? height)
        }
    }

    @Test(
        "Up and down stay in the lane, and left and right go to the neighbouring lane",
        arguments: 0..<60)
    func arrowKeys(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let heights = Self.heights(Int.random(in: 1...60, using: &random), &random)
        var sample = Sample()
        sample.add(9, .boxes(7, 7))
        sample.add(heights.count, SectionLayout(Self.body(heights, &random, from: 0)))
        sample.add(9, .boxes(7, 7))
        let arrangement = sample.arrange(width: 90, measure: Self.measure(heights))
        let items = arrangement.itemFrames.filter { $0.index.section == 1 }
        func step(_ from: ItemIndex, _ direction: Direction) -> ItemIndex? {
            let found = arrangement.item(nearestTo: from, direction)
            return found?.section == 1 ? found : nil
        }
        let lefts = Set(items.map(\.frame.minX)).sorted()
        for (index, frame) in items {
            let lane = items.filter { $0.frame.minX == frame.minX }
            #expect(step(index, .up) == lane.last { $0.index.item < index.item }?.index)
            #expect(step(index, .down) == lane.first { $0.index.item > index.item }?.index)
            for direction in [Direction.left, .right] {
                let beside = (lefts.firstIndex(of: frame.minX) ?? 0) + direction.step
                let there = items.filter {
                    lefts.indices.contains(beside) && $0.frame.minX == lefts[beside]
                }
                func distance(_ other: Rect) -> Double {
                    max(0, other.minY - frame.midY, frame.midY - other.maxY)
                }
                let found = step(index, direction)
                #expect(
                    there.first { $0.index == found }.map { distance($0.frame) }
                        == there.map { distance($0.frame) }.min(), "seed \(seed) \(index)")
            }
        }
    }

    @Test(
        "Up and down enter the nearest lane at its end, and left and right enter the outer lane at the nearest height",
        arguments: 0..<60)
    func entered(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let heights = (0..<Int.random(in: 1...20, using: &random)).map { _ in
            random.length(1...12)
        }
        let section = SectionLayout(Self.body(heights, &random, from: 0))
        var entries = 0
        for side in Side.allCases {
            var sample = Sample()
            sample.add(11, side, .boxes(3, 5))
            sample.add(heights.count, side, section)
            sample.add(11, side, .boxes(3, 5))
            sample.add(20, side == .left ? .right : .left, .boxes(40, 5))
            let arrangement = sample.arrange(
                .split(leftSideRatio: 0.5), width: 80, measure: Self.measure(heights))
            let lanes = Dictionary(
                grouping: arrangement.itemFrames.filter { $0.index.section == 1 }, by: \.frame.x
            ).sorted { $0.key < $1.key }.map(\.value)
            for (start, frame) in arrangement.itemFrames where start.section != 1 {
                let from = "seed \(seed) from \(start)"
                guard start.section < 3 else {
                    let direction: Direction = side == .left ? .left : .right
                    let found = arrangement.item(nearestTo: start, direction)
                    guard found?.section == 1 else { continue }
                    entries += 1
                    let lane = try #require(side == .left ? lanes.last : lanes.first)
                    func distance(_ other: Rect) -> Double {
                        max(0, other.minY - frame.midY, frame.midY - other.maxY)
                    }
                    #expect(
                        lane.first { $0.index == found }.map { distance($0.frame) }
                            == lane.map { distance($0.frame) }.min(), "\(from)")
                    continue
                }
                let isAbove = start.section == 0
                let found = arrangement.item(nearestTo: start, isAbove ? .down : .up)
                let lane = lanes.first { lane in lane.contains { $0.index == found } }
                let distances = lanes.map { abs($0[0].frame.midX - frame.midX) }
                #expect(
                    lane.map { abs($0[0].frame.midX - frame.midX) } == distances.min(), "\(from)")
                #expect(found == (isAbove ? lane?.first : lane?.last)?.index, "\(from)")
            }
        }
        #expect(entries > 0)
    }

    @Test(
        "A minimum lane width gives as many lanes of whole points as fit",
        arguments: [0.0, 1, 2.5, 8, -2])
    func minimumWidth(spacing: Double) throws {
        for width in 1...200 {
            for least in [1.0, 7, 12.5, 40, 300] where least + spacing >= 1 {
                var sample = Sample()
                sample.add(
                    210,
                    .waterfall(
                        lanes: .minimumWidth(least), heights: .each { _, _ in 9 },
                        laneSpacing: spacing))
                let arrangement = sample.arrange(width: Double(width))
                #expect(arrangement.problems.isEmpty)
                let row = arrangement.itemFrames.map(\.frame).filter { $0.y == 0 }
                let lane = try #require(row.first).width
                #expect(lane == lane.rounded() && (row.count == 1 || lane >= least))
                #expect(row.map(\.maxX).max() ?? 0 <= Double(width))
                let more = Double(row.count + 1)
                let room = Double(width) - Double(row.count) * spacing
                #expect(room < more * least.rounded(.up), "\(least) in \(width)")
            }
        }
    }

    @Test(
        "Lanes of a fixed width keep their width, and as many as fit are placed",
        arguments: [0.0, 8, 16])
    func givenWidth(spacing: Double) throws {
        for columns in 1...100 {
            for lane in [8.0, 24, 56] {
                var sample = Sample()
                sample.add(
                    210,
                    .waterfall(
                        lanes: .width(lane), heights: .each { _, _ in 9 }, laneSpacing: spacing))
                let room = Double(columns) * 8
                let arrangement = sample.arrange(width: room)
                #expect(arrangement.problems.isEmpty)
                let row = arrangement.itemFrames.map(\.frame).filter { $0.y == 0 }
                #expect(row.allSatisfy { $0.width == min(lane, room) })
                // Lanes begin at whole cells of 8 points.
                #expect(row.allSatisfy { $0.x.truncatingRemainder(dividingBy: 8) == 0 })
                let fitting = max(1, ((room + spacing) / (lane + spacing)).rounded(.down))
                #expect(Double(row.count) == fitting, "\(lane) in \(room)")
            }
        }
    }

    @Test("A query of a million items reads few of them")
    func cost() throws {
        var sample = Sample()
        sample.add(
            1_000_000,
            .waterfall(lanes: .count(4), heights: .each { item, _ in Double(item % 13 + 4) }))
        let arrangement = sample.arrange(width: 400)
        let placed = try #require(arrangement.placed(0))
        let counted = CountedLanes(try #require(placed.body as? Waterfall))
        func looks(_ question: () -> Void) -> Int {
            counted.looks = 0
            question()
            return counted.looks
        }
        for part in [0.0, 0.3, 0.77, 1] {
            let top = part * arrangement.contentSize.height
            let rect = Rect(x: 0, y: top, width: 400, height: 60)
            let query = looks {
                var writer = ElementWriter(
                    [], meeting: rect, origin: .zero, section: 0, zIndex: 0,
                    scrollsSideways: false)
                counted.write(meeting: rect, placed.items, to: &writer)
            }
            #expect(query < 400)
            let item = Int(part * 999_999)
            #expect(looks { _ = counted.frame(of: item, placed.items) } < 4)
            for direction in Direction.allCases {
                #expect(looks { _ = counted.neighbor(of: item, direction, placed.items) } < 100)
            }
        }
    }

    @Test("An unmeasured waterfall keeps no table, and measures only requested items")
    func lazily() throws {
        let layout = FlowLayout<Int> { _, _ in
            .waterfall(lanes: .count(5), heights: .measured(estimate: 10))
        }
        let contents = [SectionContent(id: 0, itemCount: 1_000_000)]
        let environment = LayoutEnvironment(size: Size(width: 500, height: 60))
        var asked: Set<Int> = []
        let measure: Measure = { request in
            asked.insert(request.item)
            return Size(width: request.width ?? 0, height: 25)
        }
        var arrangement = layout.arrange(
            contents, in: environment, measure: measure, lazily: true)
        #expect(asked.isEmpty && arrangement.tables.count == 0)
        #expect(arrangement.contentSize.height == 2_000_000)
        var changes = ArrangementChanges()
        changes.measuresEstimates = true
        changes.changedSections = [.init(section: 0, items: [.init(old: 7..<12, new: 7..<12)])]
        #expect(
            layout.rearrange(&arrangement, for: contents, changes: changes, measure: measure))
        #expect(asked == Set(7..<12))
        #expect(arrangement.frame(ofItem: 7, inSection: 0)?.height == 25)
        #expect(arrangement.frame(ofItem: 12, inSection: 0)?.height == 10)
    }

    @Test("Invalid numbers are reported")
    func problems() {
        func sentences(_ section: SectionLayout) -> [String] {
            var sample = Sample()
            sample.add(3, section)
            return sample.arrange().problems.map(\.description)
        }
        #expect(
            sentences(.waterfall(lanes: .count(0), heights: .each { _, _ in 1 })) == [
                "Section 0: a waterfall cannot have 0 lanes; 1 is used."
            ])
        for width in [0, -1, Double.nan, .infinity] {
            let layout = SectionLayout.waterfall(
                lanes: .minimumWidth(width), heights: .each { _, _ in 1 })
            #expect(
                sentences(layout) == [
                    "Section 0: a lane width of \(width) points cannot be laid out; 1 lane is used."
                ])
            var sample = Sample()
            sample.add(2, layout)
            let second = sample.arrange(width: 40).frame(ofItem: 1, inSection: 0)
            #expect(second == Rect(x: 0, y: 1, width: 40, height: 1))
            let fixed = SectionLayout.waterfall(
                lanes: .width(width), heights: .each { _, _ in 1 })
            #expect(sentences(fixed) == sentences(layout))
        }
        #expect(
            sentences(
                .waterfall(
                    lanes: .count(2), heights: .each { item, _ in item == 1 ? -.infinity : 2 },
                    laneSpacing: .nan, itemSpacing: .infinity)) == [
                    "Section 0: a lane spacing of nan points cannot be laid out; 0 is used.",
                    "Section 0: an item spacing of inf points cannot be laid out; 0 is used.",
                    "Section 0, item 1: a height of -inf points cannot be laid out; 0 is used.",
                ])
        #expect(
            sentences(
                .waterfall(lanes: .count(2), heights: .aspectRatio(.each { $0 == 2 ? 0 : 1 })))
                == [
                    "Section 0, item 2: an aspect ratio of 0.0 cannot be laid out; the items take no room."
                ])
        // An item without a height takes no room, for every source of heights.
        for bad in [0, -1, Double.nan, .infinity] {
            for heights: ItemHeights in [
                .each { item, _ in item == 1 ? bad : 4 },
                .bulk { items, _, heights in
                    for (offset, item) in items.enumerated() {
                        heights[offset] = item == 1 ? bad : 4
                    }
                },
                .aspectRatio(.each { $0 == 1 ? bad : 10 }), .measured(estimate: 9),
            ] {
                var sample = Sample()
                sample.add(4, .waterfall(lanes: .count(1), heights: heights))
                let arrangement = sample.arrange {
                    Size(width: 40, height: $0.item == 1 ? bad : 4)
                }
                #expect(
                    arrangement.itemFrames.map(\.frame)
                        == [0, 4, 8].map { Rect(x: 0, y: $0, width: 40, height: 4) })
                let isRatio = if case .aspectRatio = heights { true } else { false }
                #expect(arrangement.problems.map(\.item) == (bad == 0 && !isRatio ? [] : [1]))
            }
        }
        var sideways = SectionLayout.waterfall(lanes: .count(2), heights: .each { _, _ in 1 })
        sideways.sideways = SidewaysScrolling(.continuous)
        #expect(
            sentences(sideways) == [
                "Section 0: this kind of section cannot scroll sideways, so it stays in place; use .shelf or .group."
            ])
    }
}

/// A waterfall that counts the reads of its items.
private final class CountedLanes: LanedItems {
    private let waterfall: Waterfall
    var looks = 0

    init(_ waterfall: Waterfall) { self.waterfall = waterfall }

    var lanes: LaneMetrics { waterfall.lanes }
    func laneCount(_ items: BodyItems) -> Int { waterfall.laneCount(items) }
    func itemCount(inLane lane: Int, _ items: BodyItems) -> Int {
        waterfall.itemCount(inLane: lane, items)
    }
    func item(at place: Int, inLane lane: Int) -> Int {
        looks += 1
        return waterfall.item(at: place, inLane: lane)
    }
    func lane(of item: Int) -> Int? { waterfall.lane(of: item) }
    func extent(of item: Int) -> (top: Double, height: Double) {
        looks += 1
        return waterfall.extent(of: item)
    }
    func size(of items: BodyItems) -> Size { waterfall.size(of: items) }
}
