import UIKit

/// Makes a grid with a fixed number of items per line.
@MainActor func makeTwoColumnsLayout() -> UICollectionViewLayout {
    let itemsPerLine = 2
    let itemHeight = 54.0
    let interItemSpacing = 10.0
    let interGroupSpacing = 10.0
    let sideInset = 10.0

    return UICollectionViewCompositionalLayout { _, environment in
        // The items of a line share the width that the spacings leave.
        let width = environment.container.effectiveContentSize.width - 2 * sideInset
        let room = max(0, width - Double(itemsPerLine - 1) * interItemSpacing)
        let item = NSCollectionLayoutItem(
            .absolute(room / Double(itemsPerLine)), .fractionalHeight(1))
        let line = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(.fractionalWidth(1), .absolute(itemHeight)), repeatingSubitem: item,
            count: itemsPerLine)
        line.interItemSpacing = .fixed(interItemSpacing)
        let section = NSCollectionLayoutSection(group: line)
        section.interGroupSpacing = interGroupSpacing
        section.contentInsets.leading = sideInset
        section.contentInsets.trailing = sideInset
        return section
    }
}
