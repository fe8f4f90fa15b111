// Declarations for type-checking alone; see Views.swift.

/// https://developer.apple.com/documentation/uikit/nsdirectionalrectedge
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
}

/// https://developer.apple.com/documentation/uikit/nsrectalignment
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing,
        topTrailing
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor
@MainActor open class NSCollectionLayoutAnchor {
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor/init(edges:)
    public convenience init(edges: NSDirectionalRectEdge) { self.init() }

    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor/init(edges:fractionaloffset:)
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init()
    }

    init() {}
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem
@MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem/init(layoutsize:elementkind:containeranchor:)
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) { self.init() }

    override init() { super.init() }
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem
@MainActor
open class NSCollectionLayoutBoundarySupplementaryItem:
    NSCollectionLayoutSupplementaryItem
{
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem/init(layoutsize:elementkind:alignment:)
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) { self.init() }

    override init() { super.init() }

    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem/pintovisiblebounds
    open var pinToVisibleBounds = false
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem
@MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem/background(elementkind:)
    public class func background(elementKind: String) -> Self { fatalError() }
}
