/// A slot for one item, as `NSCollectionLayoutItem`.
public struct LayoutItem: Hashable, Sendable {
    /// Fractions are of the group.
    public var size: LayoutSize
    /// Taken inside the slot at the very end; ignored, with a `LayoutProblem`, on a measured axis.
    public var contentInsets: ContentInsets
    /// Room around the slot, which takes part in the layout of the group.
    public var edgeSpacing: EdgeSpacing
    /// Badges; they refer to the frame less the insets.
    public var supplementaryItems: [SupplementaryItem]

    /// Makes a slot; numbers are checked when it is laid out.
    public init(
        size: LayoutSize, contentInsets: ContentInsets = .zero, edgeSpacing: EdgeSpacing = .zero,
        supplementaryItems: [SupplementaryItem] = []
    ) {
        self.size = size
        self.contentInsets = contentInsets
        self.edgeSpacing = edgeSpacing
        self.supplementaryItems = supplementaryItems
    }

    /// Makes a slot of a width and a height; numbers are checked when it is laid out.
    public init(
        width: LayoutDimension, height: LayoutDimension, contentInsets: ContentInsets = .zero,
        edgeSpacing: EdgeSpacing = .zero, supplementaryItems: [SupplementaryItem] = []
    ) {
        self.init(
            size: LayoutSize(width: width, height: height), contentInsets: contentInsets,
            edgeSpacing: edgeSpacing, supplementaryItems: supplementaryItems)
    }
}

/// Items and further groups side by side, one above the other, or where a closure wants them, as
/// `NSCollectionLayoutGroup`.
public struct LayoutGroup: Equatable {
    /// Fractions are of the enclosing group, or of the section.
    public var size: LayoutSize
    /// What the group holds, and how often.
    public var content: Content
    /// Between two members along the group's axis.
    public var interItemSpacing: LayoutSpacing
    /// Reduces the room for the members; ignored, with a `LayoutProblem`, on a measured axis.
    public var contentInsets: ContentInsets
    /// Counts in an enclosing group.
    public var edgeSpacing: EdgeSpacing
    /// They refer to the group's frame less its insets.
    public var supplementaryItems: [SupplementaryItem]

    /// Makes a group from its parts; `horizontal`, `vertical` and `custom` say the same in UIKit's words.
    public init(
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

    /// What a group holds.
    public enum Content: Equatable {
        /// Members along an axis.
        case members([LayoutMember], along: Axis, Repetition)
        /// Frames that a closure gives.
        case custom(CustomItems)
    }

    /// How often the members of a group are repeated: counts below one are a `LayoutProblem`, and so are those above
    /// 100,000, which count as that.
    public enum Repetition: Hashable, Sendable {
        /// One after the other, and again from the first, until the next does not fit. A group that is measured
        /// along its axis has no end to fill up to: it holds each member once.
        case untilFull
        /// The first member so many times, the group's extent divided among them: `subitem:count:`. In a
        /// group that is measured along its axis each keeps its own size.
        case dividing(Int)
        /// The first member so many times at its own size: `repeatingSubitem:count:`. Whether they fit is the
        /// caller's business.
        case times(Int)
    }
}

/// A member of a group.
public indirect enum LayoutMember: Equatable {
    /// A slot for one item.
    case item(LayoutItem)
    /// A group in the group.
    case group(LayoutGroup)
}

/// What can be a member of a group: an item or a group.
public protocol LayoutMemberConvertible {
    /// The same as a member.
    var layoutMember: LayoutMember { get }
}

extension LayoutItem: LayoutMemberConvertible {
    /// The same as a member.
    public var layoutMember: LayoutMember { .item(self) }
}

extension LayoutGroup: LayoutMemberConvertible {
    /// The same as a member.
    public var layoutMember: LayoutMember { .group(self) }
}

extension LayoutMember: LayoutMemberConvertible {
    /// The same as a member.
    public var layoutMember: LayoutMember { self }
}
