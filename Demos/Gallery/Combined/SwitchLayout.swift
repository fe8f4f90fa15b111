import Reflow

/// The same cards under four layouts.
struct SwitchLayout: CollectionLayoutConvertible {
    /// The layouts, with their type names as raw values.
    enum Form: String, CaseIterable {
        case flow = "FlowLayout"
        case split = "SplitLayout"
        case compositional = "CompositionalLayout"
        case shelves = "ScrollableSectionLayout"
    }

    var form = Form.flow
    var leftSideRatio = 0.5
    var splitSpacing = 8.0
    var pinsHeaders = true
    var inset = 8.0
    var interItemSpacing = 8.0
    var lineSpacing = 8.0
    var cardWidth = 80.0
    var linesPerShelf = 2

    var collectionLayout: CollectionLayout<Alphabet> {
        switch form {
        case .flow: FlowLayout(defaults: defaults) { flow(in: $0) }.collectionLayout
        case .split: split.collectionLayout
        case .compositional: compositional.collectionLayout
        case .shelves: shelves.collectionLayout
        }
    }

    private var defaults: SectionDefaults {
        SectionDefaults(
            inset: EdgeInsets(left: inset, bottom: 8, right: inset),
            interItemSpacing: interItemSpacing, lineSpacing: lineSpacing, pinsHeaders: pinsHeaders)
    }

    private var split: SplitLayout<Alphabet> {
        SplitLayout(defaults: defaults) { environment in
            environment.isLandscape
                ? .split(leftSideRatio: leftSideRatio, spacing: splitSpacing) : .single
        } side: { alphabet in
            alphabet.rawValue.isMultiple(of: 2) ? .left : .right
        } everySection: { column in
            flow(in: column)
        }
    }

    private var compositional: CompositionalLayout<Alphabet> {
        CompositionalLayout(
            configuration: .init(interSectionSpacing: 8),
            section: SectionLayout.group(mosaic, interGroupSpacing: lineSpacing)
                .header(height: 16, pinned: pinsHeaders))
    }

    private var shelves: ScrollableSectionLayout<Alphabet> {
        ScrollableSectionLayout(defaults: defaults) { _, _ in
            SectionLayout.shelf(
                items: .uniform(Size(width: cardWidth, height: 40)), lines: linesPerShelf,
                scrolling: SidewaysScrolling(.continuousGroupLeadingBoundary)
            ).header(height: 16)
        }
    }

    /// Returns a flow with as many cards per line as fit. The cards fill the width of the line.
    private func flow(in column: Column) -> SectionLayout {
        let room = column.width - 2 * inset + interItemSpacing
        let count = max(1, Int(room / (cardWidth + interItemSpacing)))
        return .flow(items: .perLine(count, height: 40)).header(height: 16)
    }

    /// A large card beside six small cards in two rows.
    private var mosaic: LayoutGroup {
        let insets = ContentInsets(leading: 4, trailing: 4)
        let large = LayoutItem(
            width: .fractionalWidth(0.25), height: .fractionalHeight(1), contentInsets: insets)
        let small = LayoutItem(
            width: .fractionalWidth(1), height: .fractionalHeight(0.5), contentInsets: insets)
        let column = LayoutGroup.vertical(
            size: LayoutSize(width: .fractionalWidth(0.25), height: .fractionalHeight(1)),
            subitem: small, count: 2, interItemSpacing: .fixed(8))
        return .horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(88)),
            subitems: [large, column, column, column])
    }
}
