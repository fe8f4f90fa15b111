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
                items: .uniform(
                    Size(width: tileWidth(in: size.width), height: rows(0.1, of: size, in: 3...5))),
                interItemSpacing: 8, inset: EdgeInsets(left: sideInset, right: sideInset))
        case .screen:
            .flow(
                items: .perLine(
                    max(1, min(5, Int(size.width / 112))),
                    height: rows(0.1, of: size, in: 3...5)),
                interItemSpacing: 8, lineSpacing: 16,
                inset: EdgeInsets(left: sideInset, right: sideInset))
        }
    }

    /// Returns a share of the view's height in points, as a whole number of rows within limits.
    private func rows(_ share: Double, of size: Size, in limits: ClosedRange<Double>) -> Double {
        let row = CellScale().cell.height
        let count = (size.height * share / row).rounded()
        return min(max(count, limits.lowerBound), limits.upperBound) * row
    }

    /// Returns the width of a tile in points, in whole cells. On a wide screen, all ten tiles together fill the width.
    private func tileWidth(in width: Double) -> Double {
        let cell = CellScale().cell.width
        let share = (width - 2 * sideInset + 8) / 10 - 8
        return max(tileWidth, (share / cell).rounded(.down) * cell)
    }

    /// Returns banners that scroll one at a time, with the start of the next banner visible.
    private func banners(in size: Size) -> SectionLayout {
        let height = rows(0.33, of: size, in: 4...16)
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
