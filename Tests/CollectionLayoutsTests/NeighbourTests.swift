import CollectionLayouts
import Testing

/// Tests of the search for the neighbour of an item in a direction.
@Suite struct NeighbourTests {
    @Test("Arrow keys move through a grid as it looks, and stop at its ends")
    func grid() {
        var sample = Sample()
        sample.add(8, .boxes(10, 5))
        let arrangement = sample.arrange(width: 30)
        func from(_ item: Int, _ direction: Direction) -> Int? {
            arrangement.item(nearestTo: ItemIndex(section: 0, item: item), direction)?.item
        }
        #expect(from(0, .right) == 1)
        #expect(from(2, .right) == nil)
        #expect(from(3, .left) == nil)
        #expect(from(1, .down) == 4)
        #expect(from(5, .down) == 7)
        #expect(from(4, .up) == 1)
        #expect(from(6, .down) == nil)
        #expect(from(1, .up) == nil)
    }

    @Test("Up and down cross section borders, and left and right cross columns")
    func acrossSectionsAndColumns() {
        var sample = Sample()
        sample.add(3, .left, .boxes(10, 5))
        sample.add(0, .left, .boxes(10, 5).header(height: 7))
        sample.add(2, .left, .boxes(10, 5))
        sample.add(9, .right, .boxes(10, 5))
        let arrangement = sample.arrange(.split(leftSideRatio: 0.5), width: 60)
        func from(_ section: Int, _ item: Int, _ direction: Direction) -> ItemIndex? {
            arrangement.item(nearestTo: ItemIndex(section: section, item: item), direction)
        }
        #expect(from(0, 1, .down) == ItemIndex(section: 2, item: 1))
        #expect(from(2, 0, .up) == ItemIndex(section: 0, item: 0))
        #expect(from(0, 2, .right) == ItemIndex(section: 3, item: 0))
        // Section 2 is located at y 12…17, beside the third line of the right column.
        #expect(from(2, 1, .right) == ItemIndex(section: 3, item: 6))
        #expect(from(3, 6, .left) == ItemIndex(section: 2, item: 1))
        #expect(from(3, 3, .left) == ItemIndex(section: 0, item: 2))
    }

