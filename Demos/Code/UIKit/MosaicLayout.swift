import UIKit

/// Makes a mosaic of four rows: a banner, a big tile before two small ones, three equal tiles, and the second row
/// reversed.
@MainActor func makeMosaicLayout() -> UICollectionViewLayout {
    /// The width of a mosaic in points. Mosaics are side by side if two or more fit.
    let mosaicWidth = 480.0
    let bannerHeight = 64.0
    let bigHeight = 128.0
    let itemInset = 4.0
    let contentInset = 4.0

    func tile(_ width: Double, height: Double = 1) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(.fractionalWidth(width), .fractionalHeight(height), inset: itemInset)
    }

    func row(_ height: Double, _ subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        .horizontal(layoutSize: .init(.fractionalWidth(1), .absolute(height)), subitems: subitems)
    }

    return UICollectionViewCompositionalLayout { _, environment in
        let across = max(1, Int(environment.container.effectiveContentSize.width / mosaicWidth))
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(.fractionalWidth(1 / 3), .fractionalHeight(1)),
            repeatingSubitem: tile(1, height: 0.5), count: 2)
        let mosaic = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(.fractionalWidth(1 / Double(across)), .fractionalHeight(1)),
            subitems: [
                row(bannerHeight, [tile(1)]), row(bigHeight, [tile(2 / 3), pair]),
                row(bannerHeight, [tile(1 / 3)]), row(bigHeight, [pair, tile(2 / 3)]),
            ])
        let section = NSCollectionLayoutSection(
            group: row(2 * bannerHeight + 2 * bigHeight, Array(repeating: mosaic, count: across)))
        section.contentInsets = NSDirectionalEdgeInsets(
            top: contentInset, leading: contentInset, bottom: contentInset, trailing: contentInset)
        return section
    }
}
