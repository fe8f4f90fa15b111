import Gallery
import Reflow

/// Where the scrollbar of a demo is.
enum ScrollbarPlace {
    case none
    /// Over the last column of the content; on its frame where it has one.
    case over
    /// On the frame around it.
    case beside
}

extension DemoScene {
    private func scrollbar(_ facts: DemoFacts) -> Scrollbar {
        Scrollbar(facts.position, along: facts.scrollDirection, covered: facts.coveredHeight)
    }

    /// The last column of the content, or its last row, or the line of the frame beside it; in cells of the pane.
    private func track(along direction: Axis, before: Int = 0) -> ScreenArea {
        let (columns, rows) = (stage.columns, stage.rows)
        let back = stage.isFramed || scrollbarPlace == .beside ? 0 : 1
        func moved(_ cells: Range<Int>) -> Range<Int> {
            cells.lowerBound + before..<cells.upperBound + before
        }
        let (column, row) = (columns.upperBound - back, rows.upperBound - back)
        return direction == .vertical
            ? ScreenArea(columns: moved(column..<column + 1), rows: moved(rows))
            : ScreenArea(columns: moved(columns), rows: moved(row..<row + 1))
    }

    /// Draws the scrollbar into a region whose corner is so many columns and rows before the pane's.
    func drawScrollbar(into region: inout Region, before: Int = 0) {
        guard scrollbarPlace != .none else { return }
        let facts = demo.facts
        let track = track(along: facts.scrollDirection, before: before)
        scrollbar(facts).draw(into: &region, in: track)
    }

    /// A press on the scrollbar scrolls there, and so do drags after it; nil for what is not about it.
    func dragScrollbar(_ event: MouseEvent) -> Outcome? {
        guard scrollbarPlace != .none else { return nil }
        let facts = demo.facts
        let track = track(along: facts.scrollDirection)
        return scrollbarDrag.fraction(for: event, on: scrollbar(facts), in: track).map {
            demo.scroll(by: facts.position.distance(to: $0)) ? .redraw : .handled
        }
    }
}
