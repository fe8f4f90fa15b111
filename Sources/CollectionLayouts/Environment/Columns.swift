/// The division of a view's width into columns.
///
/// Spacings are in points. Columns never overlap: a spacing that is negative, infinite, not a number or beyond 10^12
/// counts as zero and is reported as a `LayoutProblem`.
public enum Columns: Hashable, Sendable {
    /// One column for all sections.
    case single
    /// A left and a right column with `spacing` points between them.
    ///
    /// `leftSideRatio` is the left column's share of the width, clamped to 0…1. If the ratio is not a number, it counts
    /// as 0 and is reported as a `LayoutProblem`. With a ratio of 0 or 1 one side has no width: there is no spacing,
    /// and the sections of this side are left out. This rule comes from UICollectionViewSplitLayout.
    case split(leftSideRatio: Double, spacing: Double = 0)
    /// A column for each ratio, from left to right, with `spacing` points between the columns that have a width.
    ///
    /// Ratios are shares of the width; their sum need not be 1. The sections of a column with ratio 0 are left out. A
    /// ratio that is negative, infinite, not a number or beyond 10^12 counts as 0 and is reported as a `LayoutProblem`.
    ///
    /// These mistakes are reported too: an empty list of ratios (one column is used), only zeros, and more than 64
    /// ratios (only the first 64 are used).
    case ratios([Double], spacing: Double = 0)
    /// The largest number of equal columns that are at least `minimumWidth` points wide, with `spacing` points between
    /// them. There is at least one column. There are at most `atMost` columns, and never more than 64.
    ///
    /// A minimum width that is negative, infinite, not a number or beyond 10^12 counts as 0, and an `atMost` below 1
    /// counts as 1. Both are reported as a `LayoutProblem`.
    case asMany(minimumWidth: Double, atMost: Int = 64, spacing: Double = 0)

    /// The largest number of columns: 64.
    @usableFromInline package static let most = LayoutProblem.mostColumns
}

/// The column that a section requests in a `ColumnsLayout`.
public enum ColumnChoice: Hashable, Sendable {
    /// The column with this index; the left column is 0. Clamped to the existing columns.
    case index(Int)
    /// The shortest column after the sections before this section are placed. If several columns are equally short, the
    /// leftmost is used. Columns whose ends differ by less than a millionth of a point are equal.
    ///
    /// Heights that are not measured yet count as their estimates. The layout chooses the column once for each set of
    /// columns with a width. The layout chooses again only when this section or a previous section is inserted, removed
    /// or moved. A measurement or an edit of items never changes the column.
    case shortest
}

/// The column that a section requests in a `SplitLayout`.
public enum Side: Hashable, Sendable, CaseIterable {
    /// The left or the right side of the screen; in a mirrored layout, the other one.
    case left, right
}

/// A column of stacked sections, with its position and width in one environment.
public struct Column: Hashable, Sendable {
    /// The index from the left, in a mirrored layout from the right; the first column is 0.
    public var index = 0
    /// The side, if there are exactly two columns; otherwise nil.
    public var side: Side?
    /// The left edge in content coordinates, in points. In the closures of a mirrored layout, it is the distance from the
    /// right edge of the content to the right edge of the column.
    public var leftEdge: Double
    /// The width in points, never negative.
    public var width: Double
    /// The size and insets of the view that contains the column.
    public var environment: LayoutEnvironment

    /// The right edge in content coordinates, in points.
    public var rightEdge: Double { leftEdge + width }

    /// Returns the width of each of `count` equal items on one line, in whole points.
    ///
    /// The column's width without insets and spacings is rounded down, divided by `count` and rounded down again. So
    /// the items are never wider than the column, and less than `count` whole points remain. The result is zero if
    /// there is no room, or if `count` is below 1. The rule comes from `calculateFixedWidthRaughly` of
    /// UICollectionViewSplitLayout.
    public func itemWidth(
        perLine count: Int, interItemSpacing: Double = 0, inset: EdgeInsets = .zero
    ) -> Double {
        guard count > 0 else { return 0 }
        let room = width - inset.horizontal - Double(count - 1) * interItemSpacing
        guard room.isLength else { return 0 }
        return (room.rounded(.down) / Double(count)).rounded(.down)
    }
}

extension Column: Flippable {
    package func flipped(in width: Double) -> Column {
        var copy = self
        copy.leftEdge = width - rightEdge
        return copy
    }
}
