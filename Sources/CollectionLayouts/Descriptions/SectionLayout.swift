/// How one section is laid out: its body, and what stands around it.
///
/// A value that is made anew on every solve, so it may depend on anything the closure that makes it can see.
public struct SectionLayout {
    /// How the items are arranged.
    public var body: any SectionBody
    /// Room around the items, in points; nil takes the layout's default. With a negative edge the items reach over the
    /// section's edge. One that is infinite, not a number or beyond 10^12 counts as zero and is a `LayoutProblem`.
    public var inset: EdgeInsets?
    /// Instead of `inset`, with fractions: the insets of a compositional section.
    public var contentInsets: ContentInsets?
    /// Stands above the inset; a height of zero means none.
    public var header: Supplementary?
    /// Stands below the inset; a height of zero means none.
    public var footer: Supplementary?
    /// What a background covers; nil means none.
    public var background: BackgroundExtent?
    /// Further elements at the section's edges.
    public var boundaryItems: [BoundaryItem] = []
    /// Whether the boundary items keep the section's leading and trailing insets.
    public var supplementariesFollowContentInsets = true
    /// Further elements behind the section.
    public var decorationItems: [DecorationItem] = []
    /// How the section scrolls sideways on its own; nil means not at all.
    public var sideways: SidewaysScrolling?
    /// Called with the section's elements that are seen, each time they are read.
    public var visibleItemsHandler: VisibleItemsHandler?

    /// Makes a section of the given body.
    public init(_ body: any SectionBody, inset: EdgeInsets? = nil) {
        self.body = body
        self.inset = inset
    }
}

/// Told of the elements of a section that are seen, whenever they are read: its items and badges where they are seen,
/// the offset, and the view. It may change their zIndex, alpha and hidden; other changes are ignored.
///
/// The offset is the content's point at the view's upper left corner, in points; across the scroll direction it is the
/// section's own if that scrolls sideways.
///
/// After `visibleItemsInvalidationHandler` of UIKit, which may move elements too. Here it may not, so that what
/// is seen, what is hit and what is looked up agree.
public typealias VisibleItemsHandler = (
    _ elements: inout [LayoutAttributes], _ offset: Point, _ environment: LayoutEnvironment
) -> Void

/// A header or footer.
///
/// Numbers are in points. One that is negative, infinite, not a number or beyond 10^12 counts as zero and is a
/// `LayoutProblem`.
public struct Supplementary: Hashable, Sendable {
    /// Along the scroll direction, in points; zero means that there is none.
    public var height: Double
    /// Across, in points; the column's width when nil. It may be wider or narrower, always from the column's left edge.
    public var width: Double?
    /// Whether it stays in view while its section is; nil takes the layout's default.
    public var isPinned: Bool?

    /// Makes a header or footer.
    public init(height: Double, width: Double? = nil, isPinned: Bool? = nil) {
        self.height = height
        self.width = width
        self.isPinned = isPinned
    }
}

extension SectionLayout {
    /// Whether two descriptions are surely the same, so that sections can share one.
    func isAlike(_ other: SectionLayout) -> Bool {
        guard inset == other.inset, header == other.header, footer == other.footer,
            background == other.background, contentInsets == other.contentInsets,
            boundaryItems == other.boundaryItems, decorationItems == other.decorationItems,
            supplementariesFollowContentInsets == other.supplementariesFollowContentInsets,
            sideways == other.sideways, visibleItemsHandler == nil,
            other.visibleItemsHandler == nil
        else { return false }
        return body.isAlike(other.body)
    }
}
