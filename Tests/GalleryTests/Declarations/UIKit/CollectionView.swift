// Declarations for type-checking alone; see Views.swift.

/// https://developer.apple.com/documentation/uikit/uicollectionview
@MainActor open class UICollectionView: UIView {
    /// https://developer.apple.com/documentation/uikit/uicollectionview/init(frame:collectionviewlayout:)
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// https://developer.apple.com/documentation/uikit/uicollectionview/delegate
    open weak var delegate: (any UICollectionViewDelegate)?

    /// https://developer.apple.com/documentation/uikit/uicollectionview/elementkindsectionheader
    public nonisolated class var elementKindSectionHeader: String { "header" }

    /// https://developer.apple.com/documentation/uikit/uicollectionview/elementkindsectionfooter
    public nonisolated class var elementKindSectionFooter: String { "footer" }

    /// https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
            Void
        public init(handler: @escaping Handler) {}
    }

    /// https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        public init(elementKind: String, handler: @escaping Handler) {}
    }

    /// https://developer.apple.com/documentation/uikit/uicollectionview/dequeueconfiguredreusablecell(using:for:item:)
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell { fatalError() }

    /// https://developer.apple.com/documentation/uikit/uicollectionview/dequeueconfiguredreusablesupplementary(using:for:)
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary { fatalError() }
}

/// https://developer.apple.com/documentation/uikit/uicollectionreusableview
@MainActor open class UICollectionReusableView: UIView {}

/// https://developer.apple.com/documentation/uikit/uicollectionviewcell
@MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// https://developer.apple.com/documentation/uikit/uicollectionviewcell/contentconfiguration-13e7k
    public var contentConfiguration: (any UIContentConfiguration)?
    /// https://developer.apple.com/documentation/uikit/uicollectionviewcell/backgroundconfiguration-rgj4
    public var backgroundConfiguration: UIBackgroundConfiguration?
}

/// https://developer.apple.com/documentation/uikit/uicollectionviewlistcell
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// https://developer.apple.com/documentation/uikit/uicollectionviewlistcell/defaultcontentconfiguration()
    public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// https://developer.apple.com/documentation/uikit/uicontentconfiguration
@MainActor public protocol UIContentConfiguration {}

/// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
@MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/cell()
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/text
    public var text: String?
    /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.property
    public var textProperties = TextProperties()

    /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct
    @MainActor public struct TextProperties {
        /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/numberoflines
        public var numberOfLines = 0
    }
}

/// https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct
@MainActor public struct UIBackgroundConfiguration {
    /// https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/clear()
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    /// https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/backgroundcolor
    public var backgroundColor: UIColor?
}

extension IndexPath {
    /// https://developer.apple.com/documentation/foundation/indexpath/section
    public var section: Int { self[0] }
    /// https://developer.apple.com/documentation/foundation/indexpath/item
    public var item: Int { self[1] }
}
