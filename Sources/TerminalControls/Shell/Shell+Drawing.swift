import Terminals

extension Shell {
    /// Draws the panes, the bottom bar and the overlay.
    ///
    /// If the size of the region differs from the last `.resize`, resizes the shell first.
    public mutating func draw(into region: inout Region, at now: Duration) {
        advance(to: now)
        let size = ScreenSize(columns: region.columns, rows: region.rows)
        if size != state.size { resize(to: size) }
        drawPanes(into: &region)
        // On a screen without room for a bar, a message covers the last row of the panes.
        if state.barRows > 0 || state.hasBar && (state.isPrompting || state.message != nil) {
            let bar = max(0, region.rows - 1)..<region.rows
            let (line, coversPanes) = (statusLine, state.barRows == 0)
            region.within(columns: 0..<region.columns, rows: bar) {
                if coversPanes { $0.fill(.terminal) }
                line.draw(into: &$0, at: now)
            }
        }
        state.overlay?.draw(into: &region, at: now)
    }

    private mutating func drawPanes(into region: inout Region) {
        let area = panesArea
        if area.rows.lowerBound > 0 {
            region.within(columns: area.columns, rows: 0..<area.rows.lowerBound) {
                program.drawTitle(into: &$0, in: state)
            }
        }
        // Read the state before the closures, which would copy all of it.
        let (panes, now) = (state.panes, state.now)
        let focus = state.hasOverlay ? nil : panes.focus
        region.within(area) { region in
            panes.forEachShown { pane, area in
                let context = ShellPart<Program>.Context(isFocused: pane == focus, now: now)
                region.within(area) { Program.part(in: pane).draw(&program, &$0, context) }
            }
            for divider in panes.dividers {
                region.within(divider) { program.drawDivider(into: &$0) }
            }
        }
    }

    /// The current bottom bar: the prompt, or the program's status with the hints of the keys.
    public var statusLine: StatusLine {
        if let prompt = state.prompt {
            return StatusLine(
                title: prompt.title, field: prompt.field, message: state.message?.text,
                hints: prompt.hints(program, prompt.field.text))
        }
        var status = program.status(in: state)
        status.hints += program.keys(for: state.focus).hints
        status.message = state.message?.text ?? status.message
        // On a low screen, a message gets the whole row.
        if state.barRows == 0 { (status.title, status.parts) = ("", []) }
        return status
    }
}
