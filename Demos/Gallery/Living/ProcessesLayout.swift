import Reflow

/// The processes of people in the left column, and those of the system in the right column.
///
/// There is one column if all processes are of one kind, or if two columns would be too narrow for the commands.
struct ProcessesLayout: CollectionLayoutConvertible {
    var leftSideRatio = 0.5
    var splitSpacing = 16.0
    /// The minimum width for two columns, in points. Each column then has about 44 cells.
    var leastWidth = 720.0
    var pinsHeaders = true
    /// Whether there are users of both kinds. Only then are there two columns.
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
