import Testing

@testable import CollectionLayouts

/// Tests that each section has its own lines, for small sections and for sections solved in several steps.
@Suite struct LineTests {
    private static let width = 60.0
    /// Item counts around the number of items that one step solves. The last section needs several steps.
    private static let counts = [0, 1, 2, 1023, 3, 1024, 0, 1025, 7] + Array(1015...1024) + [3000]

    /// Returns an item's size. Some items are empty, and some are wider than the line. Section 2 has only empty items.
    /// The last section has one empty item after many others.
    private static func size(_ section: Int, _ item: Int) -> Size {
        if section == counts.count - 1 {
            return item == 2500 ? .zero : Size(width: 7, height: 5)
        }
        let bits = (section * 31 + item) &* 2_654_435_761 >> 7
        guard section != 2, bits % 11 != 0 else { return .zero }
        return Size(width: Double(9 + bits % 60), height: Double(1 + bits >> 6 & 7))
    }

    private static func arrange(
        change: (section: Int, item: Int)? = nil
    ) -> (FlowLayout<Int>, [SectionContent<Int>], Arrangement) {
        let layout = FlowLayout<Int> { section, _ in
            .flow(
                items: .bulk { items, _, sizes in
                    for index in sizes.indices {
                        let item = items.lowerBound + index
                        let isChanged = change.map { $0 == (section, item) } ?? false
                        sizes[index] = isChanged ? Size(width: 50, height: 9) : size(section, item)
                    }
                }, interItemSpacing: 2, lineSpacing: 3)
        }
        let contents = counts.enumerated().map { SectionContent(id: $0, itemCount: $1) }
        let environment = LayoutEnvironment(size: Size(width: width, height: 60))
        return (layout, contents, layout.arrange(contents, in: environment))
    }

    @Test("Every item has the frame that breaking the lines one by one gives")
    func frames() {
        let (_, _, arrangement) = Self.arrange()
        var sectionTop = 0.0
        for (section, count) in Self.counts.enumerated() {
            var (x, y, height) = (0.0, sectionTop, 0.0)
            for item in 0..<count {
                let size = Self.size(section, item)
                var expected: Rect?
                if !size.isEmpty {
                    if x > 0, x + size.width > Self.width {
                        (x, y, height) = (0, y + height + 3, 0)
                    }
                    expected = Rect(origin: Point(x: x, y: y), size: size)
                    x += size.width + 2
                    height = max(height, size.height)
                }
                let frame = arrangement.frame(of: ItemIndex(section: section, item: item))
                guard frame != expected else { continue }
                Issue.record("\(section), \(item): \(frame as Any) instead of \(expected as Any)")
                return
            }
            sectionTop = y + height
        }
        #expect(arrangement.contentSize.height == sectionTop)
    }

    @Test("A query returns the same items as a search through all frames")
    func elements() {
        let (_, _, arrangement) = Self.arrange()
        let frames = arrangement.itemFrames
        for y in stride(from: -20, to: arrangement.contentSize.height, by: 997) {
            let viewport = Viewport(bounds: Rect(x: 0, y: y, width: Self.width, height: 50))
            let seen = arrangement.elements(in: viewport).map(\.frame)
            #expect(seen == frames.map(\.frame).filter { $0.meets(viewport.bounds) })
        }
    }

    @Test(
        "An edit of one section changes neither the other sections nor copies of the arrangement"
    )
    func changes() {
        for (section, count) in Self.counts.enumerated() where count > 0 {
            let item = count / 2
            let (_, contents, before) = Self.arrange()
            let (layout, _, expected) = Self.arrange(change: (section, item))
            var changed = before
            var changes = ArrangementChanges()
            changes.sizesFollowItems = true
            changes.changedSections = [
                .init(section: section, items: [.init(old: item..<item + 1, new: item..<item + 1)])
            ]
            #expect(layout.rearrange(&changed, for: contents, changes: changes))
            #expect(firstDifference(changed, expected) == nil)
            #expect(firstDifference(before, Self.arrange().2) == nil)
        }
    }

    @Test("Overlapping lines are as high as their lowest edge", arguments: [0.5, 3, 9])
    func overlapping(height: Double) {
        var sample = Sample()
        sample.add(
            2,
            .flow(
                items: .table([Size(width: 30, height: height), Size(width: 30, height: 1)]),
                lineSpacing: -4))
        let arrangement = sample.arrange()
        let bottoms = arrangement.itemFrames.map(\.frame.maxY)
        #expect(bottoms.count == 2 && arrangement.contentSize.height == bottoms.max())
    }

    @Test("n items of a line take at most the width, and less than n points remain")
    func itemsAcross() {
        let environment = LayoutEnvironment(size: Size(width: 1, height: 1))
        for width in 1...200 {
            for count in 1...9 {
                for spacing in [0.0, 1, 2.5, 8] {
                    let column = Column(
                        leftEdge: 0, width: Double(width), environment: environment)
                    let item = column.itemWidth(perLine: count, interItemSpacing: spacing)
                    let room = Double(width) - Double(count - 1) * spacing
                    guard room >= 0 else {
                        #expect(item == 0)
                        continue
                    }
                    #expect(item * Double(count) <= room)
                    #expect(room - item * Double(count) < Double(count))
                }
            }
        }
    }

    @Test("A line of n items holds exactly n items at every width", arguments: [0.0, 1])
    func exactlyPerLine(spacing: Double) {
        for width in 1...200 {
            for count in 1...60 {
                let sources: [ItemSize] = [
                    .perLine(count, height: 1), .measured(perLine: count, estimate: 1),
                ]
                for (source, items) in sources.enumerated() {
                    var sample = Sample()
                    sample.add(2 * count + 1, .flow(items: items, interItemSpacing: spacing))
                    let arrangement = sample.arrange(width: Double(width))
                    let isRoom = Double(width) - Double(count - 1) * spacing >= Double(count)
                    // Lines of n, n and one, each a point high.
                    let last = arrangement.frame(ofItem: 2 * count, inSection: 0)
                    let first = arrangement.frame(ofItem: count - 1, inSection: 0)
                    #expect(
                        arrangement.contentSize.height == (isRoom ? 3 : 0)
                            && first?.y == (isRoom ? 0 : nil) && last?.y == (isRoom ? 2 : nil),
                        "\(count) on \(width), source \(source): \(arrangement.contentSize)")
                }
            }
        }
    }
}
