import Foundation

@preconcurrency @MainActor public protocol UIDragSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    var localContext: Any? { get set }
}

@preconcurrency @MainActor public protocol UIDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    var localDragSession: (any UIDragSession)? { get }
}

@preconcurrency @MainActor open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    open var localObject: Any?
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// Data for other programs, which do not exist here.
open class NSItemProvider: NSObject {
    public override init() {}
    public init(object: Any) {}
}

public enum UIDropOperation: UInt, Sendable {
    case cancel, forbidden, copy, move
}

@preconcurrency @MainActor open class UICollectionViewDropProposal: NSObject {
    public enum Intent: Int, Sendable {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }

    public let operation: UIDropOperation
    public init(operation: UIDropOperation) { self.operation = operation }
    public convenience init(operation: UIDropOperation, intent: Intent) {
        self.init(operation: operation)
    }
}

@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    var sourceIndexPath: IndexPath? { get }
}

@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var items: [any UICollectionViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
}

@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]
}

@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator)
}
