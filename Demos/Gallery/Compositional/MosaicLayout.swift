import Reflow

/// A mosaic of four rows: a banner, a big tile before two small ones, three equal tiles, and the second row reversed.
struct MosaicLayout: CollectionLayoutConvertible {
    /// The width of a mosaic in points. Mosaics are side by side if two or more fit.
    var mosaicWidth = 480.0
    var bannerHeight = 64.0
    var bigHeight = 128.0
    var itemInset = 4.0
    var contentInset = 4.0

    var collectionLayout: CollectionLayout<Int> {
        CompositionalLayout<Int> { _, container in
            let across = max(1, Int(container.effectiveContentSize.width / mosaicWidth))
            let mosaic = LayoutGroup.vertical(
                size: LayoutSize(
                    width: .fractionalWidth(1 / Double(across)), height: .fractionalHeight(1)),
                subitems: [banner, bigFirst, triplet, bigLast])
            let height = 2 * bannerHeight + 2 * bigHeight
            return .group(
                .horizontal(
                    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
                    subitem: mosaic, count: across),
                contentInsets: .all(contentInset))
        }.collectionLayout
    }

    private var banner: LayoutGroup { row(bannerHeight, [tile(1)]) }

    private var bigFirst: LayoutGroup { row(bigHeight, [tile(2 / 3), pair]) }

    private var triplet: LayoutGroup { row(bannerHeight, [tile(1 / 3)]) }

    private var bigLast: LayoutGroup { row(bigHeight, [pair, tile(2 / 3)]) }

    private var pair: LayoutGroup {
        .vertical(
            size: LayoutSize(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1)),
            subitem: tile(1), count: 2)
    }

    private func tile(_ width: Double) -> LayoutItem {
        LayoutItem(
            width: .fractionalWidth(width), height: .fractionalHeight(1),
            contentInsets: .all(itemInset))
    }

    private func row(_ height: Double, _ subitems: [any LayoutMemberConvertible]) -> LayoutGroup {
        .horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
            subitems: subitems)
    }
}
