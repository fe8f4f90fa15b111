extension BoundaryItem {
    /// The edge or corner of a section where a boundary item is located. The cases match the cases of UIKit's
    /// `NSRectAlignment`.
    public enum Alignment: Hashable, Sendable, CaseIterable {
        /// The middle of the section, over the content. The item takes no room.
        case none
        /// Above the content: centred, at the left edge, or at the right edge.
        case top, topLeading, topTrailing
        /// Below the content: centred, at the left edge, or at the right edge.
        case bottom, bottomLeading, bottomTrailing
        /// Beside the content: at the left or at the right edge, in the middle of the section's height.
        case leading, trailing
    }
}

/// A header, a footer, or an element at the side of a section or of the whole layout. Modelled on UIKit's
/// `NSCollectionLayoutBoundarySupplementaryItem`.
///
/// Items at the top and the bottom, including the corners, take room above and below the content. Leading and trailing
/// items take room at the sides of the content, and are centred in the height of the section. UIKit does not document
/// the position of leading and trailing items. The backport IBPCollectionViewCompositionalLayout centres them in the
/// height of all content up to the section.
///
/// In a layout that scrolls sideways, leading and trailing items are at the start and the end of the section. Top and
/// bottom items are at the sides of the section. UIKit does not document this case either.
public struct BoundaryItem: Hashable, Sendable {
    /// The kind of the item's element. A look-up finds the first element of a kind in a section.
    ///
    /// An item of the whole layout counts as an element of the first section if it is at the start, and otherwise of the
    /// last section. A look-up finds it there, unless the section has an element of the same kind.
    package var kind: ElementKind
    /// The size. Fractions refer to the container, without the section's leading and trailing insets if
    /// `supplementariesFollowContentInsets` is true.
    ///
    /// The height of a section's item at the sides or in the middle may be a `fractionalHeight`. This fraction refers to
    /// the section's own height, from header to footer. A fraction above 1 counts as 1, and a `LayoutNote` says so. In a
    /// layout that scrolls sideways, a `fractionalWidth` as width refers to the section's own width in the same way.
    package var size: LayoutSize
    /// The edge or corner where the item is located.
    package var alignment: BoundaryItem.Alignment
    /// The distance by which the item is moved after everything else is placed, in points. The distance takes no room.
    package var absoluteOffset: Point
    /// Whether the item takes room. If false, the item lies over the content.
    package var extendsBoundary: Bool
    /// Whether the item stays in view while its section is in view. Ignored for items that are neither at the start nor
    /// at the end of the section along the scroll direction.
    package var pinToVisibleBounds: Bool
    /// The position from back to front; elements with a higher value are in front. The default is 1, as in UIKit: in
    /// front of items.
    ///
    /// Give a pinned item a higher value than the badges that scroll under it.
    package var zIndex: Int
    /// Insets inside the item's own frame, in points. Insets on a measured axis are ignored and reported as a
    /// `LayoutProblem`.
    package var contentInsets: ContentInsets

    /// Makes a boundary item with UIKit's defaults: the item takes room and is not pinned.
    public init(
        kind: ElementKind, size: LayoutSize, alignment: BoundaryItem.Alignment,
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

/// An element behind a section. Modelled on UIKit's `NSCollectionLayoutDecorationItem`.
///
/// The items of a section with decoration items have a zIndex of 1.
public struct DecorationItem: Hashable, Sendable {
    /// The kind of the element. The default is the background.
    package var kind: ElementKind
    /// Insets inside the section's frame, in points. This frame includes headers and footers, and is as wide as the
    /// column.
    package var contentInsets: ContentInsets
    /// The position from back to front; elements with a higher value are in front. The default is 0, behind the items
    /// of the section.
    package var zIndex: Int

    /// Makes an element behind a section. By default it has no insets.
    public init(
        kind: ElementKind = .background, contentInsets: ContentInsets = .zero, zIndex: Int = 0
    ) {
        self.kind = kind
        self.contentInsets = contentInsets
        self.zIndex = zIndex
    }
}

extension BoundaryItem.Alignment: Transposable {
    var transposed: BoundaryItem.Alignment {
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
