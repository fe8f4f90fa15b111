/// A closure that returns the frames of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
    any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// A group of items and nested groups.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The content of a group.
    public enum _Content {
        /// All subitems in order, again and again, while they fit.
        case subitems(isHorizontal: Bool)
        /// The first subitem a number of times. The copies divide the group's extent among them.
        case dividing(Int, isHorizontal: Bool)
        /// The first subitem a number of times, at its own size.
        case repeating(Int, isHorizontal: Bool)
        /// The frames of a closure.
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    public let _content: _Content
    public let subitems: [NSCollectionLayoutItem]
    open var interItemSpacing: NSCollectionLayoutSpacing?

    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { supplementaries }
        set { supplementaries = newValue }
    }

    public required init(
        _ layoutSize: NSCollectionLayoutSize, _ content: _Content,
        _ subitems: [NSCollectionLayoutItem]
    ) {
        _content = content
        self.subitems = subitems
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self {
        self.init(layoutSize, .subitems(isHorizontal: true), subitems)
    }

    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self {
        self.init(layoutSize, .subitems(isHorizontal: false), subitems)
    }

    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        self.init(layoutSize, .repeating(count, isHorizontal: true), [subitem])
    }

    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        self.init(layoutSize, .repeating(count, isHorizontal: false), [subitem])
    }

    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        self.init(layoutSize, .dividing(count, isHorizontal: true), [subitem])
    }

    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        self.init(layoutSize, .dividing(count, isHorizontal: false), [subitem])
    }

    public class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        self.init(layoutSize, .custom(itemProvider), [])
    }

    open func visualDescription() -> String { description(indentedBy: "") }

    private func description(indentedBy indent: String) -> String {
        let lines = subitems.map { item in
            (item as? NSCollectionLayoutGroup)?.description(indentedBy: indent + "  ")
                ?? "\(indent)  item \(item.layoutSize)"
        }
        let name =
            switch _content {
            case .custom: "custom group"
            case .subitems(true), .dividing(_, true), .repeating(_, true): "horizontal group"
            default: "vertical group"
            }
        return (["\(indent)\(name) \(layoutSize)"] + lines).joined(separator: "\n")
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutGroup(layoutSize, _content, subitems)
        copy.contentInsets = contentInsets
        copy.edgeSpacing = edgeSpacing
        copy.interItemSpacing = interItemSpacing
        copy.supplementaries = supplementaries
        return copy
    }
}
