import Reflow

/// Months from left to right. The one group of a month places each day by week and weekday.
struct CalendarLayout: CollectionLayoutConvertible {
    var year = 2026
    var pinsHeaders = true
    var headerWidth = 48.0
    var dayGap = 8.0
    var interSectionSpacing = 16.0

    var collectionLayout: CollectionLayout<Int> {
        let configuration = CompositionalLayout<Int>.Configuration(
            scrollDirection: .horizontal, interSectionSpacing: interSectionSpacing)
        return CompositionalLayout<Int>(configuration: configuration) { month, container in
            SectionLayout.group(
                group(of: CalendarMonth(year: year, month: month), container.contentSize.height)
            ).header(height: headerWidth, pinned: pinsHeaders)
        }.collectionLayout
    }

    /// Returns the group of a month for a height in points. Weeks are side by side, each from Monday down to Sunday.
    private func group(of month: CalendarMonth, _ height: Double) -> LayoutGroup {
        let first = month.firstWeekday
        let days = month.dayCount
        let weeks = (first + days + 6) / 7
        // A day with its gap takes whole rows, so all days look the same. If a day gets two rows, one of them is the
        // gap. If a day gets one row, there is no gap.
        let cell = CellScale().cell
        let row = max(((height + cell.width) / 7 / cell.height).rounded(.down), 1) * cell.height
        let gap = row > 2 * cell.height ? cell.width : row - cell.height
        let columns = min(max((height / 7 / cell.width).rounded(), 7), 11)
        let width = columns * cell.width
        let size = LayoutSize(
            width: .absolute(Double(weeks) * (width + dayGap) - dayGap),
            height: .fractionalHeight(1))
        return .custom(size: size) { _ in
            (first..<first + days).map { place in
                LayoutGroup.CustomItem(
                    frame: Rect(
                        x: Double(place / 7) * (width + dayGap), y: Double(place % 7) * row,
                        width: width, height: row - gap))
            }
        }
    }
}
