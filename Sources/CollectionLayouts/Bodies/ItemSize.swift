/// Where the sizes of a section's items come from.
///
/// The source is asked again for the lines that are read, so it must answer alike for the life of an
/// `Arrangement`. A width or height of zero means that the item takes no room; a number that is negative,
/// infinite or not a number becomes zero and a `LayoutProblem`.
public enum ItemSize {
    /// Every item has the same size, in points. Solved in closed form, whatever the number of items.
    case uniform(Size)
    /// `count` equal items on a line, as wide as `Column.itemWidth(perLine:)` says, in whole points. Closed form.
    ///
    /// Never more, even where rounding leaves room for another; none where the width is below a point. A count
    /// below one is a `LayoutProblem`, and no item takes room.
    case perLine(Int, LineHeight)
    /// Asked for one item at a time.
    case each((_ item: Int, _ column: Column) -> Size)
    /// Asked for a range of items at once, the fastest way for items of different sizes.
    case bulk((_ items: Range<Int>, _ column: Column, _ sizes: inout MutableSpan<Size>) -> Void)
    /// One size for each item; an item beyond the table takes no room and is a `LayoutProblem`.
    case table([Size])
    /// `perLine` items of one width on a line, whose heights the measure question answers; never more of those that
    /// take room.
    ///
    /// `estimate` is the height in points that counts where nobody can measure.
    case measured(perLine: Int = 1, estimate: Double)

    /// How high an item is whose width is given.
    public enum LineHeight: Hashable, Sendable {
        /// The same number of points everywhere.
        case fixed(Double)
        /// Width divided by height, as CSS has it.
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
