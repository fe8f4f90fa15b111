import Foundation

@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = []
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var indentsAccessories = true
    open var leadingSwipeActionsConfiguration: UISwipeActionsConfiguration?
    open var trailingSwipeActionsConfiguration: UISwipeActionsConfiguration?
    open private(set) lazy var separatorLayoutGuide = UILayoutGuide(owner: self, kind: .margins)

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    override var drawsOwnContentLast: Bool { true }

    override var ownLines: [_ViewContent.Line] {
        accessories.compactMap(\.label).map {
            _ViewContent.Line(
                text: $0, color: UIColor.secondaryLabel.rgba(with: traitCollection), alignment: 2)
        }
    }

    override var ownImages: [String] { accessories.compactMap(\.symbol) }
}
