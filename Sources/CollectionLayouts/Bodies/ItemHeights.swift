/// Where the width ÷ height of each item comes from.
///
/// It may be asked again whenever items are read, so it must answer alike for the life of an `Arrangement`. A ratio
/// that is not above zero or not finite, or gives lengths beyond 10^12, is a `LayoutProblem`; its item takes no room.
public enum ItemRatios {
    /// Asked for one item at a time.
    case each((_ item: Int) -> Double)
    /// Asked for a range of items at once.
    case bulk((_ items: Range<Int>, _ ratios: inout MutableSpan<Double>) -> Void)
}

/// Where the heights of items of one width come from, in points.
///
/// A height is the extent along the scroll direction: in a layout that scrolls sideways width and height are swapped.
/// One that is negative, infinite, not a number or beyond 10^12 counts as zero and is a `LayoutProblem`. An item
/// without height takes no room.
public enum ItemHeights {
    /// Asked for one item at a time.
    case each((_ item: Int, _ width: Double) -> Double)
    /// Asked for a range of items at once.
    case bulk((_ items: Range<Int>, _ width: Double, _ heights: inout MutableSpan<Double>) -> Void)
    /// The width divided by each item's ratio of width to height.
    case aspectRatio(ItemRatios)
    /// Measured; `estimate` counts as long as an item is not measured.
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
    /// Whether it is a ratio of width to height that gives an item of this width a height.
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
