import Terminals

extension Panes {
    /// Moves the focus to a pane. If the pane had no room, the panes show it instead of other panes. Returns false if
    /// there is no such pane.
    @discardableResult
    public mutating func setFocus(_ id: ID) -> Bool {
        guard panes.contains(where: { $0.id == id }) else { return false }
        focus = id
        place()
        return true
    }

    /// Moves the focus by a number of panes, forward or backward. The first pane follows the last one.
    public mutating func moveFocus(by steps: Int = 1) {
        guard let index = panes.firstIndex(where: { $0.id == focus }) else { return }
        let count = panes.count
        setFocus(panes[((index + steps) % count + count) % count].id)
    }

    /// Returns the pane that receives an input, and the input for this pane.
    ///
    /// A mouse event goes to the pane under the pointer, relative to the pane's corner. A press also moves the focus to
    /// that pane. Keys and pasted text go to the pane with the focus. Returns nil for mouse events outside all panes,
    /// and while the mouse drags a divider.
    public mutating func target(of input: Input) -> (id: ID, input: Input)? {
        guard case .mouse(let event) = input else { return (focus, input) }
        if drag(event) { return nil }
        for place in shown {
            let area = area(along: place.cells)
            guard area.contains(column: event.column, row: event.row) else { continue }
            let id = panes[place.pane].id
            if event.action == .press { setFocus(id) }
            return (id, input.relative(to: area))
        }
        return nil
    }

    /// Whether the mouse is dragging a divider.
    package var isDragging: Bool { dragged != nil }

    private mutating func drag(_ event: MouseEvent) -> Bool {
        let cell = placement == .rows ? event.row : event.column
        switch event.action {
        case .press:
            dragged = dividers.firstIndex { $0.contains(column: event.column, row: event.row) }
            return dragged != nil
        case .drag:
            guard let dragged, dragged + 1 < shown.count else { return false }
            moveDivider(dragged, by: cell - shown[dragged].cells.upperBound)
            return true
        case .release:
            defer { dragged = nil }
            return dragged != nil
        default: return false
        }
    }

    /// Moves the divider after the pane with the focus, or the last divider if the last pane has the focus. Both panes
    /// at the divider keep their smallest sizes. Returns whether the divider has moved.
    @discardableResult
    public mutating func moveDivider(by cells: Int) -> Bool {
        guard let index = shown.firstIndex(where: { panes[$0.pane].id == focus }) else {
            return false
        }
        return moveDivider(min(index, shown.count - 2), by: cells)
    }

    @discardableResult
    private mutating func moveDivider(_ index: Int, by cells: Int) -> Bool {
        guard index >= 0, index + 1 < shown.count else { return false }
        let (first, second) = (shown[index], shown[index + 1])
        let most = second.cells.count - panes[second.pane].least
        let step = max(min(cells, most), panes[first.pane].least - first.cells.count)
        guard step != 0 else { return false }
        // Sets all shares to the current numbers of cells.
        for place in shown { panes[place.pane].share = Double(place.cells.count) }
        for (place, change) in [(first, step), (second, -step)] {
            panes[place.pane].share += Double(change)
            if panes[place.pane].cells != nil {
                panes[place.pane].cells = place.cells.count + change
            }
        }
        self.place()
        return true
    }
}
