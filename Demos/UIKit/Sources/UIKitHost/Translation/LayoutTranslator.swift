import Reflow
import UIKit

/// Translates descriptions of UIKit's compositional layout to Reflow's.
@MainActor struct LayoutTranslator {
    let kinds: ElementKinds
    let remarks: Remarks
    let traits: UITraitCollection

    /// Returns an environment for closures of the user.
    func environment(
        _ size: Size, effective: Size? = nil
    ) -> any NSCollectionLayoutEnvironment {
        _LayoutEnvironment(
            container: _LayoutContainer(
                contentSize: CGSize(size), effectiveContentSize: effective.map { CGSize($0) }),
            traitCollection: traits)
    }

    /// Returns an item or a group as a member of a group.
    func member(_ item: NSCollectionLayoutItem) -> LayoutMember {
        if let group = item as? NSCollectionLayoutGroup { return .group(self.group(group)) }
        noteEstimates(item.layoutSize)
        return .item(
            LayoutItem(
                size: LayoutSize(item.layoutSize), contentInsets: ContentInsets(item.contentInsets),
                edgeSpacing: EdgeSpacing(item.edgeSpacing),
                supplementaryItems: item.supplementaryItems.map(badge)))
    }

    /// Returns a group with all its members.
    func group(_ group: NSCollectionLayoutGroup) -> LayoutGroup {
        noteEstimates(group.layoutSize)
        var result = content(of: group)
        result.interItemSpacing = LayoutSpacing(group.interItemSpacing)
        result.contentInsets = ContentInsets(group.contentInsets)
        result.edgeSpacing = EdgeSpacing(group.edgeSpacing)
        result.supplementaryItems = group.supplementaryItems.map(badge)
        return result
    }

    private func content(of group: NSCollectionLayoutGroup) -> LayoutGroup {
        let size = LayoutSize(group.layoutSize)
        let members = group.subitems.map(member)
        switch group._content {
        case .custom(let frames): return custom(size, frames)
        case .subitems(true): return .horizontal(size: size, subitems: members)
        case .subitems(false): return .vertical(size: size, subitems: members)
        case .dividing(let count, let isHorizontal):
            guard let first = members.first else { return empty(size) }
            return isHorizontal
                ? .horizontal(size: size, subitem: first, count: count)
                : .vertical(size: size, subitem: first, count: count)
        case .repeating(let count, let isHorizontal):
            guard let first = members.first else { return empty(size) }
            return isHorizontal
                ? .horizontal(size: size, repeatingSubitem: first, count: count)
                : .vertical(size: size, repeatingSubitem: first, count: count)
        }
    }

    private func empty(_ size: LayoutSize) -> LayoutGroup { .horizontal(size: size, subitems: []) }

    private func custom(
        _ size: LayoutSize, _ frames: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> LayoutGroup {
        .custom(size: size) { container in
            frames(environment(container)).map {
                LayoutGroup.CustomItem(frame: Rect($0.frame), zIndex: $0.zIndex)
            }
        }
    }

    private func badge(_ item: NSCollectionLayoutSupplementaryItem) -> SupplementaryItem {
        noteEstimates(item.layoutSize)
        return SupplementaryItem(
            kind: kinds.supplementary(item.elementKind), size: LayoutSize(item.layoutSize),
            containerAnchor: LayoutAnchor(item.containerAnchor),
            itemAnchor: item.itemAnchor.map { LayoutAnchor($0) }, zIndex: item.zIndex,
            contentInsets: ContentInsets(item.contentInsets))
    }

    /// Returns a header, a footer or another element at an edge.
    func boundary(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> BoundaryItem {
        noteEstimates(item.layoutSize)
        return BoundaryItem(
            kind: kinds.supplementary(item.elementKind), size: LayoutSize(item.layoutSize),
            alignment: BoundaryItem.Alignment(item.alignment), absoluteOffset: Point(item.offset),
            extendsBoundary: item.extendsBoundary, pinToVisibleBounds: item.pinToVisibleBounds,
            zIndex: item.zIndex, contentInsets: ContentInsets(item.contentInsets))
    }

    private func noteEstimates(_ size: NSCollectionLayoutSize) {
        if size.widthDimension.isEstimated || size.heightDimension.isEstimated {
            remarks.add(.estimates)
        }
    }
}
