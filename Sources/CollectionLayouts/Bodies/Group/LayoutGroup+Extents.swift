// The same groups with width and height side by side, as items have them.
extension LayoutGroup {
    /// Members side by side, from the first again until the group is full.
    public static func horizontal(
        width: LayoutDimension, height: LayoutDimension,
        subitems: [any LayoutMemberConvertible], interItemSpacing: LayoutSpacing = .fixed(0),
        contentInsets: ContentInsets = .zero
    ) -> LayoutGroup {
        horizontal(
            size: LayoutSize(width: width, height: height), subitems: subitems,
            interItemSpacing: interItemSpacing, contentInsets: contentInsets)
    }

    /// Members one above the other, from the first again until the group is full.
    public static func vertical(
        width: LayoutDimension, height: LayoutDimension,
        subitems: [any LayoutMemberConvertible], interItemSpacing: LayoutSpacing = .fixed(0),
        contentInsets: ContentInsets = .zero
    ) -> LayoutGroup {
        vertical(
            size: LayoutSize(width: width, height: height), subitems: subitems,
            interItemSpacing: interItemSpacing, contentInsets: contentInsets)
    }

    /// One member `count` times side by side, the width divided among them.
    public static func horizontal(
        width: LayoutDimension, height: LayoutDimension, subitem: some LayoutMemberConvertible,
        count: Int, interItemSpacing: LayoutSpacing = .fixed(0),
        contentInsets: ContentInsets = .zero
    ) -> LayoutGroup {
        horizontal(
            size: LayoutSize(width: width, height: height), subitem: subitem, count: count,
            interItemSpacing: interItemSpacing, contentInsets: contentInsets)
    }

    /// One member `count` times one above the other, the height divided among them.
    public static func vertical(
        width: LayoutDimension, height: LayoutDimension, subitem: some LayoutMemberConvertible,
        count: Int, interItemSpacing: LayoutSpacing = .fixed(0),
        contentInsets: ContentInsets = .zero
    ) -> LayoutGroup {
        vertical(
            size: LayoutSize(width: width, height: height), subitem: subitem, count: count,
            interItemSpacing: interItemSpacing, contentInsets: contentInsets)
    }

    /// One member `count` times at its own width.
    public static func horizontal(
        width: LayoutDimension, height: LayoutDimension,
        repeatingSubitem subitem: some LayoutMemberConvertible, count: Int,
        interItemSpacing: LayoutSpacing = .fixed(0), contentInsets: ContentInsets = .zero
    ) -> LayoutGroup {
        horizontal(
            size: LayoutSize(width: width, height: height), repeatingSubitem: subitem,
            count: count, interItemSpacing: interItemSpacing, contentInsets: contentInsets)
    }

    /// One member `count` times at its own height.
    public static func vertical(
        width: LayoutDimension, height: LayoutDimension,
        repeatingSubitem subitem: some LayoutMemberConvertible, count: Int,
        interItemSpacing: LayoutSpacing = .fixed(0), contentInsets: ContentInsets = .zero
    ) -> LayoutGroup {
        vertical(
            size: LayoutSize(width: width, height: height), repeatingSubitem: subitem,
            count: count, interItemSpacing: interItemSpacing, contentInsets: contentInsets)
    }

    /// As many items as the closure gives frames; see `custom(size:items:)`.
    public static func custom(
        width: LayoutDimension, height: LayoutDimension,
        items: @escaping (_ container: Size) -> [CustomItem]
    ) -> LayoutGroup {
        custom(size: LayoutSize(width: width, height: height), items: items)
    }
}
