/// Where the width ÷ height of each item comes from.
///
/// The source is asked again for the lines that are read, so it must answer alike for the life of an `Arrangement`.
/// What is not a ratio takes no room and is a `LayoutProblem`.
public enum ItemRatios {
    /// Asked for one item at a time.
    case each((_ item: Int) -> Double)
    /// Asked for a range of items at once.
    case bulk((_ items: Range<Int>, _ ratios: inout MutableSpan<Double>) -> Void)
}

/// Where the heights of items of one width come from, in points.
///
/// Along the direction in which the layout scrolls: in one that scrolls sideways, heights are widths and widths
/// heights. One that is negative, infinite, not a number or beyond 10^12 counts as zero and is a `LayoutProblem`; an
/// item without height takes no room.
public enum ItemHeights {
    /// Asked for one item at a time.
    case each((_ item: Int, _ width: Double) -> Double)
    /// Asked for a range of items at once.
    case bulk((_ items: Range<Int>, _ width: Double, _ heights: inout MutableSpan<Double>) -> Void)
    /// From the width and each item's width ÷ height.
    case aspectRatio(ItemRatios)
    /// What the measure question answers; `estimate` is what counts where nobody can measure.
    case measured(estimate: Double)
}

extension ItemRatios {
    /// The ratios of a range of items, as their source gives them.
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
    /// The heights of a range of items of a width, their numbers checked.
    func numbers(
        for range: Range<Int>, width: Double, _ items: BodyItems, _ problems: inout ProblemLog
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
            guard items.canMeasure else {
                return Array(repeating: estimate.orZero, count: range.count)
            }
            numbers = range.map {
                items.measuredSize(of: $0, width: width, height: nil)?.height ?? estimate.orZero
            }
        }
        for (index, number) in numbers.enumerated() where !number.isLength {
            numbers[index] = problems.length(number, .height, item: range.lowerBound + index)
        }
        return numbers
    }
}

extension ProblemLog {
    /// The height of an item of a width; zero, and a problem, where the ratio gives none.
    fileprivate mutating func height(of item: Int, width: Double, ratio: Double) -> Double {
        guard ratio.isRatio(of: width) else {
            report(.ratio(.aspectRatio, "\(ratio)"), item: item)
            return 0
        }
        return width / ratio
    }
}

extension Double {
    /// Whether it can be a width divided by a height, of something so wide.
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
    /// Heights stay along the scroll direction, either way.
    var transposed: ItemHeights {
        if case .aspectRatio(let ratios) = self { .aspectRatio(ratios.transposed) } else { self }
    }
}
