import Gallery
import Reflow

extension DemoScene {
    /// Draws the demo into the pane: the content, the frame of a simulated device, and a scrollbar.
    ///
    /// What the device is stands in the upper edge of its frame. A preview stands in a frame that says so already,
    /// and has its scrollbar on the frame's edge.
    func draw(
        into region: inout Region, isPreview: Bool = false, hasScrollbar: Bool = true
    ) {
        let stage = stage
        if stage.isFramed {
            region.within(
                columns: stage.columns.lowerBound - 1..<stage.columns.upperBound + 1,
                rows: stage.rows.lowerBound - 1..<stage.rows.upperBound + 1
            ) {
                $0.border(title: isPreview ? "" : facts.form, .dim)
            }
        }
        region.within(columns: stage.columns, rows: stage.rows) { region in
            ask { $0.draw(into: &region, scale: stage.scale) }
        }
        if hasScrollbar, stage.isFramed || !isPreview {
            drawScrollbar(
                into: &region, columns: stage.columns, rows: stage.rows, isOutside: stage.isFramed)
        }
    }

    /// Draws the scrollbar along the last edge of the content, or on the frame around it.
    func drawScrollbar(
        into region: inout Region, columns: Range<Int>, rows: Range<Int>, isOutside: Bool
    ) {
        let back = isOutside ? 0 : 1
        if facts.scrollDirection == .vertical {
            scrollbar.draw(into: &region, column: columns.upperBound - back, rows: rows)
        } else {
            scrollbar.draw(into: &region, row: rows.upperBound - back, columns: columns)
        }
    }

    private var scrollbar: Scrollbar {
        let facts = facts
        // What is covered counts neither as seen nor as content: where nothing scrolls there is no thumb.
        return Scrollbar(
            content: facts.position.contentLength - facts.coveredHeight,
            visible: facts.position.viewportLength - facts.coveredHeight,
            fraction: facts.position.fraction)
    }
}
