import Reflow

/// People's processes left, the system's right; in one column where there are only ones of a kind, or the two would be
/// too narrow to tell commands apart.
struct ProcessesLayout: CollectionLayoutConvertible {
    var leftSideRatio = 0.5
    var splitSpacing = 16.0
    /// Each column has some 44 cells.
    var leastWidth = 720.0
    var pinsHeaders = true
    /// Whether there are users of both kinds, so that two columns are of use.
    var hasBothSides = false

    var collectionLayout: CollectionLayout<UInt32> {
        SplitLayout<UInt32>(defaults: SectionDefaults(pinsHeaders: pinsHeaders)) { environment in
            let isWide = environment.isLandscape && environment.size.width >= leastWidth
            return isWide && hasBothSides
                ? .split(leftSideRatio: leftSideRatio, spacing: splitSpacing) : .single
        } side: { user in
            System.isPerson(user) ? .left : .right
        } everySection: { _ in
            SectionLayout.flow(items: .perLine(1, height: 16)).header(height: 16)
        }.collectionLayout
    }
}
