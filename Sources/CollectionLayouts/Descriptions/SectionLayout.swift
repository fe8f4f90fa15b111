/// The description of one section: its body, which arranges the items, and the elements around it.
///
/// It is made anew on every solve, so it may depend on any state that its closure can read.
public struct SectionLayout {
    /// Arranges the items.
    public var body: any SectionBody
    /// Space around the items, in points; nil takes the layout's default. With a negative inset the items reach over
    /// the section's edge. An inset that is infinite, not a number or beyond 10^12 counts as zero and is a
    /// `LayoutProblem`.
    public var inset: EdgeInsets?
    /// Insets in points or fractions, as in a compositional layout. If set, they replace `inset`.
    public var contentInsets: ContentInsets?
    /// The header, above the inset. A height of zero means no header.
    public var header: Supplementary?
    /// The footer, below the inset. A height of zero means no footer.
    public var footer: Supplementary?
    /// The area that a background covers; nil means no background.
    public var background: BackgroundExtent?
    /// More elements at the section's edges.
    public var boundaryItems: [BoundaryItem] = []
    /// Whether boundary items stay within the section's leading and trailing insets.
    public var supplementariesFollowContentInsets = true
    /// More elements behind the section.
    public var decorationItems: [DecorationItem] = []
    /// How the section scrolls sideways on its own; nil means that it does not.
    public var sideways: SidewaysScrolling?
    /// Called with the visible elements of the section each time they are read.
    public var visibleItemsHandler: VisibleItemsHandler?

    /// Makes a section with the given body.
    public init(_ body: any SectionBody, inset: EdgeInsets? = nil) {
        self.body = body
        self.inset = inset
    }
}

/// Called with the visible elements of a section each time they are read: its items and badges with the frames they
/// have on the screen, the offset, and the view. It may change `zIndex`, `alpha` and `isHidden`. Other changes are
/// ignored.
///
/// The offset is the content's point at the view's upper left corner, in points. If the section scrolls sideways, the
/// offset across the layout's scroll direction is the section's own.
///
/// After UIKit's `visibleItemsInvalidationHandler`, which may also move elements. Here it may not, so drawing, hit
/// tests and look-ups use the same frames.
public typealias VisibleItemsHandler = (
    _ elements: inout [LayoutAttributes], _ offset: Point, _ environment: LayoutEnvironment
) -> Void

/// A header or a footer.
///
/// Numbers are in points. A number that is negative, infinite, not a number or beyond 10^12 counts as zero and is a
/// `LayoutProblem`.
public struct Supplementary: Hashable, Sendable {
    /// The extent along the scroll direction, in points. Zero means no element.
    public var height: Double
    /// The extent across the scroll direction, in points; nil means the column's width. It may be wider or narrower
    /// than the column, and always starts at the column's left edge.
    public var width: Double?
    /// Whether it stays in view while its section is in view; nil takes the layout's default.
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
