extension Region {
    /// Draws an element in a frame of its own, then goes back to this one.
    ///
    /// Frame and clip are in cells of the screen; the clip only ever shrinks. Drawing that was begun
    /// here comes first, below.
    @inlinable
    public mutating func draw<Result>(
        _ frame: Frame, clip: Clip? = nil, _ body: (inout Region) throws -> Result
    ) rethrows -> Result {
        let outer = enter(frame, clip: clip)
        defer { leave(to: outer) }
        return try body(&self)
    }

    /// Goes into a frame and tells how to come back.
    @usableFromInline
    mutating func enter(_ frame: Frame, clip: Clip?) -> Surroundings {
        flush()
        let outer = Surroundings(frame: self.frame, clip: self.clip, halfFill: halfFill)
        halfFill = nil
        self.frame = frame
        if let clip { self.clip = clip.intersection(self.clip) }
        return outer
    }

    @usableFromInline
    mutating func leave(to outer: Surroundings) {
        flushHalves()
        (frame, clip, halfFill) = (outer.frame, outer.clip, outer.halfFill)
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

/// What a region goes back to after an element in it is drawn.
@usableFromInline
struct Surroundings {
    @usableFromInline let frame: Region.Frame
    @usableFromInline let clip: Region.Clip
    @usableFromInline let halfFill: Fill?

    @usableFromInline
    init(frame: Region.Frame, clip: Region.Clip, halfFill: Fill?) {
        self.frame = frame
        self.clip = clip
        self.halfFill = halfFill
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
        var region = Region(consume taken)
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
