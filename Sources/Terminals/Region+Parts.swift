extension Region {
    /// Draws an element in its own frame, then returns to this frame.
    ///
    /// Frame and clip are in cells of the screen. The clip is intersected with the current one, so it never grows. What
    /// was drawn here before stays below.
    @inlinable
    public mutating func draw<Result>(
        _ frame: Frame, clip: ScreenArea? = nil, _ body: (inout Region) throws -> Result
    ) rethrows -> Result {
        let outer = enter(frame, clip: clip)
        defer { leave(to: outer) }
        return try body(&self)
    }

    /// Goes into a frame and tells how to come back.
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

    /// Draws in some columns and rows of the frame, as if they were the whole frame.
    public mutating func within<Result>(
        columns: Range<Int>, rows: Range<Int>, _ body: (inout Region) throws -> Result
    ) rethrows -> Result {
        let area = frame.area(columns: columns, rows: rows)
        return try draw(Frame(columns: area.columns, rows: area.rows), clip: area, body)
    }

    /// Draws in the frame without a margin of columns and rows on each side.
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
package struct EnclosingFrame {
    let frame: Region.Frame
    let clip: ScreenArea
    let halfFill: Fill?
}

/// Many elements, one after the other: what is around them is put aside once.
extension Region {
    /// Puts aside what elements are drawn in, and draws what was begun in it, below. Each is given its frame, and a
    /// clip within the one there is.
    package mutating func beginElements() -> EnclosingFrame {
        flush()
        let outer = EnclosingFrame(frame: frame, clip: clip, halfFill: halfFill)
        halfFill = nil
        return outer
    }

    /// Draws what is left of the element.
    package mutating func endElement() {
        flushHalves()
        halfFill = nil
    }

    /// Goes back to what the elements were drawn in.
    package mutating func endElements(_ outer: EnclosingFrame) {
        (frame, clip, halfFill) = (outer.frame, outer.clip, outer.halfFill)
    }
}

extension Screen {
    /// Draws on the screen, in a region of the screen's size.
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
