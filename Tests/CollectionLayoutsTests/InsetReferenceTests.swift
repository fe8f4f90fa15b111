import CollectionLayouts
import Testing

/// Tests of the areas that the inset references of a layout and of a section name.
@Suite struct InsetReferenceTests {
    private func environment(
        _ width: Double = 375, inset: EdgeInsets = .zero, safe: EdgeInsets = .zero,
        margin: Double = 16
    ) -> LayoutEnvironment {
        LayoutEnvironment(
            size: Size(width: width, height: 667), contentInset: inset, safeAreaInsets: safe,
            layoutMargins: safe + .symmetric(horizontal: margin))
    }

    private func section(_ reference: InsetReference = .automatic) -> SectionLayout {
        var section = SectionLayout.flow(items: .perLine(1, height: 20))
            .header(height: 10).background(.section)
        section.contentInsetsReference = reference
        return section
    }

    private func arrange(
        _ environment: LayoutEnvironment, layout: InsetReference = .safeArea,
        section: SectionLayout, direction: Axis = .vertical
    ) -> Arrangement {
        CompositionalLayout<Int>(
            configuration: .init(scrollDirection: direction, contentInsetsReference: layout),
            section: section
        ).arrange([SectionContent(id: 0, itemCount: 2)], in: environment)
    }

    /// The left edge and the width of the only column, for each reference.
    struct Areas: CustomTestStringConvertible {
        let testDescription: String
        let environment: LayoutEnvironment
        let areas: [InsetReference: (left: Double, width: Double)]
    }

    static let areas: [Areas] = {
        let make = Self().environment
        return [
            Areas(
                testDescription: "a phone", environment: make(375, .zero, .zero, 16),
                areas: [
                    .none: (0, 375), .safeArea: (0, 375), .layoutMargins: (16, 343),
                    .readableContent: (16, 343),
                ]),
            Areas(
                testDescription: "a tablet", environment: make(1024, .zero, .zero, 20),
                areas: [
                    .none: (0, 1024), .safeArea: (0, 1024), .layoutMargins: (20, 984),
                    .readableContent: (176, 672),
                ]),
            Areas(
                testDescription: "a safe area on one side",
                environment: make(852, .zero, EdgeInsets(left: 59), 20),
                areas: [
                    .none: (0, 852), .safeArea: (59, 793), .layoutMargins: (79, 753),
                    .readableContent: (119.5, 672),
                ]),
            Areas(
                testDescription: "a content inset on one side",
                environment: make(800, EdgeInsets(right: 40), EdgeInsets(left: 10), 8),
                areas: [
                    .none: (0, 760), .safeArea: (10, 750), .layoutMargins: (18, 734),
                    .readableContent: (49, 672),
                ]),
            Areas(
                testDescription: "no room inside the margins",
                environment: make(40, .zero, .zero, 30),
                areas: [
                    .none: (0, 40), .safeArea: (0, 40), .layoutMargins: (30, 0),
                    .readableContent: (30, 0),
                ]),
        ]
    }()

