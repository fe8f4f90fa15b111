import Reflow

/// The processes of people in the left column, and those of the system in the right column.
///
/// The layout has only one column if all processes belong to people or all to the system. It also has only one column
/// if two columns would be too narrow for the commands.
struct ProcessesLayout: CollectionLayoutConvertible {
    var leftSideRatio = 0.5
    var splitSpacing = 16.0
    /// The minimum width for two columns, in points. Each column then has about 44 cells.
    var leastWidth = 720.0
    var pinsHeaders = true
    /// Whether people and the system both have processes. Only then does the layout have two columns.
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
