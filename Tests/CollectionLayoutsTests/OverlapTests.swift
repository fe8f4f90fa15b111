import Testing

@testable import CollectionLayouts

/// Negative spacings and insets let things overlap, and never take a start back to before the last one.
@Suite struct OverlapTests {
    private static let box = Size(width: 10, height: 10)

    /// The same boxes in closed form, and asked for one by one.
    private static var sources: [ItemSize] { [.uniform(box), .each { _, _ in box }] }

    private func frames(_ layout: SectionLayout, count: Int, width: Double) -> [Rect?] {
        var sample = Sample()
        sample.add(count, layout)
        let arrangement = sample.arrange(width: width)
        return (0..<count).map { arrangement.frame(ofItem: $0, inSection: 0) }
    }

    @Test("boxes of 10 points at 0, 8, 16, and lines 9 apart", arguments: sources.indices)
    func flow(source: Int) {
        let layout = SectionLayout.flow(
            items: Self.sources[source], interItemSpacing: -2, lineSpacing: -1)
        let found = frames(layout, count: 7, width: 26)
        let expected = (0..<7).map {
            Rect(x: Double($0 % 3) * 8, y: Double($0 / 3) * 9, width: 10, height: 10)
        }
        #expect(found == expected)
        var sample = Sample()
        sample.add(7, layout)
        #expect(sample.arrange(width: 26).contentSize == Size(width: 26, height: 28))
    }

    @Test("a query is a look at every frame, whatever overlaps", arguments: -12..<3)
    func queries(spacing: Int) {
        for source in Self.sources {
            for layout in [
                SectionLayout.flow(
                    items: source, interItemSpacing: Double(spacing), lineSpacing: Double(spacing)),
                .shelf(
                    items: source, lines: 2, interItemSpacing: Double(spacing),
                    lineSpacing: Double(spacing)),
            ] {
                var sample = Sample()
                sample.add(40, layout)
                let arrangement = sample.arrange(width: 47)
                let all = arrangement.itemFrames
                for y in stride(from: -20.0, to: arrangement.contentSize.height + 20, by: 3) {
                    let shown = Viewport(bounds: Rect(x: 0, y: y, width: 47, height: 2))
                    #expect(
                        arrangement.elements(in: shown).map(\.item)
                            == all.filter { $0.frame.meets(shown.bounds) }.map(\.index.item))
                }
                #expect(all.map(\.frame.maxY).max() == arrangement.contentSize.height)
            }
        }
    }

    @Test("where a spacing would go backwards all stand in one place", arguments: sources.indices)
    func onePlace(source: Int) {
        let layout = SectionLayout.flow(
            items: Self.sources[source], interItemSpacing: -10, lineSpacing: -50)
        #expect(
            frames(layout, count: 5, width: 30)
                == Array(repeating: Rect(origin: .zero, size: Self.box), count: 5))
    }

    @Test("of two that overlap the later one is hit")
    func hits() {
        var sample = Sample()
        sample.add(3, .flow(items: .uniform(Self.box), interItemSpacing: -4))
        let arrangement = sample.arrange(width: 40)
        for (x, item) in [(1.0, 0), (7, 1), (13, 2), (21, 2)] {
            #expect(arrangement.element(at: Point(x: x, y: 5), in: viewport(0))?.item == item)
        }
    }

    @Test("negative insets reach over what they join, and no section begins above the one before")
    func insets() {
        var sample = Sample()
        sample.add(3, .flow(items: .perLine(1, height: 10)))
        sample.add(
            1, .flow(items: .perLine(1, height: 10), inset: EdgeInsets(top: -4, left: -3)))
        sample.add(0, .flow(items: .uniform(Self.box), inset: EdgeInsets(bottom: -90)))
        sample.add(1, .flow(items: .perLine(1, height: 10)))
        let arrangement = sample.arrange(width: 30)
        #expect(arrangement.problems.isEmpty)
        let second = arrangement.frame(ofItem: 0, inSection: 1)
        #expect(second == Rect(x: -3, y: 26, width: 33, height: 10))
        #expect(arrangement.frame(ofItem: 0, inSection: 3)?.y == 36)
        let seen = arrangement.elements(
            in: Viewport(bounds: Rect(x: 0, y: 27, width: 30, height: 2)))
        #expect(seen.map(\.section) == [0, 1])
    }
}
