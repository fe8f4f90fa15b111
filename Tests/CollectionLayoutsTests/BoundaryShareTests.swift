import CollectionLayouts
import Testing

/// Tests of boundary items whose extent is a share of their section's extent.
@Suite struct BoundaryShareTests {
    static let kind = ElementKind.supplementary(7)
    /// The alignments of items that take no room along the scroll direction of a vertical layout.
    static let sides: [BoundaryItem.Alignment] = [.leading, .trailing, .none]

    private func item(
        _ alignment: BoundaryItem.Alignment, share: Double, offset: Point = .zero,
        insets: ContentInsets = .zero
    ) -> BoundaryItem {
        BoundaryItem(
            kind: Self.kind,
            size: LayoutSize(width: .absolute(20), height: .fractionalHeight(share)),
            alignment: alignment, absoluteOffset: offset, contentInsets: insets)
    }

    /// Rows of 40 points; with a header of 10 points and a footer of 6 points, three rows make a section of 136 points.
    private func rows() -> SectionLayout {
        .group(
            .horizontal(
                size: LayoutSize(width: .fractionalWidth(1), height: .absolute(40)),
                subitems: [LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))])
        ).header(height: 10).footer(height: 6)
    }

    private func shelf() -> SectionLayout {
        .shelf(items: .uniform(Size(width: 80, height: 80)), interItemSpacing: 8)
    }

    private func arrange(
        _ sections: [SectionLayout], counts: [Int]? = nil, around: [BoundaryItem] = []
    ) -> Arrangement {
        CompositionalLayout<Int>(
            configuration: .init(boundarySupplementaryItems: around)
        ) { index, _ in
            sections[index]
        }.arrange(
            sections.indices.map { SectionContent(id: $0, itemCount: counts?[$0] ?? 3) },
            in: LayoutEnvironment(size: Size(width: 375, height: 667)))
    }

    private func frame(_ arrangement: Arrangement, _ section: Int = 0) -> Rect? {
        arrangement.frame(of: Self.kind, inSection: section, in: viewport(0))
    }

    @Test("A leading item of a sideways section is as high as its section")
    func sideways() {
        let arrangement = arrange([shelf().boundaryItem(item(.leading, share: 1))])
        #expect(frame(arrangement) == Rect(x: 0, y: 0, width: 20, height: 80))
        #expect(arrangement.frame(ofItem: 0, inSection: 0)?.x == 20)
        #expect(arrangement.contentSize == Size(width: 375, height: 80))
        #expect(arrangement.notes.isEmpty && arrangement.problems.isEmpty)
    }

    @Test("A share refers to the section from header to footer, and the item is in its middle")
    func shares() {
        for (share, y, height) in [
            (1.0, 136.0, 136.0), (0.5, 170, 68), (0.25, 187, 34), (0, 204, 0),
        ] {
            for (alignment, x) in zip(Self.sides, [0.0, 355, 177.5]) {
                let arrangement = arrange([
                    rows(), rows().boundaryItem(item(alignment, share: share)),
                ])
                #expect(
                    frame(arrangement, 1) == Rect(x: x, y: y, width: 20, height: height),
                    "\(alignment) \(share)")
                #expect(arrangement.contentSize.height == 272)
                #expect(arrangement.notes.isEmpty)
            }
        }
    }

    @Test("A share follows the number of items, also after an edit and in an empty section")
    func counts() {
        let section = rows().boundaryItem(item(.leading, share: 1))
        for count in 0...5 {
            let arrangement = arrange([section], counts: [count])
            #expect(frame(arrangement)?.height == 16 + 40 * Double(count))
        }
        let layout = CompositionalLayout<Int>(section: section)
        var arrangement = layout.arrange(
            [SectionContent(id: 0, itemCount: 3)],
            in: LayoutEnvironment(size: Size(width: 375, height: 667)))
        var changes = ArrangementChanges()
        changes.changedSections = [.init(section: 0, items: [.init(old: 3..<3, new: 3..<5)])]
        let contents = [SectionContent(id: 0, itemCount: 5)]
        #expect(layout.rearrange(&arrangement, for: contents, changes: changes))
        #expect(frame(arrangement)?.height == 216)
    }

    @Test("Offsets move the item, and insets make it smaller, after the share is applied")
    func offsetsAndInsets() {
        let section = rows().boundaryItem(
            item(
                .leading, share: 0.5, offset: Point(x: 3, y: -50),
                insets: ContentInsets(top: 4, bottom: 2)))
        let arrangement = arrange([rows(), section])
        let expected = Rect(x: 3, y: 124, width: 20, height: 62)
        #expect(frame(arrangement, 1) == expected)
        // A query finds the item wherever it reaches, also above its section.
        for row in 110..<200 {
            let found = arrangement.elements(in: viewport(Double(row), width: 375, height: 1))
            #expect(
                found.contains { $0.kind == Self.kind }
                    == (Double(row) + 1 > expected.minY && Double(row) < expected.maxY), "\(row)")
        }
    }

    @Test("A share above 1 counts as 1 with a note, and a bad share is a problem and counts as 0")
    func limits() {
        let high = arrange([rows().boundaryItem(item(.trailing, share: 1.5))])
        #expect(frame(high)?.height == 136)
        #expect(
            high.notes.map(\.description) == [
                "Section 0: a fraction of 1.5 of a section's extent counts as 1."
            ])
        for share in [-1, Double.nan, .infinity, 1e300] {
            let bad = arrange([rows().boundaryItem(item(.trailing, share: share))])
            #expect(frame(bad)?.height == 0, "\(share)")
            #expect(bad.problems.count == 1 && bad.notes.isEmpty, "\(share)")
        }
    }

    @Test(
        "A width as a fraction of a height, and items of the layout, still refer to the container")
    func containers() {
        let size = LayoutSize(width: .fractionalHeight(0.1), height: .fractionalHeight(0.5))
        let side = BoundaryItem(kind: Self.kind, size: size, alignment: .leading)
        let own = arrange([rows().boundaryItem(side)])
        let width = 667 * 0.1
        #expect(frame(own) == Rect(x: 0, y: 34, width: width, height: 68))
        #expect(own.frame(ofItem: 0, inSection: 0)?.x == width)
        let around = arrange([rows()], around: [side])
        let found = around.elements(in: viewport(0, width: 375, height: 667))
        #expect(found.first { $0.kind == Self.kind }?.frame.height == 667 * 0.5)
        // The height of an item at the top takes room, so it cannot depend on the section's height.
        let above = arrange([rows().boundaryItem(item(.top, share: 0.5))])
        #expect(above.contentSize.height == 667 * 0.5 + 126)
    }

    @Test("In a horizontal layout, the width of an item is a share of its section's width")
    func horizontal() {
        let section = SectionLayout.flow(items: .uniform(Size(width: 40, height: 60)))
        let layout = CompositionalLayout<Int>(
            configuration: .init(scrollDirection: .horizontal),
            section: section.header(height: 10).footer(height: 6).boundaryItem(
                BoundaryItem(
                    kind: Self.kind,
                    size: LayoutSize(width: .fractionalWidth(0.5), height: .absolute(20)),
                    alignment: .bottom)))
        let arrangement = layout.arrange(
            (0..<2).map { SectionContent(id: $0, itemCount: 3) },
            in: LayoutEnvironment(size: Size(width: 375, height: 100)))
        // Three columns of one item, a header and a footer are 136 points wide.
        #expect(frame(arrangement) == Rect(x: 34, y: 80, width: 68, height: 20))
        #expect(frame(arrangement, 1) == Rect(x: 170, y: 80, width: 68, height: 20))
    }
}
