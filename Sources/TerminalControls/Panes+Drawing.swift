import Terminals

extension Panes {
    /// Draws a part in its pane, after sending the part the pane's size. Draws nothing if the pane is left out.
    public func draw(
        _ part: inout some TerminalPart, in id: ID, into region: inout Region, at now: Duration
    ) {
        guard let area = area(of: id) else { return }
        _ = part.handle(.resize(area.size), at: now)
        region.within(area) { part.draw(into: &$0, at: now) }
    }
}
