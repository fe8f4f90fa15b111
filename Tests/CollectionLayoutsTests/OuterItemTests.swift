import CollectionLayouts
import Testing

/// Tests of look-ups of the layout's own boundary items.
@Suite struct OuterItemTests {
    private func bar(
        _ kind: ElementKind, _ alignment: BoundaryItem.Alignment, pinned: Bool = true
    ) -> BoundaryItem {
        BoundaryItem(
            kind: kind, size: LayoutSize(width: .absolute(30), height: .absolute(16)),
            alignment: alignment, pinToVisibleBounds: pinned)
    }

    private func arrange(
        _ section: SectionLayout, sections: Int = 3, around: [BoundaryItem],
        direction: Axis = .vertical
    ) -> Arrangement {
        CompositionalLayout<Int>(
            configuration: .init(
                scrollDirection: direction, boundarySupplementaryItems: around),
            section: section
        ).arrange(
            (0..<sections).map { SectionContent(id: $0, itemCount: 9) },
            in: LayoutEnvironment(size: Size(width: 375, height: 667)))
    }

    @Test(
        "A look-up finds every element that a query returns, with the same frame",
        arguments: BoundaryItem.Alignment.allCases, Axis.allCases)
    func everyElement(alignment: BoundaryItem.Alignment, direction: Axis) {
        let kind = ElementKind.supplementary(20)
        for sections in 1...3 {
            for isPinned in [true, false] {
                let arrangement = arrange(
                    .boxes(60, 50).header(height: 10, pinned: true).background(),
                    sections: sections, around: [bar(kind, alignment, pinned: isPinned)],
                    direction: direction)
                for offset in stride(from: -50.0, to: 700, by: 50) {
                    let bounds = Rect(
                        x: direction == .horizontal ? offset : 0,
                        y: direction == .vertical ? offset : 0, width: 375, height: 667)
                    let viewport = Viewport(bounds: bounds)
                    let elements = arrangement.elements(in: viewport)
                    for element in elements {
                        let found = arrangement.frame(
                            of: element.kind, item: element.item, inSection: element.section,
                            in: viewport)
                        #expect(found == element.frame, "\(element)")
                        guard element.kind == kind else { continue }
                        for section in 0..<sections where section != element.section {
                            #expect(
                                arrangement.frame(of: kind, inSection: section, in: viewport)
                                    == nil)
                        }
                        #expect(
                            arrangement.frame(
                                of: kind, item: 1, inSection: element.section, in: viewport) == nil)
                    }
                }
            }
        }
    }

    @Test("A pinned header of the layout is found at its pinned position, and before pinning")
    func pinned() {
        let around = [bar(.header, .top), bar(.footer, .bottom)]
        let arrangement = arrange(.boxes(375, 50), around: around)
        let viewport = viewport(100, width: 375, height: 667)
        #expect(arrangement.contentSize.height == 3 * 450 + 32)
        let header = arrangement.frame(of: .header, inSection: 0, in: viewport)
        #expect(header == Rect(x: 172.5, y: 100, width: 30, height: 16))
        #expect(arrangement.headerFrame(ofSection: 0)?.y == 0)
        #expect(arrangement.headerFrame(ofSection: 1) == nil)
        #expect(arrangement.frame(of: .footer, inSection: 2, in: viewport)?.maxY == 767)
        #expect(arrangement.footerFrame(ofSection: 2)?.y == 1366)
        #expect(arrangement.footerFrame(ofSection: 0) == nil)
    }

    @Test("A section's own element takes precedence over an item of the layout")
    func ownFirst() {
        let around = [bar(.header, .top), bar(.background, .bottom)]
        let arrangement = arrange(
            .boxes(375, 50).header(height: 8).background(.section), around: around)
        #expect(
            arrangement.frame(of: .header, inSection: 0, in: viewport(0))
                == Rect(x: 0, y: 16, width: 375, height: 8))
        #expect(arrangement.headerFrame(ofSection: 0)?.height == 8)
        #expect(
            arrangement.frame(of: .background, inSection: 2, in: viewport(0))
                == arrangement.backgroundFrame(ofSection: 2))
    }

    @Test(
        "The items of a layout are found under sections that are left out, and not without sections"
    )
    func leftOut() {
        let item = bar(.header, .top)
        var layout = SplitLayout<Int> { _ in
            .split(leftSideRatio: 1)
        } side: {
            $0 == 0 ? .right : .left
        } section: { _, _ in
            .boxes(10, 10)
        }
        layout.boundarySupplementaryItems = [item]
        let environment = LayoutEnvironment(size: Size(width: 375, height: 667))
        let arrangement = layout.arrange(
            (0..<2).map { SectionContent(id: $0, itemCount: 2) }, in: environment)
        #expect(arrangement.frame(ofSection: 0) == nil)
        #expect(arrangement.frame(of: .header, inSection: 0, in: viewport(0))?.height == 16)
        #expect(arrangement.headerFrame(ofSection: 0)?.height == 16)
        #expect(layout.arrange([], in: environment).elements(in: viewport(0)).isEmpty)
    }
}
