import CollectionLayouts
import Testing

/// The samples of the originals' documents, each with the numbers of its document, on phones that are 375 and 320
/// points wide.
@Suite struct DocumentSampleTests {
    private func arranged(
        _ layout: some CollectionLayoutConvertible<Int>, _ counts: [Int], width: Double
    ) -> Arrangement {
        let arrangement = layout.collectionLayout.arrange(
            counts.enumerated().map { SectionContent(id: $0, itemCount: $1) },
            in: LayoutEnvironment(size: Size(width: width, height: 2 * width)))
        #expect(arrangement.problems.isEmpty)
        return arrangement
    }

    /// The first frames of a section with these items.
    private func frames(
        _ arrangement: Arrangement, section: Int = 0, _ items: Range<Int>
    ) -> [Rect] {
        items.compactMap { arrangement.frame(ofItem: $0, inSection: section) }
    }

    private func section(_ group: LayoutGroup) -> CompositionalLayout<Int> {
        CompositionalLayout(section: .group(group))
    }

    // MARK: The split layout's README

    /// Three sections of twenty squares, three in a row. The sections are at the left, at the right, and at the left.
    private func basic(spacing: Double) -> SplitLayout<Int> {
        SplitLayout<Int> { _ in
            .split(leftSideRatio: 0.4, spacing: spacing)
        } side: {
            $0.isMultiple(of: 2) ? .left : .right
        } everySection: { _ in
            .flow(
                items: .perLine(3, aspectRatio: 1), interItemSpacing: 8, lineSpacing: 8,
                inset: .all(8))
        }
    }

