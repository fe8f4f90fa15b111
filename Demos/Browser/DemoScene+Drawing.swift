import Gallery
import Reflow

extension DemoScene {
    /// Draws the demo into the pane: the content, the frame of a simulated device, and a scrollbar.
    ///
    /// What the device is stands in the upper edge of its frame. A preview stands in a frame that says so already.
    func draw(into region: inout Region, isPreview: Bool = false) {
        let stage = stage
        if stage.isFramed {
            region.within(
                columns: stage.columns.lowerBound - 1..<stage.columns.upperBound + 1,
                rows: stage.rows.lowerBound - 1..<stage.rows.upperBound + 1
            ) {
                $0.border(title: isPreview ? "" : demo.facts.form, .dim)
            }
        }
        region.within(columns: stage.columns, rows: stage.rows) { region in
            demo.draw(into: &region)
            if let pattern = finder.prompt.pattern { region.reverse { pattern.places(in: $0) } }
        }
        if stage.isFramed || scrollbarPlace == .over { drawScrollbar(into: &region) }
        drawPanels(into: &region)
    }
}
