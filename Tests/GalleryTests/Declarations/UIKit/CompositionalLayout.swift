// Declarations for type-checking alone; see Views.swift.

/// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutsectionprovider
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/init(section:)
    public convenience init(section: NSCollectionLayoutSection) { self.init() }

    /// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/init(section:configuration:)
    public convenience init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init() }

    /// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/init(sectionprovider:)
    public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) { self.init() }

    /// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/init(sectionprovider:configuration:)
    public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init() }

    /// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/list(using:)
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout { fatalError() }
}

/// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration
@MainActor open class UICollectionViewCompositionalLayoutConfiguration {
    public init() {}

    /// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration/scrolldirection
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration/intersectionspacing
    open var interSectionSpacing: CGFloat = 0
}

extension UICollectionView {
    /// https://developer.apple.com/documentation/uikit/uicollectionview/scrolldirection
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }

    /// https://developer.apple.com/documentation/uikit/uicollectionview/elementcategory
    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment
@MainActor public protocol NSCollectionLayoutEnvironment {
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment/container
    var container: any NSCollectionLayoutContainer { get }
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer
@MainActor public protocol NSCollectionLayoutContainer {
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer/contentsize
    var contentSize: CGSize { get }
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer/effectivecontentsize
    var effectiveContentSize: CGSize { get }
}
