import JEKScrollableSectionCollectionViewLayout
import Reflow
import UICollectionViewSplitLayout
import UIKit

/// The translation of the user's layout.
extension HostedLayout {
    var translator: LayoutTranslator {
        LayoutTranslator(kinds: kinds, remarks: remarks, traits: traits)
    }

    /// Returns the user's layout in Reflow's types.
    func translate(
        _ layout: UICollectionViewLayout, in view: UICollectionView
    ) -> any CollectionLayoutConvertible<Int> {
        layout._solver = self
        background = nil
        followsBounds = false
        layout._prepareIfNeeded()
        guard Self.hasOwnFrames(layout) else { return plain(layout) ?? empty }
        let bounds = view.bounds
        let size = layout.collectionViewContentSize
        let area = CGRect(
            x: 0, y: 0, width: max(size.width, bounds.width),
            height: max(size.height, bounds.height))
        let attributes = layout.layoutAttributesForElements(in: area) ?? []
        let moved = bounds.offsetBy(dx: 0, dy: 1)
        followsBounds = layout.shouldInvalidateLayout(forBoundsChange: moved)
        if !followsBounds, let plain = plain(layout), attributes.haveFrames(of: base(of: layout)) {
            return plain
        }
        let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
        return CustomTranslation(
            attributes, contentSize: size, counts: counts, viewSize: bounds.size, kinds: kinds,
            remarks: remarks
        ).layout { [unowned self] in sectionIndex($0) }
    }

    private var empty: FlowLayout<Int> { FlowLayout { _ in .flow(items: .uniform(.zero)) } }

    /// Returns whether the class of a layout may compute frames: every class of the user.
    private static func hasOwnFrames(_ layout: UICollectionViewLayout) -> Bool {
        let known: [AnyClass] = [
            UICollectionViewFlowLayout.self, UICollectionViewCompositionalLayout.self,
            UICollectionViewSplitLayout.self, JEKScrollableSectionCollectionViewLayout.self,
        ]
        return !known.contains { $0 == type(of: layout) }
    }

    /// Returns the layout that a description means; `nil` for a layout that has only frames.
    func plain(_ layout: UICollectionViewLayout) -> (any CollectionLayoutConvertible<Int>)? {
        let index: (Int) -> Int = { [unowned self] in sectionIndex($0) }
        switch layout {
        case let layout as UICollectionViewFlowLayout:
            if layout.estimatedItemSize != .zero { remarks.add(.estimates) }
            return FlowTranslation(flow: layout).layout(index)
        case let layout as UICollectionViewCompositionalLayout:
            return CompositionalTranslation(compositional: layout, translator: translator)
                .layout(index)
        case let layout as UICollectionViewSplitLayout:
            let translation = SplitTranslation(split: layout, remarks: remarks)
            background = { [unowned self] in
                let column = shown.arrangement.column(ofSection: $0)
                return translation.backgroundColor(of: $0, column?.side).map {
                    var content = _ViewContent()
                    content.background = $0._rgba
                    return content
                }
            }
            return translation.layout(index)
        case let layout as JEKScrollableSectionCollectionViewLayout:
            background = { [unowned self] in
                collectionView?._supplementaryView(
                    ofKind: JEKCollectionElementKindSectionBackground,
                    at: IndexPath(item: 0, section: $0))?._content()
            }
            layout._scrollSection = { [unowned self] section, offset, isAnimated in
                pending.sideways.append((section, Double(offset), isAnimated))
            }
            return ScrollableTranslation(scrollable: layout).layout(index)
        default: return nil
        }
    }
}

extension [UICollectionViewLayoutAttributes] {
    /// Returns whether both lists have the same elements with the same frames and looks.
    fileprivate func haveFrames(of other: [UICollectionViewLayoutAttributes]) -> Bool {
        guard count == other.count else { return false }
        let frames = Dictionary(
            other.map { (ElementName($0), $0) }, uniquingKeysWith: { first, _ in first })
        return allSatisfy { element in
            guard let twin = frames[ElementName(element)] else { return false }
            return twin.frame == element.frame && twin.alpha == element.alpha
                && twin.isHidden == element.isHidden
        }
    }
}

/// The identity of an element in a list of attributes.
private struct ElementName: Hashable {
    let kind: String?
    let path: IndexPath

    init(_ attributes: UICollectionViewLayoutAttributes) {
        kind = attributes.representedElementKind
        path = attributes.indexPath
    }
}
