import Reflow

/// A shelf of weeks for each behaviour of sideways scrolling. A week is a group of seven days.
struct BehavioursLayout: CollectionLayoutConvertible {
    var pinsHeaders = true
    var gap = 8.0
    var interSectionSpacing = 8.0
    /// The amount by which the other weeks fade while one week is in the middle of its shelf, 0…1.
    var fading = 0.6

    var collectionLayout: CollectionLayout<SidewaysScrolling.Behavior> {
        let configuration = CompositionalLayout<SidewaysScrolling.Behavior>.Configuration(
            interSectionSpacing: interSectionSpacing)
        return CompositionalLayout(configuration: configuration) { behavior, container in
            let sizes = Sizes(container.effectiveContentSize, gap: gap)
            let day = LayoutItem(width: .absolute(sizes.day), height: .fractionalHeight(1))
            let week = LayoutGroup.horizontal(
                size: LayoutSize(width: .absolute(sizes.week), height: .absolute(sizes.height)),
                repeatingSubitem: day, count: 7, interItemSpacing: .fixed(gap))
            let section = SectionLayout.group(
                week, interGroupSpacing: 2 * gap, contentInsets: .symmetric(horizontal: gap),
                orthogonalScrollingBehavior: behavior
            ).header(height: 16, pinned: pinsHeaders)
            guard behavior == .groupPagingCentered else { return section }
            return section.onVisibleItems { elements, _, environment in
                sizes.fade(&elements, around: environment.size.width / 2, by: fading)
            }
        }.collectionLayout
    }

    /// Lengths in points. With these lengths, five shelves fit into the view's height, and a week fits into its width.
    struct Sizes {
        let gap: Double
        let height: Double
        let day: Double

        var week: Double { 7 * day + 6 * gap }

        init(_ size: Size, gap: Double) {
            self.gap = gap
            // The header, the days and the gap together take whole rows, so all shelves look the same.
            let cell = CellScale().cell
            let rows = (size.height / 5 / cell.height).rounded(.down)
            height = min(max(rows, 4), 10) * cell.height - 24
            let wish = (height * 0.6 / cell.width).rounded() * cell.width
            let room = ((size.width - 6 * gap - 48) / 7 / cell.width).rounded(.down) * cell.width
            day = max(32, min(wish, room))
        }

        /// Fades each week by its distance from the middle, so that the week in the middle stands out.
        func fade(_ elements: inout [LayoutAttributes], around middle: Double, by share: Double) {
            for index in elements.indices {
                let beyond = abs(elements[index].frame.midX - middle) - week / 2
                elements[index].alpha = Float(1 - min(max(beyond / (week / 2), 0), 1) * share)
            }
        }
    }
}