    @Test("A ratio of 0.4 and a spacing of 10 divide 110 points into 40 and 60")
    func ratio() {
        let layout = SplitLayout<Int> { _ in
            .split(leftSideRatio: 0.4, spacing: 10)
        } side: {
            $0 == 0 ? .left : .right
        } everySection: { _ in
            .flow(items: .perLine(1, height: 10))
        }
        let arrangement = arranged(layout, [1, 1], width: 110)
        #expect(frames(arrangement, 0..<1) == [Rect(x: 0, y: 0, width: 40, height: 10)])
        #expect(
            frames(arrangement, section: 1, 0..<1) == [Rect(x: 50, y: 0, width: 60, height: 10)])
    }

    @Test(
        "Basic has squares of whole points in both columns, and green continues below red",
        arguments: [(375.0, 38.0, 62.0, 338.0), (320, 30, 51, 282)], [8.0, 10])
    func basic(
        _ expected: (width: Double, left: Double, right: Double, green: Double), spacing: Double
    ) {
        let arrangement = arranged(basic(spacing: spacing), [20, 20, 20], width: expected.width)
        let (left, right) = (expected.left, expected.right)
        let column = (expected.width - spacing) * 0.4 + spacing
        for (section, x, y, side) in [
            (0, 0, 8, left), (1, column, 8, right), (2, 0, expected.green, left),
        ] {
            let frames = frames(arrangement, section: section, 0..<4)
            for (index, frame) in frames.enumerated() {
                let (line, place) = (Double(index / 3), Double(index % 3))
                let square = Rect(
                    x: x + 8 + place * (side + 8), y: y + line * (side + 8), width: side,
                    height: side)
                #expect(frame.isClose(to: square), "\(section) \(index)")
            }
        }
    }

    // MARK: The article about compositional layouts

    @Test(
        "Items of half the width, as high as wide, are two in a row",
        arguments: [(375.0, 187.5), (320, 160)])
    func halves(width: Double, side: Double) {
        let item = LayoutItem(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
        let layout = section(
            .horizontal(
                size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.5)),
                subitems: [item]))
        #expect(
            frames(arranged(layout, [3], width: width), 0..<3) == [
                Rect(x: 0, y: 0, width: side, height: side),
                Rect(x: side, y: 0, width: side, height: side),
                Rect(x: 0, y: side, width: side, height: side),
            ])
    }

    @Test(
        "A list of seven rows grows by one row at its end without moving the others",
        arguments: [375.0, 320])
    func list(width: Double) {
        let item = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
        let layout = section(
            .horizontal(
                size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
                subitems: [item]))
        for count in 7...9 {
            let arrangement = arranged(layout, [count], width: width)
            #expect(arrangement.contentSize == Size(width: width, height: 44 * Double(count)))
            #expect(
                frames(arrangement, 0..<count)
                    == (0..<count).map {
                        Rect(x: 0, y: 44 * Double($0), width: width, height: 44)
                    })
        }
    }

    @Test(
        "A grid of fifths with insets of 5 has squares that are 10 apart",
        arguments: [(375.0, 75.0), (320, 64)])
    func grid(width: Double, pitch: Double) {
        let item = LayoutItem(
            width: .fractionalWidth(0.2), height: .fractionalHeight(1), contentInsets: .all(5))
        let layout = section(
            .horizontal(
                size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.2)),
                subitems: [item]))
        for (index, frame) in frames(arranged(layout, [12], width: width), 0..<12).enumerated() {
            let (line, place) = (Double(index / 5), Double(index % 5))
            let square = Rect(
                x: place * pitch + 5, y: line * pitch + 5, width: pitch - 10, height: pitch - 10)
            #expect(frame.isClose(to: square), "\(index)")
        }
    }

    @Test(
        "Two columns are 10 apart and 10 from both sides, and start at the top",
        arguments: [(375.0, 172.5), (320, 145)])
    func twoColumns(width: Double, side: Double) {
        let item = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)), subitem: item,
            count: 2, interItemSpacing: .fixed(10))
        let layout = CompositionalLayout<Int>(
            section: .group(
                group, interGroupSpacing: 10, contentInsets: .symmetric(horizontal: 10)))
        #expect(
            frames(arranged(layout, [3], width: width), 0..<3) == [
                Rect(x: 10, y: 0, width: side, height: 44),
                Rect(x: 20 + side, y: 0, width: side, height: 44),
                Rect(x: 10, y: 54, width: side, height: 44),
            ])
    }

    @Test(
        "Two rows repeat one item above three at seven tenths of the width",
        arguments: [375.0, 320])
    func twoRows(width: Double) {
        let top = LayoutItem(
            width: .fractionalWidth(1), height: .fractionalWidth(0.4), contentInsets: .all(5))
        let item = LayoutItem(
            width: .fractionalWidth(1), height: .fractionalHeight(1), contentInsets: .all(5))
        let bottom = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.3)),
            subitem: item, count: 3)
        let layout = section(
            .vertical(
                size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.7)),
                subitems: [top, bottom]))
        let arrangement = arranged(layout, [8], width: width)
        for group in 0..<2 {
            let frames = frames(arrangement, 4 * group..<4 * group + 4)
            let y = Double(group) * 0.7 * width + 5
            let row = (0..<3).map {
                Rect(
                    x: Double($0) * width / 3 + 5, y: y + 0.4 * width, width: width / 3 - 10,
                    height: 0.3 * width - 10)
            }
            let expected = [Rect(x: 5, y: y, width: width - 10, height: 0.4 * width - 10)] + row
            for (frame, expected) in zip(frames, expected) {
                #expect(frame.isClose(to: expected), "\(frame)")
            }
            if width == 375, group == 0 {
                #expect(frames[0] == Rect(x: 5, y: 5, width: 365, height: 140))
                #expect(frames[1].isClose(to: Rect(x: 5, y: 155, width: 115, height: 102.5)))
            }
        }
        #expect(abs(arrangement.contentSize.height - 1.4 * width) < 1e-6)
    }

    // MARK: The scrollable layout's README

    @Test(
        "Two shelves of ten boxes scroll sideways below headers as wide as the view",
        arguments: [375.0, 320])
    func shelves(width: Double) {
        let layout = ScrollableSectionLayout<Int> { _ in
            .shelf(items: .uniform(Size(width: 50, height: 50)), interItemSpacing: 5)
                .header(height: 22)
        }
        let arrangement = arranged(layout, [10, 10], width: width)
        for section in 0..<2 {
            let top = Double(section) * 72
            #expect(
                frames(arrangement, section: section, 0..<10)
                    == (0..<10).map {
                        Rect(x: Double($0) * 55, y: top + 22, width: 50, height: 50)
                    })
            #expect(arrangement.sidewaysScroll(ofSection: section)?.limits == 0...545 - width)
            #expect(
                arrangement.elements(
                    in: Viewport(bounds: Rect(x: 0, y: 0, width: width, height: 144))
                )
                .first { $0.kind == .header && $0.section == section }?.frame
                    == Rect(x: 0, y: top, width: width, height: 22))
        }
        #expect(arrangement.contentSize == Size(width: width, height: 144))
    }
}
