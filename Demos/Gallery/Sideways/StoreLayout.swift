import Reflow

/// Banners that scroll one at a time, groups of lines, a shelf of tiles and a list.
struct StoreLayout: CollectionLayoutConvertible {
    enum Shelf: Hashable, CaseIterable {
        case featured, blocks, palette, screen
    }

    var pinsHeaders = true
    /// The share of the width that a banner takes. The rest shows the start of the next banner.
    var bannerShare = 0.85
    var linesPerGroup = 3
    var interGroupSpacing = 16.0
    var interSectionSpacing = 16.0
    var tileWidth = 80.0
    var sideInset = 8.0

    var collectionLayout: CollectionLayout<Shelf> {
        let configuration = CompositionalLayout<Shelf>.Configuration(
            interSectionSpacing: interSectionSpacing)
        return CompositionalLayout<Shelf>(configuration: configuration) { shelf, container in
            section(of: shelf, in: container.effectiveContentSize)
                .header(height: 16, pinned: pinsHeaders)
        }.collectionLayout
    }

    private func section(of shelf: Shelf, in size: Size) -> SectionLayout {
        switch shelf {
        case .featured: banners(in: size)
        case .blocks: lines(in: size)
        case .palette:
            .shelf(
                items: .uniform(Size(width: tileWidth, height: 48)), interItemSpacing: 8,
                inset: EdgeInsets(left: sideInset, right: sideInset))
        case .screen: .list(.plain, rows: .height(16))
        }
    }

    /// Returns banners that scroll one at a time, with the start of the next banner visible.
    private func banners(in size: Size) -> SectionLayout {
        let row = CellScale().cell.height
        let height = min(max((size.height * 0.3 / row).rounded(), 4), 10) * row
        let banner = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
        let group = LayoutGroup.horizontal(
            size: LayoutSize(
                width: .absolute(min(size.width * bannerShare, 480)), height: .absolute(height)),
            subitems: [banner])
        return paging(group)
    }

    /// Returns a shelf of groups that scroll one at a time. The lines of a group are one above the other.
    private func lines(in size: Size) -> SectionLayout {
        let line = LayoutItem(width: .fractionalWidth(1), height: .absolute(32))
        let group = LayoutGroup.vertical(
            size: LayoutSize(
                width: .absolute(min(size.width * 0.9, 296)),
                height: .absolute(32 * Double(linesPerGroup))),
            subitem: line, count: linesPerGroup)
        return paging(group)
    }

    private func paging(_ group: LayoutGroup) -> SectionLayout {
        .group(
            group, interGroupSpacing: interGroupSpacing,
            contentInsets: .symmetric(horizontal: sideInset),
            orthogonalScrollingBehavior: .groupPaging)
    }
}
