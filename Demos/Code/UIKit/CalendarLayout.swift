import UIKit

/// Makes months from left to right. The one group of a month places each day by week and weekday.
@MainActor func makeCalendarLayout() -> UICollectionViewLayout {
    let year = 2026
    let pinsHeaders = true
    let headerWidth = 48.0
    let dayGap = 8.0
    let interSectionSpacing = 16.0

    /// Returns the group of a month. Weeks are side by side, each from Monday down to Sunday.
    func month(_ month: Int, height: Double) -> NSCollectionLayoutGroup {
        let (first, count) = days(of: month)
        let row = max(((height + 8) / 7 / 16).rounded(.down), 1) * 16
        let day = CGSize(
            width: min(max((height / 7 / 8).rounded() * 8, 56), 88), height: row > 32 ? row - 8 : 16
        )
        let frames = (first..<first + count).map { place in
            let x = Double(place / 7) * (day.width + dayGap)
            return CGRect(origin: CGPoint(x: x, y: Double(place % 7) * row), size: day)
        }
        let width = frames.map(\.maxX).max() ?? 0
        return .custom(layoutSize: .init(.absolute(width), .fractionalHeight(1))) { _ in
            frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
        }
    }

    /// Returns the weekday of a month's first day, 0 for Monday, and the number of its days.
    func days(of month: Int) -> (first: Int, count: Int) {
        let calendar = Calendar(identifier: .gregorian)
        let components = DateComponents(year: year, month: month, day: 1)
        guard let date = calendar.date(from: components),
            let days = calendar.range(of: .day, in: .month, for: date)
        else { return (0, 30) }
        return ((calendar.component(.weekday, from: date) + 5) % 7, days.count)
    }

    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = interSectionSpacing
    return UICollectionViewCompositionalLayout(
        sectionProvider: { index, environment in
            let height = environment.container.contentSize.height
            let section = NSCollectionLayoutSection(group: month(index + 1, height: height))
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(.absolute(headerWidth), .fractionalHeight(1)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .leading)
            header.pinToVisibleBounds = pinsHeaders
            section.boundarySupplementaryItems = [header]
            return section
        }, configuration: configuration)
}
