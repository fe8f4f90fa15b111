import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests of moving badges and headers of the same kind. Badges move with items, and headers move with sections.
@Suite struct MovingBadgeTests {
    private static let kind = ElementKind.supplementary(1)

    /// Returns a view of item pairs with a badge in the upper right corner of each item, and optional headers of the
    /// badges' kind.
    private func view(headers: Bool, _ sections: [(Int, [Int])]) throws -> TestView {
        let group = LayoutGroup.badgedPair(Self.kind)
        let header = BoundaryItem(
            kind: Self.kind, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(16)),
            alignment: .top)
        let layout = CompositionalLayout<Int> { _, _ in
            var layout = SectionLayout.group(group)
            if headers { layout.boundaryItems = [header] }
            return layout
        }
        var view = TestView(
            layout: layout,
            snapshot: try Snapshot(sections: sections.map { Section($0.0, items: $0.1) }))
        view.resize(to: Size(width: 160, height: 480))
        view.advance(to: .seconds(1))
        return view
    }

    /// Returns the upper right corners of some elements. A header and a badge differ in their widths.
    private func corners(
        _ view: TestView, _ isWanted: (Element<Int, Int>) -> Bool
    ) -> Set<[Double]> {
        Set(
            view.visibleElements.filter(isWanted).map {
                [$0.frame.maxX.rounded(), $0.frame.minY.rounded()]
            })
    }

    @Test(arguments: [false, true])
    func badgesStayOnTheirItems(headers: Bool) throws {
        let start = [(0, [1, 2, 3, 4, 5, 6]), (1, [11, 12, 13, 14, 15, 16])]
        var ends: [[(Int, [Int])]] = [
            [(0, [1, 5, 3, 4, 2, 6]), (1, [11, 12, 13, 14, 15, 16])],
            [(0, [1, 2, 3, 5, 6]), (1, [11, 12, 4, 13, 14, 15, 16])],
            [(1, [11, 12, 13, 14, 15, 16]), (0, [1, 2, 3, 4, 5, 6])],
        ]
        // With headers of the same kind, the first badge cannot be distinguished from a header.
        if !headers { ends.append([(0, [6, 2, 3, 4, 5, 1]), (1, [16, 12, 13, 14, 15, 11])]) }
        for end in ends {
            var view = try view(headers: headers, start)
            let count = headers ? 2 : 0
            view.apply(
                try Snapshot(sections: end.map { Section($0.0, items: $0.1) }))
            var frames = 0
            repeat {
                if view.isMoving { frames += 1 }
                #expect(
                    corners(view) { $0.kind == Self.kind && $0.frame.width == 8 }
                        == corners(view) { $0.item != nil }, "\(end)")
                let titles = view.visibleElements.filter { $0.frame.width == 160 }
                #expect(titles.count == count)
                view.deadline.map { _ = view.advance(to: $0) }
            } while view.isMoving
            #expect(frames > 8)
        }
    }

    /// Each badge keeps its own corner, also while the item moves to a position outside the visible range.
    @Test func twoBadgesOfAnItemStayApart() throws {
        func badge(_ edges: DirectionalEdges) -> SupplementaryItem {
            SupplementaryItem(
                kind: Self.kind, size: LayoutSize(width: .absolute(8), height: .absolute(8)),
                containerAnchor: LayoutAnchor(edges))
        }
        let item = LayoutItem(
            width: .fractionalWidth(1), height: .fractionalHeight(1),
            supplementaryItems: [badge([.top, .trailing]), badge([.bottom, .leading])])
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(32)), subitem: item,
            count: 1)
        let layout = CompositionalLayout<Int> { _, _ in .group(group) }
        var view = try TestView(layout: layout) { Section(0, items: 0..<40) }
        view.resize(to: Size(width: 160, height: 480))
        view.advance(to: .seconds(1))
        let order = [10] + (0..<10) + (11..<40)
        view.apply(try Snapshot(sections: [Section(0, items: order)]))
        view.scroll(by: 96)
        var frames = 0
        repeat {
            view.deadline.map { _ = view.advance(to: $0) }
            let elements = view.visibleElements
            guard let item = elements.first(where: { $0.item == 10 })?.frame else { continue }
            let corners = [
                Rect(x: item.maxX - 8, y: item.minY, width: 8, height: 8),
                Rect(x: item.minX, y: item.maxY - 8, width: 8, height: 8),
            ]
            for corner in corners where corner.meets(view.viewport.bounds) {
                let isThere = elements.contains {
                    $0.kind == Self.kind && abs($0.frame.minX - corner.minX) < 1e-6
                        && abs($0.frame.minY - corner.minY) < 1e-6
                }
                #expect(isThere, "\(corner)")
            }
            frames += 1
        } while view.isMoving
        #expect(frames > 4)
    }

    @Test(arguments: [1, 2, 5])
    func badgesGoWhenTheirItemsGo(item: Int) throws {
        var view = try view(headers: false, [(0, [1, 2, 3, 4, 5, 6])])
        var next = view.snapshot
        try next.deleteItems([item])
        view.apply(next)
        view.advance(to: view.now + .milliseconds(50))
        let gone = view.visibleElements.filter(\.isDisappearing)
        #expect(gone.count == 2 && gone.contains { $0.kind == Self.kind })
        #expect(gone.contains { $0.item == item })
    }

    /// A header of a section moves in the same way as the section's items.
    @Test func headersStayOnTheirSections() throws {
        let start = [(0, [1, 2, 3, 4]), (1, [11, 12, 13, 14])]
        var view = try view(headers: true, start)
        view.apply(try Snapshot(sections: start.reversed().map { Section($0.0, items: $0.1) }))
        repeat {
            for section in 0...1 {
                let own = view.visibleElements.filter { $0.section == section }
                let title = try #require(own.first { $0.frame.width == 160 })
                let first = try #require(own.filter { $0.item != nil }.map(\.frame.minY).min())
                #expect(abs(title.frame.maxY - first) < 1)
            }
            view.deadline.map { _ = view.advance(to: $0) }
        } while view.isMoving
    }
}
