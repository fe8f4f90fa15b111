import Reflow

/// A list of cards by decade. A very wide view has two columns.
struct MoviesLayout: CollectionLayoutConvertible {
    /// The first year of the right column.
    var middleYear = 1960
    /// The minimum width of a column, in points.
    var leastColumnWidth = 640.0
    /// The height of a card in points: rows for the title, the year with the director, and the genre.
    var cardHeight = 48.0
    var leftSideRatio = 0.5
    var splitSpacing = 8.0
    var pinsHeaders = true
    var inset = 8.0
    var lineSpacing = 16.0

    var collectionLayout: CollectionLayout<Int> {
        let defaults = SectionDefaults(
            inset: EdgeInsets(left: inset, bottom: 16, right: inset),
            lineSpacing: lineSpacing, pinsHeaders: pinsHeaders)
        return SplitLayout<Int>(defaults: defaults) { environment in
            environment.isLandscape && environment.size.width >= 2 * leastColumnWidth
                ? .split(leftSideRatio: leftSideRatio, spacing: splitSpacing) : .single
        } side: { decade in
            decade < middleYear ? .left : .right
        } everySection: { _ in
            .flow(items: .perLine(1, height: cardHeight)).header(height: 16)
        }.collectionLayout
    }
}
