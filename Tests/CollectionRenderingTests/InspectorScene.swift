import CollectionLayouts
import CollectionRendering
import CollectionSnapshots
import CollectionViews
import Terminals

/// Views for the inspector's tests, with every kind of element and every kind of scrolling.
enum InspectorScene: CaseIterable {
    /// Two columns with all supplementary elements of a section.
    case split
    /// The `split` scene, scrolled so that headers and footers are pinned.
    case pinned
    /// Groups with badges, a decoration, and three boundary items of one kind.
    case badges
    /// Rows with separators.
    case list
    /// A shelf above lines, scrolled sideways.
    case shelf
    /// Shelves in two columns, clipped at the edge of their column.
    case shelves
    /// Cards that overlap each other.
    case overlapping
    /// A layout that scrolls sideways, with a section that scrolls vertically.
    case horizontal
    /// A view with a safe area and insets.
    case insets
    case empty

    private static let badge = ElementKind.supplementary(1)

    private var layout: any CollectionLayoutConvertible<Int> {
        switch self {
        case .split, .pinned, .insets, .empty:
            SplitLayout<Int> { _ in
                .split(leftSideRatio: 0.5, spacing: 16)
            } side: {
                $0.isMultiple(of: 2) ? .left : .right
            } section: { _, _ in
                .flow(
                    items: .perLine(2, height: 48), interItemSpacing: 12, lineSpacing: 24,
                    inset: EdgeInsets(top: 16, left: 24, bottom: 32, right: 8)
                )
                .header(height: 32, pinned: true).footer(height: 24, pinned: true)
                .background(.section)
            }
        case .badges: CompositionalLayout<Int> { _, _ in Self.badgeSection }
        case .list:
            FlowLayout<Int> { _, _ in
                .list(
                    ListConfiguration(
                        .plain, rows: .height(32), header: .supplementary(height: 16),
                        separator: ListConfiguration.Separator(thickness: 16, leading: 16)))
            }
        case .shelf:
            FlowLayout<Int> { section, _ in
                section == 0
                    ? .shelf(
                        items: .uniform(Size(width: 80, height: 64)), interItemSpacing: 16,
                        inset: .all(16)
                    ).header(height: 16)
                    : .flow(items: .perLine(3, height: 32), lineSpacing: 16)
            }
        case .shelves:
            SplitLayout<Int> { _ in
                .split(leftSideRatio: 0.5, spacing: 32)
            } side: {
                $0.isMultiple(of: 2) ? .left : .right
            } section: { _, _ in
                .shelf(
                    items: .uniform(Size(width: 80, height: 64)), interItemSpacing: 16,
                    inset: .all(16)
                ).header(height: 16)
            }
        case .overlapping:
            FlowLayout<Int> { _, _ in
                .flow(
                    items: .uniform(Size(width: 120, height: 80)), interItemSpacing: -32,
                    lineSpacing: -16, inset: EdgeInsets(top: -8, left: 8, bottom: 8, right: -8)
                ).background(.body)
            }
        case .horizontal:
            CompositionalLayout<Int>(configuration: .init(scrollDirection: .horizontal)) {
                section, _ in
                section == 0
                    ? .shelf(items: .uniform(Size(width: 64, height: 48)), inset: .all(8))
                    : .flow(
                        items: .uniform(Size(width: 48, height: 64)), interItemSpacing: 16,
                        lineSpacing: 8, inset: EdgeInsets(top: 16, left: 24, bottom: 32, right: 8)
                    ).header(height: 24, pinned: true).background(.section)
            }
        }
    }

    private static var badgeSection: SectionLayout {
        let size = LayoutSize(width: .absolute(24), height: .absolute(16))
        let item = LayoutItem(
            width: .fractionalWidth(1), height: .fractionalHeight(1),
            contentInsets: ContentInsets(top: 8, leading: 8, bottom: 8, trailing: 8),
            supplementaryItems: [
                SupplementaryItem(
                    kind: badge, size: size, containerAnchor: LayoutAnchor([.top, .trailing])),
                SupplementaryItem(
                    kind: badge, size: size, containerAnchor: LayoutAnchor([.bottom, .leading])),
            ])
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(80)), subitem: item,
            count: 3)
        func edge(_ alignment: BoundaryItem.Alignment) -> BoundaryItem {
            BoundaryItem(
                kind: .supplementary(2),
                size: LayoutSize(width: .absolute(64), height: .absolute(16)),
                alignment: alignment)
        }
        return SectionLayout.group(
            group, interGroupSpacing: 16, contentInsets: .symmetric(horizontal: 16, vertical: 8)
        )
        .boundaryItem(edge(.topLeading)).boundaryItem(edge(.topTrailing))
        .boundaryItem(edge(.bottom)).decorationItem(DecorationItem(kind: .decoration(3)))
    }

    func view(
        _ size: ScreenSize = ScreenSize(columns: 80, rows: 24), scale: CellScale = CellScale()
    ) throws -> TestView {
        var view = try TestView(layout: layout) {
            for section in 0..<4 {
                Section(
                    section, items: 100 * section..<100 * section + (self == .empty ? 0 : 11))
            }
        }
        view.update {
            $0.environment.size = scale.size(of: size)
            if self == .insets {
                $0.environment.contentInset = EdgeInsets(top: 32, left: 16, bottom: 16, right: 8)
                $0.environment.safeAreaInsets = EdgeInsets(top: 16, left: 8, bottom: 32, right: 16)
            }
            $0.scrollByCells(of: scale)
        }
        switch self {
        case .pinned: view.scroll(by: 5 * scale.cell.height)
        case .shelf: view.scrollSideways(inSection: 0, to: 200)
        case .horizontal: view.scrollSideways(inSection: 0, to: 64)
        case .shelves: for id in 0..<4 { view.scrollSideways(inSection: id, to: Double(id) * 72) }
        case .split, .badges, .list, .overlapping, .insets, .empty: break
        }
        return view
    }

    /// The view, drawn with labels, and the inspector's drawing over it.
    static func screen(
        _ view: TestView, _ size: ScreenSize = ScreenSize(columns: 80, rows: 24),
        scale: CellScale = CellScale(), features: ScreenFeatures = ScreenFeatures(),
        over draw: (inout Region) -> Void = { _ in }
    ) -> Screen {
        .drawn(size.columns, size.rows, features: features) { region in
            region.draw(view, scale: scale) { element, region in
                region.fill(element.kind.color)
                region.text(element.item.map { "\($0)" } ?? "\(element.kind)".prefix(4) + "")
            }
            draw(&region)
        }
    }
}

extension TestView {
    /// The visible elements of the arrangement, in its order.
    var seenAttributes: [LayoutAttributes] {
        arrangement.elements(in: viewport).filter { !$0.isHidden }
    }
}
