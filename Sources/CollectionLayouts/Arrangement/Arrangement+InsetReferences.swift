extension Arrangement {
    /// Returns a column for a section with a reference of its own. The outer edges of the first and the last column with
    /// a width move to the edges of the reference's area. Edges between columns stay.
    ///
    /// An outer edge never moves over the room of the layout's own items at the sides, and never beyond the other edge
    /// of its column.
    func column(_ index: Int, by reference: InsetReference) -> Column {
        var column = ownColumns[index]
        guard reference != insetReference else { return column }
        let isFirst = index == ownColumns.firstIndex { $0.width > 0 }
        let isLast = index == ownColumns.lastIndex { $0.width > 0 }
        guard isFirst || isLast else { return column }
        let area = ownEnvironment.area(reference)
        let room = outerItems?.room ?? .zero
        var (left, right) = (column.leftEdge, column.rightEdge)
        if isFirst {
            left = room.left > 0 ? max(area.left, left) : area.left
            if !isLast { left = min(left, right) }
        }
        if isLast {
            let end = area.left + area.width
            right = max(left, room.right > 0 ? min(end, right) : end)
        }
        column.leftEdge = left
        // The difference of the edges would not be exact.
        let isWhole = isFirst && isLast && room.horizontal == 0
        column.width = isWhole ? area.width : right - left
        return column
    }
}
