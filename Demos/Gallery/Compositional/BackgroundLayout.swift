import Reflow

/// Sections with a decoration behind them, and as many items per line as fit.
struct BackgroundLayout: CollectionLayoutConvertible {
    enum Kit: Hashable, CaseIterable {
        case colours, greys, attributes, glyphs, cube
    }

    var itemWidth = 240.0
    var pinsHeaders = true
    var backgroundInset = 8.0
    var sideInset = 16.0
    /// The distance between two sections in points. With the bottom inset of 8 points, the next section begins on a
    /// whole row.
    var interSectionSpacing = 24.0

    var collectionLayout: CollectionLayout<Kit> {
        let row = LayoutSize(width: .fractionalWidth(1), height: .absolute(16))
        let item = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
        let background = DecorationItem(contentInsets: .symmetric(horizontal: backgroundInset))
        let header = BoundaryItem(
            kind: .header, size: row, alignment: .top, pinToVisibleBounds: pinsHeaders)
        let configuration = CompositionalLayout<Kit>.Configuration(
            interSectionSpacing: interSectionSpacing)
        return CompositionalLayout<Kit>(configuration: configuration) { _, container in
            SectionLayout.group(
                .horizontal(
                    size: row, subitem: item,
                    count: max(1, Int(container.effectiveContentSize.width / itemWidth))),
                contentInsets: ContentInsets(leading: sideInset, bottom: 8, trailing: sideInset)
            ).boundaryItem(header).decorationItem(background)
        }.collectionLayout
    }
}
