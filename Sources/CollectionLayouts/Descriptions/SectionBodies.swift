/// A body of lines that wrap.
///
/// Spacings are in points; nil takes the layout's default, and one that is negative, infinite, not a number or
/// beyond 10^12 counts as zero and is a `LayoutProblem`.
public struct FlowBody {
    /// Where the sizes of the items come from.
    public var items: ItemSize
    /// Between two items of a line, in points.
    public var interItemSpacing: Double?
    /// Between two lines, in points.
    public var lineSpacing: Double?
    /// Whether the items of a line all take the height of the tallest.
    public var normalizesLineHeight: Bool?
    /// Thin elements between the items, for lists; nil means none.
    public var separator: ListSeparator?

    /// Makes a body of lines that wrap.
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
///
/// Bad spacings count as zero, as in `FlowBody`.
public struct ShelfBody {
    /// Where the sizes of the items come from.
    public var items: ItemSize
    /// At least one; less counts as one and is a `LayoutProblem`, more than 2^32 as 2^32.
    public var lines: Int
    /// Between two items of a line, in points; nil takes the layout's default.
    public var interItemSpacing: Double?
    /// Between two lines, in points; nil takes the layout's default.
    public var lineSpacing: Double?

    /// Makes a body of lines that never wrap.
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
    /// Between two groups, in points; a bad one counts as zero, as in `FlowBody`.
    public var interGroupSpacing: Double

    /// Makes a body of groups.
    public init(group: LayoutGroup, interGroupSpacing: Double = 0) {
        self.group = group
        self.interGroupSpacing = interGroupSpacing
    }
}

/// A thin element at the lower edge of the rows of a list.
///
/// Numbers are in points; bad ones count as zero, as in `FlowBody`.
public struct ListSeparator: Hashable, Sendable {
    /// Its height, in points; no more than that of its row.
    public var thickness: Double
    /// Room at its left end, in points.
    public var leading: Double
    /// Room at its right end, in points.
    public var trailing: Double
    /// Rows without one, counted from the first: one for a header that is the first item.
    public var rowsWithout: Int

    /// Makes a separator as wide as its line, a point high.
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
