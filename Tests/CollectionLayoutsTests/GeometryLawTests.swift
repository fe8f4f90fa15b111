import Testing

@testable import CollectionLayouts

/// Rectangles, insets and numbers at the edge of what can be laid out.
@Suite struct GeometryLawTests {
    @Test("insets are added edge by edge, and their sums are of opposite edges")
    func insets() {
        let one = EdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
        let other = EdgeInsets(top: 16, left: 32, bottom: 64, right: 128)
        #expect(one + other == EdgeInsets(top: 17, left: 34, bottom: 68, right: 136))
        #expect(one.horizontal == 10 && one.vertical == 5)
        #expect(one.total(.horizontal) == 10 && one.total(.vertical) == 5)
        #expect(one.start(.horizontal) == 2 && one.start(.vertical) == 1)
        #expect(one.end(.horizontal) == 8 && one.end(.vertical) == 4)
    }

    @Test("zero is the origin, without extent")
    func zero() {
        #expect(Rect.zero == Rect(origin: .zero, size: .zero))
        #expect(Point.zero == Point(x: 0, y: 0) && Size.zero == Size(width: 0, height: 0))
        #expect(EdgeInsets.zero == EdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    }

    @Test("sizes up to 10^12 points are laid out, larger ones are told")
    func largest() {
        let most = 1e12
        for (size, isFit) in [
            (Size(width: most, height: 1), true), (Size(width: 1, height: most), true),
            (Size(width: most.nextUp, height: 1), false),
            (Size(width: 1, height: most.nextUp), false),
        ] {
            for items in [
                ItemSize.uniform(size), .each { _, _ in size }, .table([size, size]),
            ] {
                var sample = Sample()
                sample.add(2, .flow(items: items))
                let arrangement = sample.arrange()
                #expect(arrangement.problems.isEmpty == isFit, "\(size)")
                #expect(arrangement.itemFrames.count == (isFit ? 2 : 0), "\(size)")
            }
        }
    }

    @Test("items of a ratio are as wide as their part of the line, however narrow or flat")
    func ratios() {
        for ratio in [0.01, 0.5, 0.75, 1, 1.5, 3, 40] {
            var sample = Sample()
            sample.add(4, .flow(items: .perLine(2, aspectRatio: ratio)))
            let frames = sample.arrange().itemFrames.map(\.frame)
            #expect(frames.map(\.width) == [20, 20, 20, 20])
            #expect(frames.allSatisfy { abs($0.height - 20 / ratio) < 1e-9 }, "\(ratio)")
        }
    }

    @Test("a ratio is width to height in lanes and lines, whichever way the layout scrolls")
    func ratiosOfBodies() throws {
        func ratio(_ item: Int) -> Double { [0.5, 2, 1, 4, 0.25][item % 5] }
        let sources: [ItemRatios] = [
            .each(ratio),
            .bulk { items, ratios in
                for (offset, item) in items.enumerated() { ratios[offset] = ratio(item) }
            },
        ]
        for axis in [Axis.vertical, .horizontal] {
            for source in sources {
                for section: SectionLayout in [
                    .waterfall(lanes: .count(2), heights: .aspectRatio(source)),
                    .justified(rowHeight: 9, aspectRatios: source),
                ] {
                    var layout = FlowLayout<Int> { _, _ in section }.collectionLayout
                    layout.scrollDirection = axis
                    let arrangement = layout.arrange(
                        [SectionContent(id: 0, itemCount: 13)],
                        in: LayoutEnvironment(size: Size(width: 40, height: 40)))
                    let frames = arrangement.itemFrames
                    #expect(arrangement.problems.isEmpty && frames.count == 13)
                    for (index, frame) in frames {
                        #expect(
                            abs(frame.width / frame.height - ratio(index.item)) < 1e-9,
                            "\(axis) \(index.item): \(frame)")
                    }
                }
            }
        }
    }

    @Test("a stretch of a shelf is shown by moving as little as possible")
    func showing() throws {
        let count = try (0..<60).filter { try isShown(seed: $0) }.count
        #expect(count > 40, "\(count)")
    }

    /// False where nothing shows the stretch.
    private func isShown(seed: Int) throws -> Bool {
        var random = SeededGenerator(seed: seed)
        var sample = Sample()
        sample.add(20, .shelf(items: .uniform(Size(width: 10, height: 5)), interItemSpacing: 2))
        let scroll = try #require(sample.arrange(width: 50).sidewaysScroll(ofSection: 0))
        let start = random.length(0...220)
        let length = random.length(1...90)
        let offset = random.length(-20...250)
        let found = scroll.offset(showing: start, length, from: offset)
        #expect(scroll.limits.contains(found))
        // The expected offset is the nearest that shows the whole range, or the start of a range longer than the view.
        let now = scroll.clamped(offset)
        let wanted = stride(from: 0, through: scroll.maxOffset, by: 0.25).filter {
            length <= 50
                ? $0 <= start && start + length <= $0 + 50 : $0 == min(start, scroll.maxOffset)
        }
        guard let nearest = wanted.min(by: { abs($0 - now) < abs($1 - now) }) else {
            return false
        }
        #expect(found == nearest, "\(start), \(length) from \(offset)")
        return true
    }
}
