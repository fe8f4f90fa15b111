/// Solves a flow body: lines that wrap at the column's width.
enum FlowSolver {
    /// The lines of a body that has no closed form, in O(count).
    static func breakLines(
        of flow: FlowMetrics, count: Int, section: Int, measure: Measure?, scratch: LineScratch,
        log: inout ProblemLog
    ) -> LineTable {
        var builder = LineTableBuilder(flow)
        feed(
            0..<count, of: flow, section: section, measure: measure, to: &builder,
            scratch: scratch, log: &log)
        return builder.finish(count: count)
    }

    /// Asks for the sizes of some items and breaks them into lines.
    static func feed(
        _ items: Range<Int>, of flow: FlowMetrics, section: Int, measure: Measure?,
        to builder: inout LineTableBuilder, scratch: LineScratch, log: inout ProblemLog
    ) {
        let chunk = LineScratch.capacity
        for first in stride(from: items.lowerBound, to: items.upperBound, by: chunk) {
            let range = first..<min(items.upperBound, first + chunk)
            let part = UnsafeMutableBufferPointer(rebasing: scratch.sizes[0..<range.count])
            flow.source.fill(part, items: range, section: section, measure: measure)
            builder.append(part, first: first, scratch: scratch, log: &log)
        }
    }
}

extension SizeSource {
    /// Writes the sizes of a range of items, as the source gives them.
    func fill(
        _ sizes: UnsafeMutableBufferPointer<Size>, items: Range<Int>, section: Int,
        measure: Measure?
    ) {
        switch self {
        case .uniform(let lines):
            sizes.initialize(repeating: lines.size)
        case .measured(let measured):
            for (offset, item) in items.enumerated() {
                let height = measured.height(of: item, section: section, measure: measure)
                sizes.initializeElement(
                    at: offset, to: Size(width: measured.width, height: height))
            }
        case .ragged(let ragged):
            ragged.fill(sizes, items: items)
        }
    }
}

extension MeasuredItems {
    /// The height of an item as it is answered; the estimate where nobody can, or the item has no width.
    func height(of item: Int, section: Int, measure: Measure?) -> Double {
        guard let measure, width > 0 else { return estimate }
        let request = MeasureRequest(
            kind: .item, section: section, item: item, width: width, height: nil)
        return measure(request)?.height ?? estimate
    }
}

extension RaggedItems {
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
            // These have sources of their own, without a table of lines or with one width.
            sizes.initialize(repeating: .zero)
        }
    }
}
