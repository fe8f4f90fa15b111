import Reflow

/// A shelf, a list, a mosaic of groups and a flow, in as many columns as fit.
struct EverythingLayout: CollectionLayoutConvertible {
    enum Part: Hashable, CaseIterable {
        case families, crust, antiquity, elements
    }

    /// The least width of a column in points, so that names fit.
    var leastColumnWidth = 280.0
    var mostColumns = 3
    var columnSpacing = 8.0
    var pinsHeaders = true
    var inset = 8.0
    var interItemSpacing = 8.0
    var lineSpacing = 8.0
    var tileWidth = 48.0

    var collectionLayout: CollectionLayout<Part> {
        let defaults = SectionDefaults(
            inset: EdgeInsets(left: inset, bottom: inset, right: inset),
            interItemSpacing: interItemSpacing, lineSpacing: lineSpacing, pinsHeaders: pinsHeaders)
        return ColumnsLayout<Part>(defaults: defaults) { _ in
            .asMany(minimumWidth: leastColumnWidth, atMost: mostColumns, spacing: columnSpacing)
        } column: { part in
            // With two columns, the sections of the third column go into the second.
            switch part {
            case .families, .crust: .index(0)
            case .antiquity: .index(1)
            case .elements: .index(2)
            }
        } section: { part, _ in
            section(of: part).header(height: 16)
        }.collectionLayout
    }

    private func section(of part: Part) -> SectionLayout {
        switch part {
        case .families:
            .shelf(
                items: .uniform(Size(width: 152, height: 56)),
                scrolling: SidewaysScrolling(.continuousGroupLeadingBoundary))
        case .crust: list
        case .antiquity:
            // The section has side insets of 4 points, and each card has 4 more points on each side. Together they are
            // 8 points.
            .group(mosaic, contentInsets: ContentInsets(leading: 4, bottom: 8, trailing: 4))
        case .elements: .flow(items: .uniform(Size(width: tileWidth, height: 40)))
        }
    }

    private var list: SectionLayout {
        var list = SectionLayout.list(
            ListConfiguration(.plain, rows: .height(16), showsSeparators: false))
        list.inset = EdgeInsets(left: inset, bottom: 16, right: inset)
        return list
    }

    /// Two lines of cards: a large card before four small ones, then four small cards before a large one.
    private var mosaic: LayoutGroup {
        let all = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))
        let half = ContentInsets(leading: 4, trailing: 4)
        let large = LayoutItem(
            width: .fractionalWidth(0.4), height: .fractionalHeight(1), contentInsets: half)
        let column = LayoutGroup.vertical(
            size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
            subitem: LayoutItem(size: all, contentInsets: half), count: 2,
            interItemSpacing: .fixed(8))
        let four = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(0.6), height: .fractionalHeight(1)),
            subitem: column, count: 2)
        let line = LayoutSize(width: .fractionalWidth(1), height: .absolute(88))
        return .vertical(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(184)),
            subitems: [
                LayoutGroup.horizontal(size: line, subitems: [large, four]),
                LayoutGroup.horizontal(size: line, subitems: [four, large]),
            ], interItemSpacing: .fixed(8))
    }
}
