/// The sizes of a section's items.
///
/// The engine reads sizes again for visible lines. A closure must return the same sizes as long as an `Arrangement`
/// uses it. An item with a width or height of zero takes no room. A number that is negative, infinite, not a number or
/// beyond 10^12 counts as zero and is a `LayoutProblem`.
public enum ItemSize {
    /// The same size for all items, in points. Solved in O(1) for any number of items.
    case uniform(Size)
    /// A number of equal items on a line, with the width of `Column.itemWidth(perLine:)`, in whole points. Solved in
    /// O(1).
    ///
    /// A line never has more items than this number, even if rounding leaves room for another item. No item is shown if
    /// the width is below one point. A number below 1 is a `LayoutProblem`, and no item takes room.
    case perLine(Int, LineHeight)
    /// A closure that returns the size of one item.
    case each((_ item: Int, _ column: Column) -> Size)
    /// A closure that writes the sizes of a range of items in one call. The fastest way for items of different sizes.
    case bulk((_ items: Range<Int>, _ column: Column, _ sizes: inout MutableSpan<Size>) -> Void)
    /// A size for each item. An item beyond the table takes no room and is a `LayoutProblem`.
    case table([Size])
    /// `perLine` items of equal width on a line, with measured heights. A line never has more than `perLine` items that
    /// take room.
    ///
    /// `estimate`, a height in points, applies until the item is measured, or always if there is no `Measure` closure.
    case measured(perLine: Int = 1, estimate: Double)

    /// The height of an item whose width is given.
    public enum LineHeight: Hashable, Sendable {
        /// A height in points.
        case fixed(Double)
        /// The width divided by the height, as in CSS.
        case aspectRatio(Double)
    }

    /// Makes sizes for `count` equal items on a line; `aspectRatio` is width divided by height.
    public static func perLine(_ count: Int, aspectRatio: Double) -> ItemSize {
        .perLine(count, .aspectRatio(aspectRatio))
    }

    /// Makes sizes for `count` equal items on a line, each `height` points high.
    public static func perLine(_ count: Int, height: Double) -> ItemSize {
        .perLine(count, .fixed(height))
    }
}

extension ItemSize {
    /// Whether two sources surely give the same sizes. Always false for closures and tables.
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
    /// The sizes with width and height swapped, also in aspect ratios. Heights of lines do not change, because they are
    /// always along the scroll direction.
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
