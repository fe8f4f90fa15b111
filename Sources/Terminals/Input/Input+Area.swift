extension Input {
    /// Returns the input as seen by a part in an area: mouse positions count from the area's corner.
    public func relative(to area: ScreenArea) -> Input {
        guard case .mouse(let event) = self else { return self }
        return .mouse(event.relative(to: area))
    }
}

extension MouseEvent {
    /// Returns the event as seen by a part in an area: its cell counts from the area's corner.
    public func relative(to area: ScreenArea) -> MouseEvent {
        var event = self
        event.column -= area.columns.lowerBound
        event.row -= area.rows.lowerBound
        return event
    }
}
