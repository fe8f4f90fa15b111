import UICollectionViewSplitLayout
import UIKit

/// The same cards under four layouts.
final class SwitchLayout: NSObject, UICollectionViewDelegateFlowLayout,
    UICollectionViewDelegateSectionSplitLayout
{
    enum Form { case flow, split, compositional, shelves }

    var form = Form.flow
    var leftSideRatio = 0.5
    var splitSpacing = 8.0
    var pinsHeaders = true
    var inset = 8.0
    var interItemSpacing = 8.0
    var lineSpacing = 8.0
    var cardWidth = 80.0
    var linesPerShelf = 2
    private var isSplit = false

    /// Makes the layout for a view of this size. A new size needs a new layout.
    func makeLayout(in size: CGSize) -> UICollectionViewLayout {
        switch form {
        case .flow: return flow
        case .split:
            isSplit = size.width > size.height
            return split
        case .compositional:
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = 8
            return UICollectionViewCompositionalLayout(
                section: mosaic, configuration: configuration)
        case .shelves: return UICollectionViewCompositionalLayout(section: shelf)
        }
    }

    private var flow: UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = interItemSpacing
        layout.minimumLineSpacing = lineSpacing
        layout.headerReferenceSize = CGSize(width: 0, height: 16)
        layout.sectionHeadersPinToVisibleBounds = pinsHeaders
        return layout
    }

    private var split: UICollectionViewSplitLayout {
        let layout = UICollectionViewSplitLayout()
        layout.leftSideRatio = isSplit ? leftSideRatio : 1
        layout.splitSpacing = splitSpacing
        layout.minimumInterItemSpacing = interItemSpacing
        layout.minimumItemLineSpacing = lineSpacing
        layout.sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 8, right: inset)
        layout.sectionPinToVisibleBounds = pinsHeaders
        return layout
    }

    /// A large card beside six small cards in two rows.
    private var mosaic: NSCollectionLayoutSection {
        let large = NSCollectionLayoutItem(.fractionalWidth(0.25), .fractionalHeight(1))
        large.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
        let small = NSCollectionLayoutItem(.fractionalWidth(1), .absolute(40))
        small.contentInsets = large.contentInsets
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: large.layoutSize, repeatingSubitem: small, count: 2)
        column.interItemSpacing = .fixed(8)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(.fractionalWidth(1), .absolute(88)),
            subitems: [large, column, column, column])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = lineSpacing
        section.boundarySupplementaryItems = [header]
        return section
    }

    /// Lines that scroll sideways together.
    private var shelf: NSCollectionLayoutSection {
        let height = 40 * Double(linesPerShelf) + lineSpacing * Double(linesPerShelf - 1)
        let card = NSCollectionLayoutItem(.fractionalWidth(1), .absolute(40))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(.absolute(cardWidth), .absolute(height)), repeatingSubitem: card,
            count: linesPerShelf)
        group.interItemSpacing = .fixed(lineSpacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = interItemSpacing
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: inset, bottom: 8, trailing: inset)
        section.supplementaryContentInsetsReference = .none
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.boundarySupplementaryItems = [header]
        return section
    }

    private var header: NSCollectionLayoutBoundarySupplementaryItem {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(.fractionalWidth(1), .absolute(16)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = pinsHeaders
        return header
    }

    /// Returns the width of a card in whole points. As many cards as fit fill the width of the line.
    private func cardSize(in width: Double) -> (size: CGSize, rest: Double) {
        let room = width - 2 * inset + interItemSpacing
        let count = max(1, (room / (cardWidth + interItemSpacing)).rounded(.down))
        let pitch = (room / count).rounded(.down)
        return (CGSize(width: pitch - interItemSpacing, height: 40), room - count * pitch)
    }

    func collectionView(
        _ view: UICollectionView, layout _: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize { cardSize(in: view.bounds.width).size }

    func collectionView(
        _ view: UICollectionView, layout _: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        // Without a rest, the layout has nothing to distribute between the cards.
        let rest = cardSize(in: view.bounds.width).rest
        return UIEdgeInsets(top: 0, left: inset, bottom: 8, right: inset + rest)
    }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, sideForSection section: Int
    ) -> UICollectionViewSplitLayoutSide { isSplit && section % 2 == 1 ? .right : .left }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, sizeForItemAtIndexPath: IndexPath,
        width: CGFloat, side: UICollectionViewSplitLayoutSide
    ) -> CGSize { cardSize(in: width).size }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, referenceSizeForHeaderInSection: Int,
        width: CGFloat, side: UICollectionViewSplitLayoutSide
    ) -> CGSize { CGSize(width: width, height: 16) }
}
