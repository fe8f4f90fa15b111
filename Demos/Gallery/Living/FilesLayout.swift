import Reflow

/// A tree of folders, and beside it files under headings.
struct FilesLayout: CollectionLayoutConvertible {
    /// A part of one of the columns.
    enum Group: Hashable {
        case folders
        /// Files under one heading.
        case files(FolderBand)
    }

    var leftSideRatio = 0.4
    var splitSpacing = 8.0
    /// How wide a column is at least, on average: as wide as most names of files.
    var leastColumnWidth = 320.0
    var pinsHeaders = true
    /// Whether there is any file to show; where there is none the tree has all the room.
    var hasFiles = false

    var collectionLayout: CollectionLayout<Group> {
        SplitLayout<Group>(defaults: SectionDefaults(pinsHeaders: pinsHeaders)) { environment in
            let isWide = environment.isLandscape && environment.size.width >= 2 * leastColumnWidth
            return hasFiles && isWide
                ? .split(leftSideRatio: leftSideRatio, spacing: splitSpacing) : .single
        } side: { group in
            group == .folders ? .left : .right
        } everySection: { _ in
            // A column is left to the scrollbar.
            SectionLayout.flow(
                items: .perLine(1, height: 16), inset: EdgeInsets(right: 8)
            ).header(height: 16)
        }.collectionLayout
    }
}
