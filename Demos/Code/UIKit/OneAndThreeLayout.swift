import UIKit

/// Makes groups of a big item beside three small ones.
@MainActor func makeOneAndThreeLayout() -> UICollectionViewLayout {
    /// The minimum width for two groups side by side, in points.
    let wideWidth = 800.0
    let groupHeight = 144.0
    let bigWidth = 0.5
    let smallItems = 3
    let itemInset = 8.0

    return UICollectionViewCompositionalLayout { _, environment in
        let across = environment.container.effectiveContentSize.width < wideWidth ? 1 : 2
        let others = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(.fractionalWidth(1 - bigWidth), .fractionalHeight(1)),
            repeatingSubitem: NSCollectionLayoutItem(
                .fractionalWidth(1), .fractionalHeight(1 / Double(smallItems)), inset: itemInset),
            count: smallItems)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(.fractionalWidth(1 / Double(across)), .fractionalHeight(1)),
            subitems: [
                NSCollectionLayoutItem(
                    .fractionalWidth(bigWidth), .fractionalHeight(1), inset: itemInset), others,
            ])
        let line = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(.fractionalWidth(1), .absolute(groupHeight)), repeatingSubitem: group,
            count: across)
        return NSCollectionLayoutSection(group: line)
    }
}
