import CollectionLayouts
import Testing

/// Tests that draw the common compositional layouts of UIKit articles.
@Suite struct OriginalSampleTests {
    private func drawn(
        _ section: SectionLayout, count: Int, width: Double = 40, height: Double = 20
    ) -> String {
        let layout = CompositionalLayout<Int>(section: section)
        let arrangement = layout.arrange(
            [SectionContent(id: 0, itemCount: count)],
            in: LayoutEnvironment(size: Size(width: width, height: height)))
        #expect(arrangement.problems.isEmpty)
        return picture(of: arrangement)
    }

    @Test func list() {
        let item = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(1)), subitems: [item])
        #expect(
            drawn(.group(group), count: 3, width: 8) == """
                00000000
                11111111
                22222222
                """)
    }

    @Test func gridOfFifths() {
        let item = LayoutItem(width: .fractionalWidth(0.2), height: .fractionalHeight(1))
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.2)),
            subitems: [item])
        #expect(
            drawn(.group(group), count: 7, width: 10) == """
                0011223344
                0011223344
                5566      
                5566      
                """)
    }

    @Test("A mosaic places one big item beside three small items")
    func mosaic() {
        let big = LayoutItem(width: .fractionalWidth(0.7), height: .fractionalHeight(1))
        let small = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
        let column = LayoutGroup.vertical(
            size: LayoutSize(width: .fractionalWidth(0.3), height: .fractionalHeight(1)),
            subitem: small, count: 3)
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(3)),
            subitems: [big, column])
        #expect(
            drawn(.group(group), count: 6, width: 10) == """
                0000000111
                0000000222
                0000000333
                4444444555
                4444444   
                4444444   
                """)
    }

    @Test("A mosaic with group paging stops at each group")
    func sidewaysMosaic() {
        let big = LayoutItem(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
        let small = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(0.5))
        let column = LayoutGroup.vertical(
            size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
            subitems: [small])
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(0.8), height: .absolute(2)),
            subitems: [big, column])
        let section = SectionLayout.group(
            group, interGroupSpacing: 1, orthogonalScrollingBehavior: .groupPaging)
        let arrangement = CompositionalLayout<Int>(section: section).arrange(
            [SectionContent(id: 0, itemCount: 7)],
            in: LayoutEnvironment(size: Size(width: 10, height: 9)))
        #expect(arrangement.sidewaysScroll(ofSection: 0)?.allStops == [0, 9, 16])
        #expect(
            picture(of: arrangement) == """
                00001111 3
                00002222 3
                """)
    }
}
