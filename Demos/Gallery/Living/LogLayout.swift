import Reflow

/// A layout of lines as high as their wrapped text, with a header for each file.
struct LogLayout: CollectionLayoutConvertible {
    var pinsHeaders = true
    var lineSpacing = 0.0

    static let headerHeight = 16.0

    var collectionLayout: CollectionLayout<Int> {
        FlowLayout<Int>(defaults: SectionDefaults(pinsHeaders: pinsHeaders)) { _ in
            // The right inset leaves one column of cells for the scrollbar.
            SectionLayout.flow(
                items: .measured(perLine: 1, estimate: 16), lineSpacing: lineSpacing,
                inset: EdgeInsets(right: 8)
            )
            .header(height: Self.headerHeight)
        }.collectionLayout
    }
}
