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

    private var code: DemoCode? { demo.code(for: panels.code.target) }

    private var codeLines: [String] { code?.lines ?? [] }

    /// The title of the code panel.
    var codeTitle: String { code?.title ?? "Code for \(panels.code.target.title)" }

    /// Scrolls the code to the current knob, or to the first one, if the code has a line for it and does not show it.
    func showKnobInCode() {
        let knobs = demo.knobs
        guard panels.open.contains(.code), let area = areaInside(.code), let code,
            let knob = currentKnob.map({ knobs[$0] }), let line = code.line(of: knob)
        else { return }
        let room = area.rows.count
        guard !(panels.code.offset..<panels.code.offset + room).contains(line) else { return }
        panels.code.offset = max(0, min(line - room / 3, code.lines.count - room))
    }

    /// Draws the code. Lines about the current knob are bold. Without code, a sentence gives the reason.
    func drawCode(into region: inout Region) {
        guard let code, !code.lines.isEmpty else {
            let reason = CodeError(entry: entry, target: panels.code.target).reason
            return region.text(wrapped: reason)
        }
        let lines = code.lines
        let first = max(0, min(panels.code.offset, lines.count - region.rows))
        let column = max(
            0, min(panels.code.column, (lines.map(\.count).max() ?? 0) - region.columns))
        // The number of items is not part of the layout.
        let knob =
            panels.open.contains(.knobs)
            ? currentKnob.map { demo.knobs[$0] }.flatMap { $0.name == "items" ? nil : $0 } : nil
        for (row, line) in lines.dropFirst(first).prefix(region.rows).enumerated() {
            let isComment = line.drop { $0 == " " }.hasPrefix("//")
            let isMarked =
                !isComment && knob.map { code.isAbout($0, line: first + row) } ?? false
            let seen = String(line.dropFirst(column))
            region.text(seen, row: row, column: 0, isMarked ? .bold : isComment ? .dim : [])
        }
    }
}
