import CollectionLayouts
import Testing

/// Tests of boundary items: all nine alignments, over or beside the content, pinned, and around the whole layout.
@Suite struct BoundaryTests {
    static let kind = ElementKind.supplementary(7)

    private func item(
        _ alignment: BoundaryItem.Alignment, extends: Bool = true, pinned: Bool = false,
        height: Double = 4, width: Double = 10, offset: Point = .zero
    ) -> BoundaryItem {
        BoundaryItem(
            kind: Self.kind, size: LayoutSize(width: .absolute(width), height: .absolute(height)),
            alignment: alignment, absoluteOffset: offset, extendsBoundary: extends,
            pinToVisibleBounds: pinned)
    }

    private func rows(_ height: Double = 10) -> SectionLayout {
        .group(
            .horizontal(
                size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
                subitems: [LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))]))
    }

    private func arrange(
        _ sections: [SectionLayout], count: Int = 3, direction: Axis = .vertical,
        around: [BoundaryItem] = [], spacing: Double = 0, measure: Measure? = nil
    ) -> Arrangement {
        CompositionalLayout<Int>(
            configuration: .init(
                scrollDirection: direction, interSectionSpacing: spacing,
                boundarySupplementaryItems: around)
        ) { index, _ in
            sections[index]
        }.arrange(
            sections.indices.map { SectionContent(id: $0, itemCount: count) },
            in: LayoutEnvironment(size: Size(width: 100, height: 60)), measure: measure)
    }

    /// The frame of the boundary item and the frame of the first of three rows of 10 points, for each alignment.
    static let places: [(BoundaryItem.Alignment, Rect, Rect)] = [
        (.top, Rect(x: 45, y: 0, width: 10, height: 4), Rect(x: 0, y: 4, width: 100, height: 10)),
        (
            .topLeading, Rect(x: 0, y: 0, width: 10, height: 4),
            Rect(x: 0, y: 4, width: 100, height: 10)
        ),
        (
            .topTrailing, Rect(x: 90, y: 0, width: 10, height: 4),
            Rect(x: 0, y: 4, width: 100, height: 10)
        ),
        (
            .bottom, Rect(x: 45, y: 30, width: 10, height: 4),
            Rect(x: 0, y: 0, width: 100, height: 10)
        ),
        (
            .bottomLeading, Rect(x: 0, y: 30, width: 10, height: 4),
            Rect(x: 0, y: 0, width: 100, height: 10)
        ),
        (
            .bottomTrailing, Rect(x: 90, y: 30, width: 10, height: 4),
            Rect(x: 0, y: 0, width: 100, height: 10)
        ),
        (
            .leading, Rect(x: 0, y: 13, width: 10, height: 4),
            Rect(x: 10, y: 0, width: 90, height: 10)
        ),
        (
            .trailing, Rect(x: 90, y: 13, width: 10, height: 4),
            Rect(x: 0, y: 0, width: 90, height: 10)
        ),
        (.none, Rect(x: 45, y: 13, width: 10, height: 4), Rect(x: 0, y: 0, width: 100, height: 10)),
    ]

    @Test(
        "Headers and footers are visible everywhere, also if a negative inset moves their section"
    )
    func lowSections() {
        var sample = Sample()
        sample.add(2, .boxes(60, 20))
        sample.add(
            1,
            .flow(
                items: .uniform(Size(width: 5, height: 1)), inset: EdgeInsets(top: -15)
            ).header(height: 10).footer(height: 6))
        sample.add(2, .boxes(60, 20))
        let arrangement = sample.arrange()
        let around = arrangement.elements(in: viewport(0, height: 100)).filter {
            $0.section == 1 && $0.kind != .item
        }
        #expect(around.map(\.frame.height) == [10, 6])
        for element in around {
            for row in 0..<80
            where element.frame.minY <= Double(row) && element.frame.maxY >= Double(row + 1) {
                let found = arrangement.elements(in: viewport(Double(row), height: 1))
                #expect(found.contains { $0.section == 1 && $0.kind == element.kind }, "\(row)")
            }
        }
    }

    @Test(
        "A boundary item higher than its section is visible wherever it reaches",
        arguments: BoundaryItem.Alignment.allCases, [true, false])
    func highItems(alignment: BoundaryItem.Alignment, extends: Bool) throws {
        let low = rows(2).boundaryItem(item(alignment, extends: extends, height: 50))
        let arrangement = arrange([rows(20), low, rows(20)])
        let all = arrangement.elements(in: viewport(0, width: 100, height: 300))
        let frame = try #require(all.first { $0.kind == Self.kind }).frame
        #expect(frame.height == 50 && frame.minY > 0)
        for row in Int(frame.minY)..<Int(frame.maxY) {
            let found = arrangement.elements(in: viewport(Double(row), width: 100, height: 1))
            #expect(found.contains { $0.kind == Self.kind }, "\(row) of \(frame)")
        }
    }

    @Test("Each alignment has its position and takes its room there", arguments: 0..<9)
    func alignments(index: Int) {
        let (alignment, place, row) = Self.places[index]
        let arrangement = arrange([rows().boundaryItem(item(alignment))])
        #expect(arrangement.ownFrame(of: Self.kind, inSection: 0) == place, "\(alignment)")
        #expect(arrangement.frame(ofItem: 0, inSection: 0) == row, "\(alignment)")
        let isAtEnd = place.y == 0 || place.y == 30
        #expect(arrangement.contentSize == Size(width: 100, height: isAtEnd ? 34 : 30))
    }

    @Test(
        "An item that does not extend the boundary lies over the content and takes no room",
        arguments: 0..<9)
    func overlays(index: Int) {
        let (alignment, place, _) = Self.places[index]
        let arrangement = arrange([rows().boundaryItem(item(alignment, extends: false))])
        #expect(arrangement.frame(ofItem: 0, inSection: 0)?.width == 100)
        #expect(arrangement.contentSize.height == 30)
        var expected = place
        if place.y == 30 { expected.y = 26 }
        #expect(arrangement.ownFrame(of: Self.kind, inSection: 0) == expected, "\(alignment)")
    }

    @Test("The shorter of two headers is next to the items")
    func twoHeaders() {
        let tall = BoundaryItem(
            kind: .header, size: LayoutSize(width: .absolute(5), height: .absolute(9)),
            alignment: .topLeading)
        let arrangement = arrange([rows().boundaryItem(tall).boundaryItem(item(.topTrailing))])
        #expect(arrangement.headerFrame(ofSection: 0)?.y == 0)
        #expect(arrangement.ownFrame(of: Self.kind, inSection: 0)?.y == 5)
        #expect(arrangement.frame(ofItem: 0, inSection: 0)?.y == 9)
    }

    @Test(
        "Pinned items stay at the visible edges in both scroll directions", arguments: Axis.allCases
    )
    func pinned(direction: Axis) {
        let isDown = direction == .vertical
        let section =
            isDown
            ? rows(20)
            : SectionLayout.group(
                .vertical(
                    size: LayoutSize(width: .absolute(20), height: .fractionalHeight(1)),
                    subitems: [LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))]
                ))
        let header = BoundaryItem(
            kind: .header, size: LayoutSize(width: .absolute(4), height: .absolute(4)),
            alignment: isDown ? .top : .leading, pinToVisibleBounds: true)
        let arrangement = arrange(
            [section.boundaryItem(header), section.boundaryItem(header)], count: 5,
            direction: direction)
        func place(_ section: Int, at offset: Double) -> Double? {
            let bounds = Rect(x: isDown ? 0 : offset, y: isDown ? offset : 0, width: 60, height: 60)
            let frame = arrangement.frame(
                of: .header, inSection: section, in: Viewport(bounds: bounds))
            return isDown ? frame?.y : frame?.x
        }
        // Each section is 104 points long. The next header pushes the first one off, in both directions.
        for offset in [0.0, 30, 99, 102, 150, 102, 99, 30, 0] {
            #expect(place(0, at: offset) == min(offset, 100))
            #expect(place(1, at: offset) == max(104, min(offset, 204)))
        }
    }

    @Test(
        "Items at the start and the end can be pinned, and items at the sides cannot",
        arguments: Axis.allCases)
    func whatIsPinned(axis: Axis) {
        let layout = CompositionalLayout<Int>(
            configuration: .init(scrollDirection: axis),
            section: BoundaryItem.Alignment.allCases.enumerated().reduce(.boxes(5, 5)) {
                $0.boundaryItem(
                    BoundaryItem(
                        kind: .supplementary(UInt8($1.offset)),
                        size: LayoutSize(width: .absolute(2), height: .absolute(2)),
                        alignment: $1.element, pinToVisibleBounds: true))
            })
        let environment = LayoutEnvironment(size: Size(width: 40, height: 40))
        let arrangement = layout.arrange(
            [SectionContent(id: 0, itemCount: 3)], in: environment)
        let sides: [BoundaryItem.Alignment] =
            axis == .vertical ? [.none, .leading, .trailing] : [.none, .top, .bottom]
        let elements = arrangement.elements(in: viewport(0, width: 40, height: 40))
        #expect(Set(elements.map(\.kind)).count == 1 + BoundaryItem.Alignment.allCases.count)
        for element in elements {
            guard case .supplementary(let index) = element.kind else {
                #expect(!element.isPinned)
                continue
            }
            let alignment = BoundaryItem.Alignment.allCases[Int(index)]
            #expect(element.isPinned == !sides.contains(alignment), "\(alignment)")
        }
    }

    @Test("Boundary items of the layout are placed once around all sections, and stay when pinned")
    func layoutWide() {
        let header = BoundaryItem(
            kind: .supplementary(20),
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(6)), alignment: .top,
            pinToVisibleBounds: true)
        let footer = BoundaryItem(
            kind: .supplementary(21),
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(5)), alignment: .bottom)
        let arrangement = arrange([rows(), rows()], around: [header, footer], spacing: 3)
        #expect(arrangement.frame(ofItem: 0, inSection: 0)?.y == 6)
        #expect(arrangement.frame(ofItem: 0, inSection: 1)?.y == 39)
        #expect(arrangement.contentSize.height == 74)
        let seen = viewport(20, width: 100, height: 60)
        #expect(
            arrangement.layoutFrame(of: .supplementary(20), in: seen)
                == Rect(x: 0, y: 20, width: 100, height: 6))
        #expect(
            arrangement.layoutFrame(of: .supplementary(21), in: seen)
                == Rect(x: 0, y: 69, width: 100, height: 5))
        #expect(arrangement.layoutSection(of: .supplementary(20)) == 0)
        #expect(arrangement.layoutSection(of: .supplementary(21)) == 1)
        #expect(arrangement.layoutSection(of: .supplementary(22)) == nil)
        let elements = arrangement.elements(in: seen)
        #expect(elements.first?.kind == .supplementary(20) && elements.first?.section == 0)
        #expect(elements.last?.kind == .supplementary(21) && elements.last?.section == 1)
    }

    @Test("Measured headers may have a different height in each section")
    func measuredHeaders() {
        let header = BoundaryItem(
            kind: .header, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(2)),
            alignment: .top)
        let section = rows().boundaryItem(header)
        let arrangement = arrange([section, section]) { request in
            request.kind == .header
                ? Size(width: 0, height: Double(request.section + 1) * 5) : nil
        }
        #expect(arrangement.headerFrame(ofSection: 0)?.height == 5)
        #expect(arrangement.headerFrame(ofSection: 1) == Rect(x: 0, y: 35, width: 100, height: 10))
        #expect(arrangement.contentSize.height == 75)
    }

    @Test("An empty section keeps its header but neither insets nor background")
    func emptySection() {
        var section = rows().boundaryItem(item(.top)).decorationItem(DecorationItem())
        section.contentInsets = .all(5)
        let arrangement = arrange([section], count: 0)
        #expect(arrangement.contentSize.height == 4)
        #expect(arrangement.backgroundFrame(ofSection: 0) == nil)
    }

    @Test("In a horizontal layout, headers are on the left, footers on the right, and sides below")
    func headersSideways() {
        var section = SectionLayout.group(
            .vertical(
                size: LayoutSize(width: .absolute(20), height: .fractionalHeight(1)),
                subitems: [LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))]),
            interGroupSpacing: 1, contentInsets: ContentInsets(top: 6, leading: 2))
        let high = LayoutSize(width: .absolute(5), height: .fractionalHeight(1))
        section.boundaryItems = [
            BoundaryItem(kind: .header, size: high, alignment: .leading),
            BoundaryItem(kind: .footer, size: high, alignment: .bottomTrailing),
            item(.bottom, height: 4, width: 10),
        ]
        let arrangement = arrange([section, section], direction: .horizontal)
        func frames(_ section: Int) -> [Rect?] {
            [
                arrangement.headerFrame(ofSection: section),
                arrangement.frame(ofItem: 0, inSection: section),
                arrangement.frame(ofItem: 2, inSection: section),
                arrangement.footerFrame(ofSection: section),
                arrangement.ownFrame(of: Self.kind, inSection: section),
            ]
        }
        // The inset at the top also applies to the header and the footer. The element below takes 4 points of the rest.
        let first = [
            Rect(x: 0, y: 6, width: 5, height: 54), Rect(x: 7, y: 6, width: 20, height: 50),
            Rect(x: 49, y: 6, width: 20, height: 50), Rect(x: 69, y: 6, width: 5, height: 54),
            Rect(x: 32, y: 56, width: 10, height: 4),
        ]
        #expect(frames(0) == first)
        #expect(frames(1) == first.map { $0.offsetBy(x: 74, y: 0) })
        #expect(arrangement.contentSize == Size(width: 148, height: 60))
    }

    @Test("A header of any body is as long as its column is wide, in both scroll directions")
    func plainHeadersSideways() {
        let section = SectionLayout.flow(items: .uniform(Size(width: 10, height: 20)))
            .header(height: 5, pinned: true).footer(height: 3)
        let arrangement = arrange([section, section], count: 9, direction: .horizontal)
        // Each line of 60 points holds three items and is 10 points wide.
        #expect(arrangement.headerFrame(ofSection: 0) == Rect(x: 0, y: 0, width: 5, height: 60))
        #expect(
            arrangement.frame(ofItem: 3, inSection: 0) == Rect(x: 15, y: 0, width: 10, height: 20))
        #expect(arrangement.footerFrame(ofSection: 1) == Rect(x: 73, y: 0, width: 3, height: 60))
        let seen = Viewport(bounds: Rect(x: 12, y: 0, width: 20, height: 60))
        #expect(arrangement.frame(of: .header, inSection: 0, in: seen)?.x == 12)
    }

    @Test(
        "Boundary items of the layout span both columns of a split, or narrow the columns at a side"
    )
    func aroundASplit() {
        func wide(_ kind: UInt8, _ alignment: BoundaryItem.Alignment) -> BoundaryItem {
            BoundaryItem(
                kind: .supplementary(kind),
                size: LayoutSize(width: .fractionalWidth(1), height: .absolute(2)),
                alignment: alignment)
        }
        var layout = SplitLayout<Int> { _ in
            .split(leftSideRatio: 0.5, spacing: 4)
        } side: {
            $0 == 0 ? .left : .right
        } section: { section, _ in
            .flow(items: .perLine(section + 1, height: 2))
        }
        layout.boundarySupplementaryItems = [
            wide(20, .top), wide(21, .bottom),
            BoundaryItem(
                kind: .supplementary(22),
                size: LayoutSize(width: .absolute(4), height: .absolute(2)), alignment: .leading),
        ]
        let arrangement = layout.arrange(
            (0..<2).map { SectionContent(id: $0, itemCount: 3) },
            in: LayoutEnvironment(size: Size(width: 28, height: 20)))
        #expect(
            picture(of: arrangement) == """
                ****************************
                ****************************
                    0000000000    0000011111
                    0000000000    0000011111
                ****1111111111    22222     
                ****1111111111    22222     
                    2222222222              
                    2222222222              
                ****************************
                ****************************
                """)
    }

    private func bar(
        _ kind: ElementKind, _ alignment: BoundaryItem.Alignment, _ height: Double,
        pinned: Bool = true
    ) -> BoundaryItem {
        BoundaryItem(
            kind: kind, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
            alignment: alignment, pinToVisibleBounds: pinned)
    }

    @Test("An unpinned header of the layout scrolls away from a pinned one")
    func pinnedBelowUnpinned() {
        var loose = bar(.supplementary(20), .top, 9, pinned: false)
        // The unpinned header is moved down, but still covers nothing.
        loose.absoluteOffset.y = 4
        let arrangement = arrange(
            [rows(20).boundaryItem(bar(.header, .top, 4))], count: 5,
            around: [loose, bar(.supplementary(21), .top, 6)])
        for offset in [0.0, 2, 3, 5, 30] {
            let seen = viewport(offset, width: 100, height: 60)
            let top = max(3, offset)
            #expect(arrangement.layoutFrame(of: .supplementary(20), in: seen)?.y == 4)
            #expect(arrangement.layoutFrame(of: .supplementary(21), in: seen)?.y == top)
            #expect(arrangement.frame(of: .header, inSection: 0, in: seen)?.y == top + 6)
            #expect(arrangement.uncovered(seen).insets == EdgeInsets(top: top + 6 - offset))
            let isSeen = arrangement.elements(in: seen).contains { $0.kind == loose.kind }
            #expect(isSeen == (offset < 13))
        }
    }

    @Test("A pinned item of the layout does not cover a pinned item of a section")
    func pinnedBelowPinned() {
        let section = rows(20).boundaryItem(bar(.header, .top, 4))
            .boundaryItem(bar(.footer, .bottom, 4))
        let arrangement = arrange(
            [section, section], count: 5,
            around: [bar(.supplementary(20), .top, 6), bar(.supplementary(21), .bottom, 5)])
        let seen = viewport(30, width: 100, height: 60)
        #expect(arrangement.layoutFrame(of: .supplementary(20), in: seen)?.y == 30)
        #expect(arrangement.frame(of: .header, inSection: 0, in: seen)?.y == 36)
        #expect(arrangement.layoutFrame(of: .supplementary(21), in: seen)?.maxY == 90)
        #expect(arrangement.frame(of: .footer, inSection: 0, in: seen)?.maxY == 85)
        #expect(arrangement.uncovered(seen).insets == EdgeInsets(top: 6, bottom: 5))
        // The sections are 108 points long and begin at 6. The bar covers the second section until 114 is below the
        // bar.
        #expect(arrangement.visibleSections(in: viewport(110, width: 100, height: 60)) == 1...1)
        let kinds = arrangement.elements(in: seen).filter { $0.frame.minY == 36 }.map(\.kind)
        #expect(kinds == [.header])
    }

    @Test(
        "Insets of supplementary items are points, and are ignored on a measured axis")
    func insetsOfSupplementaries() {
        var header = BoundaryItem(
            kind: .header, size: LayoutSize(width: .absolute(20), height: .absolute(8)),
            alignment: .topLeading, contentInsets: ContentInsets(top: 0.25, leading: 3))
        let inside = arrange([rows().boundaryItem(header)])
        #expect(inside.headerFrame(ofSection: 0) == Rect(x: 3, y: 0.25, width: 17, height: 7.75))
        #expect(inside.frame(ofItem: 0, inSection: 0)?.y == 8)
        header.size.height = .estimated(8)
        let measured = arrange([rows().boundaryItem(header)])
        #expect(measured.headerFrame(ofSection: 0) == Rect(x: 3, y: 0, width: 17, height: 8))
        #expect(measured.problems.map(\.reason) == [.insetsOnEstimate])

        var tile = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
        tile.supplementaryItems = [
            SupplementaryItem(
                kind: Self.kind, size: LayoutSize(width: .absolute(10), height: .absolute(4)),
                containerAnchor: LayoutAnchor([.top, .trailing]),
                contentInsets: ContentInsets(top: 1, leading: 0.5))
        ]
        let badged = arrange([
            .group(
                .horizontal(
                    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(10)),
                    subitems: [tile]))
        ])
        #expect(
            badged.frame(of: Self.kind, item: 1, inSection: 0, in: viewport(0))
                == Rect(x: 90.5, y: 11, width: 9.5, height: 3))
    }
}