    @Test("A layout and a section take the area of their reference", arguments: areas)
    func oneColumn(areas: Areas) throws {
        for (reference, area) in areas.areas {
            let whole = arrange(areas.environment, layout: reference, section: section())
            #expect(whole.columns.map(\.leftEdge) == [area.left], "\(reference)")
            #expect(whole.columns.map(\.width) == [area.width], "\(reference)")
            let frame =
                area.width > 0 ? Rect(x: area.left, y: 0, width: area.width, height: 50) : nil
            #expect(whole.frame(ofSection: 0) == frame)
            for layout in InsetReference.allCases where (areas.areas[layout]?.width ?? 1) > 0 {
                let own = arrange(areas.environment, layout: layout, section: section(reference))
                // Without a width, only the header takes room.
                let height = area.width > 0 ? 50.0 : 10
                let all = [
                    Rect(x: area.left, y: 0, width: area.width, height: height),
                    Rect(x: area.left, y: 0, width: area.width, height: 10),
                    Rect(x: area.left, y: 30, width: area.width, height: 20),
                ]
                let item = own.frame(ofItem: 1, inSection: 0)
                #expect(
                    [own.backgroundFrame(ofSection: 0), own.headerFrame(ofSection: 0), item]
                        == [all[0], all[1], area.width > 0 ? all[2] : nil],
                    "\(reference) in \(layout)")
                #expect(own.frame(ofSection: 0) == all[0])
                let expected = areas.areas[layout == .automatic ? .safeArea : layout]
                #expect(own.columns.first?.leftEdge == expected?.left)
                #expect(
                    own.notes.map(\.reason) == (area.width > 0 ? [] : [.noRoomInside("a section")]))
            }
        }
    }

    @Test("Automatic is the safe area for a layout, and the layout's reference for a section")
    func automatic() {
        let environment = environment(safe: EdgeInsets(left: 40))
        let layout = arrange(environment, layout: .automatic, section: section())
        #expect(layout.columns.map(\.leftEdge) == [40])
        for reference in InsetReference.allCases {
            let arrangement = arrange(environment, layout: reference, section: section())
            #expect(arrangement.frame(ofSection: 0)?.x == arrangement.columns[0].leftEdge)
        }
    }

    @Test("In a split, only the outer edges move to the area of a section")
    func split() {
        let references: [InsetReference] = [.automatic, .none, .layoutMargins, .readableContent]
        let sections = references.flatMap { [($0, Side.left), ($0, Side.right)] }
        let layout = SplitLayout<Int> { _ in
            .split(leftSideRatio: 0.25, spacing: 10)
        } side: {
            sections[$0].1
        } section: { index, column in
            // The columns of the closures are the same for all sections.
            #expect(column.width == (column.side == .left ? 235.75 : 707.25))
            return self.section(sections[index].0)
        }
        let arrangement = layout.arrange(
            sections.indices.map { SectionContent(id: $0, itemCount: 1) },
            in: environment(1024, safe: EdgeInsets(left: 59, right: 12), margin: 20))
        // The columns are 59…294.75 and 304.75…1012.
        let edges = sections.indices.map {
            arrangement.frame(ofSection: $0).map { [$0.minX, $0.maxX] }
        }
        #expect(
            edges == [
                [59, 294.75], [304.75, 1012], [0, 294.75], [304.75, 1024], [79, 294.75],
                [304.75, 992], [199.5, 294.75], [304.75, 871.5],
            ])
    }

    @Test("A column that ends before a section's area leaves the section no width")
    func narrowColumns() {
        let layout = ColumnsLayout<Int> { _ in
            .ratios([1, 0, 30, 1])
        } column: {
            .index($0)
        } section: { _, _ in
            self.section(.readableContent)
        }
        let arrangement = layout.arrange(
            (0..<4).map { SectionContent(id: $0, itemCount: 1) }, in: environment(1024))
        let edges = (0..<4).map { arrangement.frame(ofSection: $0).map { [$0.minX, $0.maxX] } }
        #expect(edges == [[32, 32], nil, [32, 992], [992, 992]])
    }

    @Test("Items of the layout at the sides keep their room beside a section with its own area")
    func itemsAtTheSides() {
        var layout = FlowLayout<Int> { index, _ in
            self.section(InsetReference.allCases[index])
        }
        layout.boundarySupplementaryItems = [
            BoundaryItem(
                kind: .supplementary(1),
                size: LayoutSize(width: .absolute(30), height: .absolute(9)), alignment: .leading)
        ]
        let arrangement = layout.arrange(
            InsetReference.allCases.indices.map { SectionContent(id: $0, itemCount: 1) },
            in: environment(1024, safe: EdgeInsets(left: 10, right: 10)))
        let edges = InsetReference.allCases.indices.map {
            arrangement.frame(ofSection: $0).map { [$0.minX, $0.maxX] }
        }
        #expect(edges == [[40, 1014], [40, 1024], [40, 1014], [40, 998], [176, 848]])
    }

    @Test("In a horizontal layout, the references count at the top and the bottom")
    func horizontal() {
        let environment = LayoutEnvironment(
            size: Size(width: 375, height: 1024), contentInset: EdgeInsets(top: 4),
            safeAreaInsets: EdgeInsets(top: 20, left: 7, bottom: 34),
            layoutMargins: EdgeInsets(top: 30, left: 9, bottom: 50, right: 9))
        let areas: [InsetReference: (Double, Double)] = [
            .none: (0, 1020), .safeArea: (20, 966), .layoutMargins: (30, 940),
            .readableContent: (30, 940),
        ]
        for (reference, (top, height)) in areas {
            let expected = Rect(x: 0, y: top, width: 22, height: height)
            let items = SectionLayout.flow(items: .uniform(Size(width: 12, height: 8)))
            var own = items.header(height: 10)
            let whole = arrange(
                environment, layout: reference, section: own, direction: .horizontal)
            #expect(whole.frame(ofSection: 0) == expected, "\(reference)")
            own.contentInsetsReference = reference
            let inside = arrange(environment, section: own, direction: .horizontal)
            #expect(inside.frame(ofSection: 0) == expected, "\(reference)")
            let isReadable = reference == .readableContent
            let sentence =
                "the inset reference readableContent has no effect; in a layout that scrolls sideways, the layout margins count."
            #expect(whole.notes.map(\.description) == (isReadable ? ["Layout: \(sentence)"] : []))
            #expect(
                inside.notes.map(\.description) == (isReadable ? ["Section 0: \(sentence)"] : []))
        }
    }

    @Test("Boundary items, decorations and the sideways viewport of a section use its area")
    func partsOfTheSection() {
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(0.5), height: .absolute(40)),
            subitems: [LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))])
        let full = LayoutSize(width: .fractionalWidth(1), height: .absolute(10))
        let section = SectionLayout.group(
            group, contentInsets: .symmetric(horizontal: 4),
            contentInsetsReference: .layoutMargins, orthogonalScrollingBehavior: .continuous
        )
        .boundaryItem(BoundaryItem(kind: .header, size: full, alignment: .top))
        .decorationItem(DecorationItem())
        let arrangement = arrange(environment(safe: EdgeInsets(left: 9)), section: section)
        #expect(
            arrangement.headerFrame(ofSection: 0) == Rect(x: 29, y: 0, width: 326, height: 10))
        #expect(
            arrangement.backgroundFrame(ofSection: 0) == Rect(x: 25, y: 0, width: 334, height: 50))
        #expect(
            arrangement.sidewaysScroll(ofSection: 0)?.frame
                == Rect(x: 25, y: 10, width: 334, height: 40))
        #expect(
            arrangement.frame(ofItem: 1, inSection: 0)
                == Rect(x: 196, y: 10, width: 167, height: 40))
    }

    @Test("Margins follow the safe area by 8 points until they are set")
    func defaultMargins() {
        var environment = LayoutEnvironment(
            size: Size(width: 375, height: 667), safeAreaInsets: EdgeInsets(top: 20, left: 3))
        #expect(environment.layoutMargins == EdgeInsets(top: 28, left: 11, bottom: 8, right: 8))
        environment.safeAreaInsets = .zero
        #expect(environment.layoutMargins == .all(8))
        environment.layoutMargins.left = 5
        environment.safeAreaInsets = .all(40)
        #expect(environment.layoutMargins == EdgeInsets(top: 8, left: 5, bottom: 8, right: 8))
        #expect(environment.readableWidth == 672)
    }

    @Test("Sections with different references do not share their frames, also after an edit")
    func sharing() {
        var references: [InsetReference] = [.none, .none, .layoutMargins]
        let layout = FlowLayout<Int> { index, _ in self.section(references[index]) }
        let contents = (0..<3).map { SectionContent(id: $0, itemCount: 1) }
        var arrangement = layout.arrange(contents, in: environment())
        #expect((0..<3).map { arrangement.frame(ofSection: $0)?.x } == [0, 0, 16])
        references[1] = .layoutMargins
        var changes = ArrangementChanges()
        changes.changedSections = [.init(section: 1)]
        #expect(layout.rearrange(&arrangement, for: contents, changes: changes))
        #expect((0..<3).map { arrangement.frame(ofSection: $0)?.x } == [0, 16, 16])
        #expect(arrangement.frame(ofItem: 0, inSection: 1)?.width == 343)
    }
}
