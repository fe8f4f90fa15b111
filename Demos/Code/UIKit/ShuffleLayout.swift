import UICollectionViewSplitLayout
import UIKit

/// Two decks of cards. The cards are as large as possible while all of them are visible.
final class ShuffleLayout: NSObject, UICollectionViewDelegateSectionSplitLayout {
    var cardsPerDeck = 28
    var leftSideRatio = 0.5
    var splitSpacing = 8.0
    /// The minimum average width of a column, in points. In a narrower view, the decks share one column.
    var leastColumnWidth = 240.0
    /// The height of a card divided by its width. The default is the ratio of a playing card.
    var cardRatio = 1.4
    var pinsHeaders = true
    private var isSplit = false
    private var deckHeight = 0.0

    /// Makes the layout for a view of this size. A new size needs a new layout.
    func makeLayout(in size: CGSize) -> UICollectionViewLayout {
        isSplit = size.width > size.height && size.width >= 2 * leastColumnWidth
        deckHeight = isSplit ? size.height : size.height / 2
        let layout = UICollectionViewSplitLayout()
        layout.leftSideRatio = isSplit ? leftSideRatio : 1
        layout.splitSpacing = splitSpacing
        layout.minimumInterItemSpacing = 8
        layout.minimumItemLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 16, right: 8)
        layout.sectionPinToVisibleBounds = pinsHeaders
        return layout
    }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, sideForSection section: Int
    ) -> UICollectionViewSplitLayoutSide { isSplit && section == 1 ? .right : .left }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, sizeForItemAtIndexPath: IndexPath,
        width: CGFloat, side: UICollectionViewSplitLayoutSide
    ) -> CGSize {
        func cardWidth(_ across: Int) -> Double { (width - 8) / Double(across) - 8 }
        func cardHeight(_ across: Int) -> Double {
            max(1, (cardWidth(across) * cardRatio / 16).rounded()) * 16 - 8
        }
        func lines(_ across: Int) -> Double { Double((cardsPerDeck + across - 1) / across) }
        let most = max(1, Int((width - 8) / 32))
        let across =
            (1...most).first { lines($0) * (cardHeight($0) + 8) + 24 <= deckHeight } ?? most
        // The remaining height goes to the cards, as long as they look like cards.
        let share = ((deckHeight - 24) / lines(across) / 16).rounded(.down) * 16 - 8
        let height = max(16, cardHeight(across), min(share, cardHeight(across) * 1.3))
        return CGSize(width: cardWidth(across).rounded(.down), height: height)
    }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, referenceSizeForHeaderInSection: Int,
        width: CGFloat, side: UICollectionViewSplitLayoutSide
    ) -> CGSize { CGSize(width: width, height: 16) }
}
