import UICollectionViewSplitLayout
import UIKit

/// Two decks of cards, as large as they can be so that all are in sight.
final class ShuffleViewController: UIViewController, UICollectionViewDelegateSectionSplitLayout {
    enum Deck: CaseIterable {
        case left, right
    }

    var cardsPerDeck = 28
    var leftSideRatio = 0.5
    var splitSpacing = 8.0
    /// How wide a deck is at least, on average, to stand beside the other.
    var leastColumnWidth = 240.0
    /// The height of a card by its width: as playing cards are.
    var cardRatio = 1.4
    var pinsHeaders = true

    private let layout = UICollectionViewSplitLayout()
    private var dataSource: UICollectionViewDiffableDataSource<Deck, Int>?
    private var size = CGSize.zero

    private var isSplit: Bool {
        view.bounds.width > view.bounds.height && view.bounds.width >= 2 * leastColumnWidth
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.splitSpacing = splitSpacing
        layout.minimumInterItemSpacing = 8
        layout.minimumItemLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 16, right: 8)
        layout.sectionPinToVisibleBounds = pinsHeaders
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        showItems(in: collectionView)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard size != view.bounds.size else { return }
        size = view.bounds.size
        layout.leftSideRatio = isSplit ? leftSideRatio : 1
        layout.invalidateLayout()
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sideForSection section: Int
    ) -> UICollectionViewSplitLayoutSide {
        isSplit && section == 1 ? .right : .left
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAtIndexPath indexPath: IndexPath, width: CGFloat,
        side: UICollectionViewSplitLayoutSide
    ) -> CGSize {
        let height = view.bounds.height / (isSplit ? 1 : 2)
        let cards = cards(in: CGSize(width: width, height: height))
        let width = layout.calculateFixedWidthRaughly(
            to: cards.across, of: side, minimumInterItemSpacing: layout.minimumInterItemSpacing,
            sectionInset: layout.sectionInset)
        return CGSize(width: width, height: cards.height)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int, width: CGFloat,
        side: UICollectionViewSplitLayoutSide
    ) -> CGSize {
        CGSize(width: width, height: 16)
    }

    /// How a deck is laid out so that all its cards are in sight, as large as can be.
    private func cards(in room: CGSize) -> (across: Int, height: Double) {
        func height(_ across: Int) -> Double {
            let width = (room.width - 8) / Double(across) - 8
            return max(1, (width * cardRatio / 16).rounded()) * 16 - 8
        }
        func total(_ across: Int) -> Double {
            Double((cardsPerDeck + across - 1) / across) * (height(across) + 8) + 24
        }
        let most = max(1, Int((room.width - 8) / 32))
        let across = (1...most).first { total($0) <= room.height } ?? most
        return (across, max(16, height(across)))
    }

    private func showItems(in collectionView: UICollectionView) {
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            var content = UIListContentConfiguration.cell()
            content.text = "\(item)"
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .secondarySystemFill
            cell.backgroundConfiguration = background
        }
        let dataSource = UICollectionViewDiffableDataSource<Deck, Int>(
            collectionView: collectionView
        ) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        self.dataSource = dataSource
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            var content = view.defaultContentConfiguration()
            content.text = "\(Deck.allCases[indexPath.section])"
            view.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Deck, Int>()
        snapshot.appendSections(Deck.allCases)
        snapshot.appendItems(Array(0..<cardsPerDeck), toSection: .left)
        snapshot.appendItems(Array(cardsPerDeck..<2 * cardsPerDeck), toSection: .right)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
