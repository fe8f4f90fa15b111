/// The layout's defaults for values that a section's description does not set.
///
/// Numbers are in points, and may be negative. A number that is infinite, not a number or beyond 10^12 counts as zero.
/// It is reported as a `LayoutProblem` of each section that uses the number.
public struct SectionDefaults: Hashable, Sendable {
    /// The space around the items, in points.
    package var inset: EdgeInsets
    /// The space between two items on a line, in points.
    public var interItemSpacing: Double
    /// The space between two lines, in points.
    public var lineSpacing: Double
    /// Whether all items on a line get the height of the tallest item.
    package var normalizesLineHeight: Bool
    /// Whether headers stay in view while their section is in view.
    package var pinsHeaders: Bool
    /// Whether footers stay in view while their section is in view.
    package var pinsFooters: Bool
    /// Whether a section without items keeps its insets and its background.
    ///
    /// In UIKit's compositional layout an empty section keeps only its header, footer and spacing. This rule was
    /// measured on pictures of an empty section without header and footer. For a section with a header the rule is an
    /// assumption.
    package var keepsEmptySections: Bool

    /// The area of backgrounds whose extent is `automatic`. If this value is `automatic` too, it counts as `items`.
    package var backgroundExtent: BackgroundExtent

    /// Makes defaults. Without arguments they are the defaults of a plain flow layout: no insets, no spacing, no pinned
    /// headers or footers.
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

/// The area that a section's background covers. Except for `body`, the area is as wide as the column.
public enum BackgroundExtent: Hashable, Sendable {
    /// The layout's default. It is `items` in columns, split and flow layouts, and `section` in other layouts.
    case automatic
    /// The items and their insets, from the start of the top inset to the end of the bottom inset.
    case items
    /// The whole section, including header and footer.
    case section
    /// The items only, without the insets. A section without items has no background.
    case body
}
