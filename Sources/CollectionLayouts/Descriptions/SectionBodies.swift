/// A body of lines that wrap. Spacings are in points; nil takes the layout's default.
public struct FlowBody {
    public var items: ItemSize
    /// Between two items of a line.
    public var interItemSpacing: Double?
    /// Between two lines.
    public var lineSpacing: Double?
    /// Whether the items of a line all take the height of the tallest.
    public var normalizesLineHeight: Bool?
    /// Thin elements between the items, for lists; nil means none.
    public var separator: ListSeparator?

    public init(
        items: ItemSize, interItemSpacing: Double? = nil, lineSpacing: Double? = nil,
        normalizesLineHeight: Bool? = nil, separator: ListSeparator? = nil
    ) {
        self.items = items
        self.interItemSpacing = interItemSpacing
        self.lineSpacing = lineSpacing
        self.normalizesLineHeight = normalizesLineHeight
        self.separator = separator
    }
}

/// A body of one or more lines that never wrap: items fill columns of `lines` from above, column after column.
///
/// Columns are as wide as their widest item and lines as high as their tallest, items top- and left-aligned.
public struct ShelfBody {
    public var items: ItemSize
    /// At least one; less counts as one and is a `LayoutProblem`, more than 2^32 as 2^32.
    public var lines: Int
    /// Between two items of a line; nil takes the layout's default.
    public var interItemSpacing: Double?
    /// Between two lines; nil takes the layout's default.
    public var lineSpacing: Double?

    public init(
        items: ItemSize, lines: Int = 1, interItemSpacing: Double? = nil,
        lineSpacing: Double? = nil
    ) {
        self.items = items
        self.lines = lines
        self.interItemSpacing = interItemSpacing
        self.lineSpacing = lineSpacing
    }
}

extension ShelfBody {
    /// As many as there can be items of different sizes: indices of lines times columns stay within an integer.
    static let mostLines = 1 << 32
}

/// A body of groups of one form, as a section of a compositional layout.
public struct GroupBody: Equatable {
    /// Repeated until the items are used up.
    public var group: LayoutGroup
    /// Between two groups, in points.
    public var interGroupSpacing: Double

    public init(group: LayoutGroup, interGroupSpacing: Double = 0) {
        self.group = group
        self.interGroupSpacing = interGroupSpacing
    }
}

/// A thin element at the lower edge of the rows of a list. Numbers are in points.
public struct ListSeparator: Hashable, Sendable {
    public var thickness: Double
    /// Room at its left and right ends.
    public var leading: Double
    public var trailing: Double
    /// Rows without one, counted from the first: one for a header that is the first item.
    public var rowsWithout: Int

    public init(
        thickness: Double = 1, leading: Double = 0, trailing: Double = 0, rowsWithout: Int = 0
    ) {
        self.thickness = thickness
        self.leading = leading
        self.trailing = trailing
        self.rowsWithout = rowsWithout
    }
}

extension FlowBody {
    func isAlike(_ other: FlowBody) -> Bool {
        interItemSpacing == other.interItemSpacing && lineSpacing == other.lineSpacing
            && normalizesLineHeight == other.normalizesLineHeight && separator == other.separator
            && items.isAlike(other.items)
    }
}

extension ShelfBody {
    func isAlike(_ other: ShelfBody) -> Bool {
        interItemSpacing == other.interItemSpacing && lineSpacing == other.lineSpacing
            && lines == other.lines && items.isAlike(other.items)
    }
}
