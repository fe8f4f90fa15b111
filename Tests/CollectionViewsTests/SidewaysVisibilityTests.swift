import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests that only the items of a sideways section define its shown part. Badges, backgrounds and overlapped sections
/// do not count.
@Suite struct SidewaysVisibilityTests {
    private static let badge = ElementKind.supplementary(1)

    /// Returns a view of three sections of twenty items. Each item takes a third of the width. The sections overlap by
    /// 16 points. Each item has a badge before it and a badge behind it.
    private func view(_ axis: Axis) throws -> TestView {
        let side = LayoutSize(width: .absolute(8), height: .absolute(8))
        func badge(_ item: DirectionalEdges, _ container: DirectionalEdges) -> SupplementaryItem {
            SupplementaryItem(
                kind: Self.badge, size: side, containerAnchor: LayoutAnchor(container),
                itemAnchor: LayoutAnchor(item))
        }
        let isVertical = axis == .vertical
        let badges: [SupplementaryItem] =
            isVertical
            ? [badge(.trailing, .leading), badge(.leading, .trailing)]
            : [badge(.bottom, .top), badge(.top, .bottom)]
        let item = LayoutItem(
            size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)),
            supplementaryItems: badges)
        let size =
            isVertical
            ? LayoutSize(width: .fractionalWidth(0.3), height: .absolute(48))
            : LayoutSize(width: .absolute(48), height: .fractionalHeight(0.3))
        let group =
            isVertical
            ? LayoutGroup.horizontal(size: size, subitem: item, count: 1)
            : LayoutGroup.vertical(size: size, subitem: item, count: 1)
        let layout = CompositionalLayout<Int>(
            configuration: .init(scrollDirection: axis, interSectionSpacing: -16)
        ) { section, _ in
            var layout = SectionLayout.group(group, interGroupSpacing: 24).background()
            // The middle section begins and ends behind items of its neighbours.
            let inset: Double = section == 1 ? 140 : 24
            layout.inset =
                isVertical
                ? EdgeInsets(left: inset, right: inset) : EdgeInsets(top: inset, bottom: inset)
            layout.sideways = SidewaysScrolling(.continuous)
            return layout
        }
        var view = TestView(
            layout: layout,
            snapshot: try Snapshot(
                sections: (0..<3).map { Section($0, items: 100 * $0..<100 * $0 + 20) }))
        view.resize(to: Size(width: 320, height: 320))
        return view
    }

    /// Returns the first visible item that begins behind the leading edge, and its distance from the edge.
    private func leading(_ view: TestView, _ section: Int) -> (item: Int, distance: Double)? {
        guard let scroll = view.arrangement.sidewaysScroll(ofSection: section) else { return nil }
        let edge = scroll.frame.min(scroll.axis)
        return view.visibleElements.compactMap { element -> (item: Int, distance: Double)? in
            guard element.sectionIndex == section, let item = element.item else { return nil }
            return (item, element.frame.min(scroll.axis) - edge)
        }.filter { $0.distance >= 0 }.min { $0.distance < $1.distance }
    }

    @Test(
        "The first item behind the leading edge keeps its distance in a resize",
        arguments: Axis.allCases)
    func firstItemsStay(axis: Axis) throws {
        for offset in stride(from: 100.0, to: 1_500, by: 37) {
            var view = try view(axis)
            for section in 0..<3 {
                view.scrollSideways(inSection: section, to: offset + Double(section) * 90)
            }
            let before = try (0..<3).map { try #require(leading(view, $0)) }
            view.resize(to: Size(width: 360, height: 360))
            for section in 0..<3 {
                let (item, distance) = before[section]
                let scroll = try #require(view.arrangement.sidewaysScroll(ofSection: section))
                let frame = try #require(view.frame(ofItem: item))
                let shown = try #require(view.sidewaysOffset(ofSection: section))
                let now = frame.min(axis.crossing) - shown - scroll.frame.min(axis.crossing)
                let isAtEnd = shown == scroll.limits.upperBound
                #expect(
                    abs(now - distance) < 1e-6 || isAtEnd, "\(offset): \(item) \(now) \(distance)")
            }
        }
    }

    @Test(
        "Keys show the start of a section with its first item, and the end with its last item",
        arguments: Axis.allCases)
    func keysReachTheEnds(axis: Axis) throws {
        for section in 0..<3 {
            var view = try view(axis)
            let scroll = try #require(view.arrangement.sidewaysScroll(ofSection: section))
            for (item, end) in [(18, scroll.limits.upperBound), (1, scroll.limits.lowerBound)] {
                view.select(100 * section + item)
                let isForward = item > 10
                view.moveSelection(
                    axis == .vertical ? (isForward ? .right : .left) : (isForward ? .down : .up))
                #expect(view.selection == 100 * section + (isForward ? 19 : 0))
                #expect(view.sidewaysOffset(ofSection: section) == end, "\(section)")
            }
        }
    }
}
