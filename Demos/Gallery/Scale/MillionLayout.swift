import Reflow

/// Boxes in lines of three. If the view is at least 80 cells wide, sections alternate between two columns.
///
/// All sections of a column share one description, so the number of items does not change the cost of a frame.
struct MillionLayout: CollectionLayoutConvertible {
    var boxesPerLine = 3
    var boxHeight = 48.0
    var lineSpacing = 16.0
    var bottomInset = 16.0
    var pinsHeaders = true

    var collectionLayout: CollectionLayout<Int> {
        SplitLayout<Int>(defaults: SectionDefaults(pinsHeaders: pinsHeaders)) { environment in
            WholeCells(environment).columns
        } side: { section in
            section.isMultiple(of: 2) ? .left : .right
        } everySection: { column in
            let (width, cell) = (WholeCells(column.environment).columnWidth, WholeCells.cellWidth)
            let gaps = boxesPerLine - 1
            let box = max(0, (width - gaps) / boxesPerLine)
            // The right inset takes the width that remains beside the boxes of a line, so that no further box fits.
            let rest = max(0, column.width - Double(boxesPerLine * box + gaps) * cell)
            return SectionLayout.flow(
                items: .uniform(Size(width: Double(box) * cell, height: boxHeight)),
                interItemSpacing: cell, lineSpacing: lineSpacing,
                inset: EdgeInsets(bottom: bottomInset, right: rest)
            ).header(height: 16, width: Double(width) * cell)
        }.collectionLayout
    }
}
