import CollectionLayouts
import Testing

/// Tests of the item that an arrow key enters from another section.
@Suite struct EnteringLawTests {
    @Test("a list beside others is entered at the row nearest in height, however low rows are")
    func lists() {
        for height in [0.25, 1, 4, 30] {
            for count in [1, 2, 40] {
                for isMeasured in [false, true] {
                    let body = ListBody(
                        rows: isMeasured ? .measured(estimate: 3) : .height(height))
                    var sample = Sample()
                    sample.add(count, .left, SectionLayout(body))
                    sample.add(20, .right, .boxes(20, 7))
                    let arrangement = sample.arrange(.split(leftSideRatio: 0.5)) { _ in
                        isMeasured ? Size(width: 20, height: height) : nil
                    }
                    for row in 0..<20 {
                        let found = arrangement.item(
                            nearestTo: ItemIndex(section: 1, item: row), .left)
                        let expected = (Double(row) * 7 + 3.5) / height
                        #expect(
                            found == ItemIndex(section: 0, item: min(Int(expected), count - 1)),
                            "row \(row) beside \(count) of \(height)")
                    }
                }
            }
        }
    }

    @Test("lines of equal items beside others are entered at the same height, however low they are")
    func lowLines() {
        for height in [0.25, 0.5, 1, 2, 5] {
            var sample = Sample()
            for side in Side.allCases { sample.add(20, side, .boxes(40, height)) }
            let arrangement = sample.arrange(.split(leftSideRatio: 0.5), width: 80)
            for line in 0..<20 {
                let found = arrangement.item(
                    nearestTo: ItemIndex(section: 0, item: line), .right)
                #expect(found == ItemIndex(section: 1, item: line), "\(height) high")
            }
        }
    }

    @Test(
        "rows with space between them are entered at the one nearest in height", arguments: 0..<20)
    func spacedRows(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let heights = (0..<Int.random(in: 1...12, using: &random)).map { _ in
            random.chance(0.2) ? 0 : random.length(1...9)
        }
        let spacing = random.length(3...20)
        let estimated = ItemSize.measured(perLine: 1, estimate: 4)
        let measure: Measure = { Size(width: 40, height: heights[$0.item]) }
        for (items, measure) in [
            (estimated, nil), (estimated, measure), (.perLine(1, height: 4), nil),
            (.each { item, _ in Size(width: 30, height: heights[item]) }, nil),
        ] as [(ItemSize, Measure?)] {
            var sample = Sample()
            sample.add(heights.count, .left, .flow(items: items, lineSpacing: spacing))
            sample.add(60, .right, .boxes(40, 3))
            let arrangement = sample.arrange(
                .split(leftSideRatio: 0.5), width: 80, measure: measure)
            let rows = arrangement.itemFrames.filter { $0.index.section == 0 }
            for (start, frame) in arrangement.itemFrames where start.section == 1 {
                func distance(_ row: Rect) -> Double {
                    max(0, row.minY - frame.midY, frame.midY - row.maxY)
                }
                let found = arrangement.item(nearestTo: start, .left)
                #expect(
                    rows.first { $0.index == found }.map { distance($0.frame) }
                        == rows.map { distance($0.frame) }.min(), "seed \(seed) from \(start)")
            }
        }
    }

    @Test("at an edge that is entered it is the line that begins there")
    func edges() throws {
        var sample = Sample()
        sample.add(1, .left, .boxes(40, 20))
        sample.add(12, .right, .justified(rowHeight: 10, aspectRatios: .each { _ in 1 }))
        let arrangement = sample.arrange(.split(leftSideRatio: 0.5), width: 80)
        let found = try #require(
            arrangement.item(nearestTo: ItemIndex(section: 0, item: 0), .right))
        #expect(arrangement.frame(of: found)?.minY == 10)
    }

    @Test("of items that begin at the same height it is the one with the nearest middle")
    func sameTops() {
        var sample = Sample()
        sample.add(1, .left, .boxes(40, 20))
        let heights = [5.0, 3, 9]
        sample.add(
            3, .right,
            .waterfall(
                lanes: .count(1), heights: .each { item, _ in heights[item] }, itemSpacing: -5,
                inset: EdgeInsets(top: 10)))
        let arrangement = sample.arrange(.split(leftSideRatio: 0.5), width: 80)
        let found = arrangement.item(nearestTo: ItemIndex(section: 0, item: 0), .right)
        #expect(found == ItemIndex(section: 1, item: 1))
    }

    @Test("a shelf of several lines is entered at its side, at the line nearest in height")
    func shelfLines() {
        let box = Size(width: 9, height: 7)
        for items: ItemSize in [.uniform(box), .each { _, _ in box }] {
            for side in Side.allCases {
                var sample = Sample()
                sample.add(9, side, .shelf(items: items, lines: 3, lineSpacing: 1))
                sample.add(8, side == .left ? .right : .left, .boxes(40, 3))
                let arrangement = sample.arrange(.split(leftSideRatio: 0.5), width: 80)
                let shelf = arrangement.itemFrames.filter { $0.index.section == 0 }
                let edge = side == .left ? 18.0 : 40
                let outer = shelf.filter { $0.frame.x == edge }
                #expect(outer.count == 3)
                for (start, frame) in arrangement.itemFrames where start.section == 1 {
                    let found = arrangement.item(
                        nearestTo: start, side == .left ? .left : .right)
                    func distance(_ other: Rect) -> Double { abs(other.midY - frame.midY) }
                    #expect(
                        outer.first { $0.index == found }.map { distance($0.frame) }
                            == outer.map { distance($0.frame) }.min(), "\(side) from \(start)")
                }
            }
        }
    }

    @Test("of sections beside, the one nearest in height is entered", arguments: 0..<80)
    func nearestSection(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var sample = Sample()
        sample.add(30, .left, .boxes(20, 10))
        for _ in 0..<Int.random(in: 1...9, using: &random) {
            sample.add(
                Int.random(in: 0...2, using: &random), .right,
                SectionLayout.boxes(5, random.length(1...20)).header(height: random.length(0...30)))
        }
        let arrangement = sample.arrange(.split(leftSideRatio: 0.5), width: 40)
        let others = arrangement.itemFrames.filter { $0.index.section > 0 }.map(\.frame)
        for row in 0..<30 {
            let middle = Double(row) * 10 + 5
            func distance(_ frame: Rect) -> Double {
                max(0, frame.minY - middle, middle - frame.maxY)
            }
            let found = arrangement.item(nearestTo: ItemIndex(section: 0, item: row), .right)
            #expect(
                found.flatMap { arrangement.frame(of: $0) }.map(distance)
                    == others.map(distance).min(), "seed \(seed) row \(row)")
        }
    }
}
