import Reflow

/// Decades in two columns. Each line has two cards if they fit.
struct MoviesLayout: CollectionLayoutConvertible {
    /// The first year of the right column.
    var middleYear = 1960
    /// The minimum width of a card with its gap, in points. Most titles and names fit.
    var cardWidth = 208.0
    /// The height of a card in points: rows for the title, the year with the director, and the genre.
    var cardHeight = 48.0
    var leftSideRatio = 0.5
    var splitSpacing = 8.0
    var pinsHeaders = true
    var inset = 8.0
    var interItemSpacing = 8.0
    var lineSpacing = 16.0

    var collectionLayout: CollectionLayout<Int> {
        let defaults = SectionDefaults(
            inset: EdgeInsets(left: inset, bottom: 16, right: inset),
            interItemSpacing: interItemSpacing, lineSpacing: lineSpacing, pinsHeaders: pinsHeaders)
        return SplitLayout<Int>(defaults: defaults) { environment in
            environment.isLandscape && environment.size.width >= 2 * cardWidth
                ? .split(leftSideRatio: leftSideRatio, spacing: splitSpacing) : .single
        } side: { decade in
            decade < middleYear ? .left : .right
        } everySection: { column in
            // Most decades have few films, so more than two cards in a line would leave gaps.
            let count = max(1, min(2, Int((column.width - 8) / cardWidth)))
            return .flow(items: .perLine(count, height: cardHeight)).header(height: 16)
        }.collectionLayout
    }
}
