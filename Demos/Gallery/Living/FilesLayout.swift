import Reflow

/// A layout with a tree of folders, and files under headings beside it.
struct FilesLayout: CollectionLayoutConvertible {
    /// A section in one of the columns.
    enum Group: Hashable {
        case folders
        /// The files under one heading.
        case files(FolderBand)
    }

    var leftSideRatio = 0.4
    var splitSpacing = 8.0
    /// The minimum average width of a column, in points. Most file names fit.
    var leastColumnWidth = 320.0
    var pinsHeaders = true
    /// Whether there are files to show. Without files, the tree gets the whole width.
    var hasFiles = false

    var collectionLayout: CollectionLayout<Group> {
        SplitLayout<Group>(defaults: SectionDefaults(pinsHeaders: pinsHeaders)) { environment in
            // A tall pane has two columns, too, for example beside a preview.
            let isWide = environment.size.width >= 2 * leastColumnWidth
            return hasFiles && isWide
                ? .split(leftSideRatio: leftSideRatio, spacing: splitSpacing) : .single
        } side: { group in
            group == .folders ? .left : .right
        } everySection: { _ in
            // The right inset leaves one column of cells for the scrollbar.
            SectionLayout.flow(
                items: .perLine(1, height: 16), inset: EdgeInsets(right: 8)
            ).header(height: 16)
        }.collectionLayout
    }
}
