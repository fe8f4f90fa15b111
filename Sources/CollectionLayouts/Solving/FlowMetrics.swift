/// A flow body in one column: where lines begin and break, and where the sizes come from.
///
/// A class, as `SectionMetrics` is, so that reading it costs one retain.
final class FlowMetrics {
    /// From the column's left edge to the first item of a line.
    let left: Double
    /// The room of a line, never negative.
    let width: Double
    let interItemSpacing: Double
    let lineSpacing: Double
    let normalizesLineHeight: Bool
    let source: SizeSource
    /// The most items that take room on a line of a table.
    let mostItems: Int
    /// Nil when there are none.
    let separator: SeparatorMetrics?

    /// How far an item may reach over its line before it breaks: sums of fractions are not exact.
    static let tolerance = 1e-6

    init(
        _ body: FlowBody, in column: Column, inset: EdgeInsets, defaults: SectionDefaults,
        log: inout ProblemLog
    ) {
        left = inset.left
        width = max(0, column.width - inset.horizontal)
        interItemSpacing = log.length(
            body.interItemSpacing ?? defaults.interItemSpacing, .interItemSpacing)
        lineSpacing = log.length(body.lineSpacing ?? defaults.lineSpacing, .lineSpacing)
        normalizesLineHeight = body.normalizesLineHeight ?? defaults.normalizesLineHeight
        let room = LineRoom(
            column: column, inset: inset, width: width, interItemSpacing: interItemSpacing)
        source = room.source(of: body.items, log: &log)
        if case .measured(let items) = source {
            mostItems = items.perLine
        } else {
            mostItems = .max
        }
        separator = body.separator.map { SeparatorMetrics($0, log: &log) }
    }
}

/// Where a solved flow gets its sizes from.
enum SizeSource {
    /// All alike, this many on a line.
    case uniform(UniformLines)
    /// Of different sizes: asked once for the line table, and again for lines that are read.
    case ragged(RaggedItems)
    /// All of one width, with heights that are measured.
    case measured(MeasuredItems)
}

/// Who answers for items of different sizes. A class, so that asking costs one retain.
final class RaggedItems {
    let sizes: ItemSize
    let column: Column

    init(_ sizes: ItemSize, in column: Column) { (self.sizes, self.column) = (sizes, column) }
}

/// Items of one width whose heights are asked for.
struct MeasuredItems: Hashable {
    var width: Double
    /// The height of items that nobody has measured.
    var estimate: Double
    /// The most items that take room on a line.
    var perLine: Int
    /// The lines while all items have the estimate.
    var lines: UniformLines
}

/// Lines of equal items.
struct UniformLines: Hashable {
    var size: Size
    /// At least one, when the size takes room at all.
    var perLine: Int
}

/// The room of a line, and so how wide items are and how many of them fit.
private struct LineRoom {
    let column: Column
    let inset: EdgeInsets
    let width: Double
    let interItemSpacing: Double

    func source(of items: ItemSize, log: inout ProblemLog) -> SizeSource {
        switch items {
        case .uniform(let size):
            return .uniform(lines(of: log.size(size)))
        case .perLine(let count, let height):
            let width = itemWidth(perLine: count, log: &log)
            let size = Size(width: width, height: height.height(for: width, log: &log))
            return .uniform(lines(of: size, atMost: count))
        case .measured(let count, let estimate):
            let size = Size(
                width: itemWidth(perLine: count, log: &log),
                height: log.length(estimate, .estimate))
            return .measured(
                MeasuredItems(
                    width: size.width, estimate: size.height, perLine: max(1, count),
                    lines: lines(of: size, atMost: max(1, count))))
        case .each, .bulk, .table:
            return .ragged(RaggedItems(items, in: column))
        }
    }

    private func itemWidth(perLine count: Int, log: inout ProblemLog) -> Double {
        if count < 1 { log.report(.itemsPerLine(count)) }
        return column.itemWidth(perLine: count, interItemSpacing: interItemSpacing, inset: inset)
    }

    /// As many as fit: n items and n − 1 spacings take no more than the line.
    ///
    /// Widths that are rounded down may leave room for more than were asked for: hence `atMost`.
    private func lines(of size: Size, atMost most: Int = .max) -> UniformLines {
        guard !size.isEmpty else { return UniformLines(size: .zero, perLine: 1) }
        let room = width + FlowMetrics.tolerance + interItemSpacing
        let count = (room / (size.width + interItemSpacing)).rounded(.down)
        return UniformLines(size: size, perLine: max(1, min(most, Int(min(count, 0x1p52)))))
    }
}

extension FlowMetrics {
    /// Whether lines break at the same places and are as far apart, if the items have the same sizes.
    func breaks(like other: FlowMetrics) -> Bool {
        guard width == other.width, interItemSpacing == other.interItemSpacing,
            lineSpacing == other.lineSpacing
        else { return false }
        switch (source, other.source) {
        case (.measured(let left), .measured(let right)): return left == right
        case (.ragged, .ragged): return true
        default: return false
        }
    }
}

/// The thin elements between rows, at their lower edges.
struct SeparatorMetrics {
    let thickness: Double
    let leading: Double
    let trailing: Double
    let rowsWithout: Int

    init(_ separator: ListSeparator, log: inout ProblemLog) {
        thickness = log.length(separator.thickness, .separator)
        leading = log.length(separator.leading, .separator)
        trailing = log.length(separator.trailing, .separator)
        rowsWithout = separator.rowsWithout
    }
}

extension ItemSize.LineHeight {
    fileprivate func height(for width: Double, log: inout ProblemLog) -> Double {
        switch self {
        case .fixed(let height):
            return log.length(height, .height)
        case .aspectRatio(let ratio):
            guard ratio > 0, ratio.isFinite, (width / ratio).isLength else {
                log.report(.ratio(.aspectRatio, "\(ratio)"))
                return 0
            }
            return width / ratio
        }
    }
}
