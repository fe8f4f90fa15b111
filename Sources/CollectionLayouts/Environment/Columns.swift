/// How a view's width is divided into columns.
///
/// Spacings are in points. One that is negative, infinite, not a number or beyond 10^12 counts as zero and is a
/// `LayoutProblem`: columns never overlap.
public enum Columns: Hashable, Sendable {
    /// One column for all sections.
    case single
    /// A left and a right column with `spacing` points between them.
    ///
    /// `leftSideRatio` is the left column's share, clamped to 0…1; not a number counts as 0 and is a `LayoutProblem`.
    /// At 0 and 1 there is no spacing, and the sections of the side without width are left out, as in
    /// UICollectionViewSplitLayout.
    case split(leftSideRatio: Double, spacing: Double = 0)
    /// A column for each ratio, left one first, with `spacing` points between the columns that have a width.
    ///
    /// Ratios are shares of the width; their sum need not be 1. The sections of a column with ratio 0 are left out. A
    /// ratio that is negative, infinite, not a number or beyond 10^12 counts as 0 and is a `LayoutProblem`. Other
    /// problems are: no ratios at all (one column is used), only zeros, and more than `most` ratios (only the first
    /// `most` are used).
    case ratios([Double], spacing: Double = 0)
    /// As many equal columns of at least `minimumWidth` points as fit, with `spacing` points between them: at least
    /// one, at most `atMost`, and never more than `most`.
    ///
    /// A bad minimum width counts as 0, and an `atMost` below 1 counts as 1. Both are a `LayoutProblem`.
    case asMany(minimumWidth: Double, atMost: Int = most, spacing: Double = 0)

    /// The largest number of columns: 64.
    public static let most = LayoutProblem.mostColumns
}

/// The column that a section asks for in a `ColumnsLayout`.
public enum ColumnChoice: Hashable, Sendable {
    /// The column with this index; the left column is 0. Clamped to the existing columns.
    case index(Int)
    /// The column that is shortest after all sections before this one; of equal columns, the leftmost. Columns whose
    /// ends differ by less than a millionth of a point are equal.
    ///
    /// Heights that are not measured yet count as their estimates. The column is chosen once for each set of columns
    /// with a width. It is chosen again only when this section or one before it is inserted, removed or moved, never
    /// because something was measured or edited.
    case shortest
}

/// The column that a section asks for in a `SplitLayout`.
public enum Side: Hashable, Sendable, CaseIterable {
    /// The left or the right side of the screen.
    case left, right
}

/// Where the columns begin and end, after UIKit's `sectionInsetReference`.
public enum InsetReference: Hashable, Sendable {
    /// Inside the content inset and the safe area.
    case safeArea
    /// Inside the content inset only.
    case contentInset
}

/// A column with its place and width, solved for one environment. Sections are stacked in it.
public struct Column: Hashable, Sendable {
    /// The index from the left; the left column is 0.
    public var index = 0
    /// The side, if there are exactly two columns; otherwise nil.
    public var side: Side?
    /// The left edge in content coordinates, in points.
    public var leftEdge: Double
    /// The width in points, never negative.
    public var width: Double
    /// The view the column is in.
    public var environment: LayoutEnvironment

    /// The right edge in content coordinates, in points.
    public var rightEdge: Double { leftEdge + width }

    /// The width of `count` equal items beside each other, in whole points.
    ///
    /// The width less insets and spacings is rounded down, divided by `count` and rounded down again. So the items
    /// never take more than the column, and less than `count` points remain. Zero if there is no room, or if `count` is
    /// below 1. The rule is `calculateFixedWidthRaughly` of UICollectionViewSplitLayout.
    public func itemWidth(
        perLine count: Int, interItemSpacing: Double = 0, inset: EdgeInsets = .zero
    ) -> Double {
        guard count > 0 else { return 0 }
        let room = width - inset.horizontal - Double(count - 1) * interItemSpacing
        guard room.isLength else { return 0 }
        return (room.rounded(.down) / Double(count)).rounded(.down)
    }
}
