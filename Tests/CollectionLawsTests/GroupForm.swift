import CollectionLaws
import CollectionLayouts

/// The forms of groups that differ in how they place items.
enum GroupForm: CaseIterable {
    case row, column, grid, nested, custom, badges

    func group(_ sample: inout LawSample, isMeasured: Bool) -> LayoutGroup {
        switch self {
        case .row: .row([.drawn(&sample, isMeasured)], &sample, isMeasured)
        case .column: .column(&sample, isMeasured)
        case .grid: .grid(&sample, isMeasured)
        case .nested: .nested(&sample, isMeasured)
        case .custom: .custom(&sample)
        case .badges: .withBadges(&sample, isMeasured)
        }
    }
}

extension LayoutGroup {
    fileprivate static func row(
        _ items: [LayoutItem], _ sample: inout LawSample, _ isMeasured: Bool
    ) -> LayoutGroup {
        .horizontal(
            size: LayoutSize(
                width: .fractionalWidth(1),
                height: isMeasured ? .estimated(8) : .absolute(sample.length(4...12))),
            subitems: items,
            interItemSpacing: sample.chance(0.3) ? .flexible(1) : .fixed(sample.length(-1.5...3)))
    }

    fileprivate static func column(_ sample: inout LawSample, _ isMeasured: Bool) -> LayoutGroup {
        .vertical(
            size: LayoutSize(
                width: .fractionalWidth(sample.chance(0.5) ? 1 : 0.4),
                height: isMeasured ? .estimated(20) : .absolute(sample.length(5...25))),
            subitems: [LayoutItem.drawn(&sample, isMeasured)],
            interItemSpacing: .fixed(sample.length(-1.5...3)))
    }

    /// Equal cells side by side.
    fileprivate static func grid(_ sample: inout LawSample, _ isMeasured: Bool) -> LayoutGroup {
        .horizontal(
            size: LayoutSize(
                width: .fractionalWidth(1),
                height: isMeasured ? .uniformAcrossSiblings(estimate: 6) : .absolute(6)),
            subitem: LayoutItem(
                size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))),
            count: Int.random(in: 1...4, using: &sample),
            interItemSpacing: .fixed(sample.length(-2...2)))
    }

    /// A tall item beside two others.
    fileprivate static func nested(_ sample: inout LawSample, _ isMeasured: Bool) -> LayoutGroup {
        let half = LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
        let pair = LayoutGroup.vertical(
            size: half, repeatingSubitem: LayoutItem.drawn(&sample, isMeasured), count: 2,
            interItemSpacing: .fixed(1))
        return .horizontal(
            size: LayoutSize(
                width: .fractionalWidth(1),
                height: isMeasured ? .estimated(12) : .absolute(sample.length(6...20))),
            subitems: [LayoutItem(size: half), pair])
    }

    fileprivate static func custom(_ sample: inout LawSample) -> LayoutGroup {
        let frames = (0..<Int.random(in: 1...4, using: &sample)).map { _ in
            Rect(
                x: sample.length(-3...9), y: sample.length(-3...9), width: sample.length(1...9),
                height: sample.length(1...9))
        }
        return .custom(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(12))
        ) { _ in frames.map { LayoutGroup.CustomItem(frame: $0) } }
    }

    fileprivate static func withBadges(
        _ sample: inout LawSample, _ isMeasured: Bool
    ) -> LayoutGroup {
        // The two items have different heights, so a short last group may be lower than the others.
        var items = [LayoutItem.drawn(&sample, isMeasured), .drawn(&sample, isMeasured)]
        items[0].supplementaryItems = [.badge(1)]
        var group = LayoutGroup.row(items, &sample, isMeasured)
        group.supplementaryItems = [.badge(2)]
        return group
    }
}

extension LayoutItem {
    fileprivate static func drawn(_ sample: inout LawSample, _ isMeasured: Bool) -> LayoutItem {
        LayoutItem(
            size: LayoutSize(
                width: sample.chance(0.5)
                    ? .fractionalWidth(0.3) : .absolute(sample.length(2...12)),
                height: isMeasured ? .estimated(sample.length(1...9)) : .fractionalHeight(0.4)),
            contentInsets: .all(sample.chance(0.3) ? sample.length(-2...1) : 0),
            edgeSpacing: EdgeSpacing(top: .fixed(sample.chance(0.2) ? -1 : 0)))
    }
}

extension SupplementaryItem {
    fileprivate static func badge(_ kind: UInt8) -> SupplementaryItem {
        SupplementaryItem(
            kind: .supplementary(kind),
            size: LayoutSize(width: .absolute(3), height: .absolute(2)),
            containerAnchor: LayoutAnchor(
                [.top, .trailing], absoluteOffset: Point(x: 1, y: -1)))
    }
}
