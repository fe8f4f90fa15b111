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
        // What is covered counts neither as seen nor as content: where nothing scrolls there is no thumb.
        return Scrollbar(
            content: facts.position.contentLength - facts.coveredHeight,
            visible: facts.position.viewportLength - facts.coveredHeight,
            fraction: facts.position.fraction)
    }

    /// The last column of the content, or its last row, or the line of the frame beside it; in cells of the pane.
    private func track(along direction: Axis) -> ScreenArea {
        let (columns, rows) = (stage.columns, stage.rows)
        let back = stage.isFramed || scrollbarPlace == .beside ? 0 : 1
        if direction == .vertical {
            let column = columns.upperBound - back
            return ScreenArea(columns: column..<column + 1, rows: rows)
        }
        let row = rows.upperBound - back
        return ScreenArea(columns: columns, rows: row..<row + 1)
    }

    /// Draws the scrollbar into a region whose corner is so many columns and rows before the pane's.
    func drawScrollbar(into region: inout Region, before: Int = 0) {
        guard scrollbarPlace != .none else { return }
        let facts = facts
        let scrollbar = scrollbar(facts)
        let track = track(along: facts.scrollDirection)
        let (column, row) = (track.columns.lowerBound + before, track.rows.lowerBound + before)
        if facts.scrollDirection == .vertical {
            scrollbar.draw(into: &region, column: column, rows: row..<row + track.rows.count)
        } else {
            scrollbar.draw(into: &region, row: row, columns: column..<column + track.columns.count)
        }
    }

    /// A press on the scrollbar scrolls there, and so do drags after it; nil for what is not about it.
    func dragScrollbar(_ event: MouseEvent) -> Outcome? {
        let facts = facts
        let track = track(along: facts.scrollDirection)
        switch event.action {
        case .press:
            let isOnTrack = track.contains(column: event.column, row: event.row)
            isDraggingScrollbar = scrollbarPlace != .none && isOnTrack
        case .release: isDraggingScrollbar = false
        case .drag: break
        default: return nil
        }
        guard isDraggingScrollbar else { return nil }
        let isVertical = facts.scrollDirection == .vertical
        let cell =
            isVertical
            ? event.row - track.rows.lowerBound : event.column - track.columns.lowerBound
        let length = isVertical ? track.rows.count : track.columns.count
        let position = facts.position
        guard let fraction = scrollbar(facts).fraction(at: cell, track: length) else { return nil }
        demo.scroll(by: fraction * position.maximumOffset - position.offset)
        return self.facts.position == position ? .handled : .redraw
    }
}
