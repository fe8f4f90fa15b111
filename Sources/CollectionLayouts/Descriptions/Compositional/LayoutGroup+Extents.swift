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
}
