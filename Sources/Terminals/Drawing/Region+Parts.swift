extension Region {
    /// Draws an element in its own frame, and then restores the current frame.
    ///
    /// The frame and the clip are in cells of the screen. The new clip is intersected with the current clip, so the
    /// visible part never grows. The element lies on top of everything drawn before.
    @inlinable
    public mutating func draw<Result>(
        _ frame: Frame, clip: ScreenArea? = nil, _ body: (inout Region) throws -> Result
    ) rethrows -> Result {
        let outer = enter(frame, clip: clip)
        defer { leave(to: outer) }
        return try body(&self)
    }

    /// Makes a frame the current frame. Returns the drawing state to restore later.
    @usableFromInline
    mutating func enter(_ frame: Frame, clip: ScreenArea?) -> EnclosingFrame {
        let outer = beginElements()
        self.frame = frame
        if let clip { self.clip = clip.intersection(self.clip) }
        return outer
    }

    @usableFromInline
    mutating func leave(to outer: EnclosingFrame) {
        flushHalves()
        endElements(outer)
    }

    /// Draws in the given columns and rows of the frame, as if they were the whole frame.
    public mutating func within<Result>(
        columns: Range<Int>, rows: Range<Int>, _ body: (inout Region) throws -> Result
    ) rethrows -> Result {
        let area = frame.area(columns: columns, rows: rows)
        return try draw(Frame(columns: area.columns, rows: area.rows), clip: area, body)
    }

    /// Draws in an area of the frame, as if this area were the whole frame.
    public mutating func within<Result>(
        _ area: ScreenArea, _ body: (inout Region) throws -> Result
    ) rethrows -> Result {
        try within(columns: area.columns, rows: area.rows, body)
    }

    /// Draws in the frame less a margin of columns and rows on each side.
    public mutating func inset(
        columns: Int = 1, rows: Int = 1, _ body: (inout Region) throws -> Void
    ) rethrows {
        let (right, bottom) = (self.columns - columns, self.rows - rows)
        try within(
            columns: columns..<max(columns, right), rows: rows..<max(rows, bottom), body)
    }
}

/// The saved drawing state of a region, to restore after the elements inside the region were drawn.
@usableFromInline
package struct EnclosingFrame {
    let frame: Region.Frame
    let clip: ScreenArea
    let halfFill: Fill?
}

/// Functions that save the drawing state once for many elements, which are then drawn one after the other.
extension Region {
    /// Saves the drawing state, and draws the pending fill. Each element then sets its own frame and clip.
    package mutating func beginElements() -> EnclosingFrame {
        flush()
        let outer = EnclosingFrame(frame: frame, clip: clip, halfFill: halfFill)
        halfFill = nil
        return outer
    }

    /// Draws the pending fill of an element at its end.
    package mutating func endElement() {
        flushHalves()
        halfFill = nil
    }

    /// Restores the drawing state that `beginElements` has saved.
    package mutating func endElements(_ outer: EnclosingFrame) {
        (frame, clip, halfFill) = (outer.frame, outer.clip, outer.halfFill)
    }
}

extension Screen {
    /// Draws on the screen, in a region of the screen's size.
    public mutating func draw<Result>(
        _ body: (inout Region) throws -> Result
    ) rethrows -> Result {
        // Move the screen into the region and back, so that the cells always have one owner and are not copied.
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
