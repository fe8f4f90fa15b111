/// Where a boundary item stands, as the nine values of `NSRectAlignment`.
public enum BoundaryAlignment: Hashable, Sendable, CaseIterable {
    /// In the middle of the section, without taking room.
    case none
    /// At the start, in the middle, at the leading or at the trailing end of it.
    case top, topLeading, topTrailing
    /// At the end, in the middle, at the leading or at the trailing end of it.
    case bottom, bottomLeading, bottomTrailing
    /// Beside the content, in the middle of the section's own extent.
    case leading, trailing
}

/// A header, a footer, or an element at the side of a section or of the whole layout, as
/// `NSCollectionLayoutBoundarySupplementaryItem`.
///
/// Those at the start and the end along the scroll direction, corners included, take their room there; leading
/// and trailing ones take it at the sides and stand in the middle of the section's own extent. UIKit does not
/// say what the latter do; the backport centres them over all content so far. In a layout that scrolls sideways
/// start and end are leading and trailing, and top and bottom are the sides, of which UIKit says nothing either.
public struct BoundaryItem: Hashable, Sendable {
    /// What its element is; look-ups find the first of a kind in a section.
    public var kind: ElementKind
    /// Fractions are of the container, less the section's leading and trailing insets where they are followed.
    public var size: LayoutSize
    /// Where it stands.
    public var alignment: BoundaryAlignment
    /// Moves it after everything else, in points; takes no room.
    public var absoluteOffset: Point
    /// Whether it takes room; otherwise it lies over the content.
    public var extendsBoundary: Bool
    /// Whether it stays in view while its section is; only at the start and the end of the scroll direction.
    public var pinToVisibleBounds: Bool
    /// Higher is nearer to the eye. One by default, as in UIKit: above items. Pinned ones need more than the badges
    /// they pass over.
    public var zIndex: Int
    /// Taken inside its own frame, of which values below one are fractions; ignored, with a `LayoutProblem`, on a
    /// measured axis.
    public var contentInsets: ContentInsets

    /// Makes a boundary item with UIKit's defaults: it takes its room and scrolls away.
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

/// Something behind a section, as `NSCollectionLayoutDecorationItem`; its items rise to a zIndex of 1.
public struct DecorationItem: Hashable, Sendable {
    /// What its element is; the background unless it is said.
    public var kind: ElementKind
    /// Taken inside the section with all that belongs to it, as wide as its column; in points, values below one are
    /// fractions of that.
    public var contentInsets: ContentInsets
    /// Zero by default, below the items of the section.
    public var zIndex: Int

    /// Makes something behind a section, without insets unless they are given.
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
