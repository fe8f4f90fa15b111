import CollectionLayouts
import CollectionViews
import Terminals

extension CollectionView {
    /// Returns a point inside the element that is drawn at a cell. The result is in points, relative to the view's
    /// upper left corner; column and row count from that corner.
    ///
    /// The point is the centre of the cell, or slightly before it, because an edge at the centre is drawn after the
    /// cell. The drawing of a gap may have moved the end of an item over the centre. Then x or y is that of the nearest
    /// point inside or outside the item. O(visible), or O(visible²) if items are not on whole cells.
    public func point(column: Int, row: Int, scale: CellScale = CellScale()) -> Point {
        let centre = scale.point(column: column, row: row)
        let point = Point(
            x: centre.x - 2 * CellScale.tolerance * scale.cell.width,
            y: centre.y - 2 * CellScale.tolerance * scale.cell.height)
        let offset = contentOffset
        let visible = arrangement.elements(in: viewport)
        let table = GapTable(visible, of: arrangement, in: viewport, scale: scale)
        guard !table.isEmpty else { return point }
        let grid = CellGrid(scale: scale, offset: offset)
        var place = Point(x: point.x + offset.x, y: point.y + offset.y)
        for element in visible where !element.isHidden {
            guard let item = element.itemIndex,
                let gaps = table.gaps(after: item, at: element.frame)
            else { continue }
            let drawn = grid.frame(of: element.frame, keeping: gaps)
            let isDrawn = drawn.columns.contains(column) && drawn.wholeRows.contains(row)
            guard isDrawn != element.frame.contains(place) else { continue }
            if isDrawn {
                place.x = min(place.x, element.frame.maxX - scale.cell.width / 64)
                place.y = min(place.y, element.frame.maxY - scale.cell.height / 64)
            } else if !drawn.columns.contains(column) {
                place.x = element.frame.maxX
            } else {
                place.y = element.frame.maxY
            }
        }
        return Point(x: place.x - offset.x, y: place.y - offset.y)
    }

    /// Returns the cells of a visible element, relative to the view's upper left corner. O(visible).
    func cells(of element: LayoutAttributes, scale: CellScale) -> Region.Frame {
        let grid = CellGrid(scale: scale, offset: contentOffset)
        let table = GapTable(
            arrangement.elements(in: viewport), of: arrangement, in: viewport, scale: scale)
        return grid.frame(
            of: element.frame,
            keeping: element.itemIndex.flatMap { table.gaps(after: $0, at: element.frame) } ?? .none
        )
    }
}
