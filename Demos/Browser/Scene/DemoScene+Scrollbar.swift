import Gallery
import Reflow

/// The position of a demo's scrollbar.
enum ScrollbarStyle {
    case none
    /// Over the last column of the content, or on the frame if the content has a frame.
    case over
    /// On the frame around the content.
    case beside
}

extension DemoScene {
    private func scrollbar(_ facts: DemoFacts) -> Scrollbar {
        var scrollbar = Scrollbar(
            facts.position, along: facts.scrollDirection, covered: facts.coveredHeight)
        if startsAtRight(facts) { scrollbar.fraction = 1 - scrollbar.fraction }
        return scrollbar
    }

    /// Whether the start of the content is at the right end of the scrollbar.
    private func startsAtRight(_ facts: DemoFacts) -> Bool {
        facts.isMirrored && facts.scrollDirection == .horizontal
    }

    /// Returns the cells of the scrollbar in the pane: the last column or row of the content, or the frame next to it.
    private func track(along direction: Axis, before: Int = 0) -> ScreenArea {
        let (columns, rows) = (stage.columns, stage.rows)
        let back = stage.isFramed || scrollbarStyle == .beside ? 0 : 1
        func moved(_ cells: Range<Int>) -> Range<Int> {
            cells.lowerBound + before..<cells.upperBound + before
        }
        let (column, row) = (columns.upperBound - back, rows.upperBound - back)
        return direction == .vertical
            ? ScreenArea(columns: moved(column..<column + 1), rows: moved(rows))
            : ScreenArea(columns: moved(columns), rows: moved(row..<row + 1))
    }

    /// Draws the scrollbar into a region that begins `before` columns and rows before the pane.
    func drawScrollbar(into region: inout Region, before: Int = 0) {
        guard scrollbarStyle != .none else { return }
        let facts = demo.facts
        let track = track(along: facts.scrollDirection, before: before)
        scrollbar(facts).draw(into: &region, in: track)
    }

    /// Scrolls after a press on the scrollbar, and after the drags that follow; `nil` for any other event.
    func dragScrollbar(_ event: MouseEvent) -> Outcome? {
        guard scrollbarStyle != .none else { return nil }
        let facts = demo.facts
        let track = track(along: facts.scrollDirection)
        return scrollbarDrag.fraction(for: event, on: scrollbar(facts), in: track).map {
            let fraction = startsAtRight(facts) ? 1 - $0 : $0
            return demo.go(to: .distance(facts.position.distance(to: fraction)))
                ? .redraw : .handled
        }
    }
}
