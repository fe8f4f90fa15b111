import Gallery
import Reflow

/// The preview panel: scrolling and drawing.
extension DemoScene {
    func performInPreview(_ action: PanelAction, count: Int) -> Outcome {
        guard let preview = demo.preview else { return .ignored }
        let rows = max(1, (areaInside(.preview)?.rows.count ?? 0) - preview.headingRows)
        let (all, count) = (preview.lines.count, min(count, preview.lines.count))
        let steps: (lines: Int, columns: Int)
        switch action {
        case .step(let lines): steps = (lines * count, 0)
        case .page(let pages): steps = (Int((Double(rows) * pages).rounded()) * count, 0)
        case .jump(let edge): steps = (edge == .start ? -all : all, 0)
        case .adjust(let columns): steps = (0, columns * count)
        case .accept, .reset, .resetAll, .otherTarget: return .ignored
        }
        return panels.preview.scroll(by: steps, in: preview, rows: rows)
    }

    func drawPreview(into region: inout Region) {
        guard let preview = demo.preview else { return }
        let offset = panels.preview.offset(in: preview, rows: region.rows - preview.headingRows)
        preview.draw(into: &region, line: offset.line, column: offset.column)
    }
}