    @Test(
        "Left and right stay on the line, then continue at the nearest height of the next column",
        arguments: 0..<60)
    func besideIsNearest(seed: Int) {
        let layout = RandomLayout(seed: seed, widestItem: 15)
        let arrangement = layout.arrangement(
            width: 80, columns: .split(leftSideRatio: 0.5, spacing: 2))
        let all = arrangement.itemFrames
        func side(_ section: Int) -> Side { layout.sections[section].side }
        for (index, frame) in all {
            let line = all.filter {
                $0.index.section == index.section && $0.frame.minY == frame.minY
            }
            for direction in [Direction.left, .right] {
                let isRight = direction == .right
                let found = arrangement.item(nearestTo: index, direction)
                let after = line.filter {
                    isRight ? $0.index.item > index.item : $0.index.item < index.item
                }
                if let next = isRight ? after.first : after.last {
                    #expect(found == next.index, "\(layout) \(index) \(direction)")
                    continue
                }
                guard side(index.section) == (isRight ? .left : .right) else {
                    #expect(found == nil)
                    continue
                }
                let other = all.filter { side($0.index.section) == (isRight ? .right : .left) }
                let lines = Dictionary(grouping: other) {
                    ItemIndex(section: $0.index.section, item: Int($0.frame.minY * 4))
                }
                func distance(_ line: [(index: ItemIndex, frame: Rect)]) -> Double {
                    let bottom = line.map(\.frame.maxY).max() ?? 0
                    return max(0, line[0].frame.minY - frame.midY, frame.midY - bottom)
                }
                guard let found else {
                    #expect(other.isEmpty)
                    continue
                }
                let foundLine = lines.values.first { $0.contains { $0.index == found } } ?? []
                let edge = isRight ? foundLine.first : foundLine.last
                #expect(edge?.index == found, "\(layout) \(index) \(direction)")
                #expect(
                    distance(foundLine) == lines.values.map(distance).min(),
                    "\(layout) \(index) \(direction) \(found)\n\(picture(of: arrangement))")
            }
        }
    }

    @Test("Up finds the item with the nearest middle in the nearest line above", arguments: 0..<40)
    func upIsNearest(seed: Int) {
        let layout = RandomLayout(seed: seed, widestItem: 15)
        let arrangement = layout.arrangement(width: 80, columns: .single)
        let all = arrangement.itemFrames
        for (index, frame) in all {
            let above = all.filter { $0.frame.minY < frame.minY - 1e-9 }
            let next = above.map(\.frame.minY).max()
            let line = above.filter { $0.frame.minY == next }
            let nearest = line.map { abs($0.frame.midX - frame.midX) }.min()
            let found = arrangement.item(nearestTo: index, .up)
            let foundFrame = found.flatMap { arrangement.frame(of: $0) }
            #expect(foundFrame?.minY == next, "\(layout) \(index)\n\(picture(of: arrangement))")
            #expect(foundFrame.map { abs($0.midX - frame.midX) } == nearest)
        }
    }

    @Test(
        "Down finds the item with the nearest middle in the nearest line below", arguments: 0..<80)
    func downIsNearest(seed: Int) {
        let layout = RandomLayout(seed: seed, widestItem: 15)
        let arrangement = layout.arrangement(width: 80, columns: .single)
        let all = arrangement.itemFrames
        for (index, frame) in all {
            let below = all.filter { $0.frame.minY > frame.minY + 1e-9 }
            let next = below.map(\.frame.minY).min()
            let line = below.filter { $0.frame.minY == next }
            let nearest = line.map { abs($0.frame.midX - frame.midX) }.min()
            let found = arrangement.item(nearestTo: index, .down)
            let foundFrame = found.flatMap { arrangement.frame(of: $0) }
            #expect(foundFrame?.minY == next, "\(layout) \(index)\n\(picture(of: arrangement))")
            #expect(foundFrame.map { abs($0.midX - frame.midX) } == nearest)
        }
    }

    @Test(
        "Left and right visit each of several equal columns and return",
        arguments: 1...9)
    func equalColumns(count: Int) {
        let layout = ColumnsLayout<Int> { _ in
            .ratios(Array(repeating: 1, count: count), spacing: 2)
        } section: { _, _ in
            SectionLayout.boxes(10, 4).header(height: 3)
        }
        let arrangement = layout.arrange(
            (0..<3 * count).map { SectionContent(id: $0, itemCount: 6) },
            in: LayoutEnvironment(size: Size(width: Double(count) * 34 - 2, height: 50)))
        let frames = arrangement.itemFrames
        for (start, frame) in frames where frame.x == 0 {
            var way = [start]
            while let next = arrangement.item(nearestTo: way[way.count - 1], .right) {
                way.append(next)
                guard way.count <= frames.count else { break }
            }
            // Each column has three items on a line.
            #expect(way.count == 3 * count)
            #expect(way.allSatisfy { arrangement.frame(of: $0)?.y == frame.y })
            for (item, next) in zip(way, way.dropFirst()) {
                #expect(arrangement.item(nearestTo: next, .left) == item)
            }
        }
    }

    @Test("Left and right skip a column without items")
    func emptyColumn() {
        let layout = ColumnsLayout<Int> { _ in
            .ratios([1, 1, 0, 1])
        } column: {
            .index($0)
        } section: { _, _ in
            .boxes(10, 4)
        }
        let arrangement = layout.arrange(
            [2, 0, 2, 1].enumerated().map { SectionContent(id: $0, itemCount: $1) },
            in: LayoutEnvironment(size: Size(width: 60, height: 50)))
        let (first, last) = (ItemIndex(section: 0, item: 1), ItemIndex(section: 3, item: 0))
        #expect(arrangement.item(nearestTo: first, .right) == last)
        #expect(arrangement.item(nearestTo: last, .left) == first)
    }

    @Test("A walk past items without size reads their line once", arguments: 0..<20)
    func mostlyEmpty(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let count = 4_000
        let sizes = (0..<count).map { _ in
            random.chance(0.002) ? Size(width: random.length(1...30), height: 4) : .zero
        }
        let expected = sizes.indices.filter { !sizes[$0].isEmpty }
        var asked = 0
        let items = ItemSize.each { item, _ in
            asked += 1
            return sizes[item]
        }
        let bodies: [SectionLayout] = [.flow(items: items), .shelf(items: items, lines: 3)]
        for body in bodies {
            var sample = Sample()
            sample.add(count, body)
            let arrangement = sample.arrange()
            func walk(_ next: (ItemIndex?) -> ItemIndex?) -> [Int] {
                var found: [Int] = []
                var last: ItemIndex?
                while let item = next(last) {
                    found.append(item.item)
                    last = item
                }
                return found
            }
            asked = 0
            #expect(walk(arrangement.item(after:)) == expected, "seed \(seed)")
            #expect(walk(arrangement.item(before:)) == expected.reversed(), "seed \(seed)")
            // Each step reads one line or one run of columns. A single extra reading covers the empty items.
            #expect(asked <= 4 * count * (expected.count + 2), "seed \(seed): \(asked)")
        }
    }

    @Test("A search in a section of almost only empty items requests each size at most twice")
    func nothingButEmpty() {
        var asked = 0
        var sample = Sample()
        sample.add(
            4_000,
            .flow(
                items: .each { item, _ in
                    asked += 1
                    return item == 3_999 ? Size(width: 1, height: 1) : .zero
                }))
        let arrangement = sample.arrange()
        asked = 0
        #expect(arrangement.firstItem?.item == 3_999)
        #expect(asked <= 8_000)
    }
}
