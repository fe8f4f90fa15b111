// Declarations for type-checking alone; see Views.swift.

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension
@MainActor open class NSCollectionLayoutDimension {
    init() {}

    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension/fractionalwidth(_:)
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { fatalError() }

    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension/fractionalheight(_:)
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { fatalError() }

    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension/absolute(_:)
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { fatalError() }

    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension/estimated(_:)
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { fatalError() }
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsize
@MainActor open class NSCollectionLayoutSize {
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutsize/init(widthdimension:heightdimension:)
    public init(
        widthDimension width: NSCollectionLayoutDimension,
        heightDimension height: NSCollectionLayoutDimension
    ) {}
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing
@MainActor open class NSCollectionLayoutSpacing {
    init() {}

    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing/fixed(_:)
    open class func fixed(_ fixedSpacing: CGFloat) -> Self { fatalError() }
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutitem
@MainActor open class NSCollectionLayoutItem {
    init() {}

    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutitem/init(layoutsize:)
    public init(layoutSize: NSCollectionLayoutSize) {}

    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutitem/init(layoutsize:supplementaryitems:)
    public init(
        layoutSize: NSCollectionLayoutSize,
        supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {}

    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutitem/contentinsets
    open var contentInsets = NSDirectionalEdgeInsets()
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitemprovider
public typealias NSCollectionLayoutGroupCustomItemProvider = (
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup
@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup/horizontal(layoutsize:subitems:)
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self { fatalError() }

    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup/horizontal(layoutsize:repeatingsubitem:count:)
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> Self { fatalError() }

    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup/vertical(layoutsize:subitems:)
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self { fatalError() }

    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup/vertical(layoutsize:repeatingsubitem:count:)
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> Self { fatalError() }

    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup/custom(layoutsize:itemprovider:)
    public class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self { fatalError() }

    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup/interitemspacing
    open var interItemSpacing: NSCollectionLayoutSpacing?
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem
@MainActor open class NSCollectionLayoutGroupCustomItem {
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem/init(frame:)
    public convenience init(frame: CGRect) { self.init() }

    init() {}
}
