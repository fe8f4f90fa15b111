import Reflow

/// As many lanes as fit, and in them cards as high as their texts: each goes into the lane that is shortest so far.
struct WaterfallLayout: CollectionLayoutConvertible {
    /// Thirty cells carry a line of text.
    var leastLaneWidth = 240.0
    var pinsHeaders = true
    var laneSpacing = 8.0
    var itemSpacing = 16.0
    var leftInset = 8.0
    var rightInset = 16.0
    /// Zoomed out, a row of text has more points.
    var scale = CellScale()

    var collectionLayout: CollectionLayout<Int> {
        FlowLayout<Int>(defaults: SectionDefaults(pinsHeaders: pinsHeaders)) { _ in
            SectionLayout.waterfall(
                lanes: .minimumWidth(leastLaneWidth),
                heights: .each { item, width in height(of: HumanRight.all[item].text, in: width) },
                laneSpacing: laneSpacing, itemSpacing: itemSpacing,
                inset: EdgeInsets(left: leftInset, bottom: 16, right: rightInset)
            ).header(height: 16)
        }.collectionLayout
    }

    /// A row for the title, and below it the text between two empty columns; in points.
    private func height(of text: String, in width: Double) -> Double {
        scale.height(ofRows: 1) + scale.height(of: text, wrappedAt: width - 2 * scale.cell.width)
    }
}
