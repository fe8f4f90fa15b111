// Declarations for type-checking alone; see Views.swift.

/// https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsectionvisibleitemsinvalidationhandler
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection
@MainActor open class NSCollectionLayoutSection {
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/init(group:)
    public init(group: NSCollectionLayoutGroup) {}

    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/list(using:layoutenvironment:)
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { fatalError() }

    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/contentinsets
    open var contentInsets = NSDirectionalEdgeInsets()
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/intergroupspacing
    open var interGroupSpacing: CGFloat = 0
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/orthogonalscrollingbehavior
    open var orthogonalScrollingBehavior =
        UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/boundarysupplementaryitems
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/decorationitems
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/visibleitemsinvalidationhandler
    open var visibleItemsInvalidationHandler:
        NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem
@MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem/alpha
    var alpha: CGFloat { get set }
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem/frame
    var frame: CGRect { get }
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem/representedelementcategory
    var representedElementCategory: UICollectionView.ElementCategory { get }
}

/// https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct
@MainActor public struct UICollectionLayoutListConfiguration {
    /// https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/init(appearance:)
    public init(appearance: Appearance) {
        separatorConfiguration = .init(listAppearance: appearance)
    }

    /// https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.enum
    public enum Appearance: Int, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headermode-swift.enum
    public enum HeaderMode: Int, Sendable {
        case none, supplementary, firstItemInSection
    }

    /// https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headermode-swift.property
    public var headerMode = HeaderMode.none
    /// https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/showsseparators
    public var showsSeparators = true
    /// https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/separatorconfiguration
    public var separatorConfiguration: UIListSeparatorConfiguration
}

/// https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct
@MainActor public struct UIListSeparatorConfiguration {
    /// https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct/init(listappearance:)
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    /// https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct/topseparatorinsets
    public var topSeparatorInsets = NSDirectionalEdgeInsets()
    /// https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct/bottomseparatorinsets
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets()
}
