import Terminals

extension Panes {
    /// Gives the focus to a pane; one that had no room is shown instead of others then. False when there is no such.
    @discardableResult
    public mutating func setFocus(_ id: ID) -> Bool {
        guard panes.contains(where: { $0.id == id }) else { return false }
        focus = id
        place()
        return true
    }

    /// Gives the focus to the next pane, or to the one before; after the last comes the first.
    public mutating func moveFocus(by steps: Int = 1) {
        guard let index = panes.firstIndex(where: { $0.id == focus }) else { return }
        let count = panes.count
        setFocus(panes[((index + steps) % count + count) % count].id)
    }

    /// Who is to hear an input, and how: the mouse counts from the corner of the pane it is over, and a press there
    /// gives that pane the focus. Keys and pasted text are for the pane with the focus.
    ///
    /// Nil when it is for nobody: the mouse beside the panes, or a divider that is dragged.
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

    /// Whether the divider is being dragged.
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

    /// Moves the divider behind the pane with the focus, or behind the last but one, as far as both panes beside it keep
    /// their least sizes. Returns whether it has moved.
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
        // From now on the shares are those on the screen.
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
