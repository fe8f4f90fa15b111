import Reflow

/// Sections with pinned headers, with footers, and with as many items per line as fit.
struct HeadersLayout: CollectionLayoutConvertible {
    var itemWidth = 160.0
    var pinsHeaders = true
    var headerHeight = 16.0
    var footerHeight = 16.0
    var interSectionSpacing = 0.0

    var collectionLayout: CollectionLayout<String> {
        let header = BoundaryItem(
            kind: .header, size: row(headerHeight), alignment: .top,
            pinToVisibleBounds: pinsHeaders)
        let footer = BoundaryItem(kind: .footer, size: row(footerHeight), alignment: .bottom)
        let item = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
        let configuration = CompositionalLayout<String>.Configuration(
            interSectionSpacing: interSectionSpacing)
        return CompositionalLayout<String>(configuration: configuration) { _, container in
            SectionLayout.group(
                .horizontal(
                    size: row(16), subitem: item,
                    count: max(1, Int(container.effectiveContentSize.width / itemWidth)))
            ).boundaryItem(header).boundaryItem(footer)
        }.collectionLayout
    }

    private func row(_ height: Double) -> LayoutSize {
        LayoutSize(width: .fractionalWidth(1), height: .absolute(height))
    }
}
