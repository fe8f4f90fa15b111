/// The sizes of the items in a column, with checked numbers.
enum ResolvedSizes {
    /// One size for all items, with at most `perLine` items on a line.
    case uniform(Size, perLine: Int)
    /// One width for all items, with measured heights. `estimate` is the height of items that are not measured.
    case measured(width: Double, estimate: Double, perLine: Int)
    /// Different sizes, read from a source.
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
            // Limit the number of items, because the rounded width may leave room for one more item on the line.
            self = .uniform(size, perLine: max(1, count))
        case .measured(let count, let estimate):
            self = .measured(
                width: itemWidth(count), estimate: problems.length(estimate, .estimate),
                perLine: max(1, count))
        case .each, .bulk, .table:
            self = .ragged(RaggedSizes(sizes, in: room.column))
        }
    }

    /// The largest number of items on a line.
    var perLine: Int {
        switch self {
        case .uniform(_, let perLine), .measured(_, _, let perLine): perLine
        case .ragged: .max
        }
    }

    /// The numbers of the sizes, for tools that show numbers.
    var numbers: [BodyNumber] {
        perLine < .max ? [BodyNumber("items a line", .count(perLine))] : []
    }

    /// The size of equal items, or the estimated size of measured items; nil if sizes differ.
    var equalSize: Size? {
        switch self {
        case .uniform(let size, _): size
        case .measured(let width, let estimate, _): Size(width: width, height: estimate)
        case .ragged: nil
        }
    }

    /// Whether heights are measured. False if the width is zero, because then no item takes room.
    var isMeasured: Bool {
        if case .measured(let width, _, _) = self { width > 0 } else { false }
    }

    /// Whether both values give the same sizes, if their sources return the same numbers. Always false for `uniform`.
    func areAlike(_ other: ResolvedSizes) -> Bool {
        switch (self, other) {
        case (.measured(let width, let estimate, let count), .measured(let w, let e, let c)):
            width == w && estimate == e && count == c
        case (.ragged, .ragged): true
        default: false
        }
    }
}

/// The source of different sizes. The source is a class, so reading sizes costs only one retain.
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
            // These cases never make a `RaggedSizes`.
            sizes.initialize(repeating: .zero)
        }
    }

    /// Reports a table that has fewer sizes than items. Returns whether all items have a size.
    @discardableResult
    func check(_ count: Int, _ problems: inout ProblemLog) -> Bool {
        guard case .table(let sizes) = sizes, sizes.count < count else { return true }
        problems.report(.tableTooShort(sizes: sizes.count, items: count), item: sizes.count)
        return false
    }
}

extension ResolvedSizes {
    /// Writes the sizes of a range of items from their source, without checks.
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

    /// Reports a table that is too short for `count` items.
    func check(_ count: Int, _ problems: inout ProblemLog) {
        if case .ragged(let ragged) = self { ragged.check(count, &problems) }
    }

    /// Whether there is a size for each of `count` items.
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
    /// Whether width and height are valid lengths above zero. The solver has already reported invalid lengths.
    @inline(__always) var takesRoom: Bool {
        width > 0 && width <= .mostPoints && height > 0 && height <= .mostPoints
    }

    /// The size with zero in place of invalid lengths. The solver has already reported these lengths.
    var cleaned: Size { Size(width: width.orZero, height: height.orZero) }
}
