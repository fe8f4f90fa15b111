/// Values that a section takes from its layout where its own description gives none.
///
/// Numbers are in points, and may be negative. A number that is infinite, not a number or beyond 10^12 counts as zero
/// and is a `LayoutProblem` of each section that uses it.
public struct SectionDefaults: Hashable, Sendable {
    /// Space around the items, in points.
    public var inset: EdgeInsets
    /// The space between two items of a line, in points.
    public var interItemSpacing: Double
    /// The space between two lines, in points.
    public var lineSpacing: Double
    /// Whether all items of a line get the height of the tallest item.
    public var normalizesLineHeight: Bool
    /// Whether headers stay in view while their section is in view.
    public var pinsHeaders: Bool
    /// Whether footers stay in view while their section is in view.
    public var pinsFooters: Bool
    /// Whether a section without items keeps its insets and its background.
    ///
    /// In UIKit's compositional layout an empty section keeps only header, footer and spacing. This was measured on
    /// pictures of a section with nothing around it. For a section with a header it is an assumption.
    public var keepsEmptySections: Bool

    /// The area of backgrounds whose description does not say it. `automatic` means the items.
    public var backgroundExtent: BackgroundExtent

    /// Makes defaults. Without parameters they are those of a plain flow layout: no insets, no spacing, nothing pinned.
    public init(
        inset: EdgeInsets = .zero, interItemSpacing: Double = 0, lineSpacing: Double = 0,
        normalizesLineHeight: Bool = false, pinsHeaders: Bool = false, pinsFooters: Bool = false,
        keepsEmptySections: Bool = true, backgroundExtent: BackgroundExtent = .items
    ) {
        self.inset = inset
        self.interItemSpacing = interItemSpacing
        self.lineSpacing = lineSpacing
        self.normalizesLineHeight = normalizesLineHeight
        self.pinsHeaders = pinsHeaders
        self.pinsFooters = pinsFooters
        self.keepsEmptySections = keepsEmptySections
        self.backgroundExtent = backgroundExtent
    }
}

/// The area that a section's background covers. It is as wide as the column, except for `body`.
public enum BackgroundExtent: Hashable, Sendable {
    /// The layout's default: the items in columns, split and flow layouts, the whole section in others.
    case automatic
    /// From the start of the top inset to the end of the bottom inset.
    case items
    /// The whole section, including header and footer.
    case section
    /// The items only, without insets at any side. No background if there are no items.
    case body
}
