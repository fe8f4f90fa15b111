import Reflow

/// A different layout for each section, with twice as many items per line in a wide container.
struct DistinctSectionsLayout: CollectionLayoutConvertible {
    enum Symbols: Hashable, CaseIterable {
        case dice, chess, numerals
    }

    /// The width in points above which a container is wide.
    var wideWidth = 800.0
    var chessPerLine = 6
    var numeralsPerLine = 3
    var itemInset = 4.0
    var cardHeight = 64.0

    var collectionLayout: CollectionLayout<Symbols> {
        CompositionalLayout<Symbols> { symbols, container in
            let isWide = container.effectiveContentSize.width > wideWidth
            let item = LayoutItem(
                width: .fractionalWidth(1), height: .fractionalHeight(1),
                contentInsets: symbols == .dice ? .zero : .all(itemInset))
            let group = LayoutGroup.horizontal(
                size: LayoutSize(
                    width: .fractionalWidth(1),
                    height: .absolute(symbols == .dice ? 16 : cardHeight)),
                subitem: item, count: count(of: symbols) * (isWide ? 2 : 1))
            return .group(
                group, contentInsets: ContentInsets(top: 12, leading: 4, bottom: 4, trailing: 4))
        }.collectionLayout
    }

    /// Returns the number of items per line in a narrow container.
    private func count(of symbols: Symbols) -> Int {
        switch symbols {
        case .dice: 1
        case .chess: chessPerLine
        case .numerals: numeralsPerLine
        }
    }
}
