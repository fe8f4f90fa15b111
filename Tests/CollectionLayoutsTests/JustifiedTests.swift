import Testing

@testable import CollectionLayouts

/// Tests of lines of photos that fill the width.
@Suite struct JustifiedTests {
    private static func ratios(_ count: Int, _ random: inout SeededGenerator) -> [Double] {
        (0..<count).map { _ in random.length(1...12) / random.length(2...8) }
    }

    private static func body(
        _ ratios: [Double], _ random: inout SeededGenerator, from least: Int = 0
    ) -> JustifiedBody {
        JustifiedBody(
            rowHeight: random.length(1...20), aspectRatios: .each { ratios[$0] },
            interItemSpacing: random.length(least...4), lineSpacing: random.length(least...4))
    }

    @Test(
        "Every line except the last fills the width and holds as many items as fit",
        arguments: 0..<40)
    func lines(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let ratios = Self.ratios(Int.random(in: 0...60, using: &random), &random)
        let body = Self.body(ratios, &random)
        let spacing = body.interItemSpacing ?? 0
        for width in stride(from: 1.0, through: 200, by: 7.25) {
            var sample = Sample()
            sample.add(ratios.count, SectionLayout(body))
            let frames = sample.arrange(width: width).itemFrames
            #expect(frames.map(\.index.item) == Array(ratios.indices))
            for (index, frame) in frames {
                #expect(abs(frame.width / frame.height - ratios[index.item]) < 1e-9)
            }
            let starts = frames.indices.filter { frames[$0].frame.x == 0 }
            var top = 0.0
            for (line, start) in starts.enumerated() {
                let next = line + 1 < starts.count ? starts[line + 1] : frames.count
                let items = frames[start..<next].map(\.frame)
                let height = items[0].height
                #expect(items.allSatisfy { $0.height == height && abs($0.y - top) < 1e-6 })
                for (one, other) in zip(items, items.dropFirst()) {
                    #expect(abs(other.minX - one.maxX - spacing) < 1e-6)
                }
                let end = items[items.count - 1].maxX
                if next == frames.count {
                    #expect(end <= width + 1e-6 && height <= body.rowHeight)
                    #expect(height == body.rowHeight || abs(end - width) < 1e-6)
                } else {
                    #expect(abs(end - width) < 1e-6, "seed \(seed), \(width), line \(line)")
                    #expect(height >= body.rowHeight - 1e-6 || items.count == 1)
                    // One more item would not have fitted.
                    let own = ratios[start...next].reduce(0, +) * body.rowHeight
                    #expect(own + Double(next - start) * spacing > width)
                }
                top += height + (body.lineSpacing ?? 0)
            }
        }
    }

    @Test("A query of a million items requests few sizes, and so does an edit")
    func cost() {
        var asked = 0
        // The number of items inserted so far. Items after the insertion keep their sizes.
        var more = 0
        let layout = FlowLayout<Int> { _, _ in
            .justified(
                rowHeight: 20,
                aspectRatios: .each { item in
                    asked += 1
                    var random = SeededGenerator(seed: item < 70 ? item : item - more)
                    return 0.5 + Double(random.next() >> 54) / 700
                })
        }
        var count = 1_000_000
        func contents() -> [SectionContent<Int>] { [SectionContent(id: 0, itemCount: count)] }
        let environment = LayoutEnvironment(size: Size(width: 400, height: 60))
        var arrangement = layout.arrange(contents(), in: environment)
        func questions(_ body: () -> Void) -> Int {
            asked = 0
            body()
            return asked
        }
        for part in [0.0, 0.3, 0.77, 1] {
            let top = part * arrangement.contentSize.height
            let bounds = Rect(x: 0, y: top, width: 400, height: 60)
            #expect(questions { _ = arrangement.elements(in: Viewport(bounds: bounds)) } < 150)
            let item = ItemIndex(section: 0, item: Int(part * 999_999))
            #expect(questions { _ = arrangement.frame(of: item) } < 50)
            for direction in Direction.allCases {
                #expect(
                    questions { _ = arrangement.item(nearestTo: item, direction) } < 250)
            }
        }
        // The line breaks agree with the old ones again a few lines after the insertion.
        (count, more) = (count + 3, 3)
        var changes = ArrangementChanges()
        changes.sizesFollowItems = true
        changes.changedSections = [.init(section: 0, items: [.init(old: 70..<70, new: 70..<73)])]
        let few = questions {
            layout.rearrange(&arrangement, for: contents(), changes: changes)
        }
        #expect(few < 50_000)
    }

    @Test("An invalid aspect ratio takes no room and is reported")
    func problems() {
        let ratios = [1, 0, -1, .nan, .infinity, 1e-300, 2]
        var sample = Sample()
        sample.add(
            ratios.count, .justified(rowHeight: 10, aspectRatios: .each { ratios[$0] }))
        let arrangement = sample.arrange()
        #expect(arrangement.problems.map(\.item) == [1, 2, 3, 4, 5])
        #expect(
            arrangement.problems[0].description
                == "Section 0, item 1: an aspect ratio of 0.0 cannot be laid out; the items take no room."
        )
        #expect(arrangement.itemFrames.map(\.index.item) == [0, 6])
        #expect(arrangement.itemFrames.map(\.frame.x) == [0, 10])
        var flat = Sample()
        flat.add(3, .justified(rowHeight: .nan, aspectRatios: .each { _ in 1 }))
        #expect(
            flat.arrange().problems.map(\.description) == [
                "Section 0: a row height of nan points cannot be laid out; 0 is used."
            ])
        #expect(flat.arrange().contentSize.height == 0)
    }

    @Test("Without a width, no item has a frame, and no key reaches one")
    func noWidth() {
        var sample = Sample()
        sample.add(
            3,
            .justified(
                rowHeight: 5, aspectRatios: .each { _ in 1 }, inset: EdgeInsets(left: 50)))
        let arrangement = sample.arrange(width: 40)
        #expect(arrangement.frame(ofItem: 0, inSection: 0) == nil)
        #expect(arrangement.firstItem == nil)
    }
}
