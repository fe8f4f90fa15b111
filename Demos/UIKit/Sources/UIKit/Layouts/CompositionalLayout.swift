/// A closure that returns a section for an index; `nil` if there is no such section.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// The settings of a compositional layout as a whole.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}

/// A layout of sections that are made of groups, one after the other.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The sections of a layout.
    public enum _Sections {
        /// One description for all sections.
        case same(NSCollectionLayoutSection)
        case provider(UICollectionViewCompositionalLayoutSectionProvider)
    }

    public let _sections: _Sections
    /// The settings of the layout. A change of a property of the value has no effect until the value is set again.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    public init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        _sections = .same(section)
        self.configuration = configuration
        super.init()
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        _sections = .provider(sectionProvider)
        self.configuration = configuration
        super.init()
    }

    public init(section: NSCollectionLayoutSection) {
        _sections = .same(section)
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        _sections = .provider(sectionProvider)
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Returns `nil`, because a layout cannot be read from an archive here.
    public required init?(coder: NSCoder) { return nil }

    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(.list(configuration)))
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
