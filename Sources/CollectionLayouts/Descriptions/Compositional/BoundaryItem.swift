/// The edge or corner of a section that a boundary item stands at. The cases are those of UIKit's `NSRectAlignment`.
public enum BoundaryAlignment: Hashable, Sendable, CaseIterable {
    /// In the middle of the section, over the content. The item takes no room.
    case none
    /// Above the content: centred, at the left edge, or at the right edge.
    case top, topLeading, topTrailing
    /// Below the content: centred, at the left edge, or at the right edge.
    case bottom, bottomLeading, bottomTrailing
    /// Beside the content: at the left or at the right edge, in the middle of the section's height.
    case leading, trailing
}

/// A header, a footer, or an element at the side of a section or of the whole layout, after UIKit's
/// `NSCollectionLayoutBoundarySupplementaryItem`.
///
/// Top and bottom items, corners included, take room above and below the content. Leading and trailing items take room
/// at its sides, and are centred in the height of the section. UIKit does not document this case; its backport centres
/// them over all content so far.
///
/// In a layout that scrolls sideways, leading and trailing items are the start and the end of the section, and top and
/// bottom items are at its sides. UIKit does not document this case either.
public struct BoundaryItem: Hashable, Sendable {
    /// The kind of its element. A look-up finds the first element of a kind in a section.
    public var kind: ElementKind
    /// The size. Fractions refer to the container, without the section's leading and trailing insets if
    /// `supplementariesFollowContentInsets` is true.
    public var size: LayoutSize
    /// The edge or corner it stands at.
    public var alignment: BoundaryAlignment
    /// Moves the item after everything else is placed, in points. Takes no room.
    public var absoluteOffset: Point
    /// Whether the item takes room. If false, it lies over the content.
    public var extendsBoundary: Bool
    /// Whether the item stays in view while its section is in view. Works only at the start and the end of the scroll
    /// direction.
    public var pinToVisibleBounds: Bool
    /// Elements with a higher value are in front. The default is 1, as in UIKit: in front of items. Give a pinned item
    /// a higher value than the badges that scroll under it.
    public var zIndex: Int
    /// Insets inside the item's own frame: points, or fractions of the frame for values between 0 and 1. Ignored on a
    /// measured axis, with a `LayoutProblem`.
    public var contentInsets: ContentInsets

    /// Makes a boundary item with UIKit's defaults: it takes room and is not pinned.
    public init(
        kind: ElementKind, size: LayoutSize, alignment: BoundaryAlignment,
        absoluteOffset: Point = .zero, extendsBoundary: Bool = true,
        pinToVisibleBounds: Bool = false, zIndex: Int = 1, contentInsets: ContentInsets = .zero
    ) {
        self.kind = kind
        self.size = size
        self.alignment = alignment
        self.absoluteOffset = absoluteOffset
        self.extendsBoundary = extendsBoundary
        self.pinToVisibleBounds = pinToVisibleBounds
        self.zIndex = zIndex
        self.contentInsets = contentInsets
    }
}

/// An element behind a section, after UIKit's `NSCollectionLayoutDecorationItem`. It gives the section's items a zIndex
/// of 1.
public struct DecorationItem: Hashable, Sendable {
    /// The kind of its element. The default is the background.
    public var kind: ElementKind
    /// Insets inside the section's frame, which includes headers and footers and is as wide as the column: points, or
    /// fractions of that frame for values between 0 and 1.
    public var contentInsets: ContentInsets
    /// Elements with a higher value are in front. The default is 0, behind the items of the section.
    public var zIndex: Int

    /// Makes an element behind a section. By default it has no insets.
    public init(
        kind: ElementKind = .background, contentInsets: ContentInsets = .zero, zIndex: Int = 0
    ) {
        self.kind = kind
        self.contentInsets = contentInsets
        self.zIndex = zIndex
    }
}

extension BoundaryAlignment: Transposable {
    var transposed: BoundaryAlignment {
        switch self {
        case .none, .topLeading, .bottomTrailing: self
        case .top: .leading
        case .leading: .top
        case .bottom: .trailing
        case .trailing: .bottom
        case .bottomLeading: .topTrailing
        case .topTrailing: .bottomLeading
        }
    }
}

extension BoundaryItem: Transposable {
    var transposed: BoundaryItem {
        var copy = self
        copy.size = size.transposed
        copy.alignment = alignment.transposed
        copy.absoluteOffset = absoluteOffset.transposed
        copy.contentInsets = contentInsets.transposed
        return copy
    }
}

extension DecorationItem: Transposable {
    var transposed: DecorationItem {
        DecorationItem(kind: kind, contentInsets: contentInsets.transposed, zIndex: zIndex)
    }
}
