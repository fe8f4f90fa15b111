extension LayoutGroup {
    /// Makes a group with members side by side. The members repeat until the group is full.
    public static func horizontal(
        size: LayoutSize, subitems: [any LayoutMemberConvertible],
        interItemSpacing: LayoutSpacing = .fixed(0), contentInsets: ContentInsets = .zero
    ) -> LayoutGroup {
        LayoutGroup(
            size: size,
            content: .members(subitems.map(\.layoutMember), along: .horizontal, .untilFull),
            interItemSpacing: interItemSpacing, contentInsets: contentInsets)
    }

    /// Makes a group with members one above the other. The members repeat until the group is full.
    public static func vertical(
        size: LayoutSize, subitems: [any LayoutMemberConvertible],
        interItemSpacing: LayoutSpacing = .fixed(0), contentInsets: ContentInsets = .zero
    ) -> LayoutGroup {
        LayoutGroup(
            size: size,
            content: .members(subitems.map(\.layoutMember), along: .vertical, .untilFull),
            interItemSpacing: interItemSpacing, contentInsets: contentInsets)
    }

    /// Makes a group with one member, `count` times side by side. The copies divide the width among them.
    public static func horizontal(
        size: LayoutSize, subitem: some LayoutMemberConvertible, count: Int,
        interItemSpacing: LayoutSpacing = .fixed(0), contentInsets: ContentInsets = .zero
    ) -> LayoutGroup {
        LayoutGroup(
            size: size,
            content: .members([subitem.layoutMember], along: .horizontal, .dividing(count)),
            interItemSpacing: interItemSpacing, contentInsets: contentInsets)
    }

    /// Makes a group with one member, `count` times one above the other. The copies divide the height among them.
    public static func vertical(
        size: LayoutSize, subitem: some LayoutMemberConvertible, count: Int,
        interItemSpacing: LayoutSpacing = .fixed(0), contentInsets: ContentInsets = .zero
    ) -> LayoutGroup {
        LayoutGroup(
            size: size,
            content: .members([subitem.layoutMember], along: .vertical, .dividing(count)),
            interItemSpacing: interItemSpacing, contentInsets: contentInsets)
    }

    /// Makes a group with one member, `count` times side by side, at the member's own width.
    public static func horizontal(
        size: LayoutSize, repeatingSubitem subitem: some LayoutMemberConvertible, count: Int,
        interItemSpacing: LayoutSpacing = .fixed(0), contentInsets: ContentInsets = .zero
    ) -> LayoutGroup {
        LayoutGroup(
            size: size,
            content: .members([subitem.layoutMember], along: .horizontal, .times(count)),
            interItemSpacing: interItemSpacing, contentInsets: contentInsets)
    }

    /// Makes a group with one member, `count` times one above the other, at the member's own height.
    public static func vertical(
        size: LayoutSize, repeatingSubitem subitem: some LayoutMemberConvertible, count: Int,
        interItemSpacing: LayoutSpacing = .fixed(0), contentInsets: ContentInsets = .zero
    ) -> LayoutGroup {
        LayoutGroup(
            size: size,
            content: .members([subitem.layoutMember], along: .vertical, .times(count)),
            interItemSpacing: interItemSpacing, contentInsets: contentInsets)
    }

    /// Makes a group with an item for each frame that the closure returns. Frames are relative to the group without its
    /// insets, and may lie outside the group.
    ///
    /// `container` is the group's size without its insets, in points. The engine calls the closure once per solve. In a
    /// section with measured sizes, it also calls the closure for each group. The closure must then return the same
    /// number of frames each time, and the same frames for the same container.
    public static func custom(
        size: LayoutSize, items: @escaping (_ container: Size) -> [LayoutGroup.CustomItem]
    ) -> LayoutGroup {
        LayoutGroup(size: size, content: .custom(CustomItems(items)))
    }
}

extension LayoutGroup {
    /// An item of a custom group. Modelled on UIKit's `NSCollectionLayoutGroupCustomItem`.
    public struct CustomItem: Hashable, Sendable {
        /// The frame in points, relative to the group.
        package var frame: Rect
        /// The zIndex of the item, added to the zIndex of the section's items.
        package var zIndex: Int

        /// Makes an item of a custom group. A bad number counts as zero and is a `LayoutProblem`.
        public init(frame: Rect, zIndex: Int = 0) {
            self.frame = frame
            self.zIndex = zIndex
        }
    }
}

/// A closure that returns frames. Two values are equal only if they are the same object.
package final class CustomItems: Equatable {
    let frames: (Size) -> [LayoutGroup.CustomItem]

    init(_ frames: @escaping (Size) -> [LayoutGroup.CustomItem]) { self.frames = frames }

    /// Whether the two values are the same object.
    package static func == (left: CustomItems, right: CustomItems) -> Bool { left === right }
}

extension LayoutGroup: Transposable {
    var transposed: LayoutGroup {
        var copy = self
        copy.size = size.transposed
        copy.contentInsets = contentInsets.transposed
        copy.edgeSpacing = edgeSpacing.transposed
        copy.supplementaryItems = supplementaryItems.map(\.transposed)
        switch content {
        case .members(let members, let axis, let repetition):
            copy.content = .members(members.map(\.transposed), along: axis.crossing, repetition)
        case .custom(let items):
            copy.content = .custom(
                CustomItems { container in
                    items.frames(container.transposed).map {
                        LayoutGroup.CustomItem(frame: $0.frame.transposed, zIndex: $0.zIndex)
                    }
                })
        }
        return copy
    }
}

extension LayoutMember: Transposable {
    var transposed: LayoutMember {
        switch self {
        case .group(let group): return .group(group.transposed)
        case .item(var item):
            item.size = item.size.transposed
            item.contentInsets = item.contentInsets.transposed
            item.edgeSpacing = item.edgeSpacing.transposed
            item.supplementaryItems = item.supplementaryItems.map(\.transposed)
            return .item(item)
        }
    }
}
