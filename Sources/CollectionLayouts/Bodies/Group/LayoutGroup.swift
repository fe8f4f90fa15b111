/// A frame for one item in a group. Modelled on UIKit's `NSCollectionLayoutItem`.
public struct LayoutItem: Hashable, Sendable {
    /// The size. Fractions refer to the group.
    public var size: LayoutSize
    /// Insets inside the item's area, applied last. Ignored on a measured axis, with a `LayoutProblem`.
    public var contentInsets: ContentInsets
    /// The space around the item in its group.
    public var edgeSpacing: EdgeSpacing
    /// The badges on the item. Their container is the item's frame without the insets.
    public var supplementaryItems: [SupplementaryItem]

    /// Makes an item. Its numbers are checked when the layout is solved.
    public init(
        size: LayoutSize, contentInsets: ContentInsets = .zero, edgeSpacing: EdgeSpacing = .zero,
        supplementaryItems: [SupplementaryItem] = []
    ) {
        self.size = size
        self.contentInsets = contentInsets
        self.edgeSpacing = edgeSpacing
        self.supplementaryItems = supplementaryItems
    }

    /// Makes an item with a width and a height. Its numbers are checked when the layout is solved.
    public init(
        width: LayoutDimension, height: LayoutDimension, contentInsets: ContentInsets = .zero,
        edgeSpacing: EdgeSpacing = .zero, supplementaryItems: [SupplementaryItem] = []
    ) {
        self.init(
            size: LayoutSize(width: width, height: height), contentInsets: contentInsets,
            edgeSpacing: edgeSpacing, supplementaryItems: supplementaryItems)
    }
}

/// A group of items and nested groups: side by side, one above the other, or with frames from a closure. Modelled on
/// UIKit's `NSCollectionLayoutGroup`.
public struct LayoutGroup: Equatable {
    /// The size. Fractions refer to the enclosing group, or to the section.
    public var size: LayoutSize
    /// The members of the group, and the way they are repeated.
    package var content: Content
    /// The space between two members along the group's axis.
    public var interItemSpacing: LayoutSpacing
    /// Insets inside the group, which reduce the room of the members. Ignored on a measured axis, with a
    /// `LayoutProblem`.
    public var contentInsets: ContentInsets
    /// The space around the group in an enclosing group or in its section; see `EdgeSpacing`.
    public var edgeSpacing: EdgeSpacing
    /// The badges on the group. Their container is the group's frame without its insets.
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
        /// Members along an axis, with the way they are repeated.
        case members([LayoutMember], along: Axis, Repetition)
        /// The frames that a closure returns.
        case custom(CustomItems)
    }

    /// The way the members of a group are repeated. A count below 1 is a `LayoutProblem`. A count above 100,000 is a
    /// `LayoutProblem`, and counts as 100,000.
    package enum Repetition: Hashable, Sendable {
        /// All members in order, again and again, until the next member does not fit. If the group is measured along
        /// its axis, the group has each member once.
        case untilFull
        /// The first member, a number of times. The copies divide the group's extent among them. If the group is
        /// measured along its axis, each copy keeps its own size. Modelled on UIKit's `subitem:count:`.
        case dividing(Int)
        /// The first member, a number of times, at its own size. The solver does not check whether all copies fit.
        /// Modelled on UIKit's `repeatingSubitem:count:`.
        case times(Int)
    }
}

/// A member of a group.
public indirect enum LayoutMember: Equatable {
    /// One item.
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
