import UIKit

/// Makes a grid of items, each with a badge on its corner.
@MainActor func makeBadgesLayout() -> UICollectionViewLayout {
    let itemWidth = 160.0
    let itemHeight = 64.0
    let itemInset = 8.0
    let badgeWidth = 24.0
    /// The share of the badge's width that is beside the item.
    let shareBeside = 1.0 / 3
    /// The share of the badge's height that is above the item.
    let shareAbove = 0.5

    let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: .init(.absolute(badgeWidth), .absolute(16)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(
            edges: [.top, .trailing], fractionalOffset: CGPoint(x: shareBeside, y: -shareAbove)))
    return UICollectionViewCompositionalLayout { _, environment in
        let count = max(2, Int(environment.container.effectiveContentSize.width / itemWidth))
        let item = NSCollectionLayoutItem(
            layoutSize: .init(.fractionalWidth(1 / Double(count)), .fractionalHeight(1)),
            supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(
            top: itemInset, leading: itemInset, bottom: itemInset, trailing: itemInset + 8)
        let line = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(.fractionalWidth(1), .absolute(itemHeight)), repeatingSubitem: item,
            count: count)
        return NSCollectionLayoutSection(group: line)
    }
}
