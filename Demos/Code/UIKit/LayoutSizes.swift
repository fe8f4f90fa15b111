import UIKit

extension NSCollectionLayoutSize {
    /// Makes a size from its dimensions.
    convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
        self.init(widthDimension: width, heightDimension: height)
    }
}

extension NSCollectionLayoutItem {
    /// Makes an item from its dimensions, with the same inset on all sides.
    convenience init(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
        inset: Double = 0
    ) {
        self.init(layoutSize: NSCollectionLayoutSize(width, height))
        contentInsets = NSDirectionalEdgeInsets(
            top: inset, leading: inset, bottom: inset, trailing: inset)
    }
}
