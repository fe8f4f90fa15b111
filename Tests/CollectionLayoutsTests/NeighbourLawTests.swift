import CollectionLayouts
import Testing

/// Going from item to item in shelves and groups, compared with a look at all items.
@Suite struct NeighbourLawTests {
    private static let directions = Direction.allCases

    /// An item and where it is seen.
    private typealias Shown = (index: ItemIndex, frame: Rect)

    private func shown(_ arrangement: Arrangement, _ section: Int, at offset: Double) -> [Shown] {
        let viewport = Viewport(bounds: .zero, sidewaysOffsets: [section: offset])
        return (0..<arrangement.itemCount(inSection: section)).compactMap { item in
            arrangement.frame(of: .item, item: item, inSection: section, in: viewport).map {
                (ItemIndex(section: section, item: item), $0)
            }
        }
    }

    private func nearest(_ items: [Shown], _ distance: (Rect) -> Double) -> Double? {
        items.map { distance($0.frame) }.min()
    }

    private func shelf(_ random: inout SeededGenerator, count: Int) -> SectionLayout {
        let size = Size(width: random.length(3...20), height: random.length(2...6))
        let sizes = (0..<count).map { _ in
            Size(width: random.length(1...20), height: random.length(1...6))
        }
        return .shelf(
            items: random.chance(0.3) ? .uniform(size) : .table(sizes),
            lines: Int.random(in: 1...3, using: &random), interItemSpacing: random.length(0...3),
            lineSpacing: 1, inset: EdgeInsets(left: 2, right: 1))
    }

    @Test("a shelf is walked by columns, and entered where it is scrolled to", arguments: 0..<40)
    func shelves(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...50, using: &random)
        let layout = shelf(&random, count: count)
        let body = try #require(layout.body as? ShelfBody)
        var sample = Sample()
        sample.add(7, .boxes(11, 4))
        sample.add(count, layout)
        sample.add(7, .boxes(11, 4))
        let arrangement = sample.arrange(width: 50)
        let offset = random.length(0...90)
        let all = (0..<3).map { shown(arrangement, $0, at: offset) }
        let items = all[1]
        func step(_ from: ItemIndex, _ direction: Direction) -> Shown? {
            arrangement.item(nearestTo: from, direction, sidewaysOffsets: [1: offset]).map {
                ($0, all[$0.section][$0.item].frame)
            }
        }
        for (index, frame) in items {
            let (column, line) = index.item.quotientAndRemainder(dividingBy: body.lines)
            for (direction, next) in [(Direction.right, column + 1), (.left, column - 1)] {
                let there = items.filter { $0.index.item / body.lines == next }
                let found = step(index, direction)
                #expect(
                    found.map { abs($0.frame.midY - frame.midY) }
                        == nearest(there) { abs($0.midY - frame.midY) }, "seed \(seed) \(index)")
                #expect(found == nil || there.contains { $0.index == found?.index })
            }
            for (direction, next) in [(Direction.down, line + 1), (.up, line - 1)] {
                let other = column * body.lines + next
                let found = step(index, direction)
                if next >= 0, next < body.lines, other < count {
                    #expect(found?.index.item == other && found?.index.section == 1)
                } else {
                    // The nearest of the next line of the section above or below.
                    let row = direction == .down ? 0..<4 : 4..<7
                    let there = all[direction == .down ? 2 : 0][row]
                    #expect(
                        found.map { abs($0.frame.midX - frame.midX) }
                            == nearest(Array(there)) { abs($0.midX - frame.midX) })
                    #expect(there.contains { $0.index == found?.index })
                }
            }
        }
        for (from, direction) in [(0, Direction.down), (2, .up)] {
            for (index, frame) in all[from][from == 0 ? 4..<7 : 0..<4] {
                let found = step(index, direction)
                #expect(found?.index.section == 1)
                #expect(
                    found.map { abs($0.frame.midX - frame.midX) }
                        == nearest(items) { abs($0.midX - frame.midX) },
                    "seed \(seed) \(index) \(direction) \(found as Any)")
            }
        }
    }

    @Test("from the next column a shelf is entered at the side that is seen", arguments: 0..<60)
    func besideShelves(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...50, using: &random)
        let shelfSide = random.chance(0.5) ? Side.right : .left
        var sample = Sample()
        sample.add(3, shelfSide == .right ? .left : .right, .boxes(10, 4))
        let layout = shelf(&random, count: count)
        let body = try #require(layout.body as? ShelfBody)
        let lines = body.lines
        sample.add(count, shelfSide, layout)
        let arrangement = sample.arrange(.split(leftSideRatio: 0.5, spacing: 4), width: 84)
        let offset = random.length(0...200)
        let window = arrangement.sidewaysScroll(ofSection: 1)?.frame ?? .zero
        let edge = shelfSide == .right ? window.minX : window.maxX - 1
        let items = shown(arrangement, 1, at: offset)
        let found = arrangement.item(
            nearestTo: ItemIndex(section: 0, item: shelfSide == .right ? 2 : 0),
            shelfSide == .right ? .right : .left, sidewaysOffsets: [1: offset])
        // No column lies nearer to the edge.
        func distance(_ column: [Shown]) -> Double {
            column.map { max(0, $0.frame.minX - edge, edge - $0.frame.maxX) }.min() ?? .infinity
        }
        let columns = Dictionary(grouping: items) { $0.index.item / lines }.values
        let column = columns.first { $0.contains { $0.index == found } }
        #expect(column.map(distance) == columns.map(distance).min(), "seed \(seed)")
    }

    @Test("inside a group all directions go to the nearest item there first", arguments: 0..<60)
    func groups(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let frames = (0..<Int.random(in: 2...6, using: &random)).map { _ in
            Rect(
                x: random.length(0...30), y: random.length(0...15),
                width: random.length(1...9), height: random.length(1...5))
        }
        let group = LayoutGroup.custom(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20))
        ) { _ in frames.map { LayoutGroup.CustomItem(frame: $0) } }
        var sample = Sample()
        sample.add(frames.count * 3, .group(group))
        let arrangement = sample.arrange()
        let items = shown(arrangement, 0, at: 0)
        for (index, frame) in items {
            let own = index.item / frames.count
            for direction in Self.directions {
                let isVertical = direction == .up || direction == .down
                func score(_ other: Rect) -> Double {
                    let along = isVertical ? other.y - frame.y : other.x - frame.x
                    let across =
                        isVertical ? other.midX - frame.midX : other.midY - frame.midY
                    return abs(along) * 1000 + abs(across)
                }
                func isBeyond(_ other: Rect) -> Bool {
                    switch direction {
                    case .right: other.x > frame.x
                    case .left: other.x < frame.x
                    case .down: other.y >= frame.maxY && other != frame
                    case .up: other.maxY <= frame.y && other != frame
                    }
                }
                var wanted = items.filter {
                    $0.index.item / frames.count == own && isBeyond($0.frame)
                }
                if wanted.isEmpty, isVertical {
                    let next = direction == .down ? own + 1 : own - 1
                    wanted = items.filter { $0.index.item / frames.count == next }
                }
                let found = arrangement.item(nearestTo: index, direction)
                #expect((found == nil) == wanted.isEmpty)
                guard let found else { continue }
                #expect(wanted.contains { $0.index == found })
                #expect(
                    score(items[found.item].frame) == nearest(wanted, score),
                    "seed \(seed) \(index) \(direction)")
            }
        }
    }
}
