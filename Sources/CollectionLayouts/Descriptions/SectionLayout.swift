/// How one section is laid out: its body, and what stands around it.
///
/// A value that is made anew on every solve, so it may depend on anything the closure that makes it can see.
public struct SectionLayout {
    /// How the items are arranged.
    public var body: Body
    /// Room around the items, in points; nil takes the layout's default.
    public var inset: EdgeInsets?
    /// Stands above the inset; a height of zero means none.
    public var header: Supplementary?
    /// Stands below the inset; a height of zero means none.
    public var footer: Supplementary?
    /// What a background covers; nil means none.
    public var background: BackgroundExtent?

    /// Makes a section of the given body.
    public init(_ body: Body, inset: EdgeInsets? = nil) {
        self.body = body
        self.inset = inset
    }

    /// The ways in which items can be arranged.
    public enum Body {
        /// Lines that wrap at the column's width, as in UICollectionViewFlowLayout, left- and top-aligned.
        case flow(FlowBody)
    }
}

/// A body of lines that wrap. Spacings are in points; nil takes the layout's default.
public struct FlowBody {
    public var items: ItemSize
    /// Between two items of a line.
    public var interItemSpacing: Double?
    /// Between two lines.
    public var lineSpacing: Double?
    /// Whether the items of a line all take the height of the tallest.
    public var normalizesLineHeight: Bool?

    public init(
        items: ItemSize, interItemSpacing: Double? = nil, lineSpacing: Double? = nil,
        normalizesLineHeight: Bool? = nil
    ) {
        self.items = items
        self.interItemSpacing = interItemSpacing
        self.lineSpacing = lineSpacing
        self.normalizesLineHeight = normalizesLineHeight
    }
}

/// A header or footer. Numbers are in points.
public struct Supplementary: Hashable, Sendable {
    public var height: Double
    /// The column's width when nil; it may be wider or narrower, always from the column's left edge.
    public var width: Double?
    /// Whether it stays in view while its section is; nil takes the layout's default.
    public var isPinned: Bool?

    public init(height: Double, width: Double? = nil, isPinned: Bool? = nil) {
        self.height = height
        self.width = width
        self.isPinned = isPinned
    }
}

/// What a section's background covers, always as wide as the column.
public enum BackgroundExtent: Hashable, Sendable {
    /// From the start of the inset above the items to the end of the one below them.
    case items
    /// Header and footer as well.
    case section
}

extension SectionLayout {
    /// A section of lines that wrap.
    public static func flow(
        items: ItemSize, interItemSpacing: Double? = nil, lineSpacing: Double? = nil,
        inset: EdgeInsets? = nil, normalizesLineHeight: Bool? = nil
    ) -> SectionLayout {
        let body = FlowBody(
            items: items, interItemSpacing: interItemSpacing, lineSpacing: lineSpacing,
            normalizesLineHeight: normalizesLineHeight)
        return SectionLayout(.flow(body), inset: inset)
    }

    /// The section with a header above it, in points; `width` is the column's unless given.
    public func header(height: Double, width: Double? = nil, pinned: Bool? = nil) -> SectionLayout {
        var copy = self
        copy.header = Supplementary(height: height, width: width, isPinned: pinned)
        return copy
    }

    /// The section with a footer below it, in points; `width` is the column's unless given.
    public func footer(height: Double, width: Double? = nil, pinned: Bool? = nil) -> SectionLayout {
        var copy = self
        copy.footer = Supplementary(height: height, width: width, isPinned: pinned)
        return copy
    }

    /// The section with a background element below its items.
    public func background(_ extent: BackgroundExtent = .items) -> SectionLayout {
        var copy = self
        copy.background = extent
        return copy
    }
}

extension SectionLayout {
    /// Whether two descriptions are the same as far as can be known, so that one can be kept for both.
    func isAlike(_ other: SectionLayout) -> Bool {
        guard inset == other.inset, header == other.header, footer == other.footer,
            background == other.background
        else { return false }
        switch (body, other.body) {
        case (.flow(let left), .flow(let right)):
            return left.interItemSpacing == right.interItemSpacing
                && left.lineSpacing == right.lineSpacing
                && left.normalizesLineHeight == right.normalizesLineHeight
                && left.items.isAlike(right.items)
        }
    }
}
