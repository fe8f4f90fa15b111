/// What a section takes from its layout where its own description says nothing.
///
/// Numbers are in points, and may be negative. One that is infinite, not a number or beyond 10^12 counts as zero and
/// is a `LayoutProblem` of each section that takes it.
public struct SectionDefaults: Hashable, Sendable {
    /// Room around the items, in points.
    public var inset: EdgeInsets
    /// Between two items of a line, in points.
    public var interItemSpacing: Double
    /// Between two lines, in points.
    public var lineSpacing: Double
    /// Whether the items of a line all take the height of the tallest.
    public var normalizesLineHeight: Bool
    /// Whether headers stay in view while their section is.
    public var pinsHeaders: Bool
    /// Whether footers stay in view while their section is.
    public var pinsFooters: Bool
    /// Whether a section without items keeps its insets and its background.
    ///
    /// In UIKit's compositional layout it keeps neither, only header, footer and spacing: measured on pictures
    /// for a section with nothing around it, and taken to hold for one with a header too.
    public var keepsEmptySections: Bool

    /// What a background covers where its section does not say; `automatic` means the items.
    public var backgroundExtent: BackgroundExtent

    /// Makes defaults, by themselves those of a bare flow: no room, no spacing, nothing pinned.
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

/// What a section's background covers, as wide as the column where nothing else is said.
public enum BackgroundExtent: Hashable, Sendable {
    /// What the layout's defaults say: the items in split and flow layouts, the section in others.
    case automatic
    /// From the start of the inset above the items to the end of the one below them.
    case items
    /// Header and footer as well.
    case section
    /// The items alone, without the insets at any side; none without items.
    case body
}
