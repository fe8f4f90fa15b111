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
    /// A column for each ratio, left one first, with `spacing` points between those that have a width.
    ///
    /// Ratios are shares of the width and need not sum to 1. The sections of a column with ratio 0 are left out. A
    /// ratio that is negative, infinite, not a number or beyond 10^12 counts as 0 and is a `LayoutProblem`. Problems
    /// too are no ratios (one column is used), only zeros, and more than `most` ratios (the first are used).
    case ratios([Double], spacing: Double = 0)
    /// As many equal columns of at least `minimumWidth` points as the width has room for, with `spacing` points between
    /// them: at least one, at most `atMost`, and never more than `most`.
    ///
    /// A bad minimum width counts as zero, an `atMost` below 1 as 1; both are a `LayoutProblem`.
    case asMany(minimumWidth: Double, atMost: Int = most, spacing: Double = 0)

    /// The largest number of columns: 64.
    public static let most = LayoutProblem.mostColumns
}

/// The column a section asks for in a layout of columns.
public enum ColumnChoice: Hashable, Sendable {
    /// The column with this index, the left one 0; clamped to those there are.
    case index(Int)
    /// The column that ends highest after all sections before this one, the leftmost of equals. Ends that differ by
    /// less than a millionth of a point are equal.
    ///
    /// Estimates count where heights are not measured yet. The column is chosen once for each set of columns with a
    /// width. It is chosen again only when this section or one before it is inserted, removed or moved, never because
    /// something was measured or edited.
    case shortest
}

/// The column a section asks for in a split layout.
public enum Side: Hashable, Sendable, CaseIterable {
    /// As seen on the screen.
    case left, right
}

/// What UIKit's `sectionInsetReference` chooses: where the columns begin and end.
public enum InsetReference: Hashable, Sendable {
    /// Within the content inset and the safe area.
    case safeArea
    /// Within the content inset alone.
    case contentInset
}

/// A column that sections are stacked in, solved for one environment.
public struct Column: Hashable, Sendable {
    /// Counted from the left, from 0.
    public var index = 0
    /// Left or right of two columns; nil for any other number.
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
    /// The room less insets and spacings is rounded down, divided by `count` and rounded down again. So the items never
    /// take more than the column, and less than `count` points remain. Zero if there is no room, and for a count
    /// below one. The rule is `calculateFixedWidthRaughly` of UICollectionViewSplitLayout.
    public func itemWidth(
        perLine count: Int, interItemSpacing: Double = 0, inset: EdgeInsets = .zero
    ) -> Double {
        guard count > 0 else { return 0 }
        let room = width - inset.horizontal - Double(count - 1) * interItemSpacing
        guard room.isLength else { return 0 }
        return (room.rounded(.down) / Double(count)).rounded(.down)
    }
}
