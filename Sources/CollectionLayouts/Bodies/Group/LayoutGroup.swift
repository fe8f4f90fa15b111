/// A place for one item, after UIKit's `NSCollectionLayoutItem`.
public struct LayoutItem: Hashable, Sendable {
    /// The size. Fractions refer to the group.
    public var size: LayoutSize
    /// Insets inside the place, applied last. Ignored on a measured axis, with a `LayoutProblem`.
    public var contentInsets: ContentInsets
    /// Space around the place in its group.
    public var edgeSpacing: EdgeSpacing
    /// Badges on the item. Their container is the item's frame without the insets.
    public var supplementaryItems: [SupplementaryItem]

    /// Makes a place for one item. Numbers are checked when it is laid out.
    public init(
        size: LayoutSize, contentInsets: ContentInsets = .zero, edgeSpacing: EdgeSpacing = .zero,
        supplementaryItems: [SupplementaryItem] = []
    ) {
        self.size = size
        self.contentInsets = contentInsets
        self.edgeSpacing = edgeSpacing
        self.supplementaryItems = supplementaryItems
    }

    /// Makes a place for one item with a width and a height. Numbers are checked when it is laid out.
    public init(
        width: LayoutDimension, height: LayoutDimension, contentInsets: ContentInsets = .zero,
        edgeSpacing: EdgeSpacing = .zero, supplementaryItems: [SupplementaryItem] = []
    ) {
        self.init(
            size: LayoutSize(width: width, height: height), contentInsets: contentInsets,
            edgeSpacing: edgeSpacing, supplementaryItems: supplementaryItems)
    }
}

/// Items and nested groups, placed side by side, one above the other, or by a closure. After UIKit's
/// `NSCollectionLayoutGroup`.
public struct LayoutGroup: Equatable {
    /// The size. Fractions refer to the enclosing group, or to the section.
    public var size: LayoutSize
    /// The members of the group, and how often they are repeated.
    package var content: Content
    /// The space between two members along the group's axis.
    public var interItemSpacing: LayoutSpacing
    /// Insets inside the group, which reduce the room of the members. Ignored on a measured axis, with a
    /// `LayoutProblem`.
    public var contentInsets: ContentInsets
    /// Space around the group in an enclosing group.
    public var edgeSpacing: EdgeSpacing
    /// Badges on the group. Their container is the group's frame without its insets.
    public var supplementaryItems: [SupplementaryItem]

    /// Makes a group from its parts. `horizontal`, `vertical` and `custom` make groups with UIKit's names.
    package init(
        size: LayoutSize, content: Content, interItemSpacing: LayoutSpacing = .fixed(0),
        contentInsets: ContentInsets = .zero, edgeSpacing: EdgeSpacing = .zero,
        supplementaryItems: [SupplementaryItem] = []
    ) {
        self.size = size
        self.content = content
        self.interItemSpacing = interItemSpacing
        self.contentInsets = contentInsets
        self.edgeSpacing = edgeSpacing
        self.supplementaryItems = supplementaryItems
    }

    /// The content of a group.
    package enum Content: Equatable {
        /// Members along an axis.
        case members([LayoutMember], along: Axis, Repetition)
        /// The frames that a closure returns.
        case custom(CustomItems)
    }

    /// How often the members of a group are repeated. A count below 1 is a `LayoutProblem`. A count above 100,000 is a
    /// `LayoutProblem`, and 100,000 is used.
    package enum Repetition: Hashable, Sendable {
        /// The members one after the other, then again from the first, until the next one does not fit. If the group is
        /// measured along its axis, it has each member once.
        case untilFull
        /// The first member, a number of times. The group's extent is divided among them. If the group is measured
        /// along its axis, each member keeps its own size. After UIKit's `subitem:count:`.
        case dividing(Int)
        /// The first member, a number of times, at its own size. Whether all fit is not checked. After UIKit's
        /// `repeatingSubitem:count:`.
        case times(Int)
    }
}

/// A member of a group.
public indirect enum LayoutMember: Equatable {
    /// A place for one item.
    case item(LayoutItem)
    /// A nested group.
    case group(LayoutGroup)
}

/// A type that can be a member of a group: an item or a group.
public protocol LayoutMemberConvertible {
    /// The value as a member of a group.
    var layoutMember: LayoutMember { get }
}

extension LayoutItem: LayoutMemberConvertible {
    /// The item as a member of a group.
    public var layoutMember: LayoutMember { .item(self) }
}

extension LayoutGroup: LayoutMemberConvertible {
    /// The group as a member of a group.
    public var layoutMember: LayoutMember { .group(self) }
}

extension LayoutMember: LayoutMemberConvertible {
    /// The member itself.
    public var layoutMember: LayoutMember { self }
}
