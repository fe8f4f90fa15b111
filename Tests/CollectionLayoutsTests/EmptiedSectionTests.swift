import CollectionLayouts
import Testing

/// Tests of sections that lose all items and get new ones, with boundary elements that extend no boundary.
@Suite struct EmptiedSectionTests {
    private let layout = FlowLayout<Int>(
        defaults: SectionDefaults(keepsEmptySections: false)
    ) { id, _ in
        let mark = BoundaryItem(
            kind: .supplementary(1), size: LayoutSize(width: .absolute(4), height: .absolute(3)),
            alignment: id.isMultiple(of: 2) ? .top : .bottom, extendsBoundary: false)
        let boxes = SectionLayout.flow(items: .uniform(Size(width: 10, height: Double(id % 3))))
        return id.isMultiple(of: 3) ? boxes : boxes.boundaryItem(mark)
    }

    @Test(
        "Edited sections show the same elements as a fresh layout of the new items",
        arguments: 0..<60)
    func edits(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var counts = (0..<9).map { _ in Int.random(in: 0...2, using: &random) }
        func contents() -> [SectionContent<Int>] {
            counts.enumerated().map { SectionContent(id: $0, itemCount: $1) }
        }
        let environment = LayoutEnvironment(size: Size(width: 25, height: 20))
        var arrangement = layout.arrange(contents(), in: environment)
        for _ in 0..<6 {
            var changes = ArrangementChanges()
            for section in counts.indices where random.chance(0.4) {
                let new = Int.random(in: 0...4, using: &random)
                changes.changedSections.append(
                    .init(
                        section: section, items: [.init(old: 0..<counts[section], new: 0..<new)]))
                counts[section] = new
            }
            #expect(layout.rearrange(&arrangement, for: contents(), changes: changes))
            let fresh = layout.arrange(contents(), in: environment)
            #expect(arrangement.contentSize == fresh.contentSize)
            for top in stride(from: -4.0, to: fresh.contentSize.height + 4, by: 0.5) {
                let speck = Viewport(bounds: Rect(x: 0, y: top, width: 25, height: 0.25))
                #expect(arrangement.elements(in: speck) == fresh.elements(in: speck), "at \(top)")
            }
        }
    }

    @Test("The first section that loses its height keeps the element at its edge", arguments: 0..<5)
    func firstToLose(section: Int) {
        for alignment in [BoundaryItem.Alignment.top, .bottom] {
            let mark = BoundaryItem(
                kind: .supplementary(1),
                size: LayoutSize(width: .absolute(4), height: .absolute(3)), alignment: alignment,
                extendsBoundary: false)
            let layout = FlowLayout<Int>(
                defaults: SectionDefaults(keepsEmptySections: false)
            ) { _, _ in
                .flow(items: .uniform(Size(width: 10, height: 5))).boundaryItem(mark)
            }
            var counts = [2, 3, 1, 2, 2]
            func contents() -> [SectionContent<Int>] {
                counts.enumerated().map { SectionContent(id: $0, itemCount: $1) }
            }
            let environment = LayoutEnvironment(size: Size(width: 25, height: 20))
            var arrangement = layout.arrange(contents(), in: environment)
            for new in [0, 1, 0, 4] {
                var changes = ArrangementChanges()
                changes.changedSections = [
                    .init(
                        section: section, items: [.init(old: 0..<counts[section], new: 0..<new)])
                ]
                counts[section] = new
                #expect(layout.rearrange(&arrangement, for: contents(), changes: changes))
                let fresh = layout.arrange(contents(), in: environment)
                #expect(arrangement.contentSize == fresh.contentSize)
                for top in stride(from: -4.0, to: fresh.contentSize.height + 4, by: 0.5) {
                    let strip = Viewport(bounds: Rect(x: 0, y: top, width: 25, height: 0.25))
                    #expect(
                        arrangement.elements(in: strip) == fresh.elements(in: strip), "at \(top)")
                }
            }
        }
    }
}
