extension Region {
    /// Draws an element in a frame of its own, then goes back to this one.
    ///
    /// Frame and clip are in cells of the screen; the clip only ever shrinks. Drawing that was begun
    /// here comes first, below.
    public mutating func draw<Result>(
        _ frame: Frame, clip: Clip? = nil, _ body: (inout Region) throws -> Result
    ) rethrows -> Result {
        flush()
        let outer = (self.frame, self.clip, halfFill)
        halfFill = nil
        defer {
            flushHalves()
            (self.frame, self.clip, halfFill) = outer
        }
        self.frame = frame
        if let clip { self.clip = clip.intersection(self.clip) }
        return try body(&self)
    }

    /// Draws in some columns and rows of the frame as if they were all there is.
    public mutating func within<Result>(
        columns: Range<Int>, rows: Range<Int>, _ body: (inout Region) throws -> Result
    ) rethrows -> Result {
        let area = area(columns: columns, rows: rows)
        return try draw(Frame(columns: area.columns, rows: area.rows), clip: area, body)
    }

    /// Draws in the frame less a margin of so many columns and rows on each side.
    public mutating func inset(
        columns: Int = 1, rows: Int = 1, _ body: (inout Region) throws -> Void
    ) rethrows {
        let (right, bottom) = (self.columns - columns, self.rows - rows)
        try within(
            columns: columns..<max(columns, right), rows: rows..<max(rows, bottom), body)
    }
}

extension Screen {
    /// Draws on the screen through a region of its whole size.
    public mutating func draw<Result>(
        _ body: (inout Region) throws -> Result
    ) rethrows -> Result {
        // Moved out and back in, so that the cells have one owner and are never copied.
        var taken = Screen(size: ScreenSize(columns: 0, rows: 0), features: features)
        swap(&self, &taken)
        var region = Region(taken)
        do {
            let result = try body(&region)
            self = region.finish()
            return result
        } catch {
            self = region.finish()
            throw error
        }
    }
}
