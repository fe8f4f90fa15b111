/// The container that a layout or a section is laid out in. Sizes are in points.
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    /// The size without the insets.
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The container and the traits that a section provider receives.
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// A container with given sizes.
public final class _LayoutContainer: NSObject, NSCollectionLayoutContainer {
    public let contentSize: CGSize
    public let effectiveContentSize: CGSize
    public let contentInsets: NSDirectionalEdgeInsets
    public var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    public init(
        contentSize: CGSize, effectiveContentSize: CGSize? = nil,
        contentInsets: NSDirectionalEdgeInsets = .zero
    ) {
        self.contentSize = contentSize
        self.effectiveContentSize = effectiveContentSize ?? contentSize
        self.contentInsets = contentInsets
    }
}

/// An environment with a given container and given traits.
public final class _LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    public let container: any NSCollectionLayoutContainer
    public let traitCollection: UITraitCollection

    public init(
        container: any NSCollectionLayoutContainer, traitCollection: UITraitCollection
    ) {
        self.container = container
        self.traitCollection = traitCollection
    }
}
