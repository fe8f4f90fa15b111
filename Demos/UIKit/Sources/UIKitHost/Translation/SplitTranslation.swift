import Reflow
import UICollectionViewSplitLayout
import UIKit

/// A layout of UICollectionViewSplitLayout, as Reflow's `SplitLayout`.
@MainActor struct SplitTranslation {
    let split: UICollectionViewSplitLayout
    let remarks: Remarks

    private typealias Delegate = any UICollectionViewDelegateSectionSplitLayout

    func layout(_ index: @escaping (Int) -> Int) -> any CollectionLayoutConvertible<Int> {
        let split = split
        let view = split.collectionView
        let delegate = view?.delegate as? Delegate
        if delegate == nil { remarks.add(.noSplitDelegate) }
        return SplitLayout<Int>(
            defaults: defaults,
            insetReference: split.sectionInsetReference == .fromSafeArea ? .safeArea : .none
        ) { _ in
            .split(
                leftSideRatio: Double(split.leftSideRatio), spacing: Double(split.splitSpacing))
        } side: { section in
            let section = index(section)
            guard let view, let delegate else { return section % 2 == 0 ? .left : .right }
            let side = delegate.collectionView(view, layout: split, sideForSection: section)
            return side == .left ? .left : .right
        } section: { section, column in
            guard let view, let delegate else {
                return .flow(items: .perLine(3, aspectRatio: 1))
            }
            return description(of: index(section), in: column, view, delegate)
        }
    }

    private var defaults: SectionDefaults {
        SectionDefaults(
            inset: EdgeInsets(split.sectionInset),
            interItemSpacing: Double(split.minimumInterItemSpacing),
            lineSpacing: Double(split.minimumItemLineSpacing),
            normalizesLineHeight: split.isNormalizingLineHeight,
            pinsHeaders: split.sectionPinToVisibleBounds)
    }

    private func description(
        of section: Int, in column: Column, _ view: UICollectionView, _ delegate: Delegate
    ) -> SectionLayout {
        let side: UICollectionViewSplitLayoutSide = column.side == .right ? .right : .left
        let width = CGFloat(column.width)
        var result = SectionLayout.flow(
            items: .each { [split] item, column in
                Size(
                    delegate.collectionView(
                        view, layout: split,
                        sizeForItemAtIndexPath: IndexPath(item: item, section: section),
                        width: CGFloat(column.width), side: side))
            },
            interItemSpacing: Double(
                delegate.collectionView(
                    view, layout: split, minimumInterItemSpacingForSectionAtIndex: section,
                    side: side)),
            lineSpacing: Double(
                delegate.collectionView(
                    view, layout: split, minimumItemLineSpacingForSectionAtIndex: section,
                    side: side)))
        result.inset = EdgeInsets(
            delegate.collectionView(
                view, layout: split, insetForSectionAtIndex: section, side: side))
        result.header = Supplementary(
            delegate.collectionView(
                view, layout: split, referenceSizeForHeaderInSection: section, width: width,
                side: side))
        result.footer = Supplementary(
            delegate.collectionView(
                view, layout: split, referenceSizeForFooterInSection: section, width: width,
                side: side))
        let color = delegate.collectionView(
            view, layout: split, itemsBackgroundColorFor: section, side: side)
        return color == nil ? result : result.background(.items)
    }

    /// Returns the colour of a section's background; `nil` if the section has none.
    func backgroundColor(of section: Int, _ side: Side?) -> UIColor? {
        guard let view = split.collectionView, let delegate = view.delegate as? Delegate else {
            return nil
        }
        return delegate.collectionView(
            view, layout: split, itemsBackgroundColorFor: section,
            side: side == .right ? .right : .left)
    }
}

extension Supplementary {
    fileprivate init(_ size: CGSize) {
        self.init(height: Double(size.height), width: Double(size.width))
    }
}
