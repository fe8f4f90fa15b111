import Reflow

/// A grid of months, with as many months per line as fit. The lines share the height if there is room.
struct AdaptiveLayout: CollectionLayoutConvertible {
    /// The least width of a month in points: 22 cells, and one cell on each side.
    var monthWidth = 192.0
    var monthHeight = 144.0
    var sideInset = 8.0
    var bottomInset = 16.0

    var collectionLayout: CollectionLayout<Int> {
        let month = LayoutItem(
            width: .fractionalWidth(1), height: .fractionalHeight(1),
            contentInsets: ContentInsets(
                leading: sideInset, bottom: bottomInset, trailing: sideInset))
        return CompositionalLayout<Int> { _, container in
            let size = container.effectiveContentSize
            let count = columns(in: size)
            let share = size.height / Double(12 / count)
            return .group(
                .horizontal(
                    size: LayoutSize(
                        width: .fractionalWidth(1),
                        height: .absolute(max(monthHeight, (share / 16).rounded(.down) * 16))),
                    subitem: month, count: count))
        }.collectionLayout
    }

    /// Returns as many columns as fit and divide twelve. If their lines would leave half of the height empty, there are
    /// fewer columns.
    private func columns(in size: Size) -> Int {
        let fitting = [6, 4, 3, 2, 1].filter { Double($0) * monthWidth <= size.width }
        let filling = fitting.first { Double(12 / $0) * monthHeight >= size.height / 2 }
        return filling ?? fitting.last ?? 1
    }
}
