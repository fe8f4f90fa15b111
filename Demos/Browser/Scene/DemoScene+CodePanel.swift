import Gallery
import Reflow

/// The code panel: scrolling and drawing.
extension DemoScene {
    func performInCode(_ action: PanelAction, count: Int) -> Outcome {
        let lines = codeLines
        let area = areaInside(.code)
        let room = max(1, area?.rows.count ?? 1)
        let count = min(count, lines.count)
        switch action {
        case .step(let rows): return panels.code.scroll(by: rows * count, of: lines.count, in: room)
        case .page(let pages):
            let rows = Int((Double(room) * pages).rounded()) * count
            return panels.code.scroll(by: rows, of: lines.count, in: room)
        case .jump(let edge):
            let rows = edge == .start ? -lines.count : lines.count
            return panels.code.scroll(by: rows, of: lines.count, in: room)
        case .adjust(let steps):
            let widest = lines.map(\.count).max() ?? 0
            let (former, most) = (panels.code.column, max(0, widest - (area?.columns.count ?? 0)))
            let columns = steps * CodePanel.columnsPerStep * count
            panels.code.column = max(0, min(former + columns, most))
            return panels.code.column == former ? .handled : .redraw
        case .otherTarget:
            panels.code.target = panels.code.target == .reflow ? .uikit : .reflow
            (panels.code.offset, panels.code.column) = (0, 0)
            return .message("code for \(panels.code.target.title)")
        case .accept, .reset, .resetAll: return .ignored
        }
    }

    private var codeLines: [String] { demo.code(for: panels.code.target)?.lines ?? [] }

    /// Draws the code. Lines about the current knob are bold. Without code, a sentence gives the reason.
    func drawCode(into region: inout Region) {
        let lines = codeLines
        guard !lines.isEmpty else {
            let reason = CodeError(entry: entry, target: panels.code.target).reason
            return region.text(wrapped: reason)
        }
        let first = max(0, min(panels.code.offset, lines.count - region.rows))
        let column = max(
            0, min(panels.code.column, (lines.map(\.count).max() ?? 0) - region.columns))
        // The number of items is not part of the layout.
        let knob =
            panels.open.contains(.knobs)
            ? currentKnob.map { entry.knobs[$0] }.flatMap { $0.name == "items" ? nil : $0 } : nil
        for (row, line) in lines.dropFirst(first).prefix(region.rows).enumerated() {
            let isComment = line.drop { $0 == " " }.hasPrefix("//")
            let isMarked = !isComment && knob.map { DemoCode.isAbout($0.name, line: line) } ?? false
            let seen = String(line.dropFirst(column))
            region.text(seen, row: row, column: 0, isMarked ? .bold : isComment ? .dim : [])
        }
    }
}
