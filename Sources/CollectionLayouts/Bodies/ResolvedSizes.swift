/// The sizes of items in a column, their numbers checked.
enum ResolvedSizes {
    /// All alike, at most so many on a line.
    case uniform(Size, perLine: Int)
    /// Of one width, with measured heights; `estimate` is the height of those that are not measured.
    case measured(width: Double, estimate: Double, perLine: Int)
    /// Of different sizes.
    case ragged(RaggedSizes)

    init(
        _ sizes: ItemSize, in room: BodyRoom, interItemSpacing: Double,
        _ problems: inout ProblemLog
    ) {
        func itemWidth(_ count: Int) -> Double {
            if count < 1 { problems.report(.itemsPerLine(count)) }
            return room.itemWidth(perLine: count, interItemSpacing: interItemSpacing)
        }
        switch sizes {
        case .uniform(let size):
            self = .uniform(problems.size(size), perLine: .max)
        case .perLine(let count, let height):
            let width = itemWidth(count)
            let size = Size(width: width, height: height.height(for: width, &problems))
            // Widths are rounded down, which may leave room for more than were asked for.
            self = .uniform(size, perLine: max(1, count))
        case .measured(let count, let estimate):
            self = .measured(
                width: itemWidth(count), estimate: problems.length(estimate, .estimate),
                perLine: max(1, count))
        case .each, .bulk, .table:
            self = .ragged(RaggedSizes(sizes, in: room.column))
        }
    }

    /// The most items on a line.
    var perLine: Int {
        switch self {
        case .uniform(_, let perLine), .measured(_, _, let perLine): perLine
        case .ragged: .max
        }
    }

    /// The numbers of the sizes, for tools that show them.
    var numbers: [BodyNumber] {
        perLine < .max ? [BodyNumber("items a line", .count(perLine))] : []
    }

    /// The size of equal items, or the estimated size of measured ones; nil if sizes differ.
    var equalSize: Size? {
        switch self {
        case .uniform(let size, _): size
        case .measured(let width, let estimate, _): Size(width: width, height: estimate)
        case .ragged: nil
        }
    }

    /// Whether heights are measured. Not where the width is zero: no item takes room then.
    var isMeasured: Bool {
        if case .measured(let width, _, _) = self { width > 0 } else { false }
    }

    /// Whether both give the same sizes as long as their sources answer the same.
    func areAlike(_ other: ResolvedSizes) -> Bool {
        switch (self, other) {
        case (.measured(let width, let estimate, let count), .measured(let w, let e, let c)):
            width == w && estimate == e && count == c
        case (.ragged, .ragged): true
        default: false
        }
    }
}

/// Answers for items of different sizes. A class, so that asking costs one retain.
final class RaggedSizes {
    private let sizes: ItemSize
    private let column: Column

    init(_ sizes: ItemSize, in column: Column) { (self.sizes, self.column) = (sizes, column) }

    fileprivate func fill(_ sizes: UnsafeMutableBufferPointer<Size>, items: Range<Int>) {
        switch self.sizes {
        case .each(let size):
            for (offset, item) in items.enumerated() {
                sizes.initializeElement(at: offset, to: size(item, column))
            }
        case .bulk(let fill):
            sizes.initialize(repeating: .zero)
            var span = MutableSpan(_unsafeElements: sizes)
            fill(items, column, &span)
        case .table(let table):
            for (offset, item) in items.enumerated() {
                let size = item < table.count ? table[item] : .zero
                sizes.initializeElement(at: offset, to: size)
            }
        case .uniform, .perLine, .measured:
            // Never ragged.
            sizes.initialize(repeating: .zero)
        }
    }

    /// Reports a table that ends before the items do; returns whether it does.
    @discardableResult
    func check(_ count: Int, _ problems: inout ProblemLog) -> Bool {
        guard case .table(let sizes) = sizes, sizes.count < count else { return true }
        problems.report(.tableTooShort(sizes: sizes.count, items: count), item: sizes.count)
        return false
    }
}

extension ResolvedSizes {
    /// Writes the sizes of a range of items, as their source gives them.
    func fill(
        _ sizes: UnsafeMutableBufferPointer<Size>, _ range: Range<Int>, of items: BodyItems
    ) {
        switch self {
        case .uniform(let size, _):
            sizes.initialize(repeating: size)
        case .measured(let width, let estimate, _):
            for (offset, item) in range.enumerated() {
                let answer = items.measuredSize(of: item, width: width, height: nil)
                sizes.initializeElement(
                    at: offset, to: Size(width: width, height: answer?.height ?? estimate))
            }
        case .ragged(let ragged):
            ragged.fill(sizes, items: range)
        }
    }

    /// Reports what is wrong with the sizes of so many items.
    func check(_ count: Int, _ problems: inout ProblemLog) {
        if case .ragged(let ragged) = self { ragged.check(count, &problems) }
    }

    /// Whether there is a size for each of so many items.
    func hasSizes(for count: Int) -> Bool {
        var scratch = ProblemLog()
        if case .ragged(let ragged) = self { return ragged.check(count, &scratch) }
        return true
    }
}

extension ItemSize.LineHeight {
    fileprivate func height(for width: Double, _ problems: inout ProblemLog) -> Double {
        switch self {
        case .fixed(let height):
            return problems.length(height, .height)
        case .aspectRatio(let ratio):
            guard ratio > 0, ratio.isFinite, (width / ratio).isLength else {
                problems.report(.ratio(.aspectRatio, "\(ratio)"))
                return 0
            }
            return width / ratio
        }
    }
}

extension Size {
    /// Whether both are lengths above zero. Bad ones were reported when the layout was solved.
    @inline(__always) var takesRoom: Bool {
        width > 0 && width <= .mostPoints && height > 0 && height <= .mostPoints
    }

    /// The size with zero for what is not a length. It was reported when the layout was solved.
    var cleaned: Size { Size(width: width.orZero, height: height.orZero) }
}
