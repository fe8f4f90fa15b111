#if Curses
    import CCurses
    import Terminals

    /// Draws screens with ncurses.
    final class CursesOutput: DeviceOutput {
        private var frame = ShownFrame(output: CursesRows())
        /// The object that answers C's questions about how a cell is drawn.
        private let folding: Folding

        init(_ folding: Folding) { self.folding = folding }

        /// Shows a screen. Only changed rows are sent. For an unchanged row, the only work is one comparison of memory.
        ///
        /// Cells outside the terminal are left out. If the terminal may support this, large repaints are sent as one
        /// synchronized update, so that no half-drawn frame is visible. A screen with a new theme is sent completely.
        func draw(_ screen: borrowing Screen, repaint: Bool) {
            let repaint = take(screen.theme) || repaint
            if repaint { frame.forget() }
            let cursor = screen.cursor
            rfl_set_cursor(
                Int32(clamping: cursor?.row ?? -1), Int32(clamping: cursor?.column ?? -1))
            let changedRows = frame.update(to: screen)
            let isLarge = changedRows * 2 > screen.size.rows
            if rfl_show(repaint, isLarge) { return }
            // The terminal has too few colour pairs for the last frames together. All pairs were assigned again, so
            // every row must be set again. If the pairs are too few even for this frame, show it with wrong colours.
            frame.setRows(of: screen)
            if !rfl_show(true, true) { rfl_show(true, true) }
        }

        /// Sets the theme of later drawing. Returns false if the theme is unchanged.
        private func take(_ theme: Theme) -> Bool {
            guard theme != folding.theme else { return false }
            folding.theme = theme
            rfl_forget_colors()
            return true
        }

        func showAgain() { rfl_show(true, true) }

        func forgetFrame() { frame.forget() }
    }

    /// A receiver that passes rows to ncurses, for its next frame.
    final class CursesRows: RowOutput {
        func set(
            _ cells: UnsafeBufferPointer<Cell>, over old: UnsafeBufferPointer<Cell>?, at row: Int
        ) {
            // `Cell` and `rfl_cell` have the same layout in memory; a test checks this.
            cells.withMemoryRebound(to: rfl_cell.self) {
                rfl_set_row(Int32(row), $0.baseAddress, $0.count)
            }
        }

        func scroll(_ scroll: RowScroll) -> Bool {
            rfl_scroll(
                Int32(scroll.rows.lowerBound), Int32(scroll.rows.upperBound),
                Int32(scroll.distance))
        }
    }
#endif
