import Reflow

/// Three panels of squares. In landscape, the blue panel has a column of its own, and in portrait too if you wish.
struct BasicLayout: CollectionLayoutConvertible {
    enum Panel: Int, Hashable, CaseIterable {
        case red, blue, green
    }

    var leftSideRatio = 0.4
    var splitSpacing = 8.0
    var splitsInPortrait = false
    var itemsPerLine = 3
    var interItemSpacing = 8.0
    var lineSpacing = 8.0
    var inset = 8.0

    var collectionLayout: CollectionLayout<Panel> {
        SplitLayout<Panel> { environment in
            environment.isLandscape || splitsInPortrait
                ? .split(leftSideRatio: leftSideRatio, spacing: splitSpacing) : .single
        } side: { panel in
            panel == .blue ? .right : .left
        } everySection: { _ in
            .flow(
                items: .perLine(itemsPerLine, aspectRatio: 1),
                interItemSpacing: interItemSpacing, lineSpacing: lineSpacing, inset: .all(inset))
        }.collectionLayout
    }
}
