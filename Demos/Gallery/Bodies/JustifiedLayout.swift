import Reflow

/// Lines of pictures that keep their aspect ratios and fill the width.
struct JustifiedLayout: CollectionLayoutConvertible {
    var rowHeight = 96.0
    var pinsHeaders = true
    var interItemSpacing = 8.0
    var lineSpacing = 8.0
    var leftInset = 8.0
    var rightInset = 16.0

    var collectionLayout: CollectionLayout<Int> {
        let defaults = SectionDefaults(
            inset: EdgeInsets(left: leftInset, bottom: 16, right: rightInset),
            interItemSpacing: interItemSpacing, lineSpacing: lineSpacing, pinsHeaders: pinsHeaders)
        return FlowLayout<Int>(defaults: defaults) { family, _ in
            let formats = PictureFormat.Family.allCases[family].formats
            return .justified(rowHeight: rowHeight, aspectRatios: .each { formats[$0].ratio })
                .header(height: 16)
        }.collectionLayout
    }
}
