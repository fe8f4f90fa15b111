import Testing

@testable import CollectionLayouts

/// What holds for every layout, over widths 1…200 and random sections.
@Suite struct ArrangementLawTests {
    @Test(
        "items of a section never overlap; only a too wide item leaves its column",
        arguments: 0..<40)
    func itemsStayInTheirColumn(seed: Int) {
        let layout = RandomLayout(seed: seed, widestItem: 20)
        for width in 1...200 {
            let arrangement = layout.arrangement(width: Double(width))
            let framesOfSections = Dictionary(
                grouping: arrangement.itemFrames, by: \.index.section)
            for (section, column) in arrangement.columnOfSections {
                let inset = layout.sections[section].layout.inset ?? .zero
                let room = column.width - inset.horizontal
                let frames = framesOfSections[section] ?? []
                for (index, frame) in frames where frame.width <= room + FlowPlan.tolerance {
                    #expect(
                        frame.minX >= column.leftEdge + inset.left - 1e-6
                            && frame.maxX <= column.rightEdge - inset.right + 2e-6,
                        "\(layout) width \(width) \(index) \(frame)\n\(picture(of: arrangement))")
                }
                for (one, other) in zip(frames, frames.dropFirst()) {
                    #expect(
                        !one.frame.meets(other.frame),
                        "\(layout) width \(width) \(one.index)\n\(picture(of: arrangement))")
                }
            }
        }
    }

    @Test("no two items of a column overlap", arguments: 0..<60)
    func itemsNeverOverlap(seed: Int) {
        let layout = RandomLayout(seed: seed, widestItem: 20)
        for width in 1...200 {
            let arrangement = layout.arrangement(width: Double(width))
            let columns = Dictionary(
                arrangement.columnOfSections.map { ($0.section, $0.column) },
                uniquingKeysWith: { first, _ in first })
            let frames = Dictionary(grouping: arrangement.itemFrames) { columns[$0.index.section] }
            for frames in frames.values {
                guard let (one, other) = firstOverlap(frames) else { continue }
                Issue.record(
                    "\(layout) width \(width) \(one) \(other)\n\(picture(of: arrangement))")
            }
        }
    }

    /// Two frames that overlap, found by a sweep downwards: only those whose heights overlap are compared.
    private func firstOverlap(
        _ frames: [(index: ItemIndex, frame: Rect)]
    ) -> (ItemIndex, ItemIndex)? {
        var open: [(index: ItemIndex, frame: Rect)] = []
        for next in frames.sorted(by: { $0.frame.minY < $1.frame.minY }) {
            open.removeAll { $0.frame.maxY <= next.frame.minY }
            if let other = open.first(where: { $0.frame.meets(next.frame) }) {
                return (other.index, next.index)
            }
            open.append(next)
        }
        return nil
    }

    @Test("pinned headers stay in their section and never cover the next", arguments: 0..<200)
    func pinnedStaysInside(seed: Int) {
        let layout = RandomLayout(seed: seed)
        let arrangement = layout.arrangement(width: 90)
        for offset in stride(from: -10.0, to: arrangement.contentSize.height + 10, by: 3) {
            let viewport = Viewport(bounds: Rect(x: 0, y: offset, width: 90, height: 30))
            for section in 0..<arrangement.sectionCount {
                guard let whole = arrangement.frame(ofSection: section) else { continue }
                for kind in [ElementKind.header, .footer] {
                    guard let frame = arrangement.frame(of: kind, inSection: section, in: viewport)
                    else { continue }
                    #expect(
                        frame.minY >= whole.minY - 1e-6 && frame.maxY <= whole.maxY + 1e-6,
                        "\(layout) \(kind) \(section) at \(offset): \(frame) in \(whole)")
                }
                if let header = arrangement.frame(of: .header, inSection: section, in: viewport),
                    let footer = arrangement.footerFrame(ofSection: section)
                {
                    #expect(header.maxY <= footer.minY + 1e-6, "\(layout) at \(offset)")
                }
            }
        }
    }

    @Test("a single column is a flow layout", arguments: 0..<100)
    func singleColumnIsFlow(seed: Int) {
        let layout = RandomLayout(seed: seed)
        let flow = FlowLayout<Int> { index, _ in layout.sections[index].layout }
        let environment = LayoutEnvironment(size: Size(width: 77, height: 50))
        let flowed = flow.arrange(layout.contents, in: environment)
        let single = layout.arrangement(width: 77, columns: .single)
        let everywhere = Viewport(bounds: Rect(x: 0, y: 0, width: 1e6, height: 1e6))
        #expect(flowed.contentSize == single.contentSize)
        #expect(flowed.elements(in: everywhere) == single.elements(in: everywhere))
    }

    @Test("n items across take at most the width, and fall short of it by less than n points")
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

    @Test("n on a line are n, and never more, for every width", arguments: [0.0, 1])
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

    @Test(
        "the content is exactly as high as the lowest section, and no item is outside",
        arguments: 0..<100)
    func contentSizeAgrees(seed: Int) {
        let arrangement = RandomLayout(seed: seed, widestItem: 5).arrangement(width: 120)
        let bottoms = (0..<arrangement.sectionCount).compactMap {
            arrangement.frame(ofSection: $0)?.maxY
        }
        #expect(abs(arrangement.contentSize.height - (bottoms.max() ?? 0)) < 1e-6)
        for (index, frame) in arrangement.itemFrames {
            #expect(frame.maxY <= arrangement.contentSize.height + 1e-6, "\(index)")
        }
    }

    @Test("the visible sections are those whose frames are seen", arguments: 0..<100)
    func visibleSections(seed: Int) {
        // Some gaps are longer than the view.
        let arrangement = RandomLayout(seed: seed).arrangement(
            width: 90, spacing: [0, 9, 25][seed % 3])
        for top in stride(from: -7.0, to: arrangement.contentSize.height + 5, by: 4) {
            let insets = EdgeInsets(top: seed.isMultiple(of: 2) ? 0 : 3, bottom: 2)
            let viewport = Viewport(
                bounds: Rect(x: 0, y: top, width: 90, height: 21), insets: insets)
            let seen = (0..<arrangement.sectionCount).filter { section in
                guard let frame = arrangement.frame(ofSection: section) else { return false }
                return frame.height > 0 && frame.maxY > viewport.visibleTop
                    && frame.minY < viewport.visibleBottom
            }
            // Sections without height may be named beside them.
            let found = arrangement.visibleSections(in: viewport)?.filter {
                arrangement.frame(ofSection: $0)?.height != 0
            }
            #expect(found?.first == seen.first, "\(layoutOf(seed)) at \(top)")
            #expect(found?.last == seen.last, "\(layoutOf(seed)) at \(top)")
        }
    }

    private func layoutOf(_ seed: Int) -> String { "\(RandomLayout(seed: seed))" }
}

extension Arrangement {
    fileprivate var columnOfSections: [(section: Int, column: Column)] {
        (0..<sectionCount).compactMap { section in
            placed(section).map { (section, columns[$0.metrics.column]) }
        }
    }
}
