import Gallery
import Reflow

extension DemoScene {
    /// Draws the demo into the pane: the content, the frame of a simulated device, a scrollbar and panels.
    ///
    /// The upper edge of the frame shows the form of the device. A preview omits the form, because the frame of the
    /// preview shows the same text.
    func draw(into region: inout Region, isPreview: Bool = false) {
        let stage = stage
        if stage.isFramed {
            region.within(
                columns: stage.columns.lowerBound - 1..<stage.columns.upperBound + 1,
                rows: stage.rows.lowerBound - 1..<stage.rows.upperBound + 1
            ) {
                drawFrame(of: stage, isPreview: isPreview, into: &$0)
            }
        }
        region.within(columns: stage.columns, rows: stage.rows) { region in
            demo.draw(.content, into: &region)
            if let pattern = finder.pattern { region.reverse { pattern.places(in: $0) } }
        }
        if stage.isFramed || scrollbarStyle == .over { drawScrollbar(into: &region) }
        drawPanels(into: &region)
    }

    /// Draws the frame. Its upper edge names the device, and its lower edge reports the hidden parts.
    private func drawFrame(of stage: Stage, isPreview: Bool, into region: inout Region) {
        let name = held?.name
        let form = isPreview ? [] : [deviceFormText]
        let title = ([name].compactMap(\.self) + form).joined(separator: " · ")
        region.border(title: title, .dim)
        let below = Int(stage.hiddenHeight.rounded())
        let beside = Int(stage.hiddenWidth.rounded())
        let cut =
            (below > 0 ? ["\(below) pt more below"] : [])
            + (beside > 0 ? ["\(beside) pt hidden at the right"] : [])
        if !cut.isEmpty, region.columns > 6 {
            region.within(
                columns: 2..<region.columns - 2, rows: region.rows - 1..<region.rows
            ) { $0.text(" \(cut.joined(separator: " · ")) ", row: 0, .dim) }
        }
        if let row = foldRow(of: stage) {
            let (left, right) = region.features.isUnicode ? ("├", "┤") : ("+", "+")
            region.text(left, row: row + 1, column: 0, .dim)
            region.text(right, row: row + 1, column: region.columns - 1, .dim)
        }
    }

    /// Returns the row where the device's screen ends without scrolling.
    ///
    /// `nil` if the row is not visible, or if the frame's own lower edge is at this row.
    private func foldRow(of stage: Stage) -> Int? {
        let facts = demo.facts
        guard stage.hiddenHeight.rounded() > 0, facts.scrollDirection == .vertical else {
            return nil
        }
        let row = (stage.size.height - facts.position.offset) / stage.scale.cell.height
        return row >= 0 && row < Double(stage.rows.count) ? Int(row) : nil
    }
}
