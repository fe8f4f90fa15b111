import Testing

@testable import CollectionLayouts

/// Tests of the numbers that sections and bodies report about their layout.
@Suite struct SectionGeometryTests {
    private func arrangement(
        _ section: SectionLayout, items: Int = 9, horizontal: Bool = false
    ) -> Arrangement {
        CompositionalLayout<Int>(
            configuration: .init(scrollDirection: horizontal ? .horizontal : .vertical)
        ) { _, _ in section }
        .arrange(
            [SectionContent(id: 0, itemCount: items)],
            in: LayoutEnvironment(size: Size(width: 320, height: 240)))
    }

    private func numbers(_ section: SectionLayout) throws -> [BodyNumber] {
        let viewport = Viewport(bounds: Rect(x: 0, y: 0, width: 320, height: 240))
        return try #require(arrangement(section).geometry(ofSection: 0, in: viewport)).numbers
    }

    @Test func everyBodySaysItsNumbers() throws {
        let spacings: [BodyNumber] = [
            .points(.interItemSpacing, 4), .points(.lineSpacing, 6),
        ]
        let size = ItemSize.uniform(Size(width: 40, height: 20))
        #expect(
            try numbers(.flow(items: size, interItemSpacing: 4, lineSpacing: 6))
                == spacings + [BodyNumber("equal heights", .isOn(false))])
        #expect(
            try numbers(
                .flow(
                    items: .perLine(3, height: 20), interItemSpacing: 4, lineSpacing: 6,
                    normalizesLineHeight: true))
                == [BodyNumber("items a line", .count(3))] + spacings
                + [BodyNumber("equal heights", .isOn(true))])
        #expect(
            try numbers(.shelf(items: size, lines: 2, interItemSpacing: 4, lineSpacing: 6))
                == [BodyNumber("lines", .count(2))] + spacings)
        #expect(
            try numbers(
                .justified(
                    rowHeight: 50, aspectRatios: .each { _ in 1 }, interItemSpacing: 4,
                    lineSpacing: 6)) == [.points(.rowHeight, 50)] + spacings)
        #expect(
            try numbers(
                .waterfall(
                    lanes: .count(3), heights: .measured(estimate: 20), laneSpacing: 4,
                    itemSpacing: 6))
                == [
                    BodyNumber("lanes", .count(3)), .points(.laneWidth, 104),
                    .points(.laneSpacing, 4), .points(.itemSpacing, 6),
                ])
        #expect(
            try numbers(.list(rows: .height(20))) == [
                .points(.rowHeight, 20), .points(.lineSpacing, 0),
            ])
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(60)),
            subitem: LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1)),
            count: 2, interItemSpacing: .fixed(4))
        #expect(
            try numbers(.group(group, interGroupSpacing: 6)) == [
                BodyNumber("items in a group", .count(2)),
                BodyNumber("group length", .points(60)),
                BodyNumber("group spacing", .points(6)), .points(.interItemSpacing, 4),
            ])
    }

    /// An invalid number is reported as zero, and an unset number as the layout's default.
    @Test func numbersAreThoseThatCount() throws {
        let size = ItemSize.uniform(Size(width: 40, height: 20))
        let found = try numbers(.flow(items: size, interItemSpacing: .nan))
        #expect(found.prefix(2) == [.points(.interItemSpacing, 0), .points(.lineSpacing, 0)])
    }

    private struct Diagonal: FramesBody {
        var says = false

        func frames(_ items: BodyItems, in room: BodyRoom, _ problems: inout ProblemLog) -> [Rect] {
            (0..<items.count).map { Rect(x: Double($0), y: Double($0), width: 8, height: 8) }
        }

        func numbers(in room: BodyRoom) -> [BodyNumber] {
            says ? [BodyNumber("room", .points(room.size.width))] : []
        }
    }

    @Test func bodiesFromOutsideSayNothingOrTheirOwn() throws {
        #expect(try numbers(SectionLayout(Stairs(step: Size(width: 8, height: 8)))) == [])
        #expect(try numbers(SectionLayout(Diagonal())) == [])
        #expect(
            try numbers(SectionLayout(Diagonal(says: true), inset: .all(10))) == [
                BodyNumber("room", .points(300))
            ])
    }

    @Test(
        "Insets apply to the room that the header and the footer leave", arguments: [false, true])
    func contentFrame(horizontal: Bool) throws {
        let inset = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let section = SectionLayout.flow(
            items: .uniform(Size(width: 40, height: 20)), inset: inset
        ).header(height: 16).footer(height: 24)
        let arrangement = arrangement(section, horizontal: horizontal)
        let viewport = Viewport(bounds: Rect(x: 0, y: 0, width: 320, height: 240))
        let geometry = try #require(arrangement.geometry(ofSection: 0, in: viewport))
        let header = try #require(arrangement.headerFrame(ofSection: 0))
        let footer = try #require(arrangement.footerFrame(ofSection: 0))
        let first = try #require(arrangement.frame(ofItem: 0, inSection: 0))
        #expect(geometry.frame == arrangement.frame(ofSection: 0))
        #expect(geometry.column == arrangement.column(ofSection: 0))
        #expect(geometry.inset == inset)
        #expect(geometry.bodyFrame.origin == first.origin)
        if horizontal {
            #expect(geometry.contentFrame.minX == header.maxX)
            #expect(geometry.contentFrame.maxX == footer.minX)
            #expect(geometry.contentFrame.height == 240)
        } else {
            #expect(geometry.contentFrame.minY == header.maxY)
            #expect(geometry.contentFrame.maxY == footer.minY)
            #expect(geometry.contentFrame.width == 320)
        }
    }

    @Test func aShelfsContentGoesWithIt() throws {
        let arrangement = arrangement(
            .shelf(items: .uniform(Size(width: 100, height: 20)), inset: .all(10)))
        let bounds = Rect(x: 0, y: 0, width: 320, height: 240)
        let viewport = Viewport(bounds: bounds, sidewaysOffsets: [0: 70])
        let geometry = try #require(arrangement.geometry(ofSection: 0, in: viewport))
        #expect(geometry.contentFrame == Rect(x: -70, y: 0, width: 920, height: 40))
        #expect(
            geometry.bodyFrame.origin
                == arrangement.frame(of: .item, item: 0, inSection: 0, in: viewport)?.origin)
    }

    /// In a compositional layout, an empty section has no insets.
    @Test func anEmptySectionSaysWhatItKeeps() throws {
        let section = SectionLayout.flow(items: .perLine(1, height: 20), inset: .all(10))
        let viewport = Viewport(bounds: Rect(x: 0, y: 0, width: 320, height: 240))
        let geometry = arrangement(section, items: 0).geometry(ofSection: 0, in: viewport)
        #expect(geometry?.inset == .zero)
    }
}
