/// The sizes of a section's items.
///
/// Sizes are read again for visible lines, so a closure must give the same answers as long as an `Arrangement` uses it.
/// An item with a width or height of zero takes no room. A number that is negative, infinite, not a number or beyond
/// 10^12 counts as zero and is a `LayoutProblem`.
public enum ItemSize {
    /// The same size for all items, in points. Solved in O(1), whatever the number of items.
    case uniform(Size)
    /// `count` equal items on a line, with the width of `Column.itemWidth(perLine:)`, in whole points. Solved in O(1).
    ///
    /// A line never has more than `count` items, even if rounding leaves room for another. No item is shown if the
    /// width is below one point. A count below 1 is a `LayoutProblem`, and no item takes room.
    case perLine(Int, LineHeight)
    /// Called for one item at a time.
    case each((_ item: Int, _ column: Column) -> Size)
    /// Called for a range of items at once. The fastest way for items of different sizes.
    case bulk((_ items: Range<Int>, _ column: Column, _ sizes: inout MutableSpan<Size>) -> Void)
    /// A size for each item. An item beyond the table takes no room and is a `LayoutProblem`.
    case table([Size])
    /// `perLine` items of equal width on a line, with measured heights. A line never has more than `perLine` items that
    /// take room.
    ///
    /// `estimate` is a height in points. It is used until the item is measured, and if no `Measure` closure is given.
    case measured(perLine: Int = 1, estimate: Double)

    /// The height of an item whose width is given.
    public enum LineHeight: Hashable, Sendable {
        /// A number of points.
        case fixed(Double)
        /// The width divided by the height, as in CSS.
        case aspectRatio(Double)
    }

    /// `count` equal items on a line; `aspectRatio` is width divided by height.
    public static func perLine(_ count: Int, aspectRatio: Double) -> ItemSize {
        .perLine(count, .aspectRatio(aspectRatio))
    }

    /// `count` equal items on a line, `height` points high.
    public static func perLine(_ count: Int, height: Double) -> ItemSize {
        .perLine(count, .fixed(height))
    }
}

extension ItemSize {
    /// Whether two sources give the same sizes as far as can be known: closures never do.
    func isAlike(_ other: ItemSize) -> Bool {
        switch (self, other) {
        case (.uniform(let left), .uniform(let right)): left == right
        case (.perLine(let left, let high), .perLine(let right, let wide)):
            left == right && high == wide
        case (.measured(let left, let high), .measured(let right, let wide)):
            left == right && high == wide
        default: false
        }
    }
}

extension ItemSize: Transposable {
    /// Items on a line are counted across the scroll direction and measured along it, so these cases stay.
    var transposed: ItemSize {
        switch self {
        case .uniform(let size): return .uniform(size.transposed)
        case .perLine(let count, .aspectRatio(let ratio)):
            return .perLine(count, .aspectRatio(1 / ratio))
        case .perLine, .measured: return self
        case .each(let size): return .each { size($0, $1).transposed }
        case .bulk(let fill):
            return .bulk { items, column, sizes in
                fill(items, column, &sizes)
                for index in sizes.indices { sizes[index] = sizes[index].transposed }
            }
        case .table(let sizes): return .table(sizes.map(\.transposed))
        }
    }
}
