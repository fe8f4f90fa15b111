import CCurses
import Terminals

extension CursesTerminal {
    /// Shows a screen; rows that are as before cost a comparison of memory and send nothing.
    ///
    /// What lies outside the terminal is left out. Large repaints are sent as one synchronized update
    /// where the terminal may know them, so that no half-drawn frame is seen. A screen of another theme than the last
    /// is sent as a whole; that depends on nothing that was drawn before.
    public func draw(_ screen: borrowing Screen, repaint: Bool = false) {
        guard isAvailable else { return }
        let repaint = take(screen.theme) || repaint
        if repaint { frame.forget() }
        let cursor = screen.cursor
        rfl_set_cursor(Int32(clamping: cursor?.row ?? -1), Int32(clamping: cursor?.column ?? -1))
        let changedRows = frame.update(to: copy screen)
        let isLarge = repaint || changedRows * 2 > screen.size.rows
        if rfl_show(repaint, isLarge) { return }
        // More colours than the terminal has pairs for: they were handed out anew, so every row has to
        // say again what it looks like. A frame that has too many by itself is shown as it is.
        frame.setRows(of: screen)
        if !rfl_show(true, true) { rfl_show(true, true) }
    }

    /// Makes a theme that of what is drawn from now on; false when it was so before.
    private func take(_ theme: Theme) -> Bool {
        guard theme != folding.theme else { return false }
        folding.theme = theme
        rfl_forget_colors()
        return true
    }
}

extension CursesTerminal {
    /// Whether the system takes more output now. What lies between it and the reader's eyes is not known.
    public var isReadyForOutput: Bool { rfl_can_write() }
}

/// The rows of the next frame in ncurses.
struct CursesRows: RowOutput {
    func set(_ cells: UnsafeBufferPointer<Cell>, at row: Int) {
        // The two structs are laid out alike; a test compares them.
        cells.withMemoryRebound(to: rfl_cell.self) {
            rfl_set_row(Int32(row), $0.baseAddress, $0.count)
        }
    }

    func scroll(_ scroll: RowScroll) -> Bool {
        rfl_scroll(
            Int32(scroll.rows.lowerBound), Int32(scroll.rows.upperBound), Int32(scroll.distance))
    }
}
