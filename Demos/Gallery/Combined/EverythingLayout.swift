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
        } section: { part, column in
            section(of: part, in: column).header(height: 16)
        }.collectionLayout
    }

    private func section(of part: Part, in column: Column) -> SectionLayout {
        switch part {
        case .families:
            .shelf(
                items: .uniform(Size(width: 152, height: 56)),
                scrolling: SidewaysScrolling(.continuousGroupLeadingBoundary))
        case .crust: list
        case .antiquity:
            // The section has side insets of 4 points, and each card has 4 more points on each side. Together they are
            // 8 points.
            .group(
                mosaic(lineHeight: lineHeight(in: column.environment.size)),
                contentInsets: ContentInsets(leading: 4, bottom: 8, trailing: 4))
        case .elements: .flow(items: .perLine(tiles(in: column.width), height: 40))
        }
    }

    private var list: SectionLayout {
        var list = SectionLayout.list(
            ListConfiguration(.plain, rows: .height(16), showsSeparators: false))
        list.inset = EdgeInsets(left: inset, bottom: 16, right: inset)
        return list
    }

    /// Returns the number of tiles per line. In a wide column, tiles are a third wider, so that the last line is lower
    /// on the screen.
    private func tiles(in width: Double) -> Int {
        let room = width - 2 * inset + interItemSpacing
        let tile = tileWidth * (width > 8 * tileWidth ? 4 / 3 : 1) + interItemSpacing
        return max(1, Int(room / tile))
    }

    /// Returns the height of a line of cards. A column of their own has room for higher cards: each line then takes
    /// three tenths of the screen, in whole rows.
    private func lineHeight(in size: Size) -> Double {
        let isAlone = mostColumns > 2 && size.width >= 3 * leastColumnWidth + 2 * columnSpacing
        return isAlone ? max(88, (0.3 * size.height / 16).rounded(.down) * 16 + 8) : 88
    }

    /// Two lines of cards: a large card before four small ones, then four small cards before a large one.
    private func mosaic(lineHeight: Double) -> LayoutGroup {
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
        let line = LayoutSize(width: .fractionalWidth(1), height: .absolute(lineHeight))
        return .vertical(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(2 * lineHeight + 8)),
            subitems: [
                LayoutGroup.horizontal(size: line, subitems: [large, four]),
                LayoutGroup.horizontal(size: line, subitems: [four, large]),
            ], interItemSpacing: .fixed(8))
    }
}
