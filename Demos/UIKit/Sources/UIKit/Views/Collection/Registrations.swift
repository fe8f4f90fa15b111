import Foundation

extension UICollectionView {
    /// The class and the code of a kind of cell.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void

        let handler: Handler
        let isFromNib: Bool
        let identifier = UUID().uuidString

        public init(handler: @escaping Handler) {
            self.handler = handler
            isFromNib = false
        }

        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            isFromNib = true
        }
    }

    /// The class and the code of a kind of header, footer or other supplementary view.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let kind: String
        let isFromNib: Bool
        let handler: Handler
        let identifier = UUID().uuidString

        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
            isFromNib = false
        }

        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
            isFromNib = true
        }
    }
}
