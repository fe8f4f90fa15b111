import UIKit

/// Makes a group within a group: a wide item beside a column of two small items.
@MainActor func makeNestedGroupsLayout() -> UICollectionViewLayout {
    /// The width of a group in points. Groups are side by side if two or more fit.
    let groupWidth = 400.0
    let groupHeight = 96.0
    let leadingWidth = 0.7
    let itemInset = 8.0

    return UICollectionViewCompositionalLayout { _, environment in
        let across = max(1, Int(environment.container.effectiveContentSize.width / groupWidth))
        let trailingGroup = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(.fractionalWidth(1 - leadingWidth), .fractionalHeight(1)),
            repeatingSubitem: NSCollectionLayoutItem(
                .fractionalWidth(1), .fractionalHeight(0.5), inset: itemInset), count: 2)
        let nestedGroup = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(.fractionalWidth(1 / Double(across)), .fractionalHeight(1)),
            subitems: [
                NSCollectionLayoutItem(
                    .fractionalWidth(leadingWidth), .fractionalHeight(1), inset: itemInset),
                trailingGroup,
            ])
        let line = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(.fractionalWidth(1), .absolute(groupHeight)),
            repeatingSubitem: nestedGroup, count: across)
        return NSCollectionLayoutSection(group: line)
    }
}
