import UIKit

/// Makes a grid of months, with as many months per line as fit. The lines share the height if there is room.
@MainActor func makeAdaptiveLayout() -> UICollectionViewLayout {
    /// The least width of a month in points.
    let monthWidth = 192.0
    let monthHeight = 144.0
    let sideInset = 8.0
    let bottomInset = 16.0

    /// Returns as many columns as fit and divide twelve. If their lines would leave half of the height empty, there are
    /// fewer columns.
    func columns(in size: CGSize) -> Int {
        let fitting = [6, 4, 3, 2, 1].filter { Double($0) * monthWidth <= size.width }
        let filling = fitting.first { Double(12 / $0) * monthHeight >= size.height / 2 }
        return filling ?? fitting.last ?? 1
    }

    return UICollectionViewCompositionalLayout { _, environment in
        let size = environment.container.effectiveContentSize
        let count = columns(in: size)
        let share = (size.height / Double(12 / count) / 16).rounded(.down) * 16
        let month = NSCollectionLayoutItem(
            .fractionalWidth(1 / Double(count)), .fractionalHeight(1))
        month.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: sideInset, bottom: bottomInset, trailing: sideInset)
        let line = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(.fractionalWidth(1), .absolute(max(monthHeight, share))),
            repeatingSubitem: month, count: count)
        return NSCollectionLayoutSection(group: line)
    }
}
