import Testing

@testable import CollectionLayouts

/// Sections that come by index are laid out as those that come one by one.
@Suite struct AlikeLawTests {
    /// Numbers of items with empty sections here and there, at the start too.
    private static func counts(_ seed: Int) -> [Int] {
        (0..<60).map { ($0 * 7 + seed) % 5 == 0 ? 0 : ($0 * 13 + seed) % 29 }
    }

    private static var bodies: [SectionLayout] {
        [
            .flow(
                items: .uniform(Size(width: 30, height: 20)), interItemSpacing: 3, lineSpacing: 0.1),
            .flow(items: .perLine(3, height: 16), inset: .all(8)).header(height: 16, pinned: true),
            .flow(items: .uniform(Size(width: 0, height: 20))),
            .flow(items: .uniform(Size(width: -1, height: 20))),
            .flow(items: .each { item, _ in Size(width: Double(10 + item % 7), height: 9) }),
            .flow(items: .measured(estimate: 12)).footer(height: 4),
            .shelf(items: .uniform(Size(width: 30, height: 20)), lines: 2),
        ]
    }

    @Test(arguments: bodies.indices, [0, 1, 2, 3])
    func bothGiveTheSame(body: Int, seed: Int) {
        for columns in [
            Columns.single, .split(leftSideRatio: 0.4, spacing: 7), .split(leftSideRatio: 0),
        ] {
            for keepsEmpty in [true, false] {
                let layout = SplitLayout<Int>(
                    defaults: SectionDefaults(keepsEmptySections: keepsEmpty)
                ) { _ in
                    columns
                } side: {
                    ($0 + seed).isMultiple(of: 3) ? .right : .left
                } everySection: { column in
                    // The columns need not be alike.
                    column.side == .right
                        ? Self.bodies[(body + seed) % Self.bodies.count]
                        : Self.bodies[body]
                }
                check(layout, Self.counts(seed))
            }
        }
    }

    private func check(_ layout: SplitLayout<Int>, _ counts: [Int]) {
        let environment = LayoutEnvironment(size: Size(width: 200, height: 100))
        let sections = counts.enumerated().map { SectionContent(id: $0, itemCount: $1) }
        for isLazy in [true, false] {
            let wanted = layout.arrange(
                sections, in: environment, measure: { _ in Size(width: 20, height: 11) },
                lazily: isLazy)
            let found = layout.collectionLayout.arrange(
                Array(counts.indices), itemCount: { counts[$0] }, in: environment,
                measure: { _ in Size(width: 20, height: 11) }, lazily: isLazy)
            #expect(found.contentSize == wanted.contentSize)
            #expect(found.problems == wanted.problems)
            #expect(found.sectionCount == wanted.sectionCount)
            for section in counts.indices {
                #expect(found.frame(ofSection: section) == wanted.frame(ofSection: section))
            }
            for y in stride(from: -50.0, to: wanted.contentSize.height + 100, by: 90) {
                let viewport = Viewport(bounds: Rect(x: 0, y: y, width: 200, height: 100))
                #expect(found.elements(in: viewport) == wanted.elements(in: viewport))
            }
        }
    }
}
