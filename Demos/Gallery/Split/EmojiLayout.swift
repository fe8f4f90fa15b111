import Reflow

/// Two lists of facts in the left column and a grid in the right one. If columns would be too narrow, there is only one
/// column.
struct EmojiLayout: CollectionLayoutConvertible {
    enum Part: Hashable, CaseIterable {
        case summary, codePoints, collection
    }

    var leftSideRatio = 0.4
    var splitSpacing = 16.0
    /// The least average width of a column in points, so that a code point fits with its number and name.
    var leastColumnWidth = 200.0
    var pinsHeaders = true
    var inset = 16.0
    var interItemSpacing = 16.0
    var lineSpacing = 16.0
    var itemHeight = 64.0

    var collectionLayout: CollectionLayout<Part> {
        let defaults = SectionDefaults(
            inset: .all(inset), interItemSpacing: interItemSpacing, lineSpacing: lineSpacing,
            pinsHeaders: pinsHeaders)
        return SplitLayout<Part>(defaults: defaults) { environment in
            environment.isLandscape && environment.size.width >= 2 * leastColumnWidth
                ? .split(leftSideRatio: leftSideRatio, spacing: splitSpacing) : .single
        } side: { part in
            part == .collection ? .right : .left
        } section: { part, column in
            switch part {
            case .summary, .codePoints:
                .flow(items: .perLine(1, height: 16), lineSpacing: 0).header(height: 16)
            case .collection:
                .flow(items: .perLine(column.environment.isLandscape ? 3 : 2, height: itemHeight))
                    .header(height: 16)
            }
        }.collectionLayout
    }
}
