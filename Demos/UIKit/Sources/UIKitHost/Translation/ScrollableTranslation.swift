import JEKScrollableSectionCollectionViewLayout
import Reflow
import UIKit

/// A layout of JEKScrollableSectionCollectionViewLayout, as Reflow's `ScrollableSectionLayout`.
@MainActor struct ScrollableTranslation {
    let scrollable: JEKScrollableSectionCollectionViewLayout

    func layout(_ index: @escaping (Int) -> Int) -> any CollectionLayoutConvertible<Int> {
        ScrollableSectionLayout<Int>(
            showsSectionBackgrounds: scrollable.showsSectionBackgrounds
        ) { section, column in
            description(of: index(section), in: column)
        }
    }

    private func description(of section: Int, in column: Column) -> SectionLayout {
        let view = scrollable.collectionView
        let delegate = view?.delegate as? any UICollectionViewDelegateFlowLayout
        let scrolling = delegate as? any JEKCollectionViewDelegateScrollableSectionLayout
        var values = Values(scrollable)
        var configuration = scrollable.defaultScrollViewConfiguration
        var isFlow = false
        if let view, let delegate {
            values = Values(scrollable, view, delegate, section: section)
        }
        if let view, let scrolling {
            isFlow = scrolling.collectionView(
                view, layout: scrollable, shouldUseFlowLayoutInSection: section)
            configuration =
                scrolling.collectionView(
                    view, layout: scrollable, scrollViewConfigurationForSection: UInt(section))
                ?? configuration
        }
        var result =
            isFlow
            ? SectionLayout.flow(
                items: values.items, interItemSpacing: values.spacing, lineSpacing: values.spacing)
            : .shelf(
                items: values.items, interItemSpacing: values.spacing,
                scrolling: SidewaysScrolling(configuration, in: column))
        result.inset = values.inset
        if values.header > 0 { result = result.header(height: values.header, pinned: false) }
        if values.footer > 0 { result = result.footer(height: values.footer, pinned: false) }
        return result
    }

    /// The sizes and spacings of a section.
    private struct Values {
        var items: ItemSize
        var spacing: Double
        var inset: EdgeInsets
        var header: Double
        var footer: Double

        @MainActor init(_ layout: JEKScrollableSectionCollectionViewLayout) {
            items = .uniform(Size(layout.itemSize))
            spacing = Double(layout.minimumInteritemSpacing)
            inset = EdgeInsets(layout.sectionInset)
            header = Double(layout.headerReferenceSize.height)
            footer = Double(layout.footerReferenceSize.height)
        }

        @MainActor init(
            _ layout: JEKScrollableSectionCollectionViewLayout, _ view: UICollectionView,
            _ delegate: any UICollectionViewDelegateFlowLayout, section: Int
        ) {
            items = .each { item, _ in
                Size(
                    delegate.collectionView(
                        view, layout: layout, sizeForItemAt: IndexPath(item: item, section: section)
                    ))
            }
            spacing = Double(
                delegate.collectionView(
                    view, layout: layout, minimumInteritemSpacingForSectionAt: section))
            inset = EdgeInsets(
                delegate.collectionView(view, layout: layout, insetForSectionAt: section))
            header = Double(
                delegate.collectionView(
                    view, layout: layout, referenceSizeForHeaderInSection: section
                ).height)
            footer = Double(
                delegate.collectionView(
                    view, layout: layout, referenceSizeForFooterInSection: section
                ).height)
        }
    }
}

extension SidewaysScrolling {
    fileprivate init(_ configuration: JEKScrollViewConfiguration, in column: Column) {
        self.init(configuration.isPagingEnabled ? .paging : .continuous)
        bounces = configuration.bounces
        alwaysBounces = configuration.alwaysBounceHorizontal
        showsIndicator = configuration.showsHorizontalScrollIndicator
        indicatorInsets = EdgeInsets(configuration.scrollIndicatorInsets)
        decelerationRate = configuration.decelerationRate == .fast ? .fast : .normal
        isEnabled = configuration.isScrollEnabled
    }
}
