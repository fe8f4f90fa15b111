/// The description of one section: a body that arranges the items, and the elements around the body.
///
/// A layout calls the closure that makes the description on every solve. So a description can depend on any state that
/// its closure can read.
public struct SectionLayout {
    /// The body, which arranges the items.
    public var body: any SectionBody
    /// The space around the items, in points; nil means the layout's default.
    ///
    /// With a negative inset the items extend beyond the section's edge. An inset that is infinite, not a number or
    /// beyond 10^12 counts as zero and is reported as a `LayoutProblem`.
    public var inset: EdgeInsets?
    /// Insets with leading and trailing edges, in points. If set, they replace `inset`, and a `LayoutNote` says so.
    public var contentInsets: ContentInsets?
    /// The area of the view in which the section is placed, with its header, background and own viewport. Modelled on
    /// UIKit's `NSCollectionLayoutSection.contentInsetsReference`.
    ///
    /// In one column, the section takes the whole area. In several columns, only the outer edges of the first and the
    /// last column move to the area's edges. The `Column` that the layout's closures receive is the same for all
    /// references.
    public var contentInsetsReference = InsetReference.automatic
    /// The header, above the inset. A height or width of zero means no header.
    public var header: Supplementary?
    /// The footer, below the inset. A height or width of zero means no footer.
    public var footer: Supplementary?
    /// The area that a background covers; nil means no background.
    public var background: BackgroundExtent?
    /// More elements at the section's edges.
    public var boundaryItems: [BoundaryItem] = []
    /// Whether boundary items stay within the section's leading and trailing insets.
    public var supplementariesFollowContentInsets = true
    /// More elements behind the section.
    public var decorationItems: [DecorationItem] = []
    /// The section's own sideways scrolling; nil means that the section does not scroll sideways.
    public var sideways: SidewaysScrolling?
    /// The closure that receives the section's visible elements each time they are read.
    public var visibleItemsHandler: VisibleItemsHandler?
    /// Notes about values that were left out when the description was made.
    var ownNotes: [LayoutNote.Reason] = []

    /// Makes a section with the given body.
    public init(
        _ body: any SectionBody, inset: EdgeInsets? = nil,
        contentInsetsReference: InsetReference = .automatic
    ) {
        self.body = body
        self.inset = inset
        self.contentInsetsReference = contentInsetsReference
    }
}

/// A closure that receives the visible elements of a section each time they are read, and may change their look.
///
/// `elements` are the section's items and badges. Their frames include the section's sideways offset. The closure may
/// change `zIndex`, `alpha` (clamped to 0…1) and `isHidden`. Other changes are ignored.
///
/// `offset` is the point of the content at the view's upper left corner, in points. If the section scrolls sideways,
/// the coordinate across the layout's scroll direction is the section's sideways offset.
///
/// The closure is modelled on UIKit's `visibleItemsInvalidationHandler`, which may also move elements. Here the closure
/// cannot move elements, so that drawing, hit tests and look-ups use the same frames.
public typealias VisibleItemsHandler = (
    _ elements: inout [LayoutAttributes], _ offset: Point, _ environment: LayoutEnvironment
) -> Void

/// A header or a footer.
///
/// Numbers are in points. A number that is negative, infinite, not a number or beyond 10^12 counts as zero and is
/// reported as a `LayoutProblem`.
public struct Supplementary: Hashable, Sendable {
    /// The extent along the scroll direction, in points. Zero means no element.
    package var height: Double
    /// The extent across the scroll direction, in points; nil means the column's width. Zero means no element, so the
    /// element takes no room, as in UICollectionViewSplitLayout.
    ///
    /// The element may be wider or narrower than the column. Its left edge is always the column's left edge.
    package var width: Double?
    /// Whether the element stays in view while its section is in view; nil means the layout's default.
    package var isPinned: Bool?

    /// Makes a header or footer.
    public init(height: Double, width: Double? = nil, isPinned: Bool? = nil) {
        self.height = height
        self.width = width
        self.isPinned = isPinned
    }
}

extension SectionLayout {
    /// Whether both descriptions are known to be equal. Sections with equal descriptions share one `SectionMetrics`.
    func isAlike(_ other: SectionLayout) -> Bool {
        guard inset == other.inset, header == other.header, footer == other.footer,
            background == other.background, contentInsets == other.contentInsets,
            contentInsetsReference == other.contentInsetsReference,
            boundaryItems == other.boundaryItems, decorationItems == other.decorationItems,
            supplementariesFollowContentInsets == other.supplementariesFollowContentInsets,
            sideways == other.sideways, ownNotes == other.ownNotes, visibleItemsHandler == nil,
            other.visibleItemsHandler == nil
        else { return false }
        return body.isAlike(other.body)
    }
}
