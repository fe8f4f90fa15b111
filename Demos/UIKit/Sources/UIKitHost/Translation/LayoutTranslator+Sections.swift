import Reflow
import UIKit

extension LayoutTranslator {
    /// Returns a section of a compositional layout.
    func section(_ section: NSCollectionLayoutSection, number: Int) -> SectionLayout {
        var result: SectionLayout
        switch section._content {
        case .group(let group):
            result = .group(
                self.group(group), interGroupSpacing: Double(section.interGroupSpacing),
                contentInsets: ContentInsets(section.contentInsets))
        case .list(let configuration): result = list(configuration, of: section)
        }
        result.contentInsetsReference = InsetReference(section.contentInsetsReference)
        result.sideways = sideways(section)
        result.boundaryItems += section.boundarySupplementaryItems.map(boundary)
        // `none` means that headers ignore the insets of the section.
        result.supplementariesFollowContentInsets =
            section.supplementariesFollowContentInsets
            && section.supplementaryContentInsetsReference != .none
        result.decorationItems = section.decorationItems.map {
            DecorationItem(
                kind: kinds.decoration($0.elementKind),
                contentInsets: ContentInsets($0.contentInsets), zIndex: $0.zIndex)
        }
        if let handler = section.visibleItemsInvalidationHandler {
            result.visibleItemsHandler = visibleItems(handler)
        }
        return result
    }

    private func sideways(_ section: NSCollectionLayoutSection) -> SidewaysScrolling? {
        let behavior: SidewaysScrolling.Behavior
        switch section.orthogonalScrollingBehavior {
        case .none: return nil
        case .continuous: behavior = .continuous
        case .continuousGroupLeadingBoundary: behavior = .continuousGroupLeadingBoundary
        case .paging: behavior = .paging
        case .groupPaging: behavior = .groupPaging
        case .groupPagingCentered: behavior = .groupPagingCentered
        }
        var result = SidewaysScrolling(behavior)
        let properties = section.orthogonalScrollingProperties
        if properties.bounce == .always { result.bounces = true }
        result.decelerationRate = properties.decelerationRate == .fast ? .fast : .normal
        return result
    }

    /// Returns a handler that lets the user's handler change copies of the visible elements.
    private func visibleItems(
        _ handler: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler
    ) -> VisibleItemsHandler {
        { elements, offset, environment in
            let items = elements.map { VisibleItem($0, kinds) }
            handler(items, CGPoint(offset), self.environment(environment.size))
            for (index, item) in items.enumerated() {
                elements[index].alpha = Float(item.alpha)
                elements[index].zIndex = item.zIndex
                elements[index].isHidden = item.isHidden
                if item.isMoved { remarks.add(.movedItems) }
            }
        }
    }
}

/// A visible item, as a handler of the user sees it.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let original: CGPoint
    var center: CGPoint
    let bounds: CGRect
    var transform = CGAffineTransform.identity
    var transform3D = CATransform3D()
    var alpha: CGFloat
    var zIndex: Int
    var isHidden: Bool
    let name: String
    let indexPath: IndexPath
    let representedElementCategory: UICollectionView.ElementCategory
    let representedElementKind: String?

    @MainActor init(_ attributes: LayoutAttributes, _ kinds: ElementKinds) {
        let frame = CGRect(attributes.frame)
        center = CGPoint(x: frame.midX, y: frame.midY)
        original = center
        bounds = CGRect(origin: .zero, size: frame.size)
        alpha = CGFloat(attributes.alpha)
        zIndex = attributes.zIndex
        isHidden = attributes.isHidden
        indexPath = IndexPath(item: attributes.item, section: attributes.section)
        representedElementKind = kinds.name(of: attributes.kind)
        switch attributes.kind {
        case .item: representedElementCategory = .cell
        case .background, .decoration: representedElementCategory = .decorationView
        default: representedElementCategory = .supplementaryView
        }
        name = representedElementKind ?? "cell"
    }

    var frame: CGRect {
        CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
            height: bounds.height)
    }

    /// Whether the handler has moved or transformed the item.
    var isMoved: Bool { center != original || !transform.isIdentity }
}
