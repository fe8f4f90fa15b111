/// The aspect ratio of each item: its width divided by its height.
///
/// The engine may read ratios again whenever it reads items. The closure must return the same ratios as long as an
/// `Arrangement` uses it.
/// A ratio that is zero, negative or not finite, or that gives lengths beyond 10^12, is a `LayoutProblem`, and its item
/// takes no room.
public enum ItemRatios {
    /// A closure that returns the ratio of one item.
    case each((_ item: Int) -> Double)
    /// A closure that writes the ratios of a range of items in one call.
    case bulk((_ items: Range<Int>, _ ratios: inout MutableSpan<Double>) -> Void)
}

/// The heights of items with equal widths, in points.
///
/// The height is the extent along the scroll direction: in a layout that scrolls sideways, width and height are
/// swapped. A height that is negative, infinite, not a number or beyond 10^12 counts as zero and is a `LayoutProblem`.
/// An item without height takes no room.
public enum ItemHeights {
    /// A closure that returns the height of one item.
    case each((_ item: Int, _ width: Double) -> Double)
    /// A closure that writes the heights of a range of items in one call.
    case bulk((_ items: Range<Int>, _ width: Double, _ heights: inout MutableSpan<Double>) -> Void)
    /// The item's width divided by its aspect ratio.
    case aspectRatio(ItemRatios)
    /// A measured height. The item has the height `estimate`, in points, until it is measured.
    case measured(estimate: Double)
}

extension ItemRatios {
    /// Reads the ratios of a range of items from their source, without checks.
    func numbers(for range: Range<Int>) -> [Double] {
        switch self {
        case .each(let ratio): return range.map(ratio)
        case .bulk(let fill):
            var numbers = Array(repeating: 0.0, count: range.count)
            var span = numbers.mutableSpan
            fill(range, &span)
            return numbers
        }
    }
}

extension ItemHeights {
    /// Returns the checked heights of a range of items that have the given width. Calls `noteEstimate` for each item
    /// whose height is an estimate.
    func numbers(
        for range: Range<Int>, width: Double, _ items: BodyItems, _ problems: inout ProblemLog,
        noteEstimate: (_ item: Int) -> Void
    ) -> [Double] {
        var numbers: [Double]
        switch self {
        case .each(let height): numbers = range.map { height($0, width) }
        case .bulk(let fill):
            numbers = Array(repeating: 0.0, count: range.count)
            var span = numbers.mutableSpan
            fill(range, width, &span)
        case .aspectRatio(let ratios):
            numbers = ratios.numbers(for: range)
            for index in numbers.indices {
                numbers[index] = problems.height(
                    of: range.lowerBound + index, width: width, ratio: numbers[index])
            }
            return numbers
        case .measured(let estimate):
            let estimate = estimate.orZero
            numbers = range.map { item in
                let size = items.measuredSize(of: item, width: width, height: nil)
                if size == nil { noteEstimate(item) }
                return size?.height ?? estimate
            }
        }
        for (index, number) in numbers.enumerated() where !number.isLength {
            numbers[index] = problems.length(number, .height, item: range.lowerBound + index)
        }
        return numbers
    }
}

extension ProblemLog {
    /// Returns the height of an item from its width and its ratio. For a bad ratio, reports a problem and returns zero.
    fileprivate mutating func height(of item: Int, width: Double, ratio: Double) -> Double {
        guard ratio.isRatio(of: width) else {
            report(.ratio(.aspectRatio, "\(ratio)"), item: item)
            return 0
        }
        return width / ratio
    }
}

extension Double {
    /// Whether this number is an aspect ratio that gives an item of this width a valid height.
    func isRatio(of width: Double) -> Bool { self > 0 && isFinite && (width / self).isLength }
}

extension ItemRatios: Transposable {
    var transposed: ItemRatios {
        switch self {
        case .each(let ratio): return .each { 1 / ratio($0) }
        case .bulk(let fill):
            return .bulk { items, ratios in
                fill(items, &ratios)
                for index in ratios.indices { ratios[index] = 1 / ratios[index] }
            }
        }
    }
}

extension ItemHeights: Transposable {
    /// The heights with width and height of aspect ratios swapped. Other heights do not change, because they are always
    /// along the scroll direction.
    var transposed: ItemHeights {
        if case .aspectRatio(let ratios) = self { .aspectRatio(ratios.transposed) } else { self }
    }
}
